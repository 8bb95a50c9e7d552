"""The program in a process with limited memory: `python -m tests.support.memory_limit MEGABYTES`.

Each line of its input is a command as JSON; each line of its output the exit code, and the command's output.
"""

from __future__ import annotations

import io
import json
import resource
import sys
from contextlib import redirect_stderr, redirect_stdout

from eighteen80.__main__ import main


def run(command: list[str]) -> tuple[int, str]:
    """Run a command and return its exit code and output."""
    output = io.StringIO()
    with redirect_stdout(output), redirect_stderr(output):
        code = main(command)
    return code, output.getvalue()


if __name__ == "__main__":
    limit = int(sys.argv[1]) << 20
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    for line in sys.stdin:
        print(json.dumps(run(json.loads(line))), flush=True)

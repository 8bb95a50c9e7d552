"""A real browser: Chromium, driven by Selenium, with windows that are phones, tablets or televisions."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import threading
from base64 import b64decode
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from html import escape
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import urlopen

import pytest

from eighteen80.web.server.page_server import PageServer
from tests.support.places import SCREENS

PATIENCE, LONG = 20, 180
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
DRIVER = shutil.which("chromedriver")
NO_BROWSER = "NO BROWSER HERE: the players' page is not tried in one; apt-get install chromium chromium-driver"
in_a_browser = pytest.mark.skipif(not (CHROMIUM and DRIVER), reason=NO_BROWSER)
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-prefers-reduced-motion",
    "--hide-scrollbars",
    # Without the browser's own tabs and address line, which are drawn again for every tab that is turned.
    "--start-fullscreen",
    # An unused list under the address is a page of its own, loaded for every window; a process is kept ready for a
    # page that never comes.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,OmniboxAimPopup,SpareRendererForSitePerProcess",
    "--process-per-site",
)


FONTS = """<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>{letters}</dir><cachedir>{cache}</cachedir>
</fontconfig>"""
"""The machine's fonts and our own letters: a browser without any shows no text."""


class Screen(NamedTuple):
    """A size, and whether it is touched."""

    width: int
    height: int
    touched: bool


PHONE, LARGER, TABLET = (Screen(*size, touched=True) for size in ((360, 740), (390, 844), (820, 1180)))
WIDE, TELEVISION = (Screen(*size, touched=False) for size in ((1600, 900), (3840, 2160)))

PREFERRED = {"light": {}, "dark": {"prefers_color_scheme": "dark"}, "contrast": {"prefers_contrast": "more"}}
"""Preferences of a device for each look."""
SMALLEST = """
const found = [];
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walk.nextNode()) {
  const node = walk.currentNode, one = node.parentElement;
  if (!node.data.trim() || !one.checkVisibility({ visibilityProperty: true }) || one.closest("title, script")) continue;
  const box = one.getBoundingClientRect();
  if (box.width <= 1 || one.closest(".skip")) continue;
  const scale = one instanceof SVGElement ? one.getScreenCTM().a : 1;
  const size = parseFloat(getComputedStyle(one).fontSize) * scale;
  const [text, chart] = document.querySelector(".tv") && innerWidth >= 1600 ? [16, 14] : [13, 11];
  const least = (one.closest(".prices, .track, .map, .curve") ? chart : text) - 0.05;
  if (size && size < least) found.push(`${size.toFixed(1)} ${node.data.trim().slice(0, 30)}`);
}
return found;
"""
"""Texts of less than 13 pixels, in drawings of less than 11; on a television of less than 16 and 14."""

SMALL_TARGETS = """
return [...document.querySelectorAll("a, button, summary")].filter((one) => {
  const box = one.getBoundingClientRect();
  return one.checkVisibility() && box.width && !one.closest(".skip") && !one.matches(".skip")
    && (box.height < 44 || box.width < 44);
}).map((one) => one.textContent);
"""
SCROLLS_SIDEWAYS = """
const { documentElement: root, body } = document;
return Math.max(root.scrollWidth, body.scrollWidth) > root.clientWidth;
"""
"""Script that returns whether the page scrolls sideways: on a phone, `innerWidth` grows with a page too wide."""
CUT = """
const found = [];
for (const text of document.querySelectorAll("svg text")) {
  if (!text.checkVisibility() || !text.textContent.trim()) continue;
  const box = text.getBoundingClientRect(), room = text.ownerSVGElement.getBoundingClientRect();
  const over = Math.max(room.left - box.left, box.right - room.right, room.top - box.top, box.bottom - room.bottom);
  if (over > 1) found.push(`${text.textContent} ${over.toFixed(1)}`);
}
return found;
"""
"""Words of drawings that do not stand in them whole."""
OUTSIDE = """
if (!document.querySelector(".tv") || innerWidth < 1600) return [];
return [...document.querySelectorAll("main .panel")].filter((one) => {
  const box = one.getBoundingClientRect();
  return one.checkVisibility() && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
}).map((one) => one.className);
"""
"""Script that returns the panels beyond the edge of a television, where no one scrolls."""
ELLIPSES = """
return [...document.querySelectorAll(".tabs span, .goods span, .stand span")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth).map((one) => one.textContent);
"""
"""Script that returns names of tabs, goods and figures that end in an ellipsis."""
BLANK = """
return [...document.querySelectorAll(":is(.track, .prices, .curve) text")]
  .filter((one) => one.ownerSVGElement.checkVisibility() && !one.checkVisibility()).map((one) => one.textContent);
"""
"""Script that returns words of drawings that are not shown with them."""
SPILLS = """
const found = [], boxes = ".inside, .card, .stand, .areas li, .goods li";
const cut = (one, edge) =>
  one !== edge && (getComputedStyle(one).overflowX !== "visible" || cut(one.parentElement, edge));
for (const one of document.querySelectorAll(":is(.inside, .card, .stand) :not(svg *)")) {
  const edge = one.parentElement.closest(boxes);
  if (!one.checkVisibility() || one.closest(".away, .stacks, thead") || cut(one.parentElement, edge)) continue;
  const box = one.getBoundingClientRect(), room = edge.getBoundingClientRect();
  const over = Math.max(box.right - room.right, room.left - box.left);
  if (box.width && over > 1) found.push(`${one.className} ${one.textContent.slice(0, 30)} ${over.toFixed(1)}`);
}
return found.slice(0, 5);
"""
"""Script that returns the parts beyond the edge of their box."""
MISFITS = f"""
const checks = {{
  small: () => {{ {SMALLEST} }}, cut: () => {{ {CUT} }}, targets: () => {{ {SMALL_TARGETS} }},
  sideways: () => {{ {SCROLLS_SIDEWAYS} }}, outside: () => {{ {OUTSIDE} }}, spills: () => {{ {SPILLS} }},
  ellipses: () => {{ {ELLIPSES} }}, blank: () => {{ {BLANK} }},
}};
const found = [];
const check = (tab) => {{
  for (const [name, findings] of Object.entries(checks)) {{
    const those = findings();
    if (those === true || those.length) found.push(`${{tab}} ${{name}}: ${{those}}`);
  }}
}};
const tabs = [...document.querySelectorAll(".tabs a")].filter((one) => one.checkVisibility());
// Noting each tab in the address is work for the whole browser.
history.replaceState = () => {{}};
for (const tab of tabs) {{ tab.click(); check(tab.dataset.to); }}
if (!tabs.length) check("");
return found;
"""
"""Script that returns what is too small, cut off or too wide, on each tab if there are tabs."""
SAME = """
const done = arguments[arguments.length - 1];
fetch(location.href).then((answer) => answer.text()).then((text) => {
  const fresh = new DOMParser().parseFromString(text, "text/html"), differ = [];
  for (const part of fresh.querySelectorAll("[data-part]")) {
    const here = document.querySelector(`[data-part="${CSS.escape(part.dataset.part)}"]`);
    if (!here || here.innerHTML !== part.innerHTML) differ.push(part.dataset.part);
  }
  done(differ);
});
"""
"""Script that returns the parts in which the page, patched move by move, differs from a fresh one."""
FORGET = "try { localStorage.clear(); } catch { /* a page that may keep nothing */ }"
CLOCK = """
(() => {
  let now = Date.now(), begun = 0;
  const waiting = new Map();
  const wait = (every) => (work, time = 0) => {
    waiting.set(begun += 1, { work, time, every, at: now + time });
    return begun;
  };
  const due = (end) => [...waiting].filter(([, one]) => one.at <= end).sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
  Date.now = () => now;
  window.setTimeout = wait(false);
  window.setInterval = wait(true);
  window.clearTimeout = window.clearInterval = (one) => waiting.delete(one);
  window.letPass = (time) => {
    const end = now + time;
    for (let [name, next] = due(end); next; [name, next] = due(end)) {
      now = next.at;
      if (next.every) next.at += next.time; else waiting.delete(name);
      next.work();
    }
    now = end;
  };
})();
"""
"""Script after which time passes on the page only by `letPass`, in milliseconds."""


class Serving:
    """A page that is really served, by a thread of its own."""

    def __init__(self, path: Path, host: str) -> None:
        self.path = path
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.server = PageServer(path, host, 0)
        asyncio.run_coroutine_threadsafe(self.server.begin(), self._loop).result(PATIENCE)

    def do(self, work: Callable[[PageServer], Any]) -> Any:
        """Something that the banker does."""

        async def run() -> Any:
            return work(self.server)

        return asyncio.run_coroutine_threadsafe(run(), self._loop).result(PATIENCE)

    def end(self) -> None:
        """Take leave."""
        asyncio.run_coroutine_threadsafe(self.server.end(), self._loop).result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()


@contextmanager
def serve_record(path: Path, host: str) -> Iterator[Serving]:
    """Serve a record while this lasts."""
    served = Serving(path, host)
    try:
        yield served
    finally:
        served.end()


class Browser:
    """One Chromium with several devices: each has cookies, a size and a window of its own."""

    def __init__(self, profile: Path) -> None:
        from selenium.webdriver import Chrome, ChromeOptions
        from selenium.webdriver.chrome.service import Service

        options = ChromeOptions()
        options.binary_location = str(CHROMIUM)
        for flag in (*FLAGS, f"--user-data-dir={profile}"):
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        options.add_experimental_option("perfLoggingPrefs", {"enablePage": False})
        fonts = profile / "fonts.conf"
        fonts.write_text(FONTS.format(letters=escape(str(SCREENS / "letters")), cache=escape(str(profile / "fonts"))))
        service = Service(str(DRIVER), env={**os.environ, "FONTCONFIG_FILE": str(fonts)})
        self.driver = Chrome(options=options, service=service)
        # A whole game is more than a page that is looked at: what looks it through takes its time.
        self.driver.set_script_timeout(LONG)
        self._first = self.driver.current_window_handle
        self._others: list[str] = []

    def close(self) -> None:
        """Close it."""
        self.driver.quit()

    def device(self, screen: Screen, **heads: str) -> str:
        """Take a new device in hand, and return the name of its window."""
        context = self._order("Target.createBrowserContext")["browserContextId"]
        self._others.append(context)
        window: str = self._order("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        self.driver.switch_to.window(window)
        self.resize(screen)
        self.send_heads(**heads)
        return window

    def take_device(self, screen: Screen) -> None:
        """Take the first device in hand, which has forgotten everything: a new one takes longer than a page."""
        self.put_away()
        self.obey_scripts()
        # The page leaves by itself: opened from outside, the next one would be given a process of its own.
        self.run(f"{FORGET} location.replace('about:blank')")
        self.wait_until("return location.href === 'about:blank'")
        self.cdp("Network.clearBrowserCookies")
        self.prefer()
        self.resize(screen)
        self.send_heads()
        self.console()
        self.new_requests()

    def obey_scripts(self, *, obey: bool = True) -> None:
        """Run the scripts of pages from now on, or none of them."""
        self.cdp("Emulation.setScriptExecutionDisabled", value=not obey)

    def send_heads(self, **heads: str) -> None:
        """Send these with every request from now on."""
        self.cdp("Network.enable")
        self.cdp(
            "Network.setExtraHTTPHeaders", headers={name.replace("_", "-"): value for name, value in heads.items()}
        )

    def put_away(self) -> None:
        """Close every device but the first."""
        for context in self._others:
            self._order("Target.disposeBrowserContext", browserContextId=context)
        self._others.clear()
        self.driver.switch_to.window(self._first)

    def _order(self, order: str, **values: Any) -> Any:
        """Give an order to the browser as a whole: those of the driver reach only the page in sight."""
        from websocket import create_connection

        place = self.driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
        with urlopen(f"http://{place}/json/version") as answer:
            address = json.load(answer)["webSocketDebuggerUrl"]
        with closing(create_connection(address, timeout=PATIENCE, suppress_origin=True)) as line:
            line.send(json.dumps({"id": 1, "method": order, "params": values}))
            return json.loads(line.recv())["result"]

    def cdp(self, order: str, **values: Any) -> Any:
        """An order of the browser's own language."""
        return self.driver.execute_cdp_cmd(order, values)

    def resize(self, screen: Screen) -> None:
        """Be as large as that, and touched or not."""
        size = {"width": screen.width, "height": screen.height, "deviceScaleFactor": 1, "mobile": screen.touched}
        self.cdp("Emulation.setDeviceMetricsOverride", **size)
        self.cdp("Emulation.setTouchEmulationEnabled", enabled=screen.touched)

    def prefer(self, **features: str) -> None:
        """Have a device that prefers dark, or more contrast."""
        media = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.cdp("Emulation.setEmulatedMedia", media="", features=media)

    def look_at(self, window: str) -> None:
        """Take this device in hand."""
        self.driver.switch_to.window(window)

    def open(self, address: str) -> None:
        """Go to an address."""
        self.driver.get(address)

    def run(self, script: str, *values: Any) -> Any:
        """Run a script in the page and return its result."""
        return self.driver.execute_script(script, *values)

    def wait_until(self, script: str, *values: Any) -> Any:
        """Wait until the script finds something."""
        from selenium.webdriver.support.ui import WebDriverWait

        return WebDriverWait(self.driver, PATIENCE, 0.02).until(lambda _: self.run(script, *values), script)

    def text(self, selector: str) -> str:
        """Return the text of an element."""
        found: str = self.run("return document.querySelector(arguments[0])?.innerText ?? ''", selector)
        return found

    def misfits(self, screen: Screen) -> Sequence[str]:
        """Return what is too small, cut off or too wide on a screen of that size, tab by tab."""
        self.resize(screen)
        found: Sequence[str] = self.run(MISFITS)
        return found

    def differences(self) -> Sequence[str]:
        """Return the parts that differ from a fresh page."""
        found: Sequence[str] = self.driver.execute_async_script(SAME)
        return found

    # Fingers

    def centre(self, selector: str) -> tuple[float, float]:
        """Return the centre of an element."""
        box = self.run(
            "const one = document.querySelector(arguments[0]); one.scrollIntoView({block: 'center'});"
            "const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]",
            selector,
        )
        return box[0], box[1]

    def tap(self, selector: str) -> None:
        """Touch it, and let go."""
        x, y = self.centre(selector)
        self._touch("touchStart", x, y)
        self.cdp("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def swipe(self, by: float) -> None:
        """Draw a finger across the page."""
        x, y = 180 - by / 2, 500.0
        self._touch("touchStart", x, y)
        for step in range(1, 6):
            self._touch("touchMove", x + by * step / 5, y)
        self.cdp("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def _touch(self, kind: str, x: float, y: float) -> None:
        self.cdp("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y}])

    # Messages

    def picture(self, kind: str = "png", quality: int = 100) -> bytes:
        """Take a screenshot."""
        return b64decode(self.cdp("Page.captureScreenshot", format=kind, quality=quality)["data"])

    def sheets_of_paper(self) -> int:
        """Count the sheets of the printed page."""
        return b64decode(self.cdp("Page.printToPDF", preferCSSPageSize=True)["data"]).count(b"/Type /Page\n")

    def console(self) -> Sequence[str]:
        """Return the browser's new log messages."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def new_requests(self) -> Sequence[str]:
        """Every address that was asked for since this was last asked."""
        events = (json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance"))
        return [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]

    def complaints(self, *only: str) -> Sequence[str]:
        """Return serious and critical findings of axe in the page now, by all of its rules or by some of them.

        A rule on which axe itself stumbled has found nothing, and is a complaint too.
        """
        import axe_core_python

        if not self.run("return 'axe' in window"):
            self.run(Path(axe_core_python.__file__).with_name("axe.min.js").read_text("utf-8"))
        found = self.driver.execute_async_script(
            "const [only, done] = arguments, some = only.length ? { runOnly: only } : {};"
            "axe.run({ resultTypes: ['violations'], preload: false, ...some }).then(({ violations, incomplete }) => {"
            "  done([...violations, ...incomplete.filter((one) => one.error)]);"
            "});",
            only,
        )
        return [_complaint(each) for each in found if "error" in each or each["impact"] in ("serious", "critical")]


def _complaint(found: Mapping[str, Any]) -> str:
    nodes = found["nodes"]
    return f"{found['id']}: {[(node['html'][:120], node.get('failureSummary', '')[:200]) for node in nodes[:2]]}"

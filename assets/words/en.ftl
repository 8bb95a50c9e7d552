### What the program says at any table. Messages are named by the codes that the program hands out.

## Refused: what is added to the sentence of the refusal

refusal-source = Rulebook { $chapter }, “{ $heading }”: page { $en } (German edition { $de }).
refusal-page = Rulebook, “{ $heading }”, page { $page }.
refusal-expected = You can type: { $words }
refusal-choices = Choose from: { $choices }
refusal-lines = Choose from:
refusal-row = Line { $number }:
refusal-instead = Allowed: { $line }
refusal-proposed = Add a reason between the quotes: { $line }
correct-no-reason = “{ $verb }” needs a reason in quotes, at least { $letters ->
    [one] one letter
   *[other] { $letters } letters
}. The tally and every export show it.

## A line that cannot be read

unreadable-verb = “{ $word }” is not a move.
unreadable-named = { $word } … does what?
unreadable-missing = Incomplete; still missing: { $field }.
unreadable-word = “{ $word }” does not belong here.
unreadable-surplus = The line should end before “{ $word }”.
unreadable-twice = “{ $word }” cannot stand here: the line already has { $field }.
unreadable-zero = “{ $word }” counts nothing: the least is 1.
unreadable-nested = A line has at most { $most } moves inside one another.
unreadable-extent = Too long: { $words } words, { $signs } characters. A move has at most { $most_words } words, { $most_signs } characters.
unreadable-sign = The line contains a character that cannot be used here ({ $word }).
unreadable-length = The text is too long: at most { $longest } characters.
unreadable-due = It is not { $word }’s turn. To act: { $due }
turn-ended-by-itself = { $was }’s turn is already over: nothing was left to do. To end { $who }’s turn too, put the name first.
turn-of-another = { $was }’s turn is over; this would be { $who }’s. If you mean that, put the name first.
turn-of-another-round = { $was }’s “{ $line }” was the last one needed. Another one would be { $who }’s, in what comes next: if you mean that, put the name first.
unreadable-several = “{ $word }” starts another move: put “;” before it.
unreadable-colon = “{ $word }” could also be a move: put “:” after the name.
ambiguous-word = “{ $word }” could mean several things.
ambiguous-move = This could mean several moves.
said-question = “{ $said }” may be a question. A move has the name first.
said-several = This may mean several things.
said-untrue = “{ $said }” does not fit.
said-near = “{ $said }” is not a word that is known here.
said-chatter = “{ $said }” is not a move.

## What stands in a line, where the words themselves are too many to list

label-AMOUNT = a sum
label-KIND = what it is about
label-TEXT = a text
label-REASON = a reason in quotes
label-MOVE = a move

## A record: its lines and its header

record-trouble = Line { $line } of the file is not valid: { $reason } All lines before it are. The line: “{ $text }”
record-damaged = Line { $line } of the file is not valid: { $reason } Nothing can be added to this record. The line: “{ $text }”
record-torn = The last line was incomplete and has been dropped: “{ $text }”
record-not-one = This is not a game record: it starts with “{ $word }”.
record-empty = The file is empty: it holds no game.
record-binary = This is not a game record: it is not text in UTF-8.
record-unreadable = { $word } cannot be read: { $reason }.
record-large = The file is too large for a record (limit { $limit } bytes).
record-game = The record is of an unknown game: { $word }.
record-header = Line { $line } of the header is not valid: “{ $word }”.
record-header-line = Line { $line } of the header is not valid: { $reason }
record-head = The header does not fit { $game }: { $reason }
record-header-lacks = The header has no “{ $word }”.
record-header-torn = The header is incomplete: the closing line “--” is missing.
record-line-long = The line is too long: { $length } characters, limit { $limit }.
record-character = The line contains a character that a record cannot hold ({ $word }).
record-encoding = The line is not text in UTF-8: save the file in that encoding.
record-time = A line starts with the time of day; “{ $word }” is not one.
record-columns = A line is a time, a name and a move, with two spaces between them: “{ $word }”.
record-facts = The move leads to “{ $expected }”, but the record says “{ $written }”.
record-checkpoint = The count at the end of the round is “{ $expected }”, but the record says “{ $written }”.
record-actor = This is { $due }’s move, not { $actor }’s.
record-unread = The record could not read this move back from “{ $line }”: { $reason }
record-misread = The record would read “{ $line }” as “{ $meant }”, which is a different move.
record-name-empty = A name is missing.
record-name-long = The name “{ $word }” is too long: at most { $limit } characters.
record-name-sign = The name “{ $word }” contains “{ $sign }”, which is not allowed.
record-name-twice = “{ $word }” and “{ $other }” are too alike: change one of the names.
record-format-newer = The record has format { $written }, this program knows format { $ours }: you can read it but not continue it.
record-rules-newer = The record uses rules version { $written }, this program has version { $ours }: you can read it but not continue it.
record-rules-older = The record uses rules version { $written }; this program has version { $ours }.
record-revised = Changed in version { $version }: { $change }{ $keep ->
    [none] {""}
   *[other] {" "}This record keeps the old rule ({ $keep }).
}

## A record: its file

record-exists = { $path } already exists and is unchanged.
record-held =
    Another program is writing this record{ $process ->
        [none] { "" }
       *[other] { " " }(process { $process } on { $computer }, since { $since })
    }; until it stops, you can only read it.
record-crashed = The program that last wrote this record did not close it (process { $process } on { $computer }, { $since }). No accepted move is lost.
record-elsewhere = This record was opened on { $computer } (process { $process }, since { $since }) and not closed there. If it is still open, close it there before you continue.
record-no-lock = The record cannot be locked for writing: { $reason }.
record-read-only = The file is read-only: { $reason }.
record-disk = Could not write to the disk: { $reason }. Nothing has changed.
record-no-folder = The folder of { $path } is gone. Nothing was written.
record-gone = { $path } no longer exists. Nothing was written.
record-changed = Another program has changed { $path }. Nothing was written.
record-rescued = The game continues in { $path }. { $number ->
    [0] No line was left out.
    [one] One line was left out: line { $line } of { $file }.
   *[other] { $number } lines were left out: { $file } from line { $line } on.
}
rescue-room = { $reason } There is room in { $folder }.
record-parted = { $file }, in the same folder, is the same game up to line { $line }. After that, { $theirs ->
    [none] it ends
   *[other] it has “{ $theirs }”
}; this record { $ours ->
    [none] ends
   *[other] has “{ $ours }”
}. A synchronised folder makes such a copy when two programs write at once. Nothing in it counts here.
copy-away = The folder for the copy is missing: { $folder }. Play continues; the copy is completed when the folder is back.
copy-fails = The copy in { $folder } cannot be written: { $reason }. Play continues; the copy is completed as soon as it can be.
copy-whole = The copy is complete again: { $path }
copy-same = { $folder } holds the record itself: choose another folder for the copy.
copy-parted = { $path } is another game, or differs from line { $line } on; it is unchanged. The copy is called { $file }.
record-closed = The record is closed.
output-lost = What this command prints cannot be written: { $reason }. What it has done is done.
python-old = eighteen80 needs Python { $oldest } or later; this is Python { $found }.
fault = The program itself is at fault and has stopped: { $what } ({ $place })
fault-record = { $file } is sealed and sound: it holds { $moves ->
    [one] the one move
   *[other] all { $moves } moves
} that were accepted. Start again to go on.
line-fault = The program itself is at fault with this line: { $what } ({ $place }). Nothing has been entered.
adviser-died = The second process, which tries out what you type, has ended three times. From now on the table does it: a long search may hold up a key. The record is sound.
adviser-hung = The second process, which tries out what you type, no longer answered and was ended. From now on the table does it: a long search may hold up a key. The record is sound.
adviser-other = The second process, which tries out what you type, would run another program than the table: its files have changed. From now on the table does it. Leave the record and open it again, and both are the same.
view-fault = The page cannot be shown: the program itself is at fault. Tell the banker.
serve-fault = The players’ page has a fault of the program: { $what } ({ $place })
serve-failed = The players’ page has ended by a fault of the program. “serve” opens it again.
label-ENOENT = no such file
label-EISDIR = it is a folder
label-ENOTDIR = a folder in its path is a file
label-EACCES = access denied
label-EPERM = not allowed
label-EROFS = the disk is read-only
label-ENOSPC = the disk is full
label-EIO = the disk does not respond
label-ENAMETOOLONG = its name is too long
label-ELOOP = it is a link to another file
label-EINVAL = it is not an ordinary file
label-ENOLCK = this disk cannot lock files
label-ENOSYS = this disk cannot lock files
label-EDQUOT = the disk quota is used up
label-EFBIG = the file is too large for the disk
label-ESTALE = the disk has changed
label-ENODEV = the disk is not there
label-ENXIO = the disk is not there

## Changing the past

record-undo-none =
    { $moves ->
        [0] There is no move to undo.
       *[other]
            { $count ->
                [0] Nothing follows move { $moves }.
               *[other] You cannot undo { $count } of { $moves } moves.
            }
    }
record-redo-none =
    { $moves ->
        [0] There is no move to redo.
       *[other] You can redo only { $moves }, not { $count }.
    }
record-no-move = There is no move { $number }; the last is { $moves }.
record-broken = { $later ->
    [one] One later move is
   *[other] { $later } later moves are
} affected. Move { $number } would become illegal ({ $actor }: { $line }): { $reason }
repair-touches = { $later ->
    [0] No later move is affected
    [one] One later move is replayed and stays legal
   *[other] { $later } later moves are replayed and stay legal
}{ $gone ->
    [0] .
    [one] ; one is removed.
   *[other] ; { $gone } are removed.
}
repair-amend = Replace this move, or allow it by a ruling.
repair-insert = First decide what is due before it.
repair-drop = Remove this move; you then see the next one that becomes illegal.
repair-undo = End the game here: { $left ->
    [one] this move is removed.
   *[other] { $left } moves are removed, this one and all after it.
}
record-repair-none = There is no repair to undo: moves have been made or undone since. Use “amend”.
record-repairs = This record has been repaired too often ({ $limit } moves rechecked). Continue with a clean copy: eighteen80 export RECORD --to clean > COPY
record-undo = After undo type a number, turn, round, repair, or to and a number; not “{ $word }”.
record-edit = “{ $word } { $number }” needs a move after it.
record-number = “{ $word }” is not a valid number here.
record-which = “{ $word }” is not the number of a move. The log has the numbers, before the moves.
record-which-missing = Which move? After “{ $verb }” comes its number. The log has the numbers, before the moves.
record-step = “{ $word }” is not a change to the record.

## A command that was not understood

usage-form = Usage:
usage-missing = Missing: { $word }. Add --help to see the form.
usage-unknown = Not understood: { $word }. Add --help to see the form.
usage-choice = { $argument } cannot be “{ $word }”. It can be: { $known }
usage-value = { $argument } cannot be “{ $word }”.
usage-empty = { $argument } needs a value.
usage-terminal = This needs a terminal: a keyboard and a screen. Without one, use “play” to enter moves.
usage-signs = This terminal does not report UTF-8 (LANG, LC_ALL). If characters look wrong, set PYTHONUTF8=1 before you start the program.
signs-lost = Each ? may be a character that cannot be written here ({ $word }). To write it, set PYTHONUTF8=1 first.
usage-wrong = Not understood. Add --help to see the form.
usage-command-file = “{ $word }” is not a command. To open that record: eighteen80 open { $word }
usage-command =
    There is no command “{ $word }”. { $near ->
        [none] Add --help to see them all.
       *[other] Did you mean { $near }?
    }
usage-ruling = “{ $word }” is neither name=value nor one of these: { $known }
usage-names = “{ $word }” is neither name=as nor “all”.
usage-names-both = Use --names or --initials, not both.
usage-names-nobody = There is no player called { $word }.
usage-names-twice = Two players would be called { $word }.
usage-out = A picture needs a file name: --out FILE.png
usage-pane = { $game } has no pane “{ $word }” to draw. It has: { $known }
usage-only-with = { $word } works only with { $forms }.
export-png = PNG needs an extra package: pip install 'eighteen80[png]'. --to svg needs none.
work-reached = { $done } of { $number } …
export-done = Wrote { $file }.

## Commands

new-done = Created { $file }: { $game } with { $seats }.
play-stopped = Stopped at: “{ $line }”{ $moves ->
    [1] { "" }
   *[other] { " " }(move { $place } of { $moves } on the line; none was made)
}
play-due = To act: { $who }
check-sound =
    { $over ->
        [yes]
            valid, { $moves ->
                [one] 1 move
               *[other] { $moves } moves
            }, finished
       *[no]
            valid, { $moves ->
                [one] 1 move
               *[other] { $moves } moves
            }, to act: { $due }
    }
check-wrong = line { $line }: { $reason }
legal-none = No move is possible: the game is over.
legal-outside = There is no move { $number }; the last is { $last }.
tally-final = Final result:
tally-exceptions = Corrections and rulings:
tally-now = If the game ended now:
export-player = Player
export-wealth = Result
export-move = After move
export-rounds = Results at the end of each round
export-moves = Moves
export-exceptions = Corrections and rulings
evening-result = Who won, and why
evening-won = { $over ->
    [yes] { $who } wins with { $worth }
   *[no] { $who } is ahead with { $worth }
}{ $by ->
    [0] , ahead of { $second } on the tie-break.
   *[other] , { $by } more than { $second }.
}
evening-won-together = { $over ->
    [yes] { $who } win together, with { $worth } each.
   *[no] { $who } are ahead together, with { $worth } each.
}
evening-won-alone = { $who }: { $worth }
evening-difference = What made the difference: { $parts }
evening-part = { $part } { $by }
evening-round = Round
evening-close = end
axis-move = move
axis-round = round
evening-sum = Sum
evening-through = by
evening-when = { $time } · move { $move }{ $number ->
    [one] {""}
   *[other] {" "}· { $number } in all
}
evening-time = Thinking time
evening-together = total
evening-turns = turns
evening-mean = average
evening-longest = longest
evening-longest-at = { $time } · move { $move }
evening-end = at the end
evening-steps = The whole game, move by move
evening-start = Before the first move
evening-no-script = Stepping through the game needs scripts switched on; everything else is above.
picture-at = { $move ->
    [0] Before the first move
   *[other] After move { $move }
} · { $round }
evening-go-first = First position
evening-go-back = Previous move
evening-go-play = Play or pause
evening-go-on = Next move
evening-go-last = Last position
seat-label = Seat { $number }
names-left-out = Names are hidden: players are shown by seat. To show them: --names all, --names Anna=A,Bert=B or --initials.
club-title = Club statistics
club-folder = { $path } is not a folder.
club-none = There is no readable record in { $path }.
club-passed-over = Skipped { $file }: { $reason }
club-trouble = Only valid up to line { $line }.
club-twice = It is the same game as { $file }.
club-names-left-out = Names are hidden: players are shown by number. To show them: --names all, --names Anna=A,Bert=B or --initials.
player-label = Player { $number }
club-games = Games
club-players = Players, in all games
club-players-of = Players of { $game }
club-turns = The longest turns
club-game = Game
club-finished = finished
club-unfinished = not finished
club-moves = moves
club-length = time
club-winning = average winning result
club-most = highest
club-least = lowest
club-player = Player
club-played = games
club-wins = wins
club-share = win rate
club-place = average place
club-mean = average
club-time = time a game
club-pace = time a turn
club-took = time
club-date = date
club-move = move
club-line = first move

## Help

help = Moderates a board game played on a real board. The game is a text file, the record, with one move a line.
help-command = One of the commands below; COMMAND --help explains it.
help-lang = Language of messages; by default the last one used, or the system's.
help-completion = Print the completion script for bash, zsh or tcsh.
help-help = Show this help.
help-version = Show the version.
help-new = Create a record.
help-new-file = The record to create; the file must not exist yet.
help-new-seats = Players in seating order, separated by commas: Anna,Bert,Cleo
help-new-colours = The players’ colours in seating order, with commas between: red,blue,green
help-new-rulings = The table's options: name=value, separated by commas.
help-new-edition = Edition on the table, for its colours; “first” is the first edition.
help-new-table = A name for the table.
help-new-game = The game to play; by default that of the file’s ending.
help-play = Append moves; stops at the first refusal.
help-play-file = The record.
help-play-lines = Moves; several, separated by “;”, are made together. Without any, they are read from standard input.
help-check = Replay each record by all the rules; one line a file.
help-check-files = The records.
help-check-strict = Also compare derived figures and the counts at the end of each round.
help-legal = List every legal move, one a line, as play accepts it.
help-legal-file = The record.
help-legal-at = After this move instead of now; 0 is the start.
help-legal-json = As one JSON list.
help-states = The whole table after each move, one JSON object a line.
help-states-file = The record.
help-states-last = Only after the last move.
help-score = Score a final position without a game: typed lines or JSON, from a file or standard input.
help-score-file = The file; without one, standard input.
help-score-game = The game, by its key.
help-score-json = As one JSON object.
score-none = { $game } cannot score a typed position.
score-encoding = { $word } is not UTF-8 text.
help-tally = Each player's result, final or if the game ended now.
help-tally-file = The record.
help-export = Print the game in another format.
help-export-file = The record.
help-export-to = json for programs, csv for a spreadsheet, md for people, html for the whole evening on one page, svg or png for a picture, clean for the record without undone moves, or the site on which the game can also be played.
help-export-clean = The same as --to clean.
help-export-out = Write to this new file instead of standard output.
help-export-at = svg and png: after this move instead of now; 0 is the start. Draws the map unless you name another pane.
help-export-pane = svg and png: the pane to draw, such as map or chart; by default the tally.
help-export-theme = svg and png: dark, light or contrast.
help-export-names = html, svg and png: all for real names, or a name for each: Anna=A,Bert=B. By default, seats.
help-export-initials = html, svg and png: initials instead of names.
help-club = Show statistics of all records in a folder: games, wins, averages, longest turns.
help-club-folder = The folder; subfolders are included.
help-club-to = text to read here, csv for a spreadsheet, html for a page.
help-club-out = Write to this new file instead of standard output.
help-club-names = all for real names, or a name for each: Anna=A,Bert=B. By default, numbers.
help-club-initials = Initials instead of names.
help-games = List the games: key, file ending, name.
help-import = Make a record of a game played on a site.
help-import-file = The game as JSON, as the site exports it.
help-import-out = The record to write, up to the first action that cannot be replayed.
help-import-rulings = Table options as name=value, or online: as the site plays. By default, as the game was played.
help-import-game = The game.

## At the table

table-past = This is the table after move { $number }. Return to the present first (Esc).
table-no-move = There is no move { $number }; the last is { $last }.
table-no-purse = Nothing is counted for “{ $name }” here. Choose from: { $names }

## The table's screen

pane-log = Log
pane-final = The whole game
pane-curve = Standing after each round
pane-by-round = Standing and gains, round by round
page-final = Result
final-behind = behind { $player }
final-difference = { $first } before { $second }, { $by }:
final-turning = Where it was won:
final-leads = { $first } leads from move { $leads } on, by { $by } after move { $widest }.
final-trailed = { $other } was { $behind } ahead after move { $trailed }.
evening-reasons = How it came about
pane-moves = The log
pane-map = Map
over-then = Type “tally” for the result, “look 100” for the table after move 100, “menu” for the start screen.
keys-live = Tab completes · ↑ earlier · ? help · Alt+arrows map · F2–F7 pages · F8 map or lists · undo · what if · Ctrl+P all
keys-cells = Tab completes · ↑ earlier · ? help · Alt+arrows cells · F2–F7 pages · F8 next page · undo · what if · Ctrl+P all
keys-plain = Tab completes · ↑ earlier · ? help · F2–F7 pages · F8 next page · undo · what if · Ctrl+P all
mode-past = After move { $number }{ $who ->
    [none] {""}
   *[other] {" "}({ $who }: { $line })
} · Esc back · PgUp, PgDn a move, with Shift a round
mode-branch = What if: the record does not change. Esc returns.
mode-sealed = Read only: you cannot write this record now.
notices-title = About this record
ways-on = You can: { $words }.
held-keys = Enter: continue here once it is free · Esc: start screen
command-needs = Incomplete: for example “{ $form }”.
command-reopen = Read the record again after another program has changed it.
command-rescue = Continue in a new file (a free name in the same folder, or the one you name) with every valid move.
command-serve = Show the game on the players’ phones: a code to scan, and who is connected; “serve off” stops it.
name-reopen = reopen
name-rescue = rescue
name-serve = serve
choices-title = Proposals · { $number }
choices-part = Proposals · { $first }–{ $last } of { $number }
choices-more = … and { $number } more
clock-stands = clock stopped
clock-over = { $who }: { $time } this turn, limit { $limit }:00
command-ready = { $line }

help-audit = Count what is on the table and compare it with the record.
help-audit-file = The record.
help-audit-whose = Only what belongs to these, such as a player. By default, everything.
page-table = Table
page-map = Map
page-log = Log
view-figures = The figures
view-places = The places
view-hex = Hex
view-place = Place
view-value = Value
view-markers = Markers
view-who = Who are you? Your page shows what is yours first.
view-code = This table does not know this device. The game continues; nothing is lost.
view-closed = No more devices can join. Ask the banker to let you in.
view-full = Too many devices: no more can join.
view-other = I am someone else
view-out = The banker has removed this device. Scan the code again to come back.
view-skip = To the game
view-pages = Pages
view-enlarge = Larger map
view-rulings = Rulings of the game
view-no-rulings = There are no rulings for this game.
look-own = Same as the device
look-dark = Dark
look-light = Light
look-contrast = Contrast
keys-watch = → next page · C clock · Q quit
help-now = What you can type now
help-here = What can follow “{ $line }”
about = About { $word }
ledger-of = Ledger of { $name }
rules-about = Rules: { $word }
rule-page = page { $page }
rule-pages = page { $en } of the English rulebook, { $de } of the German one
rule-none = No rule mentions “{ $word }”.
head-number = No
head-who = Who
head-line = Line
head-amount = Amount
head-balance = Balance
head-form = Form
head-example = For example
head-does = What it does
head-thing = What
head-recorded = Record
head-counted = Table
table-number = “{ $word }” is not a move number.
table-value = “{ $word }” is unknown here.
table-which = Say which.
idle-back = (You are in the present.)
form-undo = undo [3 | turn | round | repair | to 41]
form-redo = redo [3]
form-amend = amend 41 MOVE
form-insert = insert 41 MOVE
form-drop = drop 41
form-pause = pause (F9)
form-resume = resume (F9)
does-undo = Undo the last move, several moves, the turn, the round, the last repair, or everything after a move.
does-redo = Redo what was undone.
does-amend = Replace an earlier move; you first see which later moves become illegal.
does-insert = Add a forgotten move before an earlier one.
does-drop = Remove an earlier move.
does-pause = Stop the clock until the next line.
does-resume = Start the clock again.
name-help = help
name-about = about
name-rule = rule
name-ledger = ledger
name-audit = audit
name-look = look
name-back = back
name-what-if = what if
name-zoom = zoom
name-hands = hands
name-clock = clock
name-tally = tally
name-language = language
name-theme = theme
name-quit = quit
command-help = What you can type now, with examples. The same as “?”.
command-about = Explain anything that has a name.
command-rule = Explain the rule on a subject, with chapter and page.
command-ledger = Every payment in and out, with its move.
command-due = Whose move it is, and what is asked.
command-may = Which moves a player has now.
command-why = Why the last line was refused.
command-standing = What each player would have if the game ended now.
asked-due = To move
asked-standing = Who is ahead
asked-standing-now = If it ended now:
asked-may = Moves possible now
asked-why = Why “{ $line }” was refused
may-nothing = { $who } has no move now. To move: { $due }.
may-more = and { $count } more
may-be = Yes:
why-none = No line has been refused here.
command-audit = Compare the table with the record, value by value; with names after it, only theirs.
command-look = Show the table after an earlier move; PgUp and PgDn step by move, with Shift by round; Esc returns.
command-back = Return to the present.
command-what-if = Try moves without changing the record. Esc returns.
command-zoom = Enlarge the map (+), shrink it (-), or fit it to the pane.
command-hands = What to move on the real table after the last line, in large letters (Ctrl+L).
command-clock = Show or hide each player's thinking time; limit 3: warn after three minutes, limit off: never.
command-tally = Result of each player, now or at the end.
command-language = Speak English, German or Polish.
command-theme = Dark, light, or high contrast.
command-quit = Leave the table; everything is saved.

## Audit of the table

audit-begin = { $number ->
    [one] One thing to count.
   *[other] { $number } things to count.
} Enter: it agrees; a number or words: what you find; -: skip; end of input: stop.
audit-ask = { $thing }: { $amount }?
audit-number = “{ $word }” is not a number.
audit-nothing = “{ $word }” has nothing to count. Choose from: { $known }
audit-differs = { $thing }: you found { $counted }, the record says { $recorded }.
audit-sum = That makes { $number } in all; there must be { $due }.
audit-since = { $since ->
    [0] It was not counted before
   *[other] It still agreed at move { $since }
}; { $number ->
    [0] no move has changed it since.
    [one] one move has changed it since:
   *[other] { $number } moves have changed it since:
}
audit-suspect = {"    "}{ $number }  { $actor }  { $line }: { $was } → { $now }{ $fits ->
    [yes] {" "}(this one fits the difference)
   *[no] {""}
}
audit-forgotten = {"        "}“{ $what }” Forgotten on the table? Then do it there now; type nothing.
audit-mend = { $suspects ->
    [0] {""}
   *[other] If one of them was typed wrongly: amend, its number, the right line.{" "}
}{ $remedies ->
    [0] No single correction makes it agree; look where it could be.
    [one] To correct the value, with your reason:
   *[other] To correct the value, choose one of these, with your reason:
}
audit-remedy = {"    "}{ $line }
audit-why = Why does it differ ({ $thing })? The correction will give your reason. Enter: leave it open.
audit-end = { $agreed } agreed and recorded, { $differing ->
    [one] { $differing } differs
   *[other] { $differing } differ
}, { $left } not counted.
audit-title = Audit of the table
audit-page = { $page } of { $pages }
audit-asks = { $thing }: does it match the record? If not, type what you find.
audit-keys = Enter: all match · ↑↓ choose · or type what you find · - skip · Esc
audit-leave = Enter: back to the table, then ↑ for the corrections · PgUp PgDn turn pages
audit-elsewhere = An audit compares the table with the present: press Esc to return to it.
said-dark = dark
said-light = light
said-contrast = contrast
said-fit = fit
said-off = off
said-en = English
said-de = German
said-pl = Polish
name-menu = menu
command-menu = Leave this game and go to the start screen.
tally-title = Result
tally-wealth = Results at the end of each round
tally-rounds = Worth and what it rose by, round by round
tally-more = Enter: next player · Esc: back
tally-save = ↑ ↓ scroll · S saves report, moves and page · Esc back
tally-saved = Saved: { $files } (the page without names)
tally-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
head-rank = Rank
start-title = eighteen80: games at the table
start-sub = Continue a game below, start a new one, or name a file.
start-new = Start a new game
start-quit = Quit
start-file = Record file or folder, then Enter
start-record = { $table }{ $date ->
    [none] {""}
   *[other] {" "}· { $date }
}{ $place ->
    [none] {""}
   *[other] {" "}· { $place }
} · { $game } · { $seats } · { $over ->
    [yes] finished
   *[no] { $round }
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
start-language = Language: English (Enter: Deutsch)
start-keys = ↑ ↓ and Enter choose · Tab: to the line and back · Esc quits
begin-language = Language
begin-keys = Tab, Enter: next field · Enter on ▼: choices · Ctrl+S starts · Esc returns
begin-folder = The record is saved in { $folder }
value-seated = as listed
value-drawn = at random
language-name = English
begin-title = A new game of { $game }
begin-game = Game
begin-seats = Players in seating order, start player first
begin-options = Table options; the defaults follow the usual reading of the rulebook
begin-colours = Colours of the players, in that order
dye-blue = blue
dye-orange = orange
dye-green = green
dye-violet = violet
dye-ochre = ochre
dye-pink = pink
dye-grey = grey
record-colour = There is no colour { $word } left: { $left }
record-colours = More colours ({ $number }) than players ({ $players }).
begin-draw = Seating
begin-table = A name for the table
begin-edition = Colours of the edition
begin-go = Start (Ctrl+S)
begin-cancel = Back (Esc)
value-present = 2022
value-first = first
help-open = Open the banker's screen.
help-open-file = The record to continue; without it, a list of records.
help-open-copy = Folder for a copy of every line, such as a USB stick; remembered for this record until --no-copy.
help-open-no_copy = Stop keeping a copy.
help-open-theme = dark, light or contrast.
help-watch = Show a record to the players on another screen, read-only.
help-watch-file = The record.
help-watch-theme = dark, light or contrast.
help-serve = Show a record in the players' browsers, read-only.
help-serve-file = The record.
help-serve-host = The address of this machine to serve at; without it you are asked, or only this machine can connect.
help-serve-port = The port.
serve-at = Open at { $address }{ $home ->
    [yes] . Phones cannot reach this address.
   *[no] . Scan the code, or type the address.
}
serve-which = Which address of this machine?
serve-choice = { $number }  { $address }{ $home ->
    [yes] {"  "}this machine only: phones cannot reach it
   *[no] {""}
}
serve-ask = Number (1):
serve-none-such = “{ $word }” is not one of them.
serve-commands = { $who }: list devices · { $close }: let no more in · { $open }: let more in, with a new code · { $out } 2: remove device 2 · { $private }: be asked for each seat · { $let } 2: let device 2 have it · { $off }: stop
serve-after = After “{ $serve }”:
serve-ends = Ctrl+C stops it.
serve-sign = ⇄ page { $number }{ $open ->
    [yes] {""}
   *[no] , shut
}
serve-title = The players’ page
serve-then = “serve 2” opens the page at the second address.
serve-ended = The page is off.
serve-not-open = The page is off: type “serve” to choose an address.
serve-no-device = Device { $word } is not connected.
door-who = who
door-close = close
door-open = open
door-out = out
door-private = private
door-let = let
door-off = off
serve-moved = The page was at { $address }. That is not free: phones have to scan the new code.
serve-seats =
    { $private ->
        [yes] You are asked for each seat: “{ $let } 2” lets device 2 open the one it asks for.
       *[no] Anyone who is in may open any seat. “{ $order }” has you asked for each.
    }
serve-asks = Device { $number } asks for the seat of { $player }: “{ $let } { $number }” lets it.
serve-let = Device { $number } may open the seat of { $player }.
serve-closed = No more devices can join. Those connected stay.
serve-out = Device { $number } is removed. There is a new code.
serve-inside = { $number ->
    [0] No device is connected.
    [one] One device is connected:
   *[other] { $number } devices are connected:
}
serve-device = { $number }  { $kind ->
    [phone] phone
    [tablet] tablet
    [television] television
   *[computer] computer
}{ $player ->
    [none] {""}
   *[other] , { $player }
}, { $address }{ $screens ->
    [0] , away just now
   *[other] {""}
}{ $asks ->
    [none] {""}
   *[other] , asks for the seat of { $asks }
}

## A game from elsewhere: its file

import-done = { $file }: { $moves } moves, players { $seats }{ $kept ->
    [0] .
    [one] ; 1 line keeps what the site allowed against our rules or for another amount.
   *[other] ; { $kept } lines keep what the site allowed against our rules or for another amount.
}
import-kept = Action { $action }: { $line }
import-no-json = { $word } is not JSON{ $line ->
    [0] {""}
   *[other] {" "}from line { $line } on
}.
import-deep = { $word } is nested too deeply for a game ({ $limit }), in line { $line }.
import-number = { $word } contains a number that no game has: { $number }
start-demo = Look around in an example game: { $game }
opening-back = Esc: start screen
opening = Opening { $file }: replaying every move.
takes-back = { $number ->
    [one] Undoes move { $first } ({ $who }: { $line }).
   *[other] Undoes { $number } moves, from { $first } on ({ $who }: { $line }).
}
hands-title = On the table, after { $line }
hands-none = Nothing has moved yet.
effect-purse = cash
change-sum = { $who } { $was } → { $now }
change = { $who } { $what } { $was } → { $now }
change-now = { $who } { $what } { $now }
game-is-over = The game is over: type “tally” for the result.
line-next = next: { $who }
below-more = … F1: all of it
pane-rest = … { $rows } more { $rows ->
    [one] row
   *[other] rows
}{ $opened ->
    [page-down] : PgDn
    [jump] : Ctrl+O
   *[other] { "" }
}
pinned = { $key } unpins it
tabs-watch = → · C clock · Q
tabs-help = ? help
help-example = e.g. { $line }
takes-back-repair = Undoes the last repair.
choice-least = the minimum
choice-most = the maximum
choice-kind = { $kind }
line-ended = The turn of { $who } ended with “{ $line }”{ $reason ->
    [none] : nothing was left to do in it.
   *[other] : { $reason }
}
line-read-as = Read as { $player }’s move:
line-in-place = Instead of move { $number } ({ $who }: { $line }):
line-instead = Allowed: { $line } (Tab)
line-proposed = Add a reason between the quotes: { $line } (Tab)
offer-allowed = This is allowed.
offer-proposed = This is allowed once you give a reason.
line-one-way = Tab adds:
line-goes-on = Tab steps through the choices; or keep typing.
working = One moment …
line-tried = Working it out; the line is entered when that is done.
marked = ✎ { $number ->
    [one] 1 correction or ruling
   *[other] { $number } corrections and rulings
}
serve-everywhere = “{ $word }” is not an address to connect to: use this machine's own address in your network.
serve-not-here = Cannot open at { $word }: the port is in use, or this machine does not have that address.
palette-ask = Search …
palette-page = Show this page.

## A game that has no sheets of its own

audit-none = This game has nothing to audit.
import-no-site = No known site plays { $game }.
round-plain = Round { $round }
head-has = has
pane-due = On turn
pane-worth = Result if the game ended now
pane-handbook = What you can type
page-handbook = Help

## The box: figures that stand on the pieces alone

box-said = From your box: { $kind } { $piece } = { $value }
box-guess = Perhaps this one: { $kind } { $piece } = { $value }
box-differs = Your box says { $known } for { $kind } { $piece }; you typed { $value }. To correct the box: “box { $kind } { $piece } = { $value }”.
toml-unreadable = Cannot read { $file }: { $reason }. Continuing without it.
box-kind = “{ $field }” is not a kind of piece with values to learn.
box-no-table = Ignored in the box file: { $field } is not a table of pieces.
box-several = Ignored in the box file: { $field } has { $number } values, but the piece has only one.
box-no-text = Ignored in the box file: { $field } is neither text nor a number.
box-field = Ignored in the box file: { $field } “{ $value }”. { $reason }
toml-line = Ignored line { $line } of { $file }, which cannot be read: “{ $text }”
toml-lost = Cannot read { $number } lines of { $file }. The whole file is ignored.
toml-disk = Cannot write { $file }: { $reason }.
box-not-begun = The line “{ $line }” from your box was refused: { $reason }
box-form = Type a value like this: box KIND PIECE = VALUE, not “{ $word }”.
box-forget = “{ $word }” is not exactly one value of the box.
box-none = This game has no values to learn: its rulebook gives them all.
box-title = Your box
box-file = File: { $path }
box-empty = Nothing is known of this box yet. Values are learned as you play.
box-exported = { $file }: { $number ->
    [one] 1 figure
   *[other] { $number } figures
}.
box-imported = { $file }: { $number ->
    [one] 1 new figure
   *[other] { $number } new figures
}.
box-kept = { $kind } { $piece }: { $value } in the file, { $known } here. Yours is kept.
box-no-file = There is no file { $word }.
head-box-kind = kind
head-box-piece = piece
head-box-value = printed on it
head-box-known = known
head-box-all = in the box
head-box-told = in this game
name-box = box
command-box = Show the values learned from the pieces; box KIND PIECE = VALUE adds one, box forget KIND PIECE removes it.
help-box = Show the values learned from a game's pieces, or copy them to another machine.
help-box-what = show, export or import.
help-box-key = The game.
help-box-file = export: the new file, by default standard output. import: the file to add from.
help-rules = Print the rulings of a game: what is decided where its rulebook is open.
help-rules-key = The game.
help-rules-ruling = The number of one ruling, as R60.
idle-zoom = There is no map here.

## Settings

settings-value = Unknown value { $value } for { $field } in the settings file.
example-about = { $name }
example-rule = turn
look-up-none = There is nothing to know of “{ $word }”.

## What the banker says of the table

move-note = Write something into the record.
move-count = Compare what was counted on the table with the record.
move-confirm = Confirm that something is as the record has it.
move-correct = Put a value of the record right, with a reason.
move-rule = Let a move stand that the rules refuse, with the table's reason.
label-WHOSE = whose it is
label-CHANGE = a new value or a change such as +1
label-VALUE = what is there
event-noted = “{ $text }”
event-counted = { $subject } has { $amount }: that agrees.
event-confirmed = { $subject }, { $what }: { $value }, that agrees.
event-corrected = Corrected: { $what } of { $subject } { $change } ({ $reason }).
event-ruled = The table rules, against the rules: { $line } ({ $reason }).
note-nothing = A note has a text: note "…"
count-thing = { $kind } ({ $subject })
count-unknown = “{ $subject }” has no { $what } to count.
count-differs = { $subject }: { $counted } counted, the record says { $recorded } ({ $what }). The moves that could explain it: audit { $subject }
confirm-unknown = “{ $subject }” has no { $what }.
confirm-differs = { $subject }: found “{ $found }”, the record says “{ $recorded }” ({ $what }). The moves that could explain it: audit { $subject }
correct-senseless = { $what } of “{ $subject }” cannot be corrected by “{ $change }”{ $known ->
    [yes] ; an example: { $example }
   *[no] ; this program knows no value that would be taken now.
}
correct-below-nothing = { $what } of “{ $subject }” would be { $number }: less than nothing.
correct-nothing = { $what } of “{ $subject }” is already so: { $change } would change nothing.
rule-allowed = The rules allow it: type { $line }
rule-impossible = Even by a ruling it cannot be done: { $line }
rule-not = No ruling is made on this: { $line }
ruling-unknown = There is no option “{ $name }”. There are: { $names }
ruling-value = { $name } cannot be “{ $value }”. It can be: { $values }
ambiguous-turn = This may mean two things; one of them ends the turn, then { $next } is due.

## The players’ page

tab-me = Me
tab-result = Result
tab-players = Players
tab-board = Board
tab-map = Map
tab-log = Log
tab-score = Score
web-you = You
web-yours = Your turn, { $player }
web-asked = { $player }: { $asked }
web-before = { $number ->
    [one] One before you
   *[other] { $number } before you
}
web-tab-yours = ● Your turn
web-tab-before = { $number } before you
web-tab-turn = { $who } is on turn
web-tab-lost = No connection
web-lost = No word from the table
web-lost-since = Connection lost { $seconds } s ago · trying again
web-old = What you see below is as of { $time }. Much may have changed since.
web-as-of = As of { $time }.
web-try = Try now
web-reload = Reload
web-menu = Menu
web-print = Print
web-bell = Sound when it is my turn
web-who-comes = Who comes
web-acted = has acted
web-now = now
web-may = You may
web-tell = tell the banker
web-ahead = Coming to you
web-more = and { $number } more
web-of = { $has } of { $limit }
web-together = together
web-find = tap to find
web-track = { $name }: { $laid } fields, reaching { $runs }, { $points } points
web-bar = { $name }: { $points } points
result-wins = { $number ->
    [one] { $who } wins
   *[other] { $who } win
}
result-you = You win, { $player }!
result-ahead = with { $worth }, { $by } more than { $second }
result-alone = with { $worth }
result-place = You are no. { $place } with { $worth }, { $by } behind
result-why-not = Why { $who } and not you
result-why = What made the difference to { $who }
result-sum = How it adds up
result-curve = How it went
result-rest = other
result-all-the-rest = all the rest
result-led = { $who } led from { $time } on
result-within = { $part } ({ $gains })
result-gain = { $gain } { $by }
scan-title = Scan the code again
scan-ask = Ask the banker for the code: it is on the table’s screen.
scan-point = Point this device’s camera at it.
scan-seat = You sat as { $player }. Choose that seat again.
web-over = The game is over
web-lasted = { $begin } to { $end }
tab-worth = Worth
scan-asking = The banker is asked
scan-asked = You have asked for the seat of { $player }. This page opens as soon as the banker lets you.

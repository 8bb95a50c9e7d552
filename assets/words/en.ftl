### What the program says at any table. Messages are named by the codes that the program hands out.

## Refused: what is added to the sentence of the refusal

refusal-source = Rulebook { $chapter }, “{ $heading }”: page { $en } (German edition { $de }).
refusal-page = Rulebook, “{ $heading }”, page { $page }.
refusal-expected = Possible here: { $words }
refusal-choices = To choose from: { $choices }
refusal-lines = To choose from:
refusal-row = Line { $number }:
refusal-instead = Allowed would be: { $line }
refusal-proposed = With the reason between the quotes this would do: { $line }
correct-no-reason = Say why, in { $letters ->
    [one] a letter
   *[other] { $letters } letters
} at least: { $verb } takes a reason in quotes, which stands in the tally and in every export.

## A line that cannot be read

unreadable-verb = “{ $word }” is no move.
unreadable-named = { $word } … what?
unreadable-missing = The line is not finished; missing: { $field }.
unreadable-word = “{ $word }” cannot stand here.
unreadable-surplus = The line should end before “{ $word }”.
unreadable-twice = “{ $word }” cannot stand here: the line already has { $field }.
unreadable-zero = “{ $word }” counts nothing: the least is 1.
unreadable-nested = A line has at most { $most } moves inside one another.
unreadable-extent = The line has { $words } words and { $signs } signs; a move has { $most_words } and { $most_signs } at most.
unreadable-sign = The line holds a sign that cannot be typed here ({ $word }).
unreadable-length = The text is too long; { $longest } signs are the limit.
unreadable-due = It is not the turn of { $word }. Due: { $due }
turn-ended-by-itself = { $was } has nothing left to do, so that turn is over already. To end { $who }’s turn too, name it.
turn-of-another = { $was }’s turn is over; this would begin { $who }’s. If that is meant, name it.
turn-of-another-round = { $was }’s “{ $line }” was the last one needed. Another one would be { $who }’s, in what comes next: if you mean that, put the name first.
unreadable-several = “{ $word }” begins another move: put a “;” before it.
ambiguous-word = “{ $word }” may mean several things.
ambiguous-move = This may mean several moves.
said-question = “{ $said }” may be a question. A move has the name first.
said-several = This may mean:
said-near = “{ $said }” is no word of this table. This may be meant:

## What stands in a line, where the words themselves are too many to list

label-AMOUNT = a sum
label-KIND = what it is about
label-TEXT = a text
label-REASON = a reason in quotes
label-MOVE = a move

## A record: its lines and its header

record-trouble = Line { $line } of the file does not hold: { $reason } Everything before it does. The line: “{ $text }”
record-damaged = Line { $line } of the file does not hold: { $reason } So nothing can be added. The line: “{ $text }”
record-torn = The last line was torn off and has been dropped: “{ $text }”
record-not-one = This is no record of a game: it begins with “{ $word }”.
record-unreadable = { $word } cannot be read: { $reason }.
record-large = The file is larger than any record may be ({ $limit } bytes).
record-game = The record is of a game unknown here: { $word }.
record-header = Line { $line } of the header is not understood: “{ $word }”.
record-head = The header does not fit { $game }: { $reason }
record-header-lacks = The header lacks “{ $word }”.
record-header-torn = The header has no end: no line “--” follows it.
record-line-long = The line has { $length } signs; { $limit } are the limit.
record-character = The line holds a sign that no record may hold ({ $word }).
record-time = A line begins with a time of day; “{ $word }” is none.
record-columns = A line has a time, a name and a move, two spaces between: “{ $word }”.
record-facts = What follows from the move is “{ $expected }”, the record says “{ $written }”.
record-checkpoint = The count at the end of the round is “{ $expected }”, the record says “{ $written }”.
record-actor = This is a move of { $due }, not of { $actor }.
record-unread = The record could not read this move back from “{ $line }”: { $reason }
record-misread = The record would read “{ $line }” as “{ $meant }”, which is a different move.
record-name-empty = A name is empty.
record-name-long = The name “{ $word }” is too long; { $limit } signs are the limit.
record-name-sign = The name “{ $word }” holds “{ $sign }”, which a name cannot.
record-name-twice = “{ $word }” and “{ $other }” cannot be told apart.
record-format-newer = The record has form { $written }, this program knows form { $ours }: it can only be read here.
record-rules-newer = The record was kept by rules version { $written }, this program has version { $ours }: it can only be read here.
record-rules-older = The record was kept by rules version { $written }, this program has version { $ours }.
record-revised = Version { $version } has changed: { $change }{ $keep ->
    [none] {""}
   *[other] {" "}This record goes on the old way ({ $keep }).
}

## A record: its file

record-exists = { $path } exists and is left as it is.
record-held =
    Another program is writing this record{ $process ->
        [none] { "" }
       *[other] { " " }(process { $process } on { $computer }, since { $since })
    }; it can only be read now.
record-crashed = The program that last wrote this record was cut off (process { $process } on { $computer }, { $since }). Every accepted move is here.
record-elsewhere = This record was last written on { $computer } (process { $process }, since { $since }) and not given back there. If it is still open there, close it there before you go on.
record-no-lock = The record cannot be locked for writing: { $reason }.
record-read-only = The file may only be read: { $reason }.
record-disk = The disk did not take it: { $reason }. Nothing was changed.
record-no-folder = The folder of { $path } is gone. Nothing was written.
record-gone = { $path } is gone. Nothing was written.
record-changed = { $path } was changed by somebody else meanwhile. Nothing was written.
record-rescued = The game goes on in { $path }. { $number ->
    [0] No line was left behind.
    [one] One line was left behind: line { $line } of { $file }.
   *[other] { $number } lines were left behind: those of { $file } from line { $line } on.
}
rescue-room = { $reason } In { $folder } there is room.
record-parted = { $file }, beside it, is the same game up to line { $line }, where the two part: there { $theirs ->
    [none] nothing follows
   *[other] “{ $theirs }”
}, here { $ours ->
    [none] nothing follows
   *[other] “{ $ours }”
}. A synchronised folder leaves such a file where two have written. Nothing in it counts here.
copy-away = The second place is not there: { $folder }. The game goes on; as soon as it is there, the copy is made whole.
copy-fails = The second place { $folder } does not take the lines: { $reason }. The game goes on; as soon as it does, the copy is made whole.
copy-whole = The copy is whole again: { $path }
copy-same = { $folder } holds the record itself: there is no second place.
copy-parted = { $path } is another game, or went on otherwise from line { $line } on; it is left as it is. The copy is called { $file }.
record-closed = The record is closed.
output-lost = What this command prints cannot be written: { $reason }. What it has done is done.
python-old = eighteen80 needs Python { $oldest } or later; this is Python { $found }.
fault = The program itself is at fault and has stopped: { $what } ({ $place })
fault-record = { $file } is sealed and sound: it holds { $moves ->
    [one] the one move
   *[other] all { $moves } moves
} that were accepted. Start again to go on.
line-fault = The program itself is at fault with this line: { $what } ({ $place }). Nothing has been entered.
adviser-died = The process beside the table, which tries out what you type, has ended three times. From now on the table does it: a long search may hold up a key. The record is sound.
adviser-hung = The process beside the table, which tries out what you type, no longer answers and was ended. From now on the table does it: a long search may hold up a key. The record is sound.
adviser-other = The process beside the table, which tries out what you type, would run another program than the table: its files have changed meanwhile. From now on the table does it. Leave and open the record again, and both are the same.
view-fault = The page cannot be shown: the program itself is at fault. Tell the banker.
serve-fault = The players’ page has a fault of the program: { $what } ({ $place })
serve-failed = The players’ page has ended by a fault of the program. “serve” opens it again.
label-ENOENT = there is no such file
label-EISDIR = it is a folder
label-ENOTDIR = a folder in its path is a file
label-EACCES = access is denied
label-EPERM = it is not allowed
label-EROFS = the disk is read only
label-ENOSPC = the disk is full
label-EIO = the disk does not answer
label-ENAMETOOLONG = its name is too long
label-ELOOP = it only points to another file
label-EINVAL = it is no ordinary file
label-ENOLCK = this disk cannot lock files
label-ENOSYS = this disk cannot lock files
label-EDQUOT = no more room is allowed on the disk
label-EFBIG = no larger file is allowed on the disk
label-ESTALE = the disk has changed meanwhile
label-ENODEV = the disk is not there
label-ENXIO = the disk is not there

## Changing the past

record-undo-none =
    { $moves ->
        [0] There is no move to take back.
       *[other]
            { $count ->
                [0] Nothing follows move { $moves }.
               *[other] Of { $moves } moves { $count } cannot be taken back.
            }
    }
record-redo-none =
    { $moves ->
        [0] No move waits to be brought back.
       *[other] Only { $moves } can be brought back, not { $count }.
    }
record-no-move = There is no move { $number }; the last one is { $moves }.
record-broken = { $later ->
    [one] One later move is
   *[other] { $later } later moves are
} touched. Then move { $number } would no longer hold ({ $actor }: { $line }): { $reason }
repair-touches = { $later ->
    [0] No later move is touched
    [one] One later move is made again and holds
   *[other] { $later } later moves are made again and hold
}{ $gone ->
    [0] .
    [one] ; one goes.
   *[other] ; { $gone } go.
}
repair-amend = Put another move in its place, or rule that it holds.
repair-insert = First decide what is due before it.
repair-drop = Leave this move out; the next that no longer holds is shown then.
repair-undo = End the game there: { $left ->
    [one] this one move goes.
   *[other] { $left } moves go, this one and all after it.
}
record-repair-none = No repair stands at the end: moves have been made or taken back since. Amend what is wrong.
record-repairs = This record has been repaired too often ({ $limit } moves checked again). A clean copy takes repairs anew: eighteen80 export RECORD --to clean > COPY
record-undo = After undo comes a number, turn, round, repair, or to and a number; not “{ $word }”.
record-edit = “{ $word } { $number }” needs a move after it.
record-number = “{ $word }” is no number that can stand here.
record-step = “{ $word }” does not change the record.

## A command that was not understood

usage-form = Usage:
usage-missing = Missing: { $word }. Add --help to see the form.
usage-unknown = Not understood: { $word }. Add --help to see the form.
usage-choice = { $argument } cannot be “{ $word }”. It can be: { $known }
usage-value = { $argument } cannot be “{ $word }”.
usage-empty = { $argument } needs a value after it.
usage-terminal = The table needs a terminal: a keyboard and a screen. Without one, “play” takes moves.
usage-signs = This terminal does not say that it takes UTF-8 (LANG, LC_ALL): lines and signs may come out wrong. If they do, set PYTHONUTF8=1 before you start the program.
signs-lost = Each ? may stand for a sign that cannot be written here ({ $word }). Set PYTHONUTF8=1 first and it can.
usage-wrong = Not understood. Add --help to see the form.
usage-command =
    There is no command “{ $word }”. { $near ->
        [none] Add --help to see them all.
       *[other] Did you mean { $near }?
    }
usage-ruling = “{ $word }” is neither of the form name=value nor one of these: { $known }
usage-names = “{ $word }” is not of the form name=as, nor “all”.
usage-names-both = Either --names or --initials, not both.
usage-names-nobody = Nobody is called { $word } here.
usage-names-twice = Two would be called { $word }.
usage-out = A picture needs a file: --out FILE.png
usage-pane = { $game } shows no “{ $word }” that could be drawn. It shows: { $known }
usage-only-with = { $word } goes with { $forms } alone.
export-png = For png install what draws it: pip install 'eighteen80[png]'. --to svg needs nothing.
work-reached = { $done } of { $number } …
export-done = { $file } written.

## Commands

new-done = { $file } begun: { $game } with { $seats }.
play-stopped = Stopped at: “{ $line }”{ $moves ->
    [1] { "" }
   *[other] { " " }(move { $place } of the { $moves } on the line; none of them was made)
}
play-due = Due: { $who }
check-sound =
    { $over ->
        [yes]
            sound, { $moves ->
                [one] 1 move
               *[other] { $moves } moves
            }, finished
       *[no]
            sound, { $moves ->
                [one] 1 move
               *[other] { $moves } moves
            }, due: { $due }
    }
check-wrong = line { $line }: { $reason }
legal-none = Nothing is due: the game is over.
legal-outside = There is no move { $number }; the last one is { $last }.
tally-final = Final result:
tally-exceptions = Put right or ruled at the table, outside the rules:
tally-now = If the game ended now:
export-player = Player
export-wealth = Result
export-move = After move
export-rounds = Results at the end of each round
export-moves = Moves
export-exceptions = Put right or ruled at the table
evening-result = Who won, and why
evening-won = { $over ->
    [yes] { $who } wins with { $worth }
   *[no] { $who } is ahead with { $worth }
}{ $by ->
    [0] { "" } before { $second }, who has as much: the rules decide between them.
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
evening-sum = Sum
evening-through = through
evening-when = { $time } · move { $move }{ $number ->
    [one] {""}
   *[other] {" "}· { $number } in all
}
evening-time = The time each took
evening-together = together
evening-turns = turns
evening-mean = on average
evening-longest = the longest
evening-longest-at = { $time } · move { $move }
evening-end = at the end
evening-steps = The whole game, move by move
evening-start = Before the first move
evening-no-script = To step through the game, this page needs its script; everything else stands above.
picture-at = { $move ->
    [0] Before the first move
   *[other] After move { $move }
} · { $round }
evening-go-first = To the beginning
evening-go-back = One move back
evening-go-play = Play on, or stop
evening-go-on = One move on
evening-go-last = To the end
seat-label = Seat { $number }
names-left-out = No name is to be seen: players are called by their seats. --names all shows them, --names Anna=A,Bert=B or --initials shows them otherwise.
club-title = Statistics over evenings
club-folder = { $path } is no folder.
club-none = There is no record in { $path } that can be read.
club-passed-over = Passed over: { $file }: { $reason }
club-trouble = It holds up to line { $line } only.
club-twice = It is the same game as { $file }.
club-names-left-out = No name is to be seen: players are called by numbers. --names all shows them, --names Anna=A,Bert=B or --initials shows them otherwise.
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
club-winning = winning, on average
club-most = most
club-least = least
club-player = Player
club-played = games
club-wins = wins
club-share = of games
club-place = place, on average
club-mean = on average
club-time = time a game
club-pace = time a turn
club-took = time
club-date = date
club-move = move
club-line = begun with

## Help

help = Moderates a board game played on a real board. The game is a text file, the record, with one move a line.
help-command = One of the commands below; COMMAND --help explains it.
help-lang = Language of sentences; otherwise the one last chosen, or that of the system.
help-completion = Print the script by which bash, zsh or tcsh completes the words of this program.
help-help = Show this.
help-version = Show the version.
help-new = Begin a record.
help-new-file = The record to begin; no such file may exist yet.
help-new-seats = The players as they sit, with commas between: Anna,Bert,Cleo
help-new-colours = The players’ colours in seating order, with commas between: red,blue,green
help-new-rulings = The table's options: name=value, with commas between.
help-new-edition = The edition on the table, for its colours; first is the first one.
help-new-table = A name for the table.
help-new-game = The game that is played.
help-play = Append moves; stops at the first refusal.
help-play-file = The record.
help-play-lines = Moves; several with “;” between are taken as one. Without any they are read from standard input.
help-check = Replay every rule of each record; one line a file.
help-check-files = The records.
help-check-strict = Compare derived figures and the counts at the end of each round too.
help-legal = Everything that may be done, one line each, as play takes it.
help-legal-file = The record.
help-legal-at = Not now but after this move; 0 is the start.
help-legal-json = As one JSON list.
help-states = The whole table after each move, one JSON object a line.
help-states-file = The record.
help-states-last = Only after the last move.
help-score = Scores a final position without a game: typed lines or JSON, from a file or from standard input.
help-score-file = The file; without one, standard input.
help-score-game = The game, by its key.
help-score-json = In one JSON object.
score-none = { $game } scores no position that is typed.
score-encoding = { $word } is no text in UTF-8.
help-tally = Each player's result, final or if the game ended now.
help-tally-file = The record.
help-export = Print the game in another form.
help-export-file = The record.
help-export-to = json for programs, csv for a spreadsheet, md for people, html for the whole evening on one page, svg and png for a picture of it, clean for the record without what was taken back, or the site on which the game is played too.
help-export-clean = The same as --to clean.
help-export-out = Into this new file instead of standard output.
help-export-at = svg and png: not now but after this move; 0 is the start. The map, unless another pane is named.
help-export-pane = svg and png: what is drawn, such as map or chart; the tally unless told otherwise.
help-export-theme = svg and png: dark, light or contrast.
help-export-names = html, svg and png: all for the names as they are, or what each is called: Anna=A,Bert=B. Without it, seats.
help-export-initials = html, svg and png: initials in place of names.
help-club = Tell what all records of a folder come to: games, wins, means, the longest turns.
help-club-folder = The folder; records in folders within it count too.
help-club-to = text to read here, csv for a spreadsheet, html for a page.
help-club-out = Into this new file instead of standard output.
help-club-names = all for the names as they are, or what each is called: Anna=A,Bert=B. Without it, numbers.
help-club-initials = Initials in place of names.
help-games = The games that can be played here: key, ending of its records, name.
help-import = Make a record of a game that was played on a site.
help-import-file = The game as JSON, as the site gives it out.
help-import-out = The record, up to the first action that cannot be made.
help-import-rulings = Options of the table by name and value, or online: as the site plays. Left out: as the game was played.
help-import-game = The game.

## At the table

table-past = This is the table after move { $number }, only to look at. Come back first.
table-no-move = There is no move { $number }; the last one is { $last }.
table-no-purse = “{ $name }” has no money here. These have: { $names }

## The table's screen

pane-log = Log
pane-final = The whole game
pane-curve = Worth after each round
pane-by-round = Worth and what it rose by, round by round
page-final = Result
final-behind = behind { $player }
final-difference = { $first } before { $second }, { $by }:
final-turning = Where it was won:
final-leads = { $first } leads from move { $leads } on, after move { $widest } by { $by }.
final-trailed = { $other } was { $behind } ahead after move { $trailed }.
evening-reasons = How it came about
pane-moves = The log
pane-map = Map
over-then = “tally” tells who has won, “look 100” shows the table after move 100, “menu” leads to the start screen.
keys-live = Tab completes · ↑ earlier · ? help · Alt+arrows map · F2–F7 pages · F8 map or lists · undo · what if · Ctrl+P all
keys-cells = Tab completes · ↑ earlier · ? help · Alt+arrows cell by cell · F2–F7 pages · F8 next page · undo · what if · Ctrl+P all
keys-plain = Tab completes · ↑ earlier · ? help · F2–F7 pages · F8 next page · undo · what if · Ctrl+P all
mode-past = After move { $number }{ $who ->
    [none] {""}
   *[other] {" "}({ $who }: { $line })
} · Esc back · PgUp, PgDn a move, with Shift a round
mode-branch = What if: the record is untouched. Esc returns.
mode-sealed = Read only: this record cannot be written now.
notices-title = About this record
ways-on = To go on: { $words }.
held-keys = Enter: go on here, once it is free · Esc: start screen
command-needs = Not finished: for example “{ $form }”.
command-reopen = Read the record again after somebody else has changed it.
command-rescue = Go on in a new file (a free name beside this one, or the one that is named) with every move that holds.
command-serve = Show the game on the players’ phones: by a code, with a list of who is in; “serve off” ends it.
name-reopen = reopen
name-rescue = rescue
name-serve = serve
choices-title = Proposals · { $number }
choices-more = … and { $number } more
clock-stands = clock stopped
clock-over = { $who }: { $time } for this turn, agreed { $limit }:00
command-ready = { $line }

help-audit = Walk through everything on the table and compare it with the record.
help-audit-file = The record.
help-audit-whose = Only what belongs to these, such as a player. Without any, everything.
page-table = Table
page-map = Map
page-log = Log
view-figures = The figures
view-places = The places
view-hex = Hex
view-place = Place
view-value = Value
view-markers = Markers
view-who = Who are you? Your own page puts first what is yours.
view-code = This device is not known at this table. The game goes on; nothing is lost.
view-closed = The door of this table is closed. Ask the banker to open it.
view-full = There is no room for another device.
view-other = I am somebody else
view-out = The table has closed this page. Scan the code again to come back.
view-skip = To the game
view-pages = Pages
view-enlarge = Larger map
view-rulings = Rulings of the game
view-no-rulings = There are no rulings for this game.
look-own = As the device
look-dark = Dark
look-light = Light
look-contrast = Contrast
keys-watch = → next page · C clock · Q leaves
help-now = What may be typed now
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
head-amount = Sum
head-balance = Balance
head-form = Form
head-example = For example
head-does = What it does
head-thing = What
head-recorded = Record
head-counted = Table
table-number = “{ $word }” is no number of a move.
table-value = “{ $word }” is not known here.
idle-back = (This is the present.)
form-undo = undo [3 | turn | round | repair | to 41]
form-redo = redo [3]
form-amend = amend 41 MOVE
form-insert = insert 41 MOVE
form-drop = drop 41
form-pause = pause (F9)
form-resume = resume (F9)
does-undo = Take back the last move, some moves, the turn, the round, the repair just made, or all after a move.
does-redo = Make again what was taken back.
does-amend = Put another move in the place of an earlier one; what no longer holds after it is said first.
does-insert = Put a move that was forgotten before an earlier one.
does-drop = Leave out an earlier move.
does-pause = Stop the clock until the next line.
does-resume = Let the clock go on.
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
command-help = What may be typed now, with examples. The same as “?”.
command-about = What there is to know about anything that has a name.
command-rule = The rule on a subject, with its chapter and page.
command-ledger = Every sum in and out, with its move.
command-due = Whose move it is, and what is asked.
command-may = What somebody may do now.
command-why = Why the last line was refused.
asked-due = To move
asked-may = Moves possible now
asked-why = Why “{ $line }” was refused
may-nothing = { $who } has no move now. To move: { $due }.
may-more = and { $count } more
why-none = No line has been refused here.
command-audit = Compare what lies on the table with the record, pile by pile; audit Anna, Bert: only theirs.
command-look = Look at the table as it was after a move, or before the last; PgUp and PgDn go on by moves, with Shift by rounds; Esc returns.
command-back = Return to the present.
command-what-if = Try something out; the record stays as it is. Esc returns.
command-zoom = Draw the map larger (+), smaller (-), or so that it fits.
command-hands = What the hands have to do on the real table after the last line, in large letters (Ctrl+L).
command-clock = Show or hide how long each player has thought; limit 3: remark on turns over three minutes, limit off: on none.
command-tally = Result of each player, now or at the end.
command-language = Speak English, German or Polish.
command-theme = Dark, light, or high contrast.
command-quit = Leave the table; everything is in the record.

## Audit of the table

audit-begin = { $number ->
    [one] One thing is counted.
   *[other] { $number } things are counted.
} Empty line: it agrees; a number or words: what lies there; -: not counted; end of input: enough.
audit-ask = { $thing }: { $amount }?
audit-number = “{ $word }” is no number.
audit-nothing = There is nothing of “{ $word }” to count. To count: { $known }
audit-differs = { $thing }: { $counted } counted, the record says { $recorded }.
audit-sum = So counted they are { $number } in all; there must be { $due }.
audit-since = { $since ->
    [0] It has not been counted before
   *[other] At move { $since } it still agreed
}; { $number ->
    [0] no move has changed it since.
    [one] one move has changed it since:
   *[other] { $number } moves have changed it since:
}
audit-suspect = {"    "}{ $number }  { $actor }  { $line }: { $was } → { $now }{ $fits ->
    [yes] {" "}(this one fits the difference)
   *[no] {""}
}
audit-forgotten = {"        "}“{ $what }” Forgotten at the table? Then the hands do it now, and nothing is typed.
audit-mend = { $suspects ->
    [0] {""}
   *[other] If one of them was entered wrongly: amend, its number, the right line.{" "}
}{ $remedies ->
    [0] No correction alone makes it agree; look where it may lie.
    [one] To put the value itself right, with your reason:
   *[other] To put the value itself right, one of these, with your reason:
}
audit-remedy = {"    "}{ $line }
audit-why = Why does it differ ({ $thing })? The reason goes into the lines. Enter: leave it open.
audit-end = { $agreed } agreed and are in the record, { $differing ->
    [one] { $differing } differs
   *[other] { $differing } differ
}, { $left } not counted.
audit-title = Audit of the table
audit-page = { $page } of { $pages }
audit-asks = { $thing }: as the record says? Otherwise type what lies there.
audit-keys = Enter: all agrees · ↑↓ another · or what lies there · - passed over · Esc
audit-leave = Enter: back to the table, ↑ there brings the lines to type · PgUp PgDn turn
audit-elsewhere = What lies on the table is compared with the present moment: Esc leads back to it.
said-dark = dark
said-light = light
said-contrast = contrast
said-fit = fit
said-off = off
said-en = English
said-de = German
said-pl = Polish
name-menu = menu
command-menu = Leave this game for the start screen.
tally-title = Result
tally-wealth = Results at the end of each round, below each the number of its last move
tally-rounds = Worth and what it rose by, round by round
tally-more = Enter tells the next player · Esc returns
tally-save = ↑ ↓ more · S saves report, moves and page · Esc returns
tally-saved = Saved: { $files } (the page without names)
tally-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
head-rank = Rank
start-title = eighteen80: games at the table
start-sub = Go on with a game below, begin one, or name a file.
start-new = Begin a new game
start-quit = Leave
start-file = A record's file, or a folder of records, then Enter
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
start-keys = ↑ ↓ and Enter choose · Tab: to the line and back · Esc leaves
begin-language = Language
begin-keys = Tab, Enter: next field · Enter on ▼: choices · Ctrl+S begins · Esc returns
begin-folder = The record will be kept in { $folder }
value-seated = as named
value-drawn = drawn at random
language-name = English
begin-title = A new game of { $game }
begin-game = Game
begin-seats = Players as they sit, whoever begins first
begin-options = The table's options: what is not changed is as the rulebook is usually read
begin-colours = Colours of the players, in that order
dye-blue = blue
dye-orange = orange
dye-green = green
dye-violet = violet
dye-ochre = ochre
dye-pink = pink
dye-grey = grey
record-colour = There is no colour { $word } left: { $expected }
record-colours = More colours ({ $number }) than players ({ $players }).
begin-draw = Seating
begin-table = A name for the table
begin-edition = Colours of the edition
begin-go = Begin (Ctrl+S)
begin-cancel = Back (Esc)
value-present = 2022
value-first = first
help-open = Open the table: the screen at which the banker sits.
help-open-file = The record to go on with; without it, a list of those there are.
help-open-copy = The folder of a copy that gets every line too, such as a stick; kept for this record until --no-copy.
help-open-no_copy = No copy, from now on.
help-open-theme = dark, light or contrast.
help-watch = Show a record to the players on another screen; nothing can be entered there.
help-watch-file = The record.
help-watch-theme = dark, light or contrast.
help-serve = Show a record to the players in their browsers; nothing can be entered there.
help-serve-file = The record.
help-serve-host = The address of this machine at which it is seen; asked for where it is left out, or else this machine alone.
help-serve-port = The port.
serve-at = Shown at { $address }{ $home ->
    [yes] . No phone reaches this address.
   *[no] . Scan the code, or type the address.
}
serve-which = Which address of this machine shall it be?
serve-choice = { $number }  { $address }{ $home ->
    [yes] {"  "}this machine alone: no phone reaches it
   *[no] {""}
}
serve-ask = Number (1):
serve-none-such = “{ $word }” is none of them.
serve-commands = { $who }: who is in · { $close }: let nobody else in · { $open }: open the door again, by a new code · { $out } 2: show device 2 out · { $private }: be asked for each seat · { $let } 2: let device 2 have it · { $off }: end it
serve-ends = Ctrl+C ends it.
serve-sign = ⇄ page { $number }{ $open ->
    [yes] {""}
   *[no] , shut
}
serve-title = The players’ page
serve-then = “serve 2” opens the page at the second address.
serve-ended = The page is closed.
serve-not-open = The page is not open: “serve” alone asks at which address it shall be.
serve-no-device = There is no device { $word } in.
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
serve-closed = Nobody else is let in. Who is in stays.
serve-out = Device { $number } is out. There is a new code.
serve-inside = { $number ->
    [0] Nobody is in.
    [one] One device is in:
   *[other] { $number } devices are in:
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
    [one] ; 1 line keeps what was played there against our rules or for another sum.
   *[other] ; { $kept } lines keep what was played there against our rules or for another sum.
}
import-kept = Action { $action }: { $line }
import-no-json = { $word } holds no JSON{ $line ->
    [0] {""}
   *[other] {" "}from line { $line } on
}.
import-deep = { $word } is nested deeper than any game ({ $limit }), in line { $line }.
import-number = { $word } holds a number that no game has: { $number }
start-demo = Look around in a game that was played: { $game }
opening-back = Esc leads to the start screen.
opening = Opening { $file }: every move is played again.
takes-back = { $number ->
    [one] Takes back move { $first } ({ $who }: { $line }).
   *[other] Takes back { $number } moves, from { $first } on ({ $who }: { $line }).
}
hands-title = By hand, after { $line }
hands-none = Nothing has been moved yet.
effect-purse = cash
change-sum = { $who } { $was } → { $now }
change = { $who } { $what } { $was } → { $now }
change-now = { $who } { $what } { $now }
game-is-over = The game is over: “tally” tells who has won.
line-next = next: { $who }
below-more = … F1: all of it
pinned = { $key } lets it go
tabs-watch = → · C clock · Q
tabs-help = ? help
help-example = e.g. { $line }
takes-back-repair = Puts everything back as it was before the last repair.
choice-least = the least
choice-most = the most
choice-kind = { $kind }
line-ended = The turn of { $who } ended with “{ $line }”{ $reason ->
    [none] : nothing was left to do in it.
   *[other] : { $reason }
}
line-read-as = Read as { $player }’s move:
line-in-place = In the place of move { $number } ({ $who }: { $line }):
line-instead = Allowed would be: { $line } (Tab)
line-proposed = With the reason between the quotes this would do: { $line } (Tab)
offer-allowed = This would be allowed.
offer-proposed = This would be allowed as soon as its reason is said.
line-one-way = Tab adds:
line-goes-on = Tab goes through the ways to go on; or type on.
working = One moment …
line-tried = Being worked out; it is taken as soon as that is done.
marked = ✎ { $number ->
    [one] 1 correction or ruling
   *[other] { $number } corrections and rulings
}
serve-everywhere = “{ $word }” is not an address at which it can be seen: give the one that this machine has in your network.
serve-not-here = It cannot be shown at { $word }: the port is taken, or this machine does not have that address.
palette-ask = Search …
palette-page = Show this part of the table.

## A game that has no sheets of its own

audit-none = Nothing in this game is counted by an audit.
import-no-site = This program knows no site on which { $game } is played.
round-plain = Round { $round }
head-has = has
pane-due = On turn
pane-worth = Result if it ended now
pane-handbook = What can be typed
page-handbook = Help

## The box: figures that stand on the pieces alone

box-said = From your box: { $kind } { $piece } = { $value }
box-guess = It may be this one: { $kind } { $piece } = { $value }
box-differs = Your box has { $known } for { $kind } { $piece }; { $value } is played. “box { $kind } { $piece } = { $value }” corrects the box.
toml-unreadable = The file { $file } cannot be read: { $reason }. It goes on without it.
box-kind = “{ $field }” is no kind of piece whose figures are learned.
box-no-table = { $field } in the box file is no table of pieces. It is left out.
box-several = { $field } in the box file has { $number } values, but the piece can bear only one. It is left out.
box-no-text = { $field } in the box file is neither a text nor a number. It is left out.
box-field = { $field } in the box file is left out: “{ $value }”. { $reason }
toml-line = Line { $line } of { $file } cannot be read and is left out: “{ $text }”
toml-lost = { $number } lines of { $file } cannot be read. Nothing in it is used.
toml-disk = The file { $file } could not be written: { $reason }.
box-not-begun = “{ $line }” of your box was not taken: { $reason }
box-form = A figure is typed like this: box KIND PIECE = VALUE, not “{ $word }”.
box-forget = “{ $word }” does not name one figure of the box.
box-none = This game has no figures to be learned: all of them are in its rulebook.
box-title = Your box
box-file = It is kept in { $path }
box-empty = Nothing is known of this box yet. Figures are learned while a game is played.
box-exported = { $file }: { $number ->
    [one] 1 figure
   *[other] { $number } figures
}.
box-imported = { $file }: { $number ->
    [one] 1 new figure
   *[other] { $number } new figures
}.
box-kept = { $kind } { $piece }: { $value } there, { $known } here. What is here stays.
box-no-file = There is no file { $word }.
head-box-kind = kind
head-box-piece = piece
head-box-value = printed on it
head-box-known = known
head-box-all = in the box
head-box-told = in this game
name-box = box
command-box = Show what is known of the figures on the pieces; box KIND PIECE = VALUE tells one, box forget KIND PIECE takes it out.
help-box = Show what is known of the figures on a game's pieces, or carry it to another machine.
help-box-what = show, export or import.
help-box-key = The game.
help-box-file = export: the new file, standard output without it. import: the file to add from.
help-rules = Print the rulings of a game: what is decided where its rulebook is open.
help-rules-key = The game.
help-rules-ruling = The number of one ruling, as R60.
idle-zoom = There is no map here.

## Settings

settings-value = The settings file has { $value } for { $field }, which is not known here.
example-about = Anna
example-rule = turn
look-up-none = There is nothing to know of “{ $word }”.

## What the banker says of the table

move-note = Write something into the record.
move-count = Compare what was counted on the table with the record.
move-confirm = Say that something lies as the record has it.
move-correct = Put a value of the record right, with a reason.
move-rule = Let a move stand that the rules refuse, with the table's reason.
label-WHOSE = whose it is
label-CHANGE = a new value or a change such as +1
label-VALUE = what lies there
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
correct-nothing = { $what } of “{ $subject }” lies so already: { $change } would change nothing.
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
web-old = What stands below is as of { $time }. Much may have changed since.
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

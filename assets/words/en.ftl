### What the program says at any table. Messages are named by the code that the program hands out.

## Refused

refusal-source = { $chapter }, page { $en } of the English rulebook, { $de } of the German one.
refusal-expected = Possible here: { $words }
refusal-choices = Could be: { $choices }
refusal-instead = Allowed would be: { $line }

## A command that was not understood

usage-form = Usage:
usage-missing = Missing: { $word }. Add --help to see the form.
usage-unknown = Not understood: { $word }. Add --help to see the form.
usage-choice = { $argument } does not know “{ $word }”. It knows: { $known }
usage-value = { $argument } cannot take “{ $word }”.
usage-empty = { $argument } needs a value after it.
usage-wrong = The command was not understood. Add --help to see its form.
usage-command = There is no command “{ $word }”.{ $near ->
    [none] {" "}Add --help to see them all.
   *[other] {" "}Did you mean { $near }?
}
usage-option = “{ $word }” is not of the form name=value.

## A file

file-missing = { $file }: there is no such file.
file-exists = { $file }: this file exists and is left as it is.
file-unusable = { $file }: { $reason }
file-no-record = { $file }: no record of a game.
file-locked = { $file } is being written by another program; it can only be read now.
file-torn = { $file }: the last line was torn off and has been dropped.
file-damaged = { $file }: line { $number } does not hold; everything before it does.

## Commands

new-done = { $file } begun: { $game }, { $seats }.
play-line = Stopped at: { $line }
play-due = Due: { $who }
check-sound = { $moves ->
    [one] sound, 1 move
   *[other] sound, { $moves } moves
}, { $over ->
    [yes] finished
   *[no] due: { $due }
}
check-wrong = line { $number }: { $reason }
tally-final = Final wealth:
tally-now = If the game ended now:
legal-none = Nothing is due: the game is over.
at-outside = There is no move { $number }; the last one is { $last }.

## Help

help = Moderates a board game played on a real board. The game is a text file, the record: one move a line.
help-command = One of the commands below; COMMAND --help explains it.
help-lang = Language of sentences: en, de or pl. Otherwise that of your system.
help-help = Show this.
help-version = Show the version.
help-new = Begin a record.
help-new-file = The record to begin; it must not exist yet.
help-new-seats = The players as they sit, with commas between: Anna,Bert,Cleo
help-new-game = The game to be played.
help-new-table = A name for your table.
help-new-rulings = The table's options: name=value, with commas between.
help-new-edition = Which edition's colours: present or first.
help-play = Append moves; stops at the first refusal.
help-play-file = The record.
help-play-lines = Moves, several with “;” between are taken as one. Without any, they are read from the keyboard or a pipe.
help-check = Replay every rule of each record; one line a file.
help-check-files = The records.
help-check-strict = Compare derived figures and the counts at the end of each round too.
help-legal = Everything that may be done now, one line each, as play takes it.
help-legal-file = The record.
help-legal-at = Not now but after this move; 0 is the start.
help-legal-json = As one JSON list.
help-states = The whole table after each move, one JSON object a line.
help-states-file = The record.
help-states-last = Only after the last move.
help-tally = Each player's wealth, final or if the game ended now.
help-tally-file = The record.
help-export = Print the game in another form.
help-export-file = The record.
help-export-to = json for programs, csv for a spreadsheet, md for people, clean for the record without what was undone.

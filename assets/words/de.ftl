### What the program says at any table. Messages are named by the codes that the program hands out.

## Refused: what is added to the sentence of the refusal

refusal-source = Spielregel { $chapter }, „{ $heading }“: Seite { $de } (englische Ausgabe { $en }).
refusal-page = Spielregel, „{ $heading }“, Seite { $page }.
refusal-expected = Möglich ist hier: { $words }
refusal-choices = Zur Wahl: { $choices }
refusal-lines = Zur Wahl:
refusal-row = Zeile { $number }:
refusal-instead = Erlaubt: { $line }
refusal-proposed = Setze einen Grund zwischen die Anführungszeichen: { $line }
correct-no-reason = „{ $verb }“ braucht einen Grund in Anführungszeichen, mindestens { $letters ->
    [one] einen Buchstaben
   *[other] { $letters } Buchstaben
}. Abrechnung und Exporte zeigen ihn.

## A line that cannot be read

unreadable-verb = „{ $word }“ ist kein Zug.
unreadable-named = { $word } … was?
unreadable-missing = Die Zeile ist nicht fertig; es fehlt: { $field }.
unreadable-word = „{ $word }“ gehört nicht hierher.
unreadable-surplus = Vor „{ $word }“ sollte die Zeile enden.
unreadable-twice = „{ $word }“ kann hier nicht stehen, schon angegeben ist: { $field }.
unreadable-zero = „{ $word }“ zählt nichts: mindestens 1.
unreadable-nested = In einer Zeile stehen höchstens { $most } Züge ineinander.
unreadable-extent = Zu lang: { $words } Wörter, { $signs } Zeichen. Ein Zug hat höchstens { $most_words } Wörter und { $most_signs } Zeichen.
unreadable-sign = Die Zeile enthält ein Zeichen, das hier nicht geht ({ $word }).
unreadable-length = Der Text ist zu lang; höchstens { $longest } Zeichen.
unreadable-due = { $word } ist nicht am Zug. Am Zug: { $due }
turn-ended-by-itself = Der Zug von { $was } ist schon zu Ende: Es war nichts mehr zu tun. Soll auch { $who } fertig sein, setze den Namen davor.
turn-of-another = Der Zug von { $was } ist zu Ende; das wäre der von { $who }. Ist das gemeint, setze den Namen davor.
turn-of-another-round = „{ $line }“ von { $was } war das letzte, das nötig war. Noch eins wäre von { $who }, in dem, was folgt. Ist das gemeint, dann mit Namen.
unreadable-several = Mit „{ $word }“ beginnt ein weiterer Spielschritt: davor gehört ein „;“.
unreadable-colon = „{ $word }“ könnte auch ein Zug sein: hinter den Namen gehört ein „:“.
ambiguous-word = „{ $word }“ kann mehreres bedeuten.
ambiguous-move = Das kann mehrere Züge bedeuten.
said-question = „{ $said }“ kann eine Frage sein. Bei einem Zug steht der Name vorn.
said-several = Das kann mehreres bedeuten.
said-untrue = „{ $said }“ passt nicht dazu.
said-near = „{ $said }“ ist kein Wort, das hier bekannt ist.
said-chatter = „{ $said }“ ist kein Zug.

## Was in einer Zeile steht, wo es zu viele Wörter sind, um sie aufzuzählen

label-AMOUNT = ein Betrag
label-KIND = worum es geht
label-TEXT = ein Text
label-REASON = ein Grund in Anführungszeichen
label-MOVE = ein Zug

## A record: its lines and its header

record-trouble = Zeile { $line } der Datei ist ungültig: { $reason } Alle Zeilen davor gelten. Die Zeile: „{ $text }“
record-damaged = Zeile { $line } der Datei ist ungültig: { $reason } An dieses Protokoll lässt sich nichts anfügen. Die Zeile: „{ $text }“
record-torn = Die letzte Zeile war unvollständig und wurde weggelassen: „{ $text }“
record-not-one = Das ist kein Spielprotokoll: Es beginnt mit „{ $word }“.
record-empty = Die Datei ist leer: Sie enthält kein Spiel.
record-binary = Das ist kein Spielprotokoll: Es ist kein Text in UTF-8.
record-unreadable = { $word } kann nicht gelesen werden: { $reason }.
record-large = Die Datei ist größer, als ein Protokoll sein darf ({ $limit } Bytes).
record-game = Das Protokoll ist von einem Spiel, das hier unbekannt ist: { $word }.
record-header = Zeile { $line } des Kopfes ist nicht zu verstehen: „{ $word }“.
record-header-line = Zeile { $line } des Kopfes ist nicht zu verstehen: { $reason }
record-head = Der Kopf passt nicht zu „{ $game }“: { $reason }
record-header-lacks = Im Kopf fehlt „{ $word }“.
record-header-torn = Der Kopf ist unvollständig: Die Schlusszeile „--“ fehlt.
record-line-long = Die Zeile ist zu lang: { $length } Zeichen, höchstens { $limit }.
record-character = Die Zeile enthält ein Zeichen, das in keinem Protokoll stehen darf ({ $word }).
record-encoding = Die Zeile ist kein Text in UTF-8: Speichert die Datei in dieser Kodierung.
record-time = Eine Zeile beginnt mit einer Uhrzeit; „{ $word }“ ist keine.
record-columns = Eine Zeile hat Uhrzeit, Name und Zug, dazwischen je zwei Leerzeichen: „{ $word }“.
record-facts = Aus dem Zug folgt „{ $expected }“, im Protokoll steht „{ $written }“.
record-checkpoint = Der Stand am Ende der Runde ist „{ $expected }“, im Protokoll steht „{ $written }“.
record-actor = Das ist ein Zug von { $due }, nicht von { $actor }.
record-unread = Das Protokoll könnte diesen Zug aus „{ $line }“ nicht wieder lesen: { $reason }
record-misread = Das Protokoll würde „{ $line }“ als „{ $meant }“ lesen, und das ist ein anderer Zug.
record-name-empty = Ein Name ist leer.
record-name-long = Der Name „{ $word }“ ist zu lang; höchstens { $limit } Zeichen.
record-name-sign = Der Name „{ $word }“ enthält „{ $sign }“, das darf er nicht.
record-name-twice = „{ $word }“ und „{ $other }“ sind nicht zu unterscheiden.
record-format-newer = Das Protokoll hat Form { $written }, dieses Programm kennt Form { $ours }: Es kann hier nur gelesen werden.
record-rules-newer = Das Protokoll wurde mit Regelversion { $written } geführt, dieses Programm hat Version { $ours }: Es kann hier nur gelesen werden.
record-rules-older = Das Protokoll wurde mit Regelversion { $written } geführt, dieses Programm hat Version { $ours }.
record-revised = Version { $version } hat geändert: { $change }{ $keep ->
    [none] {""}
   *[other] {" "}Dieses Protokoll geht auf die alte Weise weiter ({ $keep }).
}

## A record: its file

record-exists = { $path } gibt es schon und bleibt, wie es ist.
record-held = Ein anderes Programm schreibt dieses Protokoll{ $process ->
    [none] { "" }
   *[other] { " " }(Prozess { $process } auf { $computer }, seit { $since })
}; bis es endet, kannst du nur lesen.
record-crashed = Das Programm, das dieses Protokoll zuletzt schrieb, hat es nicht geschlossen (Prozess { $process } auf { $computer }, { $since }). Kein angenommener Zug ist verloren.
record-elsewhere = Dieses Protokoll wurde auf { $computer } geöffnet (Prozess { $process }, seit { $since }) und dort nicht geschlossen. Ist es noch offen, schließe es erst dort.
record-no-lock = Das Protokoll lässt sich nicht zum Schreiben sperren: { $reason }.
record-read-only = Die Datei darf nur gelesen werden: { $reason }.
record-disk = Nicht gespeichert: { $reason }. Nichts wurde geändert.
record-no-folder = Den Ordner von { $path } gibt es nicht mehr. Es wurde nichts geschrieben.
record-gone = { $path } gibt es nicht mehr. Nichts wurde geschrieben.
record-changed = Ein anderes Programm hat { $path } geändert. Nichts wurde geschrieben.
record-rescued = Das Spiel geht weiter in { $path }. { $number ->
    [0] Keine Zeile ist zurückgeblieben.
    [one] Eine Zeile ist zurückgeblieben: Zeile { $line } von { $file }.
   *[other] { $number } Zeilen sind zurückgeblieben: die von { $file } ab Zeile { $line }.
}
rescue-room = { $reason } In { $folder } ist Platz.
record-parted = { $file }, daneben, ist bis Zeile { $line } dasselbe Spiel, dort trennen sich die beiden: dort { $theirs ->
    [none] folgt nichts
   *[other] „{ $theirs }“
}, hier { $ours ->
    [none] folgt nichts
   *[other] „{ $ours }“
}. Ein abgeglichener Ordner lässt so eine Datei zurück, wo zwei geschrieben haben. Nichts darin zählt hier.
copy-away = Der Ordner der Kopie fehlt: { $folder }. Das Spiel geht weiter; sobald er wieder da ist, wird die Kopie vervollständigt.
copy-fails = Die Kopie in { $folder } lässt sich nicht schreiben: { $reason }. Das Spiel geht weiter; sobald es geht, wird sie vervollständigt.
copy-whole = Die Kopie ist wieder vollständig: { $path }
copy-same = In { $folder } liegt das Protokoll selbst: Wähle einen anderen Ordner für die Kopie.
copy-parted = { $path } ist ein anderes Spiel oder ging ab Zeile { $line } anders weiter; die Datei bleibt, wie sie ist. Die Kopie heißt { $file }.
record-closed = Das Protokoll ist geschlossen.
output-lost = Was dieser Befehl ausgibt, lässt sich nicht schreiben: { $reason }. Was er getan hat, gilt.
python-old = eighteen80 braucht Python { $oldest } oder neuer; dies ist Python { $found }.
fault = Das Programm selbst hat einen Fehler und hat angehalten: { $what } ({ $place })
fault-record = { $file } ist versiegelt und unversehrt: darin { $moves ->
    [one] steht der eine Zug, der angenommen war
   *[other] stehen alle { $moves } Züge, die angenommen waren
}. Nach einem neuen Start geht es weiter.
line-fault = Bei dieser Zeile macht das Programm selbst einen Fehler: { $what } ({ $place }). Es ist nichts eingegeben.
adviser-died = Der zweite Prozess, der ausprobiert, was getippt wird, ist dreimal abgebrochen. Von nun an tut es der Tisch selbst: Eine lange Suche kann eine Taste aufhalten. Das Protokoll ist in Ordnung.
adviser-hung = Der zweite Prozess, der ausprobiert, was getippt wird, antwortete nicht mehr und wurde beendet. Von nun an tut es der Tisch selbst: Eine lange Suche kann eine Taste aufhalten. Das Protokoll ist in Ordnung.
adviser-other = Der zweite Prozess, der ausprobiert, was getippt wird, wäre ein anderes Programm als der Tisch: Dessen Dateien haben sich geändert. Von nun an tut es der Tisch selbst. Verlasse das Protokoll und öffne es neu, dann sind beide wieder gleich.
view-fault = Die Seite kann nicht gezeigt werden: Das Programm selbst hat einen Fehler. Sag es dem Bankhalter.
serve-fault = Auf der Seite der Spieler hat das Programm einen Fehler: { $what } ({ $place })
serve-failed = Die Seite der Spieler ist durch einen Fehler des Programms zu Ende. „seite“ öffnet sie wieder.
label-ENOENT = eine solche Datei gibt es nicht
label-EISDIR = das ist ein Ordner
label-ENOTDIR = ein Ordner im Pfad ist eine Datei
label-EACCES = der Zugriff ist verwehrt
label-EPERM = das ist nicht erlaubt
label-EROFS = das Medium ist schreibgeschützt
label-ENOSPC = das Medium ist voll
label-EIO = das Medium antwortet nicht
label-ENAMETOOLONG = der Name ist zu lang
label-ELOOP = das verweist nur auf eine andere Datei
label-EINVAL = das ist keine gewöhnliche Datei
label-ENOLCK = dieses Medium kann Dateien nicht sperren
label-ENOSYS = dieses Medium kann Dateien nicht sperren
label-EDQUOT = mehr Platz ist auf dem Medium nicht erlaubt
label-EFBIG = eine größere Datei ist auf dem Medium nicht erlaubt
label-ESTALE = das Medium hat sich inzwischen geändert
label-ENODEV = das Medium ist nicht da
label-ENXIO = das Medium ist nicht da

## Changing the past

record-undo-none = { $moves ->
    [0] Es gibt keinen Zug zurückzunehmen.
   *[other] { $count ->
        [0] Nach Zug { $moves } kommt nichts mehr.
       *[other] Es gibt { $moves } Züge; { $count } lassen sich nicht zurücknehmen.
    }
}
record-redo-none =
    { $moves ->
        [0] Kein Zug ist wiederherzustellen.
       *[other] Nur { $moves } lassen sich wiederherstellen, nicht { $count }.
    }
record-no-move = Es gibt keinen Zug { $number }; der letzte ist { $moves }.
record-broken = { $later ->
    [one] Ein späterer Zug ist
   *[other] { $later } spätere Züge sind
} berührt. Dann gälte Zug { $number } nicht mehr ({ $actor }: { $line }): { $reason }
repair-touches = { $later ->
    [0] Kein späterer Zug ist berührt
    [one] Ein späterer Zug wird noch einmal gemacht und gilt
   *[other] { $later } spätere Züge werden noch einmal gemacht und gelten
}{ $gone ->
    [0] .
    [one] ; einer entfällt.
   *[other] ; { $gone } entfallen.
}
repair-amend = Diesen Zug ersetzen oder durch einen Entscheid erlauben.
repair-insert = Vorher entscheiden, was davor fällig ist.
repair-drop = Diesen Zug auslassen; dann wird der nächste gezeigt, der nicht mehr gilt.
repair-undo = Das Spiel dort enden lassen: { $left ->
    [one] Dieser eine Zug entfällt.
   *[other] { $left } Züge entfallen, dieser und alle danach.
}
record-repair-none = Es gibt keine Reparatur zurückzunehmen: Seither wurden Züge gemacht oder zurückgenommen. Nimm „ändern“.
record-repairs = Dieses Protokoll wurde zu oft repariert ({ $limit } Züge neu geprüft). Mach mit einer reinen Abschrift weiter: eighteen80 export PROTOKOLL --to clean > ABSCHRIFT
record-undo = Nach „rückgängig“ folgt eine Zahl, zug, runde, reparatur, oder bis und eine Zahl; nicht „{ $word }“.
record-edit = Nach „{ $word } { $number }“ fehlt ein Zug.
record-number = „{ $word }“ ist keine Zahl, die hier stehen kann.
record-which = „{ $word }“ ist nicht die Nummer eines Zuges. Die Nummern stehen im Protokoll vor den Zügen.
record-which-missing = Welcher Zug? Nach „{ $verb }“ kommt seine Nummer. Die Nummern stehen im Protokoll vor den Zügen.
record-step = „{ $word }“ ändert das Protokoll nicht.

## A command that was not understood

usage-form = Aufruf:
usage-missing = Es fehlt: { $word }. Mit --help sieht man die Form.
usage-unknown = Nicht verstanden: { $word }. Mit --help sieht man die Form.
usage-choice = { $argument } kann nicht „{ $word }“ sein. Möglich: { $known }
usage-value = { $argument } kann nicht „{ $word }“ sein.
usage-empty = Nach { $argument } fehlt ein Wert.
usage-terminal = Das braucht ein Terminal: Tastatur und Bildschirm. Ohne eines nimmt „play“ die Züge.
usage-signs = Das Terminal meldet kein UTF-8 (LANG, LC_ALL). Sehen Zeichen falsch aus, setze vor dem Start PYTHONUTF8=1.
signs-lost = Jedes ? steht vielleicht statt eines Zeichens, das hier nicht geschrieben werden kann ({ $word }). Mit PYTHONUTF8=1 vor dem Start geht es.
usage-wrong = Nicht verstanden. Mit --help sieht man die Form.
usage-command-file = „{ $word }“ ist kein Befehl. Um dieses Protokoll zu öffnen: eighteen80 open { $word }
usage-command =
    Es gibt keinen Befehl „{ $word }“. { $near ->
        [none] Mit --help sieht man alle.
       *[other] War { $near } gemeint?
    }
usage-ruling = „{ $word }“ hat weder die Form Name=Wert, noch ist es eines von diesen: { $known }
usage-names = „{ $word }“ ist weder von der Form Name=wie noch „all“.
usage-names-both = Entweder --names oder --initials, nicht beides.
usage-names-nobody = Es gibt hier keinen Spieler { $word }.
usage-names-twice = Zwei würden { $word } heißen.
usage-out = Ein Bild braucht eine Datei: --out DATEI.png
usage-pane = { $game } zeigt kein „{ $word }“, das sich zeichnen ließe. Es zeigt: { $known }
usage-only-with = { $word } gehört nur zu { $forms }.
export-png = Für png ist zu installieren, was es zeichnet: pip install 'eighteen80[png]'. --to svg braucht nichts.
work-reached = { $done } von { $number } …
export-done = { $file } geschrieben.

## Commands

new-done = { $file } begonnen: { $game } mit { $seats }.
play-stopped = Angehalten bei: „{ $line }“{ $moves ->
    [1] { "" }
   *[other] { " " }(Zug { $place } von { $moves } in der Zeile; keiner wurde gemacht)
}
play-due = Am Zug: { $who }
check-sound =
    { $over ->
        [yes]
            in Ordnung, { $moves ->
                [one] 1 Zug
               *[other] { $moves } Züge
            }, beendet
       *[no]
            in Ordnung, { $moves ->
                [one] 1 Zug
               *[other] { $moves } Züge
            }, am Zug: { $due }
    }
check-wrong = Zeile { $line }: { $reason }
legal-none = Kein Zug ist möglich: Das Spiel ist zu Ende.
legal-outside = Es gibt keinen Zug { $number }; der letzte ist { $last }.
tally-final = Endergebnis:
tally-exceptions = Am Tisch berichtigt oder geregelt, neben den Regeln:
tally-now = Wäre das Spiel jetzt zu Ende:
export-player = Spieler
export-wealth = Ergebnis
export-move = Nach Zug
export-rounds = Ergebnisse am Ende jeder Runde
export-moves = Züge
export-exceptions = Am Tisch berichtigt oder geregelt
evening-result = Wer gewann, und warum
evening-won = { $over ->
    [yes] { $who } gewinnt mit { $worth }
   *[no] { $who } führt mit { $worth }
}{ $by ->
    [0] { "" } vor { $second } mit ebenso viel: Die Regeln entscheiden zwischen beiden.
   *[other] , { $by } mehr als { $second }.
}
evening-won-together = { $over ->
    [yes] { $who } gewinnen gemeinsam mit je { $worth }.
   *[no] { $who } führen gemeinsam mit je { $worth }.
}
evening-won-alone = { $who }: { $worth }
evening-difference = Was den Unterschied machte: { $parts }
evening-part = { $part } { $by }
evening-round = Runde
evening-close = Ende
axis-move = Zug
axis-round = Runde
evening-sum = Summe
evening-through = durch
evening-when = { $time } · Zug { $move }{ $number ->
    [one] {""}
   *[other] {" "}· { $number } insgesamt
}
evening-time = Wie lange jeder brauchte
evening-together = insgesamt
evening-turns = Züge
evening-mean = im Mittel
evening-longest = am längsten
evening-longest-at = { $time } · Zug { $move }
evening-end = am Ende
evening-steps = Das ganze Spiel, Zug für Zug
evening-start = Vor dem ersten Zug
evening-no-script = Um das Spiel durchzugehen, braucht diese Seite ihr Skript; alles andere steht darüber.
picture-at = { $move ->
    [0] Vor dem ersten Zug
   *[other] Nach Zug { $move }
} · { $round }
evening-go-first = An den Anfang
evening-go-back = Einen Zug zurück
evening-go-play = Weiterspielen oder anhalten
evening-go-on = Einen Zug weiter
evening-go-last = Ans Ende
seat-label = Platz { $number }
names-left-out = Kein Name ist zu sehen: Die Spieler heißen nach ihren Plätzen. --names all zeigt sie, --names Anna=A,Bert=B oder --initials zeigt sie anders.
club-title = Statistik über Abende
club-folder = { $path } ist kein Ordner.
club-none = In { $path } ist kein Protokoll, das sich lesen lässt.
club-passed-over = Übergangen: { $file }: { $reason }
club-trouble = Es gilt nur bis Zeile { $line }.
club-twice = Es ist dasselbe Spiel wie { $file }.
club-names-left-out = Kein Name ist zu sehen: Die Spieler haben Nummern. --names all zeigt sie, --names Anna=A,Bert=B oder --initials zeigt sie anders.
player-label = Spieler { $number }
club-games = Spiele
club-players = Die Spieler, in allen Spielen
club-players-of = Die Spieler von { $game }
club-turns = Die längsten Züge
club-game = Spiel
club-finished = beendet
club-unfinished = nicht beendet
club-moves = Züge
club-length = Zeit
club-winning = Sieg, im Mittel
club-most = höchstens
club-least = mindestens
club-player = Spieler
club-played = Spiele
club-wins = Siege
club-share = der Spiele
club-place = Platz, im Mittel
club-mean = im Mittel
club-time = Zeit je Spiel
club-pace = Zeit je Zug
club-took = Zeit
club-date = Datum
club-move = Zug
club-line = begonnen mit

## Help

help = Leitet ein Brettspiel auf einem echten Brett. Das Spiel ist eine Textdatei, das Protokoll, mit einem Zug je Zeile.
help-command = Einer der Befehle unten; BEFEHL --help erklärt ihn.
help-lang = Sprache der Sätze; sonst die zuletzt gewählte oder die des Systems.
help-completion = Gibt das Skript aus, mit dem bash, zsh oder tcsh die Wörter dieses Programms vervollständigen.
help-help = Zeigt dies.
help-version = Zeigt die Version.
help-new = Ein Protokoll beginnen.
help-new-file = Das Protokoll; die Datei darf es noch nicht geben.
help-new-seats = Die Spieler, wie sie sitzen, mit Kommas getrennt: Anna,Bert,Cleo
help-new-colours = Die Farben der Spieler in Sitzordnung, mit Kommas getrennt: rot,blau,grün
help-new-rulings = Die Optionen des Tisches: Name=Wert, mit Kommas getrennt.
help-new-edition = Die Ausgabe auf dem Tisch, für ihre Farben; first ist die erste.
help-new-table = Ein Name für den Tisch.
help-new-game = Das Spiel, das gespielt wird; sonst das der Endung der Datei.
help-play = Züge anfügen; hält beim ersten abgelehnten an.
help-play-file = Das Protokoll.
help-play-lines = Züge; mehrere mit „;“ dazwischen gelten als einer. Ohne werden sie von der Standardeingabe gelesen.
help-check = Jede Regel jedes Protokolls nachspielen; eine Zeile je Datei.
help-check-files = Die Protokolle.
help-check-strict = Auch abgeleitete Zahlen und die Stände am Rundenende vergleichen.
help-legal = Alles, was möglich ist, je eine Zeile, wie play es nimmt.
help-legal-file = Das Protokoll.
help-legal-at = Nicht jetzt, sondern nach diesem Zug; 0 ist der Anfang.
help-legal-json = Als eine JSON-Liste.
help-states = Der ganze Tisch nach jedem Zug, ein JSON-Objekt je Zeile.
help-states-file = Das Protokoll.
help-states-last = Nur nach dem letzten Zug.
help-score = Wertet eine Endstellung ohne Spiel: getippte Zeilen oder JSON, aus einer Datei oder der Standardeingabe.
help-score-file = Die Datei; ohne sie die Standardeingabe.
help-score-game = Das Spiel, mit seinem Schlüssel.
help-score-json = In einem JSON-Objekt.
score-none = { $game } wertet keine getippte Stellung.
score-encoding = { $word } ist kein Text in UTF-8.
help-tally = Das Ergebnis aller Spieler, am Ende oder wäre es jetzt zu Ende.
help-tally-file = Das Protokoll.
help-export = Das Spiel in anderer Form ausgeben.
help-export-file = Das Protokoll.
help-export-to = json für Programme, csv für Tabellen, md für Menschen, html für den ganzen Abend auf einer Seite, svg und png für ein Bild davon, clean für das Protokoll ohne Zurückgenommenes, oder die Seite, auf der das Spiel auch gespielt wird.
help-export-clean = Dasselbe wie --to clean.
help-export-out = In diese neue Datei statt auf die Standardausgabe.
help-export-at = svg und png: nicht jetzt, sondern nach diesem Zug; 0 ist der Anfang. Die Karte, wenn kein anderes Feld genannt ist.
help-export-pane = svg und png: was gezeichnet wird, etwa map oder chart; sonst das Ergebnis.
help-export-theme = svg und png: dark, light oder contrast.
help-export-names = html, svg und png: all für die Namen, wie sie sind, oder wie jeder heißt: Anna=A,Bert=B. Ohne das die Plätze.
help-export-initials = html, svg und png: Anfangsbuchstaben statt der Namen.
help-club = Sagt, was alle Protokolle eines Ordners ergeben: Spiele, Siege, Mittelwerte, die längsten Züge.
help-club-folder = Der Ordner; Protokolle in Ordnern darin zählen mit.
help-club-to = text zum Lesen hier, csv für Tabellen, html für eine Seite.
help-club-out = In diese neue Datei statt auf die Standardausgabe.
help-club-names = all für die Namen, wie sie sind, oder wie jeder heißt: Anna=A,Bert=B. Ohne das Nummern.
help-club-initials = Anfangsbuchstaben statt der Namen.
help-games = Die Spiele, die hier gespielt werden können: Schlüssel, Endung der Protokolle, Name.
help-import = Aus einer Partie, die auf einer Seite gespielt wurde, ein Protokoll machen.
help-import-file = Die Partie als JSON, wie die Seite sie ausgibt.
help-import-out = Das Protokoll, bis zur ersten Aktion, die nicht ausgeführt werden kann.
help-import-rulings = Regelungen des Tisches nach Name und Wert, oder online: wie die Seite spielt. Ohne Angabe: wie die Partie gespielt wurde.
help-import-game = Das Spiel.

## At the table

table-past = Das ist der Tisch nach Zug { $number }. Kehre erst in die Gegenwart zurück (Esc).
table-no-move = Es gibt keinen Zug { $number }; der letzte ist { $last }.
table-no-purse = Für „{ $name }“ wird hier nichts gezählt. Zur Wahl: { $names }

## The table's screen

pane-log = Protokoll
pane-final = Das ganze Spiel
pane-curve = Stand nach jeder Runde
pane-by-round = Stand und Zuwachs, Runde für Runde
page-final = Ergebnis
final-behind = hinter { $player }
final-difference = { $first } vor { $second }, { $by }:
final-turning = Wo es entschieden wurde:
final-leads = { $first } führt ab Zug { $leads }, nach Zug { $widest } mit { $by }.
final-trailed = { $other } lag nach Zug { $trailed } um { $behind } vorn.
evening-reasons = Wie es dazu kam
pane-moves = Das Protokoll
pane-map = Karte
over-then = „abrechnung“ sagt, wer gewonnen hat, „zeige 100“ zeigt den Tisch nach Zug 100, „menü“ führt zum Startbildschirm.
keys-live = Tab ergänzt · ↑ frühere · ? Hilfe · Alt+←→ Karte · F2–F7 Seiten · F8 Karte, Listen · rückgängig · was wenn · Strg+P
keys-cells = Tab ergänzt · ↑ frühere · ? Hilfe · Alt+←→ Feld um Feld · F2–F7 Seiten · F8 nächste · rückgängig · was wenn · Strg+P
keys-plain = Tab ergänzt · ↑ frühere · ? Hilfe · F2–F7 Seiten · F8 nächste Seite · rückgängig · was wenn · Strg+P alles
mode-past = Nach Zug { $number }{ $who ->
    [none] {""}
   *[other] {" "}({ $who }: { $line })
} · Esc zurück · Bild↑↓ ein Zug, mit Umschalt eine Runde
mode-branch = Was wäre wenn: das Protokoll bleibt unberührt. Esc kehrt zurück.
mode-sealed = Nur lesen: dieses Protokoll kann jetzt nicht beschrieben werden.
notices-title = Zu diesem Protokoll
ways-on = Möglich: { $words }.
held-keys = Enter: hier weiter, sobald es frei ist · Esc: Startbild
command-needs = Unvollständig: zum Beispiel „{ $form }“.
command-reopen = Das Protokoll neu lesen, nachdem es anderswo geändert wurde.
command-rescue = In einer neuen Datei (unter freiem Namen daneben, oder der genannten) weiterspielen, mit jedem Zug, der gilt.
command-serve = Das Spiel auf den Handys der Spieler zeigen: mit Code und einer Liste, wer da ist; „seite aus“ beendet es.
name-reopen = neu lesen
name-rescue = retten
name-serve = seite
choices-title = Vorschläge · { $number }
choices-part = Vorschläge · { $first }–{ $last } von { $number }
choices-more = … und { $number } weitere
clock-stands = Uhr steht
clock-over = { $who }: { $time } für diesen Zug, vereinbart { $limit }:00
command-ready = { $line }

help-audit = Alles auf dem Tisch durchgehen und mit dem Protokoll vergleichen.
help-audit-file = Das Protokoll.
help-audit-whose = Nur, was diesen gehört, etwa einem Spieler. Ohne Angabe alles.
page-table = Tisch
page-map = Karte
page-log = Protokoll
view-figures = Die Zahlen
view-places = Die Orte
view-hex = Feld
view-place = Ort
view-value = Wert
view-markers = Marker
view-who = Wer bist du? Deine eigene Seite zeigt zuerst, was dir gehört.
view-code = Dieser Tisch kennt dieses Gerät nicht. Das Spiel geht weiter, nichts ist verloren.
view-closed = Die Tür dieses Tisches ist zu. Bitte den Bankhalter, sie zu öffnen.
view-full = Für ein weiteres Gerät ist kein Platz.
view-other = Ich bin jemand anders
view-out = Der Tisch hat diese Seite geschlossen. Mit dem Code kommst du wieder herein.
view-skip = Zum Spiel
view-pages = Seiten
view-enlarge = Größere Karte
view-rulings = Entscheidungen zum Spiel
view-no-rulings = Zu diesem Spiel gibt es keine Entscheidungen.
look-own = Wie das Gerät
look-dark = Dunkel
look-light = Hell
look-contrast = Kontrast
keys-watch = → nächste Seite · C Uhr · Q verlässt
help-now = Was jetzt getippt werden kann
help-here = Was auf „{ $line }“ folgen kann
about = Über { $word }
ledger-of = Konto von { $name }
rules-about = Regeln: { $word }
rule-page = Seite { $page }
rule-pages = Seite { $en } der englischen Regel, { $de } der deutschen
rule-none = Keine Regel spricht von „{ $word }“.
head-number = Nr.
head-who = Wer
head-line = Zeile
head-amount = Betrag
head-balance = Stand
head-form = Form
head-example = Zum Beispiel
head-does = Was es tut
head-thing = Was
head-recorded = Protokoll
head-counted = Tisch
table-number = „{ $word }“ ist keine Nummer eines Zugs.
table-value = „{ $word }“ ist hier nicht bekannt.
table-which = Es fehlt noch, was davon.
idle-back = (Das ist die Gegenwart.)
form-undo = rückgängig [3 | zug | runde | reparatur | bis 41]
form-redo = wiederholen [3]
form-amend = ändern 41 ZUG
form-insert = nachtragen 41 ZUG
form-drop = streichen 41
form-pause = pause (F9)
form-resume = los (F9)
does-undo = Den letzten Zug zurücknehmen, mehrere, alles, was der tat, der an der Reihe war, die Runde, die letzte Reparatur oder alles nach einem Zug.
does-redo = Zurückgenommenes wieder ausführen.
does-amend = Einen anderen Zug an die Stelle eines früheren setzen; was danach nicht mehr gilt, wird vorher gesagt.
does-insert = Einen vergessenen Zug vor einem früheren nachtragen.
does-drop = Einen früheren Zug streichen.
does-pause = Die Uhr bis zur nächsten Zeile anhalten.
does-resume = Die Uhr weitergehen lassen.
name-help = hilfe
name-about = über
name-rule = regel
name-ledger = konto
name-audit = inventur
name-look = zeige
name-back = zurück
name-what-if = was wenn
name-zoom = zoom
name-hands = handgriffe
name-clock = uhr
name-tally = abrechnung
name-language = sprache
name-theme = farben
name-quit = beenden
command-help = Was jetzt getippt werden kann, mit Beispielen. Wie „?“.
command-about = Alles erklären, was einen Namen hat.
command-rule = Die Regel zu einem Thema, mit Kapitel und Seite.
command-ledger = Jeder Betrag, der dazukam oder wegging, mit seinem Zug.
command-due = Zeigen, wer am Zug ist und was gefragt ist.
command-may = Zeigen, welche Züge ein Spieler jetzt hat.
command-why = Warum die letzte Zeile abgelehnt wurde.
command-standing = Zeigen, was jeder hätte, wenn jetzt Schluss wäre.
asked-due = Am Zug
asked-standing = Wer vorn liegt
asked-standing-now = Wäre jetzt Schluss:
asked-may = Jetzt mögliche Züge
asked-why = Warum „{ $line }“ abgelehnt wurde
may-nothing = { $who } hat jetzt keinen Zug. Am Zug: { $due }.
may-more = und { $count } weitere
may-be = Ja:
why-none = Hier wurde keine Zeile abgelehnt.
command-audit = Den Tisch mit dem Protokoll vergleichen, Stapel für Stapel; mit Namen dahinter nur deren Stapel.
command-look = Der Tisch, wie er nach einem Zug war, oder vor dem letzten; Bild↑ und Bild↓ gehen um Züge weiter, mit Umschalt um Runden; Esc kehrt zurück.
command-back = Zurück in die Gegenwart.
command-what-if = Etwas ausprobieren; das Protokoll bleibt, wie es ist. Esc kehrt zurück.
command-zoom = Die Karte größer (+), kleiner (-) oder passend zeichnen.
command-hands = Was die Hände nach der letzten Zeile am Tisch zu tun haben, in großen Zeichen (Strg+L).
command-clock = Zeigen oder verbergen, wie lange jeder überlegt hat; limit 3: Züge über drei Minuten anmerken, limit aus: keine.
command-tally = Ergebnis jedes Spielers, jetzt oder am Ende.
command-language = Englisch, deutsch oder polnisch sprechen.
command-theme = Dunkel, hell oder hoher Kontrast.
command-quit = Den Tisch verlassen; alles steht im Protokoll.

## Kassensturz

audit-begin = { $number ->
    [one] Eine Sache wird gezählt.
   *[other] { $number } Dinge werden gezählt.
} Leere Zeile: stimmt; Zahl oder Wörter: was da liegt; -: nicht gezählt; Ende der Eingabe: genug.
audit-ask = { $thing }: { $amount }?
audit-number = „{ $word }“ ist keine Zahl.
audit-nothing = Von „{ $word }“ ist nichts zu zählen. Zu zählen: { $known }
audit-differs = { $thing }: Gefunden { $counted }, im Protokoll { $recorded }.
audit-sum = Das macht zusammen { $number }; es müssen { $due } sein.
audit-since = { $since ->
    [0] Es wurde noch nie gezählt
   *[other] Bei Zug { $since } stimmte es noch
}; { $number ->
    [0] seither hat kein Zug es verändert.
    [one] seither hat ein Zug es verändert:
   *[other] seither haben { $number } Züge es verändert:
}
audit-suspect = {"    "}{ $number }  { $actor }  { $line }: { $was } → { $now }{ $fits ->
    [yes] {" "}(dieser passt zum Unterschied)
   *[no] {""}
}
audit-forgotten = {"        "}„{ $what }“ Am Tisch vergessen? Dann holt ihr es jetzt nach, und nichts wird getippt.
audit-mend = { $suspects ->
    [0] {""}
   *[other] Wurde einer davon falsch eingegeben: ändern, seine Nummer, die richtige Zeile.{" "}
}{ $remedies ->
    [0] Eine Berichtigung allein bringt es nicht zum Stimmen; sieh nach, wo es liegen kann.
    [one] Um den Wert selbst zu berichtigen, mit deinem Grund:
   *[other] Um den Wert selbst zu berichtigen, eine davon, mit deinem Grund:
}
audit-remedy = {"    "}{ $line }
audit-why = Warum weicht es ab ({ $thing })? Der Grund kommt in die Zeilen. Enter: offen lassen.
audit-end = { $agreed ->
    [one] { $agreed } stimmt und steht
   *[other] { $agreed } stimmen und stehen
} im Protokoll, { $differing ->
    [one] { $differing } stimmt nicht
   *[other] { $differing } stimmen nicht
}, { $left } nicht gezählt.
audit-title = Inventur des Tisches
audit-page = { $page } von { $pages }
audit-asks = { $thing }: wie im Protokoll? Sonst eintippen, was da liegt.
audit-keys = Enter: alles stimmt · ↑↓ anderes · oder was da liegt · - entfällt · Esc
audit-leave = Enter: zum Tisch, ↑ bringt dort die Zeilen · Bild auf/ab blättert
audit-elsewhere = Eine Inventur vergleicht den Tisch mit der Gegenwart: Esc führt dorthin zurück.
said-dark = dunkel
said-light = hell
said-contrast = kontrast
said-fit = passend
said-off = aus
said-en = englisch
said-de = deutsch
said-pl = polnisch
name-menu = menü
command-menu = Dieses Spiel verlassen, zum Startbildschirm.
tally-title = Ergebnis
tally-wealth = Ergebnisse am Ende jeder Runde
tally-rounds = Stand und Zuwachs, Runde für Runde
tally-more = Eingabe nennt den nächsten Spieler · Esc kehrt zurück
tally-save = ↑ ↓ mehr · S speichert Bericht, Züge und Seite · Esc kehrt zurück
tally-saved = Gespeichert: { $files } (die Seite ohne Namen)
tally-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
head-rank = Platz
start-title = eighteen80: Spiele am Tisch
start-sub = Unten ein Spiel fortsetzen, eines beginnen oder eine Datei nennen.
start-new = Neues Spiel beginnen
start-quit = Verlassen
start-file = Datei eines Protokolls oder Ordner mit Protokollen, dann Enter
start-record = { $table }{ $date ->
    [none] {""}
   *[other] {" "}· { $date }
}{ $place ->
    [none] {""}
   *[other] {" "}· { $place }
} · { $game } · { $seats } · { $over ->
    [yes] beendet
   *[no] { $round }
}, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
start-language = Sprache: Deutsch (Enter: polski)
start-keys = ↑ ↓ und Enter wählen · Tab: in die Zeile und zurück · Esc verlässt
begin-language = Sprache
begin-keys = Tab, Enter: nächstes Feld · Enter auf ▼: Auswahl · Strg+S beginnt · Esc zurück
begin-folder = Das Protokoll liegt dann in { $folder }
value-seated = wie genannt
value-drawn = ausgelost
language-name = Deutsch
begin-title = Ein neues Spiel: { $game }
begin-game = Spiel
begin-seats = Spieler, wie sie sitzen, der Anfang zuerst
begin-options = Vereinbarungen am Tisch: was nicht geändert wird, ist, wie die Regel gewöhnlich gelesen wird
begin-colours = Farben der Spieler, in dieser Folge
dye-blue = blau
dye-orange = orange
dye-green = grün
dye-violet = violett
dye-ochre = ocker
dye-pink = rosa
dye-grey = grau
record-colour = Die Farbe { $word } ist nicht frei, wohl aber: { $left }
record-colours = Mehr Farben ({ $number }) als Spieler ({ $players }).
begin-draw = Sitzordnung
begin-table = Ein Name für den Tisch
begin-edition = Farben der Ausgabe
begin-go = Beginnen (Strg+S)
begin-cancel = Zurück (Esc)
value-present = 2022
value-first = erste
help-open = Den Tisch öffnen: den Bildschirm, an dem die Bank sitzt.
help-open-file = Das Protokoll, mit dem es weitergeht; ohne Angabe eine Liste der vorhandenen.
help-open-copy = Der Ordner einer Kopie, die jede Zeile auch bekommt, etwa auf einem Stick; bleibt für dieses Protokoll bis --no-copy.
help-open-no_copy = Keine Kopie, von jetzt an.
help-open-theme = dark (dunkel), light (hell) oder contrast (hoher Kontrast).
help-watch = Den Spielern ein Protokoll auf einem anderen Schirm zeigen; dort kann nichts eingegeben werden.
help-watch-file = Das Protokoll.
help-watch-theme = dark (dunkel), light (hell) oder contrast (hoher Kontrast).
help-serve = Den Spielern ein Protokoll im Browser zeigen; dort kann nichts eingegeben werden.
help-serve-file = Das Protokoll.
help-serve-host = Die Adresse dieses Rechners, unter der es zu sehen ist; ohne Angabe wird gefragt, sonst nur dieser Rechner.
help-serve-port = Der Port.
serve-at = Zu sehen unter { $address }{ $home ->
    [yes] . Kein Handy erreicht diese Adresse.
   *[no] . Code scannen oder Adresse eintippen.
}
serve-which = Unter welcher Adresse dieses Rechners?
serve-choice = { $number }  { $address }{ $home ->
    [yes] {"  "}nur dieser Rechner: kein Handy erreicht sie
   *[no] {""}
}
serve-ask = Nummer (1):
serve-none-such = „{ $word }“ ist keine davon.
serve-commands = { $who }: wer da ist · { $close }: niemanden mehr einlassen · { $open }: die Tür wieder öffnen, mit neuem Code · { $out } 2: Gerät 2 hinausweisen · { $private }: bei jedem Platz gefragt werden · { $let } 2: Gerät 2 zulassen · { $off }: beenden
serve-after = Nach „{ $serve }“:
serve-ends = Strg+C beendet es.
serve-sign = ⇄ Seite { $number }{ $open ->
    [yes] {""}
   *[no] , zu
}
serve-title = Die Seite der Spieler
serve-then = „seite 2“ öffnet die Seite unter der zweiten Adresse.
serve-ended = Die Seite ist geschlossen.
serve-not-open = Die Seite ist nicht offen: „seite“ allein fragt, unter welcher Adresse sie stehen soll.
serve-no-device = Ein Gerät { $word } ist nicht da.
door-who = wer
door-close = zu
door-open = auf
door-out = raus
door-private = privat
door-let = lass
door-off = aus
serve-moved = Die Seite war unter { $address }. Das ist nicht frei: Handys müssen den neuen Code scannen.
serve-seats =
    { $private ->
        [yes] Du wirst bei jedem Platz gefragt: „{ $let } 2“ lässt Gerät 2 den öffnen, um den es bittet.
       *[no] Wer drin ist, darf jeden Platz öffnen. Mit „{ $order }“ wirst du bei jedem gefragt.
    }
serve-asks = Gerät { $number } bittet um den Platz von { $player }: „{ $let } { $number }“ lässt es zu.
serve-let = Gerät { $number } darf den Platz von { $player } öffnen.
serve-closed = Weitere Geräte kommen nicht hinein. Die verbundenen bleiben.
serve-out = Gerät { $number } ist draußen. Es gibt einen neuen Code.
serve-inside = { $number ->
    [0] Niemand ist da.
    [one] Ein Gerät ist da:
   *[other] { $number } Geräte sind da:
}
serve-device = { $number }  { $kind ->
    [phone] Handy
    [tablet] Tablet
    [television] Fernseher
   *[computer] Rechner
}{ $player ->
    [none] {""}
   *[other] , { $player }
}, { $address }{ $screens ->
    [0] , gerade weg
   *[other] {""}
}{ $asks ->
    [none] {""}
   *[other] , bittet um den Platz von { $asks }
}

## Ein Spiel von anderswo: seine Datei

import-done = { $file }: { $moves } Züge, Spieler { $seats }{ $kept ->
    [0] .
    [one] ; 1 Zeile hält fest, was dort gegen unsere Regeln oder um andere Beträge gespielt wurde.
   *[other] ; { $kept } Zeilen halten fest, was dort gegen unsere Regeln oder um andere Beträge gespielt wurde.
}
import-kept = Aktion { $action }: { $line }
import-no-json = { $word } enthält kein JSON{ $line ->
    [0] {""}
   *[other] {" "}ab Zeile { $line }
}.
import-deep = { $word } ist in Zeile { $line } tiefer verschachtelt als jedes Spiel ({ $limit }).
import-number = { $word } enthält eine Zahl, die in keinem Spiel vorkommt: { $number }
start-demo = In einer gespielten Partie umsehen: { $game }
opening-back = Esc führt zum Startbildschirm.
opening = { $file } wird geöffnet: jeder Zug wird noch einmal gespielt.
takes-back = { $number ->
    [one] Nimmt Zug { $first } zurück ({ $who }: { $line }).
   *[other] Nimmt { $number } Züge zurück, ab { $first } ({ $who }: { $line }).
}
hands-title = Von Hand, nach { $line }
hands-none = Noch ist nichts zu bewegen.
effect-purse = Geld
change-sum = { $who } { $was } → { $now }
change = { $who } { $what } { $was } → { $now }
change-now = { $who } { $what } { $now }
game-is-over = Das Spiel ist aus: „abrechnung“ sagt, wer gewonnen hat.
line-next = danach: { $who }
below-more = … F1: alles
pane-rest = … { $rows ->
    [one] 1 weitere Zeile
   *[other] { $rows } weitere Zeilen
}{ $opened ->
    [page-down] : Bild↓
    [jump] : Strg+O
   *[other] { "" }
}
pinned = { $key } löst es
tabs-watch = → · C Uhr · Q
tabs-help = ? Hilfe
help-example = z. B. { $line }
takes-back-repair = Alles wird wieder, wie es vor der letzten Reparatur war.
choice-least = das Mindeste
choice-most = das Höchste
choice-kind = { $kind }
line-ended = Der Zug von { $who } endete mit „{ $line }“{ $reason ->
    [none] : Es war nichts mehr darin zu tun.
   *[other] : { $reason }
}
line-read-as = Gelesen als Zug von { $player }:
line-in-place = Statt Zug { $number } ({ $who }: { $line }):
line-instead = Erlaubt: { $line } (Tab)
line-proposed = Setze einen Grund zwischen die Anführungszeichen: { $line } (Tab)
offer-allowed = Das wäre erlaubt.
offer-proposed = Das wäre erlaubt, sobald der Grund gesagt ist.
line-one-way = Tab ergänzt:
line-goes-on = Tab geht durch, was folgen kann; oder weitertippen.
working = Einen Augenblick …
line-tried = Wird noch gerechnet; danach wird die Zeile übernommen.
marked = ✎ { $number ->
    [one] 1 Berichtigung oder Entscheid
   *[other] { $number } Berichtigungen und Entscheide
}
serve-everywhere = „{ $word }“ ist keine Adresse, unter der man gesehen wird: nimm die, die dieser Rechner in deinem Netz hat.
serve-not-here = Unter { $word } kann nichts gezeigt werden: der Port ist belegt, oder dieser Rechner hat die Adresse nicht.
palette-ask = Suchen …
palette-page = Diesen Teil des Tisches zeigen.

## A game that has no sheets of its own

audit-none = In diesem Spiel wird nichts nachgezählt.
import-no-site = { $game } wird auf keiner Seite gespielt, die dieses Programm kennt.
round-plain = Runde { $round }
head-has = hat
pane-due = Am Zug
pane-worth = Ergebnis, wenn jetzt Schluss wäre
pane-handbook = Was getippt werden kann
page-handbook = Hilfe

## Die Schachtel: Werte, die nur auf dem Material stehen

box-said = Aus eurer Schachtel: { $kind } { $piece } = { $value }
box-guess = Das könnte es sein: { $kind } { $piece } = { $value }
box-differs = In eurer Schachtel steht { $known } für { $kind } { $piece }; gespielt wird { $value }. „box { $kind } { $piece } = { $value }“ berichtigt die Schachtel.
toml-unreadable = Die Datei { $file } kann nicht gelesen werden: { $reason }. Es geht ohne sie weiter.
box-kind = „{ $field }“ ist keine Art von Material, deren Werte gelernt werden.
box-no-table = { $field } in der Schachteldatei ist keine Tabelle mit Material. Es bleibt außer Acht.
box-several = { $field } in der Schachteldatei hat { $number } Werte, aber nur einer kann daraufstehen. Es bleibt außer Acht.
box-no-text = { $field } in der Schachteldatei ist weder Text noch Zahl. Es bleibt außer Acht.
box-field = { $field } in der Schachteldatei bleibt außer Acht: „{ $value }“. { $reason }
toml-line = Zeile { $line } von { $file } ist nicht lesbar und bleibt außer Acht: „{ $text }“
toml-lost = { $number ->
    [one] Eine Zeile von { $file } ist
   *[other] { $number } Zeilen von { $file } sind
} nicht lesbar. Nichts darin wird benutzt.
toml-disk = Die Datei { $file } konnte nicht geschrieben werden: { $reason }.
box-not-begun = „{ $line }“ aus eurer Schachtel wurde nicht angenommen: { $reason }
box-form = Ein Wert wird so genannt: box ART TEIL = WERT. „{ $word }“ ist keiner.
box-forget = „{ $word }“ ist nicht genau ein Wert der Schachtel.
box-none = Dieses Spiel hat keine Werte zu lernen: Alle stehen in der Regel.
box-title = Eure Schachtel
box-file = Die Werte liegen in { $path }
box-empty = Über diese Schachtel ist noch nichts bekannt. Werte werden beim Spielen gelernt.
box-exported = { $file }: { $number ->
    [one] 1 Wert
   *[other] { $number } Werte
}.
box-imported = { $file }: { $number ->
    [one] 1 neuer Wert
   *[other] { $number } neue Werte
}.
box-kept = { $kind } { $piece }: dort { $value }, hier { $known }. Was hier steht, bleibt.
box-no-file = Es gibt keine Datei { $word }.
head-box-kind = Art
head-box-piece = Teil
head-box-value = steht darauf
head-box-known = bekannt
head-box-all = in der Schachtel
head-box-told = in diesem Spiel
name-box = schachtel
command-box = Zeigt, was über die Werte auf dem Material bekannt ist; box ART TEIL = WERT nennt einen, box forget ART TEIL nimmt ihn heraus.
help-box = Zeigt, was über die Werte auf dem Material eines Spiels bekannt ist, oder bringt es auf einen anderen Rechner.
help-box-what = show, export oder import.
help-box-key = Das Spiel.
help-box-file = export: die neue Datei, ohne sie die Standardausgabe. import: die Datei, aus der ergänzt wird.
help-rules = Druckt die Entscheidungen zu einem Spiel: was gilt, wo seine Regel offen ist.
help-rules-key = Das Spiel.
help-rules-ruling = Die Nummer einer Entscheidung, etwa R60.
idle-zoom = Hier gibt es keine Karte.

## Settings

settings-value = In der Datei der Einstellungen steht { $value } für { $field }, was hier unbekannt ist.
example-about = { $name }
example-rule = zug
look-up-none = Über „{ $word }“ gibt es nichts zu wissen.

## What the banker says of the table

move-note = Etwas ins Protokoll schreiben.
move-count = Auf dem Tisch Gezähltes mit dem Protokoll vergleichen.
move-confirm = Sagen, dass etwas so liegt, wie das Protokoll es hat.
move-correct = Einen Wert des Protokolls berichtigen, mit Begründung.
move-rule = Einen Zug gelten lassen, den die Regeln ablehnen, mit Begründung des Tisches.
label-WHOSE = wessen es ist
label-CHANGE = ein neuer Wert oder eine Änderung wie +1
label-VALUE = was da liegt
event-noted = „{ $text }“
event-counted = { $subject } hat { $amount }: stimmt.
event-confirmed = { $subject }, { $what }: { $value }, stimmt.
event-corrected = Berichtigt: { $what } von { $subject } { $change } ({ $reason }).
event-ruled = Der Tisch entscheidet, gegen die Regeln: { $line } ({ $reason }).
note-nothing = Zu einer Notiz gehört ein Text: notiz "…"
count-thing = { $kind } ({ $subject })
count-unknown = „{ $subject }“ hat nichts zu zählen ({ $what }).
count-differs = { $subject }: { $counted } gezählt, im Protokoll stehen { $recorded } ({ $what }). Welche Züge das erklären könnten: inventur { $subject }
confirm-unknown = „{ $subject }“ hat nichts dergleichen ({ $what }).
confirm-differs = { $subject }: gefunden „{ $found }“, im Protokoll steht „{ $recorded }“ ({ $what }). Welche Züge das erklären könnten: inventur { $subject }
correct-senseless = { $what } von „{ $subject }“ lässt sich nicht mit „{ $change }“ berichtigen{ $known ->
    [yes] ; ein Beispiel: { $example }
   *[no] ; dieses Programm kennt keinen Wert, der jetzt angenommen würde.
}
correct-below-nothing = { $what } von „{ $subject }“ wäre { $number }: weniger als nichts.
correct-nothing = { $what } von „{ $subject }“ liegt schon so: { $change } würde nichts ändern.
rule-allowed = Die Regeln erlauben es: einfach { $line } eingeben
rule-impossible = Auch durch Entscheid des Tisches geht das nicht: { $line }
rule-not = Darüber wird nicht entschieden: { $line }
ruling-unknown = Es gibt keine Option „{ $name }“. Es gibt: { $names }
ruling-value = { $name } kann nicht „{ $value }“ sein. Möglich: { $values }
ambiguous-turn = Das kann zweierlei heißen; eines davon beendet den Zug, dann ist { $next } dran.

## The players’ page

tab-me = Ich
tab-result = Ergebnis
tab-players = Spieler
tab-board = Brett
tab-map = Karte
tab-log = Verlauf
tab-score = Punkte
web-you = Du
web-yours = { $player }, du bist dran
web-asked = { $player }: { $asked }
web-before = { $number ->
    [one] Eine Person vor dir
   *[other] { $number } vor dir
}
web-tab-yours = ● Du bist dran
web-tab-before = { $number } vor dir
web-tab-turn = { $who } ist dran
web-tab-lost = Keine Verbindung
web-lost = Keine Nachricht vom Tisch
web-lost-since = Seit { $seconds } s keine Verbindung · neuer Versuch läuft
web-old = Dies ist der Stand von { $time }. Seither kann viel geschehen sein.
web-as-of = Stand { $time }.
web-try = Jetzt versuchen
web-reload = Neu laden
web-menu = Menü
web-print = Drucken
web-bell = Ton, wenn ich dran bin
web-who-comes = Wer drankommt
web-acted = war dran
web-now = jetzt
web-may = Du darfst
web-tell = sag es dem Bankhalter
web-ahead = Was auf dich zukommt
web-more = und { $number } weitere
web-of = { $has } von { $limit }
web-together = zusammen
web-find = antippen zum Finden
web-track = { $name }: { $laid } Felder, Reichweite { $runs }, { $points } Punkte
web-bar = { $name }: { $points } Punkte
result-wins = { $number ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
}
result-you = Du gewinnst, { $player }!
result-ahead = mit { $worth }, { $by } mehr als { $second }
result-alone = mit { $worth }
result-place = Du bist Nr. { $place } mit { $worth }, { $by } dahinter
result-why-not = Warum { $who } und nicht du
result-why = Was den Unterschied zu { $who } machte
result-sum = Wie es sich zusammensetzt
result-curve = Wie es lief
result-rest = Übriges
result-all-the-rest = alles Übrige
result-led = { $who } führte ab { $time }
result-within = { $part } ({ $gains })
result-gain = { $gain } { $by }
scan-title = Scanne den Code noch einmal
scan-ask = Bitte den Bankhalter um den Code: Er steht auf dem Schirm des Tisches.
scan-point = Richte die Kamera dieses Geräts darauf.
scan-seat = Du warst { $player }. Wähle den Platz wieder.
web-over = Das Spiel ist aus
web-lasted = { $begin } bis { $end }
tab-worth = Stand
scan-asking = Der Bankhalter wird gefragt
scan-asked = Du hast um den Platz von { $player } gebeten. Diese Seite öffnet sich, sobald der Bankhalter zustimmt.

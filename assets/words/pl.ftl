### What the program says at any table. Messages are named by the codes that the program hands out.

## Refused: what is added to the sentence of the refusal

refusal-source = Instrukcja { $chapter }, „{ $heading }”: strona { $en } (wydanie niemieckie { $de }).
refusal-page = Instrukcja, „{ $heading }”, strona { $page }.
refusal-expected = Możliwe tutaj: { $words }
refusal-choices = Do wyboru: { $choices }
refusal-lines = Do wyboru:
refusal-row = Wiersz { $number }:
refusal-instead = Dozwolone: { $line }
refusal-proposed = Dodaj powód w cudzysłowie: { $line }
correct-no-reason = „{ $verb }” wymaga powodu w cudzysłowie, co najmniej { $letters ->
    [one] jednej litery
   *[other] { $letters } liter
}. Podliczenie i eksporty go pokazują.

## A line that cannot be read

unreadable-verb = „{ $word }” to nie ruch.
unreadable-named = { $word } … co?
unreadable-missing = Linia jest niepełna, brak: { $field }.
unreadable-word = „{ $word }” tu nie pasuje.
unreadable-surplus = Linia powinna kończyć się przed „{ $word }”.
unreadable-twice = „{ $word }” nie może tu stać: podano już: { $field }.
unreadable-zero = „{ $word }” nic nie liczy: najmniej 1.
unreadable-nested = W linii może być najwyżej { $most } ruchów, jeden w drugim.
unreadable-extent = Za długa linia: słów { $words }, znaków { $signs }. Ruch ma najwyżej { $most_words } słów i { $most_signs } znaków.
unreadable-sign = Linia zawiera znak, którego nie można tu użyć ({ $word }).
unreadable-length = Tekst jest za długi; najwyżej { $longest } znaków.
unreadable-due = To nie kolej: { $word }. Kolej: { $due }
turn-ended-by-itself = Kolej { $was } już się skończyła: nie było nic do zrobienia. Jeśli { $who } też kończy, wpisz najpierw nazwę.
turn-of-another = Kolej { $was } się skończyła; to byłby ruch { $who }. Jeśli tak ma być, wpisz najpierw nazwę.
turn-of-another-round = „{ $line }” ({ $was }) zamknęło kolejkę. Następne byłoby już od { $who }, w tym, co dalej. Jeśli tak ma być, to z nazwą.
unreadable-several = „{ $word }” zaczyna następny ruch: przed nim stawia się „;”.
unreadable-colon = „{ $word }” może być też ruchem: po imieniu stawia się „:”.
ambiguous-word = „{ $word }” może znaczyć kilka rzeczy.
ambiguous-move = To może oznaczać kilka ruchów.
said-question = „{ $said }” może być pytaniem. W ruchu imię stoi na początku.
said-several = To może znaczyć różne rzeczy.
said-untrue = „{ $said }” tu nie pasuje.
said-near = „{ $said }” nie jest tu znanym słowem.
said-chatter = „{ $said }” to nie ruch.

## Co stoi w wierszu, gdy słów jest za dużo, by je wyliczyć

label-AMOUNT = kwota
label-KIND = czego to dotyczy
label-TEXT = tekst
label-REASON = powód w cudzysłowie
label-MOVE = ruch

## A record: its lines and its header

record-trouble = Wiersz { $line } pliku jest błędny: { $reason } Wszystkie wiersze przed nim są w porządku. Wiersz: „{ $text }”
record-damaged = Wiersz { $line } pliku jest błędny: { $reason } Do tego zapisu nic nie można dopisać. Wiersz: „{ $text }”
record-torn = Ostatni wiersz był niepełny i został pominięty: „{ $text }”
record-not-one = To nie jest zapis gry: zaczyna się od „{ $word }”.
record-empty = Plik jest pusty: nie zawiera gry.
record-binary = To nie jest zapis gry: to nie jest tekst w UTF-8.
record-unreadable = Nie można odczytać { $word }: { $reason }.
record-large = Plik jest większy, niż może być zapis ({ $limit } bajtów).
record-game = To zapis nieznanej tu gry: { $word }.
record-header = Wiersz { $line } nagłówka jest niezrozumiały: „{ $word }”.
record-header-line = Wiersz { $line } nagłówka jest niezrozumiały: { $reason }
record-head = Nagłówek nie pasuje do gry „{ $game }”: { $reason }
record-header-lacks = W nagłówku brakuje „{ $word }”.
record-header-torn = Nagłówek jest niepełny: brak wiersza końcowego „--”.
record-line-long = Wiersz jest za długi: { $length } znaków, najwyżej { $limit }.
record-character = Wiersz zawiera znak niedozwolony w zapisie ({ $word }).
record-encoding = Wiersz nie jest tekstem w UTF-8: zapisz plik w tym kodowaniu.
record-time = Wiersz zaczyna się od godziny; „{ $word }” nią nie jest.
record-columns = Wiersz ma godzinę, imię i ruch, rozdzielone dwiema spacjami: „{ $word }”.
record-facts = Z ruchu wynika „{ $expected }”, w zapisie jest „{ $written }”.
record-checkpoint = Stan na koniec rundy to „{ $expected }”, w zapisie jest „{ $written }”.
record-actor = To ruch: { $due }, nie: { $actor }.
record-unread = Zapis nie mógłby odczytać tego ruchu z „{ $line }”: { $reason }
record-misread = Zapis odczytałby „{ $line }” jako „{ $meant }”, a to inny ruch.
record-name-empty = Jedno z imion jest puste.
record-name-long = Imię „{ $word }” jest za długie; najwyżej { $limit } znaków.
record-name-sign = Imię „{ $word }” zawiera „{ $sign }”, a nie może.
record-name-twice = Nie da się odróżnić „{ $word }” od „{ $other }”.
record-format-newer = Zapis ma format { $written }, program zna format { $ours }: można go tu tylko czytać.
record-rules-newer = Zapis prowadzono według wersji zasad { $written }, program ma wersję { $ours }: można go tu tylko czytać.
record-rules-older = Zapis prowadzono według wersji zasad { $written }, program ma wersję { $ours }.
record-revised = Wersja { $version } zmieniła: { $change }{ $keep ->
    [none] {""}
   *[other] {" "}Ten zapis trzyma się starego sposobu ({ $keep }).
}

## A record: its file

record-exists = { $path } już istnieje i pozostaje bez zmian.
record-held = Ten zapis prowadzi inny program{ $process ->
    [none] { "" }
   *[other] { " " }(proces { $process } na { $computer }, od { $since })
}; dopóki działa, można go tylko czytać.
record-crashed = Program, który ostatnio prowadził ten zapis, nie zamknął go (proces { $process } na { $computer }, { $since }). Żaden przyjęty ruch nie przepadł.
record-elsewhere = Ten zapis otwarto na { $computer } (proces { $process }, od { $since }) i nie zamknięto go tam. Jeśli jest jeszcze otwarty, zamknij go najpierw tam.
record-no-lock = Nie można zablokować zapisu na wyłączność: { $reason }.
record-read-only = Ten plik można tylko czytać: { $reason }.
record-disk = Nie zapisano na dysku: { $reason }. Nic się nie zmieniło.
record-no-folder = Folderu pliku { $path } już nie ma. Nic nie zapisano.
record-gone = { $path } już nie istnieje. Nic nie zapisano.
record-changed = Inny program zmienił { $path }. Nic nie zapisano.
record-rescued = Gra toczy się dalej w { $path }. { $number ->
    [0] Żaden wiersz nie został w tyle.
    [one] Jeden wiersz został w tyle: wiersz { $line } pliku { $file }.
    [few] { $number } wiersze zostały w tyle: te z pliku { $file } od wiersza { $line }.
   *[many] { $number } wierszy zostało w tyle: te z pliku { $file } od wiersza { $line }.
}
rescue-room = { $reason } W { $folder } jest miejsce.
record-parted = { $file }, obok, to do wiersza { $line } ta sama gra; tam się rozchodzą: tam { $theirs ->
    [none] nic nie następuje
   *[other] „{ $theirs }”
}, tu { $ours ->
    [none] nic nie następuje
   *[other] „{ $ours }”
}. Taki plik zostaje w synchronizowanym folderze, gdy pisały dwie osoby. Nic z niego się tu nie liczy.
copy-away = Brak folderu kopii: { $folder }. Gra toczy się dalej; gdy folder wróci, kopia zostanie uzupełniona.
copy-fails = Kopii w { $folder } nie można zapisać: { $reason }. Gra toczy się dalej; gdy będzie to możliwe, kopia zostanie uzupełniona.
copy-whole = Kopia jest znów kompletna: { $path }
copy-same = W { $folder } leży sam zapis: wybierz inny folder dla kopii.
copy-parted = { $path } to inna gra albo od wiersza { $line } poszła inaczej; plik zostaje, jaki jest. Kopia nazywa się { $file }.
record-closed = Zapis jest zamknięty.
output-lost = Nie można zapisać tego, co to polecenie wypisuje: { $reason }. Co zrobiło, zostaje.
python-old = eighteen80 wymaga Pythona { $oldest } lub nowszego; to jest Python { $found }.
fault = Sam program ma błąd i zatrzymał się: { $what } ({ $place })
fault-record = { $file } jest zapieczętowany i nienaruszony: { $moves ->
    [one] jest w nim jedyny przyjęty ruch
    [few] są w nim wszystkie { $moves } przyjęte ruchy
   *[many] jest w nim wszystkie { $moves } przyjętych ruchów
}. Gra toczy się dalej po ponownym uruchomieniu.
line-fault = Przy tym wierszu zawodzi sam program: { $what } ({ $place }). Nic nie zostało wprowadzone.
adviser-died = Drugi proces, który próbuje tego, co wpisujesz, zakończył się trzy razy. Odtąd robi to sam stół: długie szukanie może zatrzymać klawisz. Zapis jest w porządku.
adviser-hung = Drugi proces, który próbuje tego, co wpisujesz, nie odpowiadał i został zakończony. Odtąd robi to sam stół: długie szukanie może zatrzymać klawisz. Zapis jest w porządku.
adviser-other = Drugi proces, który próbuje tego, co wpisujesz, byłby innym programem niż stół: jego pliki się zmieniły. Odtąd robi to sam stół. Opuść zapis i otwórz go ponownie, a oba będą takie same.
view-fault = Nie można pokazać tej strony: błąd ma sam program. Powiedz o tym bankierowi.
serve-fault = Na stronie graczy program ma błąd: { $what } ({ $place })
serve-failed = Strona graczy zakończyła się przez błąd programu. „udostępnij” otworzy ją ponownie.
label-ENOENT = nie ma takiego pliku
label-EISDIR = to jest folder
label-ENOTDIR = folder w ścieżce jest plikiem
label-EACCES = brak dostępu
label-EPERM = to niedozwolone
label-EROFS = nośnik jest tylko do odczytu
label-ENOSPC = nośnik jest pełny
label-EIO = nośnik nie odpowiada
label-ENAMETOOLONG = nazwa jest za długa
label-ELOOP = to tylko odsyłacz do innego pliku
label-EINVAL = to nie jest zwykły plik
label-ENOLCK = ten nośnik nie potrafi blokować plików
label-ENOSYS = ten nośnik nie potrafi blokować plików
label-EDQUOT = nośnik nie pozwala zająć więcej miejsca
label-EFBIG = nośnik nie pozwala na większy plik
label-ESTALE = nośnik w międzyczasie się zmienił
label-ENODEV = nośnika nie ma
label-ENXIO = nośnika nie ma

## Changing the past

record-undo-none =
    { $moves ->
        [0] Nie ma ruchu do cofnięcia.
       *[other]
            { $count ->
                [0] Po ruchu { $moves } nic już nie ma.
               *[other] Nie można cofnąć { $count }; ruchów jest { $moves }.
            }
    }
record-redo-none =
    { $moves ->
        [0] Nie ma ruchu do przywrócenia.
       *[other] Można przywrócić { $moves }, nie { $count }.
    }
record-no-move = Nie ma ruchu { $number }; ostatni to { $moves }.
record-broken = { $later ->
    [one] Dotyczy jednego późniejszego ruchu.
   *[other] Dotyczy { $later } późniejszych ruchów.
} Wtedy ruch { $number } przestałby obowiązywać ({ $actor }: { $line }): { $reason }
repair-touches = { $later ->
    [0] Żaden późniejszy ruch nie jest dotknięty
    [one] Jeden późniejszy ruch jest wykonywany ponownie i obowiązuje
    [few] { $later } późniejsze ruchy są wykonywane ponownie i obowiązują
   *[many] { $later } późniejszych ruchów jest wykonywanych ponownie i obowiązuje
}{ $gone ->
    [0] .
    [one] ; jeden odpada.
    [few] ; { $gone } odpadają.
   *[many] ; { $gone } odpada.
}
repair-amend = Zastąp ten ruch albo zezwól na niego decyzją stołu.
repair-insert = Najpierw rozstrzygnij to, co wcześniej należne.
repair-drop = Pomiń ten ruch; potem pokaże się następny, który już nie obowiązuje.
repair-undo = Zakończ grę w tym miejscu: { $left ->
    [one] odpada ten jeden ruch.
    [few] odpadają { $left } ruchy, ten i wszystkie po nim.
   *[many] odpada { $left } ruchów, ten i wszystkie po nim.
}
record-repair-none = Nie ma naprawy do cofnięcia: od tego czasu wykonano lub cofnięto ruchy. Użyj „zmień”.
record-repairs = Ten zapis naprawiano zbyt wiele razy (ponownie sprawdzonych ruchów: { $limit }). Czysty odpis znów przyjmie naprawy: eighteen80 export ZAPIS --to clean > ODPIS
record-undo = Po „cofnij” stoi liczba, kolej, runda, naprawa albo do i liczba; nie „{ $word }”.
record-edit = Po „{ $word } { $number }” brakuje ruchu.
record-number = „{ $word }” to nie liczba, która może tu stać.
record-which = „{ $word }” nie jest numerem ruchu. Numery stoją w dzienniku przed ruchami.
record-which-missing = Który ruch? Po „{ $verb }” podaj jego numer. Numery stoją w dzienniku przed ruchami.
record-step = „{ $word }” nie zmienia zapisu.

## A command that was not understood

usage-form = Użycie:
usage-missing = Brakuje: { $word }. Dodaj --help, aby zobaczyć składnię.
usage-unknown = Niezrozumiałe: { $word }. Dodaj --help, aby zobaczyć składnię.
usage-choice = { $argument } nie może być „{ $word }”. Możliwe: { $known }
usage-value = { $argument } nie może być „{ $word }”.
usage-empty = Po { $argument } brakuje wartości.
usage-terminal = To wymaga terminala: klawiatury i ekranu. Bez niego ruchy przyjmuje „play”.
usage-signs = Terminal nie podaje, czy rozumie UTF-8 (LANG, LC_ALL): linie i znaki moga wyjsc blednie. Wtedy: przed startem ustaw PYTHONUTF8=1.
signs-lost = Kazdy ? moze stac zamiast znaku, ktorego nie da sie tu zapisac ({ $word }). Po ustawieniu PYTHONUTF8=1 sie da.
usage-wrong = Niezrozumiałe. Dodaj --help, aby zobaczyć składnię.
usage-command-file = „{ $word }” to nie polecenie. Aby otworzyć ten zapis: eighteen80 open { $word }
usage-command =
    Nie ma polecenia „{ $word }”. { $near ->
        [none] Dodaj --help, aby zobaczyć wszystkie.
       *[other] Czy chodziło o { $near }?
    }
usage-ruling = „{ $word }” nie ma postaci nazwa=wartość ani nie jest jednym z tych słów: { $known }
usage-names = „{ $word }” nie ma postaci imię=jak ani nie jest „all”.
usage-names-both = Albo --names, albo --initials, nie oba.
usage-names-nobody = Nie ma tu gracza { $word }.
usage-names-twice = Dwie osoby nazywałyby się { $word }.
usage-out = Obraz potrzebuje pliku: --out PLIK.png
usage-pane = { $game } nie pokazuje „{ $word }”, które dałoby się narysować. Pokazuje: { $known }
usage-only-with = { $word } pasuje tylko do { $forms }.
export-png = Do png trzeba zainstalować to, co go rysuje: pip install 'eighteen80[png]'. --to svg nie potrzebuje niczego.
work-reached = { $done } z { $number } …
export-done = Zapisano { $file }.

## Commands

new-done = Zaczęto { $file }: { $game }, grają { $seats }.
play-stopped = Zatrzymano na: „{ $line }”{ $moves ->
    [1] { "" }
   *[other] { " " }(ruch { $place } z { $moves } w wierszu; żadnego nie wykonano)
}
play-due = Kolej na: { $who }
check-sound =
    { $over ->
        [yes]
            w porządku, { $moves ->
                [one] 1 ruch
                [few] { $moves } ruchy
               *[many] { $moves } ruchów
            }, gra skończona
       *[no]
            w porządku, { $moves ->
                [one] 1 ruch
                [few] { $moves } ruchy
               *[many] { $moves } ruchów
            }, kolej na: { $due }
    }
check-wrong = wiersz { $line }: { $reason }
legal-none = Żaden ruch nie jest możliwy: gra jest skończona.
legal-outside = Nie ma ruchu { $number }; ostatni to { $last }.
tally-final = Wynik końcowy:
tally-exceptions = Poprawione lub rozstrzygnięte przy stole, poza zasadami:
tally-now = Gdyby gra skończyła się teraz:
export-player = Gracz
export-wealth = Wynik
export-move = Po ruchu
export-rounds = Wyniki na koniec każdej rundy
export-moves = Ruchy
export-exceptions = Poprawione lub rozstrzygnięte przy stole
evening-result = Kto wygrał i dlaczego
evening-won = { $over ->
    [yes] { $who } wygrywa z wynikiem { $worth }
   *[no] { $who } prowadzi z wynikiem { $worth }
}{ $by ->
    [0] { "" } przed graczem { $second }, który ma tyle samo: rozstrzygają zasady.
   *[other] , o { $by } więcej niż { $second }.
}
evening-won-together = { $over ->
    [yes] { $who } wygrywają wspólnie, każdy z wynikiem { $worth }.
   *[no] { $who } prowadzą wspólnie, każdy z wynikiem { $worth }.
}
evening-won-alone = { $who }: { $worth }
evening-difference = Co zdecydowało: { $parts }
evening-part = { $part } { $by }
evening-round = Runda
evening-close = koniec
axis-move = ruch
axis-round = runda
evening-sum = Suma
evening-through = przez
evening-when = { $time } · ruch { $move }{ $number ->
    [one] {""}
   *[other] {" "}· razem { $number }
}
evening-time = Ile czasu zajęło każdemu
evening-together = razem
evening-turns = tury
evening-mean = średnio
evening-longest = najdłużej
evening-longest-at = { $time } · ruch { $move }
evening-end = na końcu
evening-steps = Cała gra, ruch po ruchu
evening-start = Przed pierwszym ruchem
evening-no-script = Do przejścia przez grę strona potrzebuje swojego skryptu; wszystko inne stoi powyżej.
picture-at = { $move ->
    [0] Przed pierwszym ruchem
   *[other] Po ruchu { $move }
} · { $round }
evening-go-first = Na początek
evening-go-back = Ruch wstecz
evening-go-play = Graj dalej lub zatrzymaj
evening-go-on = Ruch dalej
evening-go-last = Na koniec
seat-label = Miejsce { $number }
names-left-out = Nie widać żadnego imienia: gracze nazywają się od swoich miejsc. --names all je pokazuje, --names Anna=A,Bert=B lub --initials pokazuje je inaczej.
club-title = Statystyka wieczorów
club-folder = { $path } nie jest folderem.
club-none = W { $path } nie ma zapisu, który dałoby się odczytać.
club-passed-over = Pominięto: { $file }: { $reason }
club-trouble = Obowiązuje tylko do wiersza { $line }.
club-twice = To ta sama gra co { $file }.
club-names-left-out = Nie widać żadnego imienia: gracze mają numery. --names all je pokazuje, --names Anna=A,Bert=B lub --initials pokazuje je inaczej.
player-label = Gracz { $number }
club-games = Gry
club-players = Gracze, we wszystkich grach
club-players-of = Gracze: { $game }
club-turns = Najdłuższe tury
club-game = Gra
club-finished = zakończone
club-unfinished = niezakończone
club-moves = ruchy
club-length = czas
club-winning = zwycięski wynik, średnio
club-most = najwięcej
club-least = najmniej
club-player = Gracz
club-played = gry
club-wins = zwycięstwa
club-share = gier
club-place = miejsce, średnio
club-mean = średnio
club-time = czas na grę
club-pace = czas na turę
club-took = czas
club-date = data
club-move = ruch
club-line = rozpoczęta od

## Help

help = Prowadzi grę planszową na prawdziwej planszy. Gra to plik tekstowy, zapis, z jednym ruchem w wierszu.
help-command = Jedno z poniższych poleceń; POLECENIE --help je objaśnia.
help-lang = Język komunikatów; domyślnie ostatnio wybrany albo język systemu.
help-completion = Wypisuje skrypt, którym bash, zsh lub tcsh uzupełnia słowa tego programu.
help-help = Pokazuje ten opis.
help-version = Pokazuje wersję.
help-new = Zacznij zapis.
help-new-file = Zapis do utworzenia; plik nie może jeszcze istnieć.
help-new-seats = Gracze w kolejności siedzenia, po przecinkach: Anna,Bert,Cleo
help-new-colours = Kolory graczy w kolejności siedzenia, po przecinkach: czerwony,niebieski,zielony
help-new-rulings = Opcje stołu: nazwa=wartość, po przecinkach.
help-new-edition = Wydanie na stole, dla kolorów; first to pierwsze.
help-new-table = Nazwa stołu.
help-new-game = Rozgrywana gra; domyślnie ta, na którą wskazuje rozszerzenie pliku.
help-play = Dopisz ruchy; zatrzymuje się na pierwszym odrzuconym.
help-play-file = Zapis.
help-play-lines = Ruchy; kilka rozdzielonych „;” liczy się jak jeden. Bez nich czytane ze standardowego wejścia.
help-check = Sprawdź każdą zasadę w zapisach; jeden wiersz na plik.
help-check-files = Zapisy.
help-check-strict = Porównaj też liczby wynikowe i stany na koniec rund.
help-legal = Wszystko, co wolno, po jednym w wierszu, tak jak przyjmuje play.
help-legal-file = Zapis.
help-legal-at = Nie teraz, lecz po tym ruchu; 0 to początek.
help-legal-json = Jako jedna lista JSON.
help-states = Cały stół po każdym ruchu, jeden obiekt JSON w wierszu.
help-states-file = Zapis.
help-states-last = Tylko po ostatnim ruchu.
help-score = Liczy pozycję końcową bez partii: wpisane linie albo JSON, z pliku lub ze standardowego wejścia.
help-score-file = Plik; bez niego standardowe wejście.
help-score-game = Gra, po jej kluczu.
help-score-json = W jednym obiekcie JSON.
score-none = { $game } nie liczy wpisanej pozycji.
score-encoding = { $word } to nie tekst w UTF-8.
help-tally = Wynik graczy, końcowy albo gdyby gra skończyła się teraz.
help-tally-file = Zapis.
help-export = Wypisz grę w innej postaci.
help-export-file = Zapis.
help-export-to = json dla programów, csv do arkusza, md dla ludzi, html: cały wieczór na jednej stronie, svg i png: jego obraz, clean: zapis bez cofniętych ruchów, albo strona, na której też się w tę grę gra.
help-export-clean = To samo co --to clean.
help-export-out = Do tego nowego pliku zamiast na standardowe wyjście.
help-export-at = svg i png: nie teraz, lecz po tym ruchu; 0 to początek. Mapa, jeśli nie podano innego pola.
help-export-pane = svg i png: co jest rysowane, np. map lub chart; w przeciwnym razie wynik.
help-export-theme = svg i png: dark, light lub contrast.
help-export-names = html, svg i png: all dla imion takich, jakie są, albo jak kto się nazywa: Anna=A,Bert=B. Bez tego miejsca.
help-export-initials = html, svg i png: inicjały zamiast imion.
help-club = Mówi, co wynika ze wszystkich zapisów folderu: gry, zwycięstwa, średnie, najdłuższe tury.
help-club-folder = Folder; zapisy w folderach w nim też się liczą.
help-club-to = text do czytania tutaj, csv do arkusza, html jako strona.
help-club-out = Do tego nowego pliku zamiast na standardowe wyjście.
help-club-names = all dla imion takich, jakie są, albo jak kto się nazywa: Anna=A,Bert=B. Bez tego numery.
help-club-initials = Inicjały zamiast imion.
help-games = Gry, w które można tu grać: klucz, końcówka zapisów, nazwa.
help-import = Zrób zapis z partii rozegranej na stronie.
help-import-file = Partia jako JSON, tak jak daje ją strona.
help-import-out = Zapis aż do pierwszej akcji, której nie da się wykonać.
help-import-rulings = Ustalenia stołu według nazwy i wartości albo online: jak gra strona. Bez podania: tak, jak grano.
help-import-game = Gra.

## At the table

table-past = To stół po ruchu { $number }. Najpierw wróć do teraźniejszości (Esc).
table-no-move = Nie ma ruchu { $number }; ostatni to { $last }.
table-no-purse = Dla „{ $name }” nic się tu nie liczy. Do wyboru: { $names }

## The table's screen

pane-log = Dziennik
pane-final = Cała gra
pane-curve = Stan po każdej rundzie
pane-by-round = Stan i przyrost, runda po rundzie
page-final = Wynik
final-behind = za: { $player }
final-difference = { $first } przed { $second }, { $by }:
final-turning = Gdzie rozstrzygnęła się gra:
final-leads = { $first } prowadzi od ruchu { $leads }, po ruchu { $widest } o { $by }.
final-trailed = Po ruchu { $trailed } na przodzie był gracz { $other }, o { $behind }.
evening-reasons = Jak do tego doszło
pane-moves = Dziennik
pane-map = Mapa
over-then = „podliczenie” mówi, kto wygrał, „pokaż 100” pokazuje stół po ruchu 100, „menu” prowadzi do ekranu startowego.
keys-live = Tab uzupełnia · ↑ wcześniej · ? pomoc · Alt+←→ mapa · F2–F7 strony · F8 mapa, listy · cofnij · co jeśli · Ctrl+P
keys-cells = Tab uzupełnia · ↑ wcześniej · ? pomoc · Alt+←→ pole po polu · F2–F7 strony · F8 następna · cofnij · co jeśli · Ctrl+P
keys-plain = Tab uzupełnia · ↑ wcześniej · ? pomoc · F2–F7 strony · F8 następna strona · cofnij · co jeśli · Ctrl+P
mode-past = Po ruchu { $number }{ $who ->
    [none] {""}
   *[other] {" "}({ $who }: { $line })
} · Esc wraca · PgUp, PgDn ruch, z Shift runda
mode-branch = Co jeśli: zapis pozostaje nietknięty. Esc wraca.
mode-sealed = Tylko do odczytu: tego zapisu nie można teraz zmieniać.
notices-title = O tym zapisie
ways-on = Możliwe: { $words }.
held-keys = Enter: dalej tutaj, gdy będzie wolny · Esc: ekran początkowy
command-needs = Niepełne: na przykład „{ $form }”.
command-reopen = Wczytać zapis od nowa, gdy ktoś go zmienił.
command-rescue = Grać dalej w nowym pliku (pod wolną nazwą obok albo pod podaną), ze wszystkimi ruchami, które się zgadzają.
command-serve = Pokaż grę na telefonach graczy: z kodem i listą, kto patrzy; „udostępnij koniec” kończy.
name-reopen = wczytaj
name-rescue = ratuj
name-serve = udostępnij
choices-title = Propozycje · { $number }
choices-part = Propozycje · { $first }–{ $last } z { $number }
choices-more = … i jeszcze { $number }
clock-stands = zegar stoi
clock-over = { $who }: { $time } na ten ruch, umówione { $limit }:00
command-ready = { $line }

help-audit = Przejrzeć wszystko na stole i porównać z zapisem.
help-audit-file = Zapis.
help-audit-whose = Tylko to, co należy do podanych, na przykład do gracza. Bez podania – wszystko.
page-table = Stół
page-map = Mapa
page-log = Dziennik
view-figures = Liczby
view-places = Miejsca
view-hex = Pole
view-place = Miejsce
view-value = Wartość
view-markers = Znaczniki
view-who = Kim jesteś? Na twojej stronie najpierw widać to, co twoje.
view-code = Ten stół nie zna tego urządzenia. Gra toczy się dalej, nic nie przepadło.
view-closed = Drzwi tego stołu są zamknięte. Poproś bankiera, by je otworzył.
view-full = Nie ma miejsca dla kolejnego urządzenia.
view-other = Jestem kimś innym
view-out = Stół zamknął tę stronę. Aby wrócić, zeskanuj kod jeszcze raz.
view-skip = Do gry
view-pages = Strony
view-enlarge = Większa mapa
view-rulings = Rozstrzygnięcia gry
view-no-rulings = Do tej gry nie ma rozstrzygnięć.
look-own = Jak urządzenie
look-dark = Ciemny
look-light = Jasny
look-contrast = Kontrast
keys-watch = → następna strona · C zegar · Q wyjście
help-now = Co można teraz wpisać
help-here = Co może nastąpić po „{ $line }”
about = O { $word }
ledger-of = Rachunek: { $name }
rules-about = Zasady: { $word }
rule-page = strona { $page }
rule-pages = strona { $en } angielskiej instrukcji, { $de } niemieckiej
rule-none = Żadna zasada nie mówi o „{ $word }”.
head-number = Nr
head-who = Kto
head-line = Linia
head-amount = Kwota
head-balance = Stan
head-form = Postać
head-example = Na przykład
head-does = Co robi
head-thing = Co
head-recorded = Zapis
head-counted = Stół
table-number = „{ $word }” nie jest numerem ruchu.
table-value = „{ $word }” nie jest tu znane.
table-which = Trzeba jeszcze podać, co z tego.
idle-back = (To jest teraźniejszość.)
form-undo = cofnij [3 | kolej | runda | naprawa | do 41]
form-redo = ponów [3]
form-amend = zmień 41 RUCH
form-insert = wstaw 41 RUCH
form-drop = skreśl 41
form-pause = pauza (F9)
form-resume = wznów (F9)
does-undo = Cofnij ostatni ruch, kilka ruchów, kolej, rundę, ostatnią naprawę albo wszystko po danym ruchu.
does-redo = Ponów to, co cofnięto.
does-amend = Zastąp wcześniejszy ruch innym; najpierw powiem, co potem przestaje obowiązywać.
does-insert = Wstaw zapomniany ruch przed wcześniejszym.
does-drop = Skreśl wcześniejszy ruch.
does-pause = Zatrzymaj zegar do następnego wiersza.
does-resume = Puść zegar dalej.
name-help = pomoc
name-about = opis
name-rule = zasada
name-ledger = rachunek
name-audit = inwentura
name-look = pokaż
name-back = wróć
name-what-if = co jeśli
name-zoom = zoom
name-hands = ręce
name-clock = zegar
name-tally = podliczenie
name-language = język
name-theme = kolory
name-quit = wyjdź
command-help = Co można teraz wpisać, z przykładami. To samo co „?”.
command-about = Wyjaśnij wszystko, co ma nazwę.
command-rule = Zasada na dany temat, z rozdziałem i stroną.
command-ledger = Każda kwota, która przyszła lub odeszła, z ruchem.
command-due = Pokaż, czyj jest ruch i o co chodzi.
command-may = Pokaż, jakie ruchy ma teraz gracz.
command-why = Dlaczego odrzucono ostatnią linię.
command-standing = Pokaż, co miałby każdy, gdyby gra skończyła się teraz.
asked-due = Na ruchu
asked-standing = Kto prowadzi
asked-standing-now = Gdyby gra skończyła się teraz:
asked-may = Możliwe teraz ruchy
asked-why = Dlaczego odrzucono „{ $line }”
may-nothing = { $who } nie ma teraz ruchu. Na ruchu: { $due }.
may-more = i { $count } więcej
may-be = Tak:
why-none = Nie odrzucono tu żadnej linii.
command-audit = Porównaj z zapisem to, co leży na stole, stos po stosie; z nazwami dalej tylko ich stosy.
command-look = Stół taki, jaki był po danym ruchu albo przed ostatnim; PgUp i PgDn idą o ruch, z Shift o rundę; Esc wraca.
command-back = Powrót do teraźniejszości.
command-what-if = Wypróbuj coś; zapis pozostaje bez zmian. Esc wraca.
command-zoom = Mapa większa (+), mniejsza (-) albo dopasowana (dopasuj).
command-hands = Co po ostatniej linii trzeba zrobić rękami na stole, dużymi znakami (Ctrl+L).
command-clock = Pokaż lub ukryj, jak długo każdy myślał; limit 3: uwaga przy ruchach ponad trzy minuty, limit brak: bez uwag.
command-tally = Wynik każdego gracza, teraz lub na końcu.
command-language = Mów po angielsku (angielski), niemiecku (niemiecki) lub polsku (polski).
command-theme = Ciemny, jasny lub wysoki kontrast.
command-quit = Opuść stół; wszystko jest w zapisie.

## Przeliczanie stołu

audit-begin = { $number ->
    [one] Do policzenia jest jedna rzecz.
    [few] Do policzenia są { $number } rzeczy.
   *[other] Do policzenia jest { $number } rzeczy.
} Pusty wiersz: zgadza się; liczba lub słowa: co leży; -: nie policzono; koniec wejścia: dość.
audit-ask = { $thing }: { $amount }?
audit-number = „{ $word }” nie jest liczbą.
audit-nothing = „{ $word }” nie ma nic do policzenia. Do policzenia: { $known }
audit-differs = { $thing }: na stole { $counted }, w zapisie { $recorded }.
audit-sum = To razem { $number }; musi być { $due }.
audit-since = { $since ->
    [0] Tego jeszcze nie liczono
   *[other] Przy ruchu { $since } jeszcze się zgadzało
}; { $number ->
    [0] od tego czasu nie zmienił tego żaden ruch.
    [one] od tego czasu zmienił to jeden ruch:
    [few] od tego czasu zmieniły to { $number } ruchy:
   *[other] od tego czasu zmieniło to { $number } ruchów:
}
audit-suspect = {"    "}{ $number }  { $actor }  { $line }: { $was } → { $now }{ $fits ->
    [yes] {" "}(ten pasuje do różnicy)
   *[no] {""}
}
audit-forgotten = {"        "}„{ $what }” Zapomniane przy stole? Zróbcie to teraz; niczego się nie wpisuje.
audit-mend = { $suspects ->
    [0] {""}
   *[other] Jeśli któryś z nich wpisano błędnie: zmień, jego numer, właściwy wiersz.{" "}
}{ $remedies ->
    [0] Żadna pojedyncza poprawka tego nie uzgodni; trzeba sprawdzić, gdzie to może leżeć.
    [one] Aby poprawić samą wartość, z podaniem powodu:
   *[other] Aby poprawić samą wartość, jeden z tych wierszy, z podaniem powodu:
}
audit-remedy = {"    "}{ $line }
audit-why = Dlaczego się różni ({ $thing })? Powód trafi do linii. Enter: zostaw otwarty.
audit-end = Zgadza się i jest w zapisie: { $agreed }; różni się: { $differing }; nie policzono: { $left }.
audit-title = Inwentura stołu
audit-page = { $page } z { $pages }
audit-asks = { $thing }: jak w zapisie? Jeśli nie, wpisz, co tam leży.
audit-keys = Enter: zgadza się · ↑↓ inne · albo co tam leży · - pominięte · Esc
audit-leave = Enter: do stołu, ↑ przywołuje tam wiersze · PgUp PgDn przewija
audit-elsewhere = To, co leży na stole, porównuje się z chwilą obecną: Esc prowadzi do niej z powrotem.
said-dark = ciemny
said-light = jasny
said-contrast = kontrast
said-fit = dopasuj
said-off = brak
said-en = angielski
said-de = niemiecki
said-pl = polski
name-menu = menu
command-menu = Opuść tę grę i wróć do ekranu startowego.
tally-title = Wynik
tally-wealth = Wyniki na koniec każdej rundy
tally-rounds = Stan i przyrost, runda po rundzie
tally-more = Enter: następny gracz · Esc wraca
tally-save = ↑ ↓ więcej · S zapisuje raport, ruchy i stronę · Esc wraca
tally-saved = Zapisano: { $files } (strona bez imion)
tally-moves = { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
head-rank = Miejsce
start-title = eighteen80: gry przy stole
start-sub = Poniżej: kontynuuj grę, rozpocznij nową albo podaj plik.
start-new = Rozpocznij nową grę
start-quit = Wyjście
start-file = Plik zapisu albo folder z zapisami, potem Enter
start-record = { $table }{ $date ->
    [none] {""}
   *[other] {" "}· { $date }
}{ $place ->
    [none] {""}
   *[other] {" "}· { $place }
} · { $game } · { $seats } · { $over ->
    [yes] zakończona
   *[no] { $round }
}, { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
start-language = Język: polski (Enter: English)
start-keys = ↑ ↓ i Enter wybierają · Tab: do pola i z powrotem · Esc wychodzi
begin-language = Język
begin-keys = Tab, Enter: dalej · Enter na ▼: wybór · Ctrl+S rozpoczyna · Esc wraca
begin-folder = Zapis będzie w { $folder }
value-seated = jak podano
value-drawn = wylosowane
language-name = polski
begin-title = Nowa gra: { $game }
begin-game = Gra
begin-seats = Gracze w kolejności siedzenia, zaczynający pierwszy
begin-options = Ustalenia stołu: co nie zmienione, jest tak, jak zwykle czyta się instrukcję
begin-colours = Kolory graczy, w tej kolejności
dye-blue = niebieski
dye-orange = pomarańczowy
dye-green = zielony
dye-violet = fioletowy
dye-ochre = ochra
dye-pink = różowy
dye-grey = szary
record-colour = Nie ma wolnego koloru { $word }; wolne są: { $left }
record-colours = Więcej kolorów ({ $number }) niż graczy ({ $players }).
begin-draw = Miejsca
begin-table = Nazwa stołu
begin-edition = Kolory wydania
begin-go = Rozpocznij (Ctrl+S)
begin-cancel = Wróć (Esc)
value-present = 2022
value-first = pierwsze
help-open = Otwórz stół: ekran, przy którym siedzi bankier.
help-open-file = Zapis, od którego grać dalej; bez niego lista tych, które są.
help-open-copy = Folder kopii, która też dostaje każdy wiersz, np. pendrive; zostaje dla tego zapisu aż do --no-copy.
help-open-no_copy = Bez kopii, od teraz.
help-open-theme = dark (ciemny), light (jasny) lub contrast (wysoki kontrast).
help-watch = Pokaż graczom zapis na innym ekranie; niczego nie można tam wpisać.
help-watch-file = Zapis.
help-watch-theme = dark (ciemny), light (jasny) lub contrast (wysoki kontrast).
help-serve = Pokaż graczom zapis w przeglądarce; niczego nie można tam wpisać.
help-serve-file = Zapis.
help-serve-host = Adres tego komputera, pod którym go widać; bez podania program zapyta, a jeśli nie może, pokaże tylko na tym komputerze.
help-serve-port = Port.
serve-at = Widać pod { $address }{ $home ->
    [yes] . Żaden telefon nie dotrze pod ten adres.
   *[no] . Zeskanuj kod albo wpisz adres.
}
serve-which = Pod którym adresem tego komputera?
serve-choice = { $number }  { $address }{ $home ->
    [yes] {"  "}tylko ten komputer: żaden telefon tu nie dotrze
   *[no] {""}
}
serve-ask = Numer (1):
serve-none-such = „{ $word }” nie jest żadnym z nich.
serve-commands = { $who }: kto patrzy · { $close }: nikogo więcej nie wpuszczać · { $open }: znów otworzyć drzwi, z nowym kodem · { $out } 2: wyprosić urządzenie 2 · { $private }: pytaj mnie o każde miejsce · { $let } 2: wpuść urządzenie 2 · { $off }: zakończyć
serve-after = Po „{ $serve }”:
serve-ends = Ctrl+C kończy.
serve-sign = ⇄ strona { $number }{ $open ->
    [yes] {""}
   *[no] , zamknięta
}
serve-title = Strona graczy
serve-then = „udostępnij 2” otwiera stronę pod drugim adresem.
serve-ended = Strona jest zamknięta.
serve-not-open = Strona nie jest otwarta: samo „udostępnij” zapyta, pod którym adresem ma być.
serve-no-device = Nie ma tu urządzenia { $word }.
door-who = kto
door-close = zamknij
door-open = otwórz
door-out = wyproś
door-private = prywatnie
door-let = wpuść
door-off = koniec
serve-moved = Strona była pod { $address }. To miejsce jest zajęte: telefony muszą zeskanować nowy kod.
serve-seats =
    { $private ->
        [yes] Pytamy cię o każde miejsce: „{ $let } 2” wpuszcza urządzenie 2 na miejsce, o które prosi.
       *[no] Kto jest w środku, może otworzyć każde miejsce. „{ $order }” każe pytać cię o każde.
    }
serve-asks = Urządzenie { $number } prosi o miejsce: { $player }. „{ $let } { $number }” je wpuszcza.
serve-let = Urządzenie { $number } może otworzyć miejsce: { $player }.
serve-closed = Więcej urządzeń nie wejdzie. Połączone zostają.
serve-out = Urządzenie { $number } wyproszone. Jest nowy kod.
serve-inside = { $number ->
    [0] Nikogo nie ma.
    [one] Jest jedno urządzenie:
    [few] Są { $number } urządzenia:
   *[other] Jest { $number } urządzeń:
}
serve-device = { $number }  { $kind ->
    [phone] telefon
    [tablet] tablet
    [television] telewizor
   *[computer] komputer
}{ $player ->
    [none] {""}
   *[other] , { $player }
}, { $address }{ $screens ->
    [0] , teraz poza stroną
   *[other] {""}
}{ $asks ->
    [none] {""}
   *[other] , prosi o miejsce: { $asks }
}

## Gra skądinąd: jej plik

import-done = { $file }: { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}, gracze: { $seats }{ $kept ->
    [0] .
    [one] ; 1 wiersz zachowuje to, co tam zagrano wbrew naszym zasadom albo za inną kwotę.
    [few] ; { $kept } wiersze zachowują to, co tam zagrano wbrew naszym zasadom albo za inną kwotę.
   *[other] ; { $kept } wierszy zachowuje to, co tam zagrano wbrew naszym zasadom albo za inną kwotę.
}
import-kept = Akcja { $action }: { $line }
import-no-json = { $word } nie zawiera JSON{ $line ->
    [0] {""}
   *[other] {" "}od wiersza { $line }
}.
import-deep = { $word } jest w wierszu { $line } zagnieżdżony głębiej niż jakakolwiek gra ({ $limit }).
import-number = { $word } zawiera liczbę, jakiej nie ma w żadnej grze: { $number }
start-demo = Rozejrzyj się w rozegranej partii: { $game }
opening-back = Esc prowadzi do ekranu startowego.
opening = Otwieranie { $file }: każdy ruch jest rozgrywany ponownie.
takes-back = { $number ->
    [one] Cofa ruch { $first } ({ $who }: { $line }).
    [few] Cofa { $number } ruchy, od { $first } ({ $who }: { $line }).
   *[many] Cofa { $number } ruchów, od { $first } ({ $who }: { $line }).
}
hands-title = Ręcznie, po { $line }
hands-none = Nie ma jeszcze nic do przesunięcia.
effect-purse = gotówka
change-sum = { $who } { $was } → { $now }
change = { $who } { $what } { $was } → { $now }
change-now = { $who } { $what } { $now }
game-is-over = Koniec gry: „podliczenie” mówi, kto wygrał.
line-next = potem: { $who }
below-more = … F1: całość
pane-rest = … jeszcze { $rows ->
    [one] 1 wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}{ $opened ->
    [page-down] : PgDn
    [jump] : Ctrl+O
   *[other] { "" }
}
pinned = { $key } zwalnia
tabs-watch = → · C zegar · Q
tabs-help = ? pomoc
help-example = np. { $line }
takes-back-repair = Wszystko znów będzie jak przed ostatnią naprawą.
choice-least = najmniej
choice-most = najwięcej
choice-kind = { $kind }
line-ended = Kolej { $who } skończyła się ruchem „{ $line }”{ $reason ->
    [none] : nie było w niej już nic do zrobienia.
   *[other] : { $reason }
}
line-read-as = Odczytane jako ruch gracza { $player }:
line-in-place = Zamiast ruchu { $number } ({ $who }: { $line }):
line-instead = Dozwolone: { $line } (Tab)
line-proposed = Dodaj powód w cudzysłowie: { $line } (Tab)
offer-allowed = To byłoby dozwolone.
offer-proposed = To byłoby dozwolone, gdy tylko poda się powód.
line-one-way = Tab dopisze:
line-goes-on = Tab przechodzi przez możliwe dalsze ciągi; albo pisz dalej.
working = Chwileczkę …
line-tried = Trwa liczenie; potem linia zostanie przyjęta.
marked = ✎ { $number ->
    [one] 1 poprawka lub orzeczenie
    [few] { $number } poprawki i orzeczenia
   *[other] { $number } poprawek i orzeczeń
}
serve-everywhere = „{ $word }” nie jest adresem, pod którym widać: podaj ten, który ten komputer ma w twojej sieci.
serve-not-here = Pod { $word } nie można nic pokazać: port jest zajęty albo ten komputer nie ma tego adresu.
palette-ask = Szukaj …
palette-page = Pokaż tę część stołu.

## A game that has no sheets of its own

audit-none = W tej grze niczego się nie przelicza.
import-no-site = { $game } nie jest rozgrywane na żadnej stronie znanej temu programowi.
round-plain = Runda { $round }
head-has = ma
pane-due = Na ruchu
pane-worth = Wynik, gdyby gra teraz się skończyła
pane-handbook = Co można wpisać
page-handbook = Pomoc

## Pudełko: wartości, które są tylko na elementach

box-said = Z waszego pudełka: { $kind } { $piece } = { $value }
box-guess = To może być to: { $kind } { $piece } = { $value }
box-differs = W waszym pudełku jest { $known } dla { $kind } { $piece }; gra się { $value }. „box { $kind } { $piece } = { $value }” poprawia pudełko.
toml-unreadable = Nie można odczytać pliku { $file }: { $reason }. Dalej bez niego.
box-kind = „{ $field }” to nie rodzaj elementów, których wartości są zapamiętywane.
box-no-table = { $field } w pliku pudełka nie jest tabelą elementów. Zostaje pominięte.
box-several = { $field } w pliku pudełka ma { $number } wartości, a element może mieć tylko jedną. Zostaje pominięte.
box-no-text = { $field } w pliku pudełka nie jest ani tekstem, ani liczbą. Zostaje pominięte.
box-field = { $field } w pliku pudełka zostaje pominięte: „{ $value }”. { $reason }
toml-line = Wiersz { $line } pliku { $file } jest nieczytelny i zostaje pominięty: „{ $text }”
toml-lost = Nieczytelne wiersze pliku { $file }: { $number }. Nic z niego nie jest używane.
toml-disk = Nie udało się zapisać pliku { $file }: { $reason }.
box-not-begun = „{ $line }” z waszego pudełka nie zostało przyjęte: { $reason }
box-form = Wartość podaje się tak: box RODZAJ ELEMENT = WARTOŚĆ. „{ $word }” nią nie jest.
box-forget = „{ $word }” nie oznacza dokładnie jednej wartości pudełka.
box-none = Ta gra nie ma wartości do zapamiętania: wszystkie są w instrukcji.
box-title = Wasze pudełko
box-file = Jest w pliku { $path }
box-empty = O tym pudełku nic jeszcze nie wiadomo. Wartości są zapamiętywane podczas gry.
box-exported = { $file }: wartości: { $number }.
box-imported = { $file }: nowe wartości: { $number }.
box-kept = { $kind } { $piece }: tam { $value }, tutaj { $known }. To, co tutaj, zostaje.
box-no-file = Nie ma pliku { $word }.
head-box-kind = rodzaj
head-box-piece = element
head-box-value = napis
head-box-known = znane
head-box-all = w pudełku
head-box-told = w tej grze
name-box = pudełko
command-box = Pokazuje, co wiadomo o wartościach na elementach; box RODZAJ ELEMENT = WARTOŚĆ podaje jedną, box forget RODZAJ ELEMENT ją usuwa.
help-box = Pokazuje, co wiadomo o wartościach na elementach gry, albo przenosi to na inny komputer.
help-box-what = show, export albo import.
help-box-key = Gra.
help-box-file = export: nowy plik, bez niego standardowe wyjście. import: plik, z którego się uzupełnia.
help-rules = Wypisuje rozstrzygnięcia gry: co obowiązuje tam, gdzie instrukcja milczy.
help-rules-key = Gra.
help-rules-ruling = Numer jednego rozstrzygnięcia, np. R60.
idle-zoom = Nie ma tu mapy.

## Settings

settings-value = W pliku ustawień { $field } ma wartość { $value }, która nie jest tu znana.
example-about = { $name }
example-rule = ruch
look-up-none = Nic nie wiadomo o „{ $word }”.

## What the banker says of the table

move-note = Zapisz coś w protokole.
move-count = Porównaj policzone na stole z zapisem.
move-confirm = Powiedz, że coś leży tak, jak w zapisie.
move-correct = Popraw wartość w zapisie, z podaniem powodu.
move-rule = Uznaj ruch sprzeczny z zasadami, z podaniem powodu.
label-WHOSE = czyje to jest
label-CHANGE = nowa wartość albo zmiana, np. +1
label-VALUE = to, co tam leży
event-noted = „{ $text }”
event-counted = { $subject } ma { $amount }: zgadza się.
event-confirmed = { $subject }, { $what }: { $value }, zgadza się.
event-corrected = Poprawka: { $what } – { $subject } { $change } ({ $reason }).
event-ruled = Decyzja stołu, wbrew zasadom: { $line } ({ $reason }).
note-nothing = Notatka ma tekst: notatka "…"
count-thing = { $kind } ({ $subject })
count-unknown = „{ $subject }” nie ma nic do policzenia ({ $what }).
count-differs = { $subject }: policzono { $counted }, w zapisie jest { $recorded } ({ $what }). Ruchy, które mogą to wyjaśniać: inwentura { $subject }
confirm-unknown = „{ $subject }” nic takiego nie ma ({ $what }).
confirm-differs = { $subject }: zastano „{ $found }”, w zapisie jest „{ $recorded }” ({ $what }). Ruchy, które mogą to wyjaśniać: inwentura { $subject }
correct-senseless = Nie można poprawić: { $what } „{ $subject }” na „{ $change }”{ $known ->
    [yes] ; przykład: { $example }
   *[no] ; program nie zna wartości, która byłaby teraz przyjęta.
}
correct-below-nothing = { $what } „{ $subject }” wynosiłoby { $number }: mniej niż nic.
correct-nothing = { $what } „{ $subject }” już tak leży: { $change } niczego nie zmieni.
rule-allowed = Zasady na to pozwalają: wystarczy wpisać { $line }
rule-impossible = Nawet decyzją stołu nie da się tego zrobić: { $line }
rule-not = O tym się nie orzeka: { $line }
ruling-unknown = Nie ma opcji „{ $name }”. Są: { $names }
ruling-value = { $name } nie może mieć wartości „{ $value }”. Możliwe: { $values }
ambiguous-turn = To może znaczyć dwie rzeczy; jedna kończy kolej, potem { $next }.

## The players’ page

tab-me = Ja
tab-result = Wynik
tab-players = Gracze
tab-board = Plansza
tab-map = Mapa
tab-log = Dziennik
tab-score = Punkty
web-you = Ty
web-yours = { $player }, twoja kolej
web-asked = { $player }: { $asked }
web-before = { $number ->
    [one] Jedna osoba przed tobą
    [few] { $number } osoby przed tobą
   *[many] { $number } osób przed tobą
}
web-tab-yours = ● Twoja kolej
web-tab-before = { $number } przed tobą
web-tab-turn = Kolej: { $who }
web-tab-lost = Brak połączenia
web-lost = Brak wieści od stołu
web-lost-since = Bez połączenia od { $seconds } s · próbuję ponownie
web-old = To stan z { $time }. Od tego czasu wiele mogło się zmienić.
web-as-of = Stan z { $time }.
web-try = Spróbuj teraz
web-reload = Odśwież
web-menu = Menu
web-print = Drukuj
web-bell = Dźwięk w mojej kolejce
web-who-comes = Kto po kim gra
web-acted = po ruchu
web-now = teraz
web-may = Możesz
web-tell = powiedz bankierowi
web-ahead = Co cię czeka
web-more = i { $number } więcej
web-of = { $has } z { $limit }
web-together = razem
web-find = dotknij, by znaleźć
web-track = { $name }: pola: { $laid }, zasięg: { $runs }, punkty: { $points }
web-bar = { $name }: punkty: { $points }
result-wins = { $number ->
    [one] Wygrywa { $who }
   *[other] Wygrywają { $who }
}
result-you = Wygrywasz, { $player }!
result-ahead = { $worth }, o { $by } więcej niż { $second }
result-alone = z wynikiem { $worth }
result-place = Masz miejsce { $place } i { $worth }, o { $by } mniej
result-why-not = Dlaczego { $who }, a nie ty
result-why = Skąd różnica: { $who }
result-sum = Jak to się sumuje
result-curve = Jak przebiegała gra
result-rest = inne
result-all-the-rest = cała reszta
result-led = Prowadzi od { $time }: { $who }
result-within = { $part } ({ $gains })
result-gain = { $gain } { $by }
scan-title = Zeskanuj kod ponownie
scan-ask = Poproś bankiera o kod: jest na ekranie stołu.
scan-point = Skieruj na niego aparat tego urządzenia.
scan-seat = Miejsce: { $player }. Wybierz je znowu.
web-over = Gra skończona
web-lasted = { $begin }–{ $end }
tab-worth = Stan
scan-asking = Pytamy bankiera
scan-asked = Prosisz o miejsce: { $player }. Ta strona otworzy się, gdy bankier się zgodzi.

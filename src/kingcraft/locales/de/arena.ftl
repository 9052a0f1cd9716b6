### Was „kingcraft arena“ ausgibt.

arena-title = { $rules }, { $players } Spieler, Startwert { $seed }: { $decks } Kartenfolgen auf allen Plätzen, { $deals } Spiele
arena-nothing = noch ist nichts gespielt

## Spalten

arena-bot = Bot
arena-points = Punkte je Spiel
arena-firsts = erste Plätze
arena-rating = Wertung
arena-pace = ms je Zug (längster)
arena-failed = versagt
arena-deals = Spiele
arena-lead = Vorsprung je Spiel

## Vorsprünge

arena-lead-heading = Vorsprung vor den anderen am Tisch in Punkten je Spiel, mehr ist besser (± 99 %; Spielarten ± 90 %)
arena-lead-of = { $bot } gegen { $others }
arena-lead-firsts = erste Plätze { $share } (reiner Zufall: { $chance })
arena-role-auctioneer = als Verkäufer
arena-role-buyer = als Käufer
arena-role-other = als einer der anderen
arena-unplayed = Ohne Spiel genommen

## Die Prüfung, die einen Lauf beendet

arena-test-high = { $first } liegt eher um { $high } oder mehr vor { $second } als um { $low } oder weniger: entschieden nach { $decks } Kartenfolgen
arena-test-low = { $first } liegt eher um { $low } oder weniger vor { $second } als um { $high } oder mehr: entschieden nach { $decks } Kartenfolgen
arena-test-open = offen zwischen { $low } und { $high }: Logarithmus der Chancen { $ratio }, entschieden bei ±{ $bound }

## Fortschritt

arena-progress = { $done } von { $count } Kartenfolgen
arena-progress-lead = { $first } gegenüber { $second }: { $lead }
arena-progress-left = noch { $time }
arena-stopped = vor dem Ende abgebrochen; derselbe Befehl macht mit { $file } weiter
arena-stopped-lost = vor dem Ende abgebrochen; mit --out DATEI könnte derselbe Befehl weitermachen

## Wenn Bots versagen

arena-failed-line =
    { $bot }, { $count ->
        [one] einmal
       *[other] { $count }-mal
    }: { $why }; zuerst bei Kartenfolge { $deck }, Platz { $seat }, Spiel { $deal }
arena-failed-rule = Wo ein Bot versagt hat, hat der Zufall entschieden; nach { $most } Malen an einem Tisch wurde er nicht mehr gefragt ({ $unasked } Entscheidungen).
arena-failed-not-started = lässt sich nicht starten; den Befehl so angeben, wie man ihn tippt
arena-failed-starting = noch beim Starten, ohne ein Wort gesagt zu haben; am nächsten Zug wurde wieder gefragt
arena-failed-no-handshake = keine rechtzeitige Begrüßung: die erste Zeile muss das Protokoll nennen
arena-failed-other-protocol = spricht ein anderes Protokoll als kingcraft-bot/1
arena-failed-timeout = keine rechtzeitige Antwort, auch nicht nach „stop“
arena-failed-died = hat sich ohne Antwort beendet
arena-failed-flood = hat mehr geschrieben, als irgendwer liest
arena-failed-nonsense = keine Zeile des Protokolls: „play TOKEN“ oder zu Beginn „kingcraft-bot/1“ und JSON
arena-failed-illegal = der genannte Zug ist nicht erlaubt
arena-failed-error = ein Fehler im Bot

## Was nicht geht

arena-few-bots = mindestens zwei Bots treffen sich; ein Bot darf sich selbst treffen
arena-no-bot = einen Bot { $name } gibt es nicht; bekannt: { $known }; eigene Programme: exec:BEFEHL
arena-no-setting = { $name } hat keine Einstellung { $setting }; vorhanden: { $known }
arena-bad-setting = { $value } ist kein Wert für { $setting }; es muss eine ganze Zahl ab 1 sein, nur einmal
arena-no-command = { $command }: Befehl nicht gefunden; nach „exec:“ so angeben, wie man ihn tippt
arena-bot-failed = { $bot }: { $why }
arena-bad-test = --sprt: zwei Zahlen, die erste kleiner als die zweite
arena-cannot-write = { $file }: { $reason }
arena-not-results = { $file }: enthält keine Ergebnisse der Arena; eine andere Datei angeben
arena-damaged = { $file }: Zeile { $line } ist beschädigt; sie und alles danach löschen, dann geht der Lauf von dort weiter
arena-other-plan = { $file }: wurde mit { $field } { $was } gespielt, jetzt ist es { $now }; eine andere Datei oder dieselben Angaben nehmen
arena-in-use = { $file }: ein anderer Lauf schreibt hinein
arena-worker = { $why }

### Noch eine Partie in derselben Runde, Plätze, auf die niemand kommt, ein Platz, den sich der Browser nicht merken kann. Ein eigener Teil.

## Nach der Partie

again-wanted = { $name } will noch eine Partie.
again-join = Ich bin dabei
again-go = Zum nächsten Tisch
again-watch = Bei der nächsten Partie zuschauen
again-game = { $name } fängt ein anderes Spiel an: { $game }.
again-rules = { $name } fängt eine Partie nach anderen Regeln an.
again-onlooker = Für dich ist dort kein Platz mehr: Du schaust zu.
next-game = Nächstes Spiel
next-another = Anderes Spiel
next-change = Spiel oder Regeln ändern
next-stay = Hierbleiben

## Am Ende eines Spiels

away-next =
    { $seconds ->
        [0] { $name } ist nicht da. Das nächste Spiel wartet nicht länger.
        [one] { $name } ist nicht da. Das nächste Spiel wartet noch eine Sekunde.
       *[other] { $name } ist nicht da. Das nächste Spiel wartet noch { $seconds } Sekunden.
    }
result-fold = Tisch zeigen
result-unfold = Ergebnis zeigen
next-about = Weiter: { $contract }
result-none-left = keine Karte übrig
ends-more = Mehr
ends-more-last = Letztes Spiel und mehr
ends-last = Letztes Spiel
ends-tricks = Stiche
ends-points = Punkte
ends-podium = Plätze
ends-step-back = Voriger Stich
ends-step-on = Nächster Stich
ends-better = Wäre mehr drin gewesen?
ends-better-what = Der Rückblick sieht sich jede deiner Karten an: was eine andere gebracht hätte.
ends-better-show = Auf dem Tisch zeigen
ends-luck = War es Glück?
ends-luck-looking = Der Rückblick sieht sich jede Karte an …
ends-dearest-you = Stich { $number } war für dich der teuerste: { $points }
ends-dearest = Stich { $number } war der teuerste: { $points } für { $name }
ends-place =
    { $place ->
        [second] Platz zwei für dich, { $points } hinter { $names }.
        [third] Platz drei für dich, { $points } hinter { $names }.
        [fourth] Platz vier für dich, { $points } hinter { $names }.
        [fifth] Platz fünf für dich, { $points } hinter { $names }.
       *[sixth] Platz sechs für dich, { $points } hinter { $names }.
    }
ends-ahead-you = Du liegst am Ende { $points } vor { $second }.
ends-ahead = { $name } liegt am Ende { $points } vor { $second }.
came-tricks =
    { $count ->
        [0] kein Stich für dich
        [one] ein Stich für dich
       *[other] { $count } Stiche für dich
    }
came-no-hearts =
    { $count ->
        [0] kein Herz für dich
        [one] ein Herz für dich
       *[other] { $count } Herzen für dich
    }
came-no-queens =
    { $count ->
        [0] keine Dame für dich
        [one] eine Dame für dich
       *[other] { $count } Damen für dich
    }
came-no-men =
    { $count ->
        [0] kein König und kein Bube für dich
        [one] ein Herr für dich
       *[other] { $count } Herren für dich
    }
came-no-king =
    { $count ->
        [0] der Herz-König ging an dir vorbei
       *[other] der Herz-König kam zu dir
    }

## Vor dem ersten Spiel

again-absent = Ein Bot spielt nur, bis der Spieler kommt. Ein freigegebener Platz geht an jemand anderen.
again-bot = Bot spielen lassen
again-free = Platz freigeben

## Am Tisch

seat-unkept = Dieser Browser merkt sich nichts. Dein Platz steht in der Adresse dieser Seite: Heb sie auf und zeig sie niemandem.

## Ein Name

name-full = Länger kann ein Name nicht sein.

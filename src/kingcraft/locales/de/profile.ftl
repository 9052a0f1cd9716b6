### The profile: figures from the matches of this browser, what was found out in play, the profile as a file.

profile-title = Profil
profile-games = Spiele
profile-more = Mehr
profile-puzzles = Rätsel
profile-none = Noch keine Partie ist zu Ende.
profile-none-about = Nach deiner ersten Partie steht hier, was du gut kannst und was du üben solltest.
profile-matches = Partien
profile-won = gewonnen
profile-place = Platz im Mittel
profile-best-match = beste Partie
profile-out = Spiele, die du beendet hast
profile-points = Punkte pro Spiel
profile-kings = Könige auf der Hand behalten
profile-share = { $share } %
profile-of = { $won } von { $matches }
profile-as-table = Als Tabelle
profile-course = Punkte pro Spiel
profile-better = Du wirst besser
profile-match = Partie
profile-match-number = Partie { $number }
profile-came = wie es kam
profile-clean = ohne Glück
profile-course-trend =
    Von { $first } pro Spiel in den ersten fünf ausgewerteten Partien zu { $last } in den letzten fünf, ohne Glück gerechnet. { $side ->
        [gave] Die Karten haben dir { $luck } pro Spiel gegeben.
        [took] Die Karten haben dich { $luck } pro Spiel gekostet.
       *[none] Die Karten haben so viel gegeben wie genommen.
    }
profile-course-mean = Bisher { $points } pro Spiel, wie es kam.
profile-unreviewed =
    { $count ->
        [one] 1 Partie ist noch nicht ausgewertet.
       *[other] { $count } Partien sind noch nicht ausgewertet.
    }
profile-contracts = Ansagen, verglichen mit Meister
profile-contracts-came = Ansagen
profile-contracts-about =
    Was du pro Spiel verschenkt hast, verglichen mit dem, was Meister an deinem Platz getan hätte. { $count ->
        [one] 1 Spiel ist ausgewertet.
       *[other] { $count } Spiele sind ausgewertet.
    }
profile-contracts-later = Deine Punkte pro Spiel, wie es kam. Sobald Partien ausgewertet sind, siehst du, was Meister daraus gemacht hätte.
profile-contract = Ansage
profile-deals = Spiele
profile-mean = Mittel
profile-best = Bestes
profile-lost = Gegenüber Meister
profile-weakest = Am meisten verschenkst du bei: { $contract }
profile-practise = Üben
profile-auctions = Versteigerungen
profile-auctions-about =
    { $count ->
        [one] 1 Spiel stand zum Verkauf. Punkte pro Spiel, samt Zahlungen.
       *[other] { $count } Spiele standen zum Verkauf. Punkte pro Spiel, samt Zahlungen.
    }
profile-bought = Gekauft
profile-sold = Verkauft
profile-kept = Behalten
profile-left = Anderen überlassen
profile-unplayed = Ungespielt geschrieben
profile-bought-about =
    { $count ->
        [one] 1 Spiel, { $gained ->
            [0] ohne Gewinn
           *[other] mit Gewinn
        }
       *[other] { $count } Spiele, { $gained ->
            [0] keines mit Gewinn
           *[other] davon { $gained } mit Gewinn
        }
    }
profile-sold-about =
    { $count ->
        [one] 1 Spiel, für { $price } Punkte
       *[other] { $count } Spiele, im Mittel für { $price } Punkte
    }
profile-sale-about =
    { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
profile-levels = Gegen die Stufen
profile-levels-about = Gewonnene Partien. Durch Zufall wären es { $share }.
profile-level = Stufe
profile-won-share = Anteil
profile-found = Herausgefunden
profile-save = Als Datei sichern
profile-bring = Datei öffnen
profile-here = All das ist in diesem Browser und sonst nirgends.
profile-file-what =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }, davon { $fresh } neu.
profile-file-other = Diese Datei ist von { $name }, nicht von dir.
profile-file-keeps = Sie kommt zu dem dazu, was hier ist. Nichts wird gelöscht.
profile-file-cancel = Nicht hinzufügen
profile-unite = Hinzufügen
profile-brought =
    { $count ->
        [0] Hinzugefügt. Keine Partie war neu.
        [one] Hinzugefügt: 1 neue Partie.
       *[other] Hinzugefügt: { $count } neue Partien.
    }
profile-file-damaged = Diese Datei ist beschädigt. Nichts wurde geändert.
profile-file-too-large = Diese Datei ist zu groß. Nichts wurde geändert.
profile-file-later = Diese Datei stammt von einer neueren Version von Kingcraft. Lade die Seite neu, und öffne sie dann.
profile-file-foreign = Das ist keine Profildatei. Nichts wurde geändert.
profile-full = In diesem Browser ist kein Platz mehr. Sichere dein Profil jetzt als Datei.
profile-not-kept = Dieser Browser speichert nichts. Das Profil ist weg, wenn du die Seite schließt.

## Found out: the name, and what it was.

found-no-mark = Weiße Weste
found-no-mark-how = Drei Minusspiele hintereinander ganz ohne Strafpunkte.
found-thrown = Abgeworfen
found-thrown-how = Du hast den Herz-König einem anderen in den Stich geworfen.
found-way-out = Ausweg
found-way-out-how = Du hast deine niedrigste Karte zum letzten Stich ausgespielt, und ein anderer musste ihn nehmen.
found-careful-hands = Ruhige Hand
found-careful-hands-how = Kein Herz: Du hattest das Ass oder den König und hast von dreizehn keines bekommen.
found-fair-price = Guter Preis
found-fair-price-how = Du hast gekauft und mehr verdient als bezahlt.
found-two-below = Minus zwei
found-two-below-how = Du hast für minus zwei gekauft und lagst am Ende über null.
found-salesman = Gut verkauft
found-salesman-how = Du hast für mehr verkauft, als deine eigenen Stiche wert waren.
found-eight-or-minus = Acht oder Minus
found-eight-or-minus-how = Ein Ultimatum, und jemand hat ja gesagt.
found-nearer-the-seller = Näher am Verkäufer
found-nearer-the-seller-how = Du hast gleichgezogen, und es hat sich gelohnt.
found-drawn = Trumpf gezogen
found-drawn-how = Du hast den letzten Trumpf gezogen, und dein Ass hat gestochen.
found-all-at-once = Auf einen Schlag
found-all-at-once-how = Sieben Karten oder mehr in einem Zug losgeworden.
found-home-before-dark = Rechtzeitig zu Hause
found-home-before-dark-how = Sieben Spiele nacheinander ohne einen König auf der Hand.

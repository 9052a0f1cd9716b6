# The score pad: what can be wrong in a row (kingcraft/pad/wrong.py), and sheets on the command line.
pad-title = Spielzettel
pad-counts-missing = Mehr als eine Zahl fehlt.
pad-counts-too-few = Es fehlen noch { $count }: Ein Spiel hat { $total }.
pad-counts-too-many = { $count } zu viel: Ein Spiel hat { $total }.
pad-count-out-of-range = Jede Zahl ist hier 0 bis { $most }.
pad-bad-sale = Dieser Verkauf geht nicht: Der Käufer ist ein anderer als der Verkäufer, und das Gebot steht auf der Leiter.
pad-bid-binds-kind = { $bid }: Ein Gebot mit Plus ist ein Plusspiel, eines mit Minus ein Minusspiel.
pad-no-auction = Nach diesen Regeln wird dieses Spiel nicht verkauft.
pad-unplayed-off = Nach diesen Regeln wird jedes Spiel gespielt.
pad-kings-too-many = Diese Könige gibt es nicht: Niemand hat mehr Könige als Karten, und es sind vier.
pad-out-has-cards = Wer ausgemacht hat, hat keine Karten mehr.
pad-nobody-left-with-none = Wer nicht ausgemacht hat, hat mindestens eine Karte.
pad-bad-ranks = Karten sind A 2 bis 9 T J Q K, und von jeder gibt es vier.
pad-count-the-cards = Nach diesen Regeln zählen Karten, nicht Punkte.
pad-cards-need-values = Nach diesen Regeln kostet eine Karte, was ihr Wert sagt: Gib Werte oder Punkte ein.
pad-wrong-phase = Hier ist ein anderes Spiel dran.
pad-contract-used-up = Dieses Spiel ist aufgebraucht.
pad-game-over = Die Partie war vor diesem Spiel schon zu Ende.
pad-row = Spiel { $number }: { $why }
pad-not-played = Nicht gespielt
pad-missing = fehlt
pad-next = Als Nächstes: Spiel { $number }, { $name } gibt.
pad-twice = Spiel { $number } wurde zweimal eingetragen, mit verschiedenen Zahlen. Das spätere gilt.
pad-differs = Die Summen in dieser Datei sind andere als die ihrer Zeilen.
pad-adds-up =
    { $count ->
        [one] Das Spiel geht auf.
       *[other] Alle { $count } Spiele gehen auf.
    }

# --- The list of sheets (web/src/pad/List.svelte).
pad-list = Spielblock
pad-about = Für Karten auf einem echten Tisch
pad-new = Neuer Zettel
pad-groups = Eure Runden
pad-before = Früher
pad-empty = Noch kein Zettel. Nehmt eure Karten; das Handy schreibt auf.
pad-too-many = Fünf Zettel sind offen. Beende oder lösche erst einen.
pad-bring = Datei öffnen
pad-too-many-all = Für mehr Zettel ist kein Platz. Lösche erst einen.
pad-deal = Spiel { $number }
pad-ended = Ende
pad-no-winner = Kein Sieger
pad-deleted = Der Zettel ist gelöscht.
pad-kept = Alles ist nur in diesem Browser, sonst nirgends.
pad-full = Auf diesem Gerät ist kein Platz mehr. Sichere den Zettel jetzt als Datei.
pad-not-kept = Dieser Browser speichert nichts. Der Zettel ist weg, wenn du die Seite schließt.

# --- A new sheet (web/src/pad/SetUp.svelte).
pad-game = Spiel
pad-rules = Regeln
pad-who = Wer spielt
pad-seats = wie ihr sitzt, im Uhrzeigersinn
pad-seats-ccw = wie ihr sitzt, gegen den Uhrzeigersinn
pad-name = Name
pad-name-of = Name von Spieler { $number }
pad-name-empty = Gib allen einen Namen.
pad-name-twice = Zwei heißen { $name }.
pad-lot = { $name } gibt zuerst
pad-lot-about = ausgelost · tippe ein Gesicht an, um zu wechseln
pad-lot-again = nochmal
pad-looks = Figuren und Plätze
pad-swap = { $name } tauscht den Platz mit
pad-group-name = Name der Runde
pad-group-none = keiner
pad-start = Los

# --- The sheet (web/src/pad/SheetPage.svelte).
pad-enter = Spiel { $number } eintragen
pad-deals = gibt
pad-leads = spielt aus
pad-choice = Gewählt
pad-gone = Fehlt
pad-no-king = Kein König
pad-of-hearts = Herz
pad-sum = Summe { $points }
pad-missing-deal = Spiel { $number } fehlt.
pad-does-not-count = zählt nicht
pad-blocked = blockiert
pad-out = aus
pad-more-end = Noch { $points } bis zum Ende
pad-nearest = Bei { $target } gewinnt, wer am wenigsten hat. { $name } ist am nächsten dran.
pad-nearest-most = Bei { $target } gewinnt, wer am meisten hat. { $name } ist am nächsten dran.
pad-result = Zum Ergebnis
pad-undo = Rückgängig
pad-redo = Wiederholen
pad-undone = Zurückgenommen.
pad-row-wrong = Spiel { $number } passt nicht mehr zu den Regeln: { $why }
pad-choose-version = Die richtige auswählen
pad-says-written = Spiel { $number } eingetragen.
pad-unknown = Diesen Zettel gibt es in diesem Browser nicht.
pad-more = Menü des Zettels
pad-rules-changed = Jetzt gelten die Regeln { $rules }.
pad-dropped = gelöscht
pad-table-view = Tischansicht

# --- Entering: one deal, from "Enter deal" to "Write it down" (web/src/pad/entry, games/*/pad).
pad-back = Zurück
pad-units =
    { $contract ->
        [no-hearts]
            { $count ->
               *[other] { $count } Herz
            }
        [no-queens]
            { $count ->
                [one] { $count } Dame
               *[other] { $count } Damen
            }
        [no-men]
            { $count ->
                [one] { $count } König oder Bube
               *[other] { $count } Könige und Buben
            }
        [men]
            { $count ->
               *[other] { $count } × { $men }
            }
        [no-king]
            { $count ->
               *[other] der Herzkönig
            }
        [cards]
            { $count ->
                [one] { $count } Karte
               *[other] { $count } Karten
            }
        [points]
            { $count ->
                [one] { $count } Punkt
               *[other] { $count } Punkte
            }
        [kings]
            { $count ->
                [one] { $count } König
               *[other] { $count } Könige
            }
       *[other]
            { $count ->
                [one] { $count } Stich
               *[other] { $count } Stiche
            }
    }
pad-help = Was zählt?
pad-led = { $name } hat ausgespielt
pad-how-many = wie viele?
pad-left = noch { $count } von { $total }
pad-left-short = noch { $count }
pad-rest = der Rest
pad-rest-of = { $units }: { $name } hat den Rest
pad-rest-none = { $units }: { $name } hat nichts
pad-write = Aufschreiben
pad-take-back = Zurücknehmen
pad-who-king = Wer hat den Herzkönig bekommen?
pad-who-trick = Wer hat Stich { $number } gemacht?
pad-tap-face = Tipp auf ein Gesicht
pad-over = { $units } zu viel
pad-under = { $units } zu wenig
pad-why = Eingegeben: { $sum } = { $got }. Ein Spiel hat { $units }.
pad-mend = Zählt eure Stapel noch einmal und tippt auf den Namen, der falsch war.
pad-still = Noch zu wählen
pad-to-avoid = { $count } zum Vermeiden
pad-to-trump = { $count } mit Trumpf
pad-sells = { $name } verkauft
pad-auction = die Versteigerung
pad-who-plays = Wer spielt?
pad-keeps = behält es
pad-bought = hat gekauft
pad-price = Zu welchem Preis?
pad-price-about = { $buyer } gibt { $seller } diese Punkte.
pad-price-minus = { $buyer } gibt { $seller } diese Punkte oder übernimmt im Minus Stiche.
pad-price-after = Was { $buyer } an { $seller } zahlt, ergibt sich aus Preis und Stichen.
pad-ultimatum-about = Ein Ultimatum ist +8.
pad-what = Was spielt { $name }?
pad-no-buyer = Tipp auf den Käufer oder auf { $name }, wenn es keinen gab.
pad-write-bidding = Die Gebote mitschreiben
pad-unplayed = Ungespielt: { $name } bekommt { $count } Stiche, die anderen je { $others }
pad-unplayed-sub = { $name } nimmt die Punkte
pad-sold = { $buyer } hat von { $seller } für { $bid } gekauft
pad-sold-pays = { $buyer } hat von { $seller } für { $bid } gekauft und zahlt { $points }
pad-sold-gets = { $buyer } hat von { $seller } für { $bid } gekauft und bekommt { $points } zurück
pad-absorbs =
    { $count ->
        [one] { $buyer } übernimmt { $count } Stich von { $seller } und zahlt { $points }
       *[other] { $buyer } übernimmt { $count } Stiche von { $seller } und zahlt { $points }
    }
pad-plays = { $name } spielt { $game }
pad-change = ändern
pad-trump = Trumpf
pad-no-trump = keiner
pad-who-out = Wer ist alle Karten los?
pad-none-out = Niemand: Das Spiel ist blockiert
pad-went-out = { $name } ist alle Karten los
pad-is-blocked = Blockiert
pad-cost = ein König { $king }, andere Karten { $card }
pad-cards-left = Karten übrig?
pad-which-cards = welche Karten?
pad-how-many-points = wie viele Punkte?
pad-no-cards = keine Karten mehr
pad-cards-of = Karten von { $name }, mit Königen
pad-tap-cards = Tipp die Karten an, die { $name } noch hat
pad-type-points = Tipp die Punkte ein, die { $name } noch hat
pad-points-key = Punkte
pad-cards-key = Karten
pad-all-counted = Alles gezählt
pad-to-count = noch { $count } zu zählen
pad-chips-paid = Chips gezahlt
pad-kings-kept = Könige behalten
pad-next-player = Nächster Spieler
pad-more-numbers = Mehr als { $number }
pad-five = Jeden Wert gibt es nur viermal.
pad-key = { $units } für { $name }
pad-player = { $name }: { $what }
pad-open = nicht gezählt
pad-kings-of = { $name }, Könige: { $count }
pad-paid-by = { $name }, gezahlte Chips: { $count }
pad-kept-by = { $name }, behaltene Könige: { $count }
pad-says-rest = { $name } hat den Rest: { $count }
pad-says-ready = Alles gezählt. Aufschreiben?
pad-says-next = Jetzt { $name }.
pad-is-out = fertig
pad-mend-cards = Zählt die Karten noch einmal

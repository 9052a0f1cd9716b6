# The score pad: what is opened from a list, a sheet or a deal, and its texts with it.

# --- The menus of a sheet and of a row (web/src/pad/SheetMenu.svelte, RowMenu.svelte, OtherRules.svelte).
pad-sheet-name = Name des Zettels
pad-change-deal = Ein Spiel ändern
pad-other-rules = Andere Regeln
pad-other-rules-about = Alle Spiele werden sofort nach den neuen Regeln geprüft. Gelöscht wird nichts.
pad-mend-row = Verbessern
pad-history = Verlauf
pad-insert = Ein Spiel davor einfügen
pad-drop = Dieses Spiel löschen
pad-drop-king = Sein Platz bleibt leer, weil die Reihenfolge sagt, wer gibt.
pad-void = Zählt nicht
pad-delete-sheet = Diesen Zettel löschen
pad-delete-sure = „{ $name }“ löschen? Rückgängig geht, bis du die Liste verlässt.
pad-delete = Löschen
pad-keep-sheet = Behalten
pad-picture = Bild
pad-csv = CSV
pad-print = Drucken
pad-file = Datei
pad-other-phone = Anderes Handy

# --- The end (web/src/pad/EndPage.svelte).
pad-wins = { $name } gewinnt
pad-share-win = { $names } teilen sich den Sieg
pad-all-win = { $names } gewinnen
pad-all-lose = Alle verlieren: Alle sind unter null
pad-standing = { $place }: { $name }, { $points }
pad-decided = Spiel { $number } hat entschieden.
pad-sheet-key = Der Zettel
pad-again = Neue Partie
pad-safari = Safari vergisst diesen Zettel nach sieben Tagen ohne Besuch. Sichere ihn als Datei, oder lege die Seite auf den Home-Bildschirm.
pad-keep-file = Als Datei sichern

# --- The phone on the table (web/src/pad/TableView.svelte).
pad-place = { $place }.
pad-behind = { $place }, { $points } zurück
pad-enter-key = Spiel eintragen
pad-enter-far = Spiel von der anderen Seite eintragen
pad-sheet-far = Der Zettel, von der anderen Seite
pad-awake = Das Handy kann hier einschlafen. Nichts geht verloren.

# --- A group (web/src/pad/GroupPage.svelte).
pad-evenings = 
    { $count ->
        [one] 1 Partie seit { $month }
       *[other] { $count } Partien seit { $month }
    }
pad-who-wins = Wer gewinnt
pad-streak = { $name } hat die letzten { $count } gewonnen.
pad-best = Der beste Abend: { $name }, { $points }.
pad-where = Wohin die Punkte gehen
pad-where-about = Punkte pro Spiel, verglichen mit gleichen Teilen.
pad-auctions = Versteigerungen
pad-bought-made = { $bought } gekauft, { $made } gelohnt
pad-mean-price = Ein Spiel kostet hier { $tricks } Stiche. Nicht gespielt: { $count }.
pad-luck = Der Block kennt keine Karten, also steckt Glück in diesen Zahlen.
pad-few = 
    { $count ->
        [one] Noch 1 Partie, dann gibt es hier etwas zu sehen.
       *[other] Noch { $count } Partien, dann gibt es hier etwas zu sehen.
    }
pad-group-unknown = Diese Runde gibt es in diesem Browser nicht.

# --- A file of all deals (web/src/pad/csv.ts).
pad-csv-deal = Spiel
pad-csv-dealer = Geber
pad-csv-count = { $name }: Zahl
pad-csv-points = { $name }: Punkte
pad-csv-total = Summe
pad-csv-contract = Kontrakt
pad-csv-seller = Verkäufer
pad-csv-buyer = Käufer
pad-csv-bid = Gebot
pad-csv-trump = Trumpf
pad-csv-out = Ausgemacht

# --- The choice of a contract (web/src/games/king/entering/Choice.svelte).
pad-chooses = { $name } wählt
pad-dealt-by = { $name } gibt
pad-which = Welches Spiel?
pad-or-trumps = Oder Trumpf
pad-used-up = aufgebraucht
pad-not-yet = noch nicht gespielt

# --- The bidding, written down (web/src/games/king/entering/Bids.svelte).
pad-bidding = die Gebote
pad-calls = { $name } ist dran
pad-pass = Passe
pad-equal = Gleich { $bid }
pad-equal-none = Gleich
pad-decides = { $name } entscheidet
pad-sell = An { $name } verkaufen für { $bid }
pad-ask = Von { $name } mehr verlangen
pad-ask-from = ab { $points }
pad-keep = Behalten
pad-ultimatum = Ultimatum: +8 oder Minus
pad-take = Die Punkte nehmen
pad-answer = { $name }: { $bid }?
pad-yes = Ja, { $points }
pad-no = Nein
pad-only-result = Nur das Ergebnis

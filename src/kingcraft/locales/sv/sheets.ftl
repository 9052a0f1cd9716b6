# The score pad: what is opened from a list, a sheet or a deal, and its texts with it.

# --- The menus of a sheet and of a row (web/src/pad/SheetMenu.svelte, RowMenu.svelte, OtherRules.svelte).
pad-sheet-name = Protokollets namn
pad-change-deal = Ändra en giv
pad-other-rules = Andra regler
pad-other-rules-about = Alla givar prövas genast mot de nya reglerna. Inget raderas.
pad-mend-row = Rätta
pad-history = Historik
pad-insert = Lägg in en giv före
pad-drop = Radera given
pad-drop-king = Platsen förblir tom, eftersom ordningen bestämmer vem som ger.
pad-void = Räknas inte
pad-delete-sheet = Radera protokollet
pad-delete-sure = Radera ”{ $name }”? Det går att ångra tills du lämnar listan.
pad-delete = Radera
pad-keep-sheet = Behåll
pad-picture = Bild
pad-csv = CSV
pad-print = Skriv ut
pad-file = Fil
pad-other-phone = En annan telefon

# --- The end (web/src/pad/EndPage.svelte).
pad-wins = { $name } vinner
pad-share-win = { $names } delar på segern
pad-all-win = { $names } vinner
pad-all-lose = Ingen vinner: alla ligger under noll
pad-standing = { $place }: { $name }, { $points }
pad-decided = Giv { $number } avgjorde.
pad-sheet-key = Protokollet
pad-again = Nytt parti
pad-safari = Safari glömmer protokollet efter sju dagar utan besök. Spara det som fil eller lägg sidan på hemskärmen.
pad-keep-file = Spara som fil

# --- The phone on the table (web/src/pad/TableView.svelte).
pad-place = 
    { $place ->
        [1] 1:a
        [2] 2:a
       *[other] { $place }:e
    }
pad-behind = { $place }, { $points } efter
pad-enter-key = Skriv in given
pad-enter-far = Skriv in given från andra sidan
pad-sheet-far = Protokollet, från andra sidan
pad-awake = Telefonen kan somna här. Inget går förlorat.

# --- A group (web/src/pad/GroupPage.svelte).
pad-evenings = 
    { $count ->
        [one] 1 parti sedan { $month }
       *[other] { $count } partier sedan { $month }
    }
pad-who-wins = Vem som vinner
pad-streak = { $name } har vunnit de senaste { $count }.
pad-best = Den bästa kvällen: { $name }, { $points }.
pad-where = Vart poängen går
pad-where-about = Poäng per giv, jämfört med lika delar.
pad-auctions = Auktioner
pad-bought-made = köpt { $bought }, lönat sig { $made }
pad-mean-price = En giv kostar { $tricks } stick här. Inte spelade: { $count }.
pad-luck = Blocket känner inga kort, så tur ingår i siffrorna.
pad-few = 
    { $count ->
        [one] 1 parti till, sedan finns något att se här.
       *[other] { $count } partier till, sedan finns något att se här.
    }
pad-group-unknown = Den gruppen finns inte i den här webbläsaren.

# --- A file of all deals (web/src/pad/csv.ts).
pad-csv-deal = Giv
pad-csv-dealer = Givare
pad-csv-count = { $name }: antal
pad-csv-points = { $name }: poäng
pad-csv-total = Summa
pad-csv-contract = Kontrakt
pad-csv-seller = Säljare
pad-csv-buyer = Köpare
pad-csv-bid = Bud
pad-csv-trump = Trumf
pad-csv-out = Gick ut

# --- The choice of a contract (web/src/games/king/entering/Choice.svelte).
pad-chooses = { $name } väljer
pad-dealt-by = { $name } ger
pad-which = Vilket spel?
pad-or-trumps = Eller trumf
pad-used-up = slut
pad-not-yet = inte spelat än

# --- The bidding, written down (web/src/games/king/entering/Bids.svelte).
pad-bidding = budgivningen
pad-calls = { $name } bjuder
pad-pass = Pass
pad-equal = Lika { $bid }
pad-equal-none = Lika
pad-decides = { $name } bestämmer
pad-sell = Sälj till { $name } för { $bid }
pad-ask = Begär mer av { $name }
pad-ask-from = från { $points }
pad-keep = Behåll den
pad-ultimatum = Ultimatum: +8, annars minus
pad-take = Ta poängen
pad-answer = { $name }: { $bid }?
pad-yes = Ja, { $points }
pad-no = Nej
pad-only-result = Bara resultatet

# The score pad: what can be wrong in a row (kingcraft/pad/wrong.py), and sheets on the command line.
pad-title = Protokoll
pad-counts-missing = Mer än ett antal saknas.
pad-counts-too-few = { $count } till måste fördelas: en giv har { $total }.
pad-counts-too-many = { $count } för mycket: en giv har { $total }.
pad-count-out-of-range = Varje antal är 0 till { $most } här.
pad-bad-sale = Den försäljningen går inte: köparen är en annan än säljaren, och budet finns på stegen.
pad-bid-binds-kind = { $bid }: ett bud med plus är ett plusspel, ett med minus ett minusspel.
pad-no-auction = Enligt de här reglerna säljs inte den här given.
pad-unplayed-off = Enligt de här reglerna spelas varje giv.
pad-kings-too-many = De kungarna går inte ihop: ingen har fler kungar än kort, och det finns fyra.
pad-out-has-cards = Den som gick ut har inga kort kvar.
pad-nobody-left-with-none = Den som inte gick ut har minst ett kort.
pad-bad-ranks = Korten är A 2 till 9 T J Q K, och det finns fyra av varje.
pad-count-the-cards = Enligt de här reglerna räknas kort, inte poäng.
pad-cards-need-values = Enligt de här reglerna kostar ett kort vad dess valör säger: ange valörer eller poäng.
pad-wrong-phase = Här är ett annat spel på tur.
pad-contract-used-up = Det spelet är förbrukat.
pad-game-over = Partiet var slut före den här given.
pad-row = Giv { $number }: { $why }
pad-not-played = Inte spelad
pad-missing = saknas
pad-next = Nästa: giv { $number }, { $name } ger.
pad-twice = Giv { $number } skrevs in två gånger med olika antal. Den senare gäller.
pad-differs = Summorna i filen stämmer inte med dess rader.
pad-adds-up = Alla { $count } givar går ihop.

# --- The list of sheets (web/src/pad/List.svelte).
pad-list = Spelblock
pad-about = För kort på ett riktigt bord
pad-new = Nytt protokoll
pad-groups = Era grupper
pad-before = Tidigare
pad-empty = Inget protokoll än. Ta era kort; telefonen för protokoll.
pad-too-many = Fem protokoll är öppna. Avsluta eller radera ett först.
pad-bring = Öppna en fil
pad-brought = Protokollet finns här nu.
pad-bad-file = Filen är inget protokoll, eller så är den skadad ({ $place }).
pad-sums-differ = Summorna i filen stämmer inte. Blocket har räknat om dem.
pad-too-many-all = Det får inte plats fler protokoll. Radera ett först.
pad-deal = Giv { $number }
pad-ended = Slut
pad-no-winner = Ingen vinnare
pad-deleted = Protokollet är raderat.
pad-kept = Allt detta finns bara i den här webbläsaren.
pad-full = Det finns ingen plats kvar. Spara protokollet som fil nu.
pad-not-kept = Webbläsaren sparar inget. Protokollet försvinner när du stänger sidan.

# --- A new sheet (web/src/pad/SetUp.svelte).
pad-game = Spel
pad-rules = Regler
pad-who = Vilka spelar
pad-seats = som ni sitter, medurs
pad-seats-ccw = som ni sitter, moturs
pad-name = Namn
pad-name-of = Namn på spelare { $number }
pad-name-empty = Ge alla spelare ett namn.
pad-name-twice = Två spelare heter { $name }.
pad-lot = { $name } ger först
pad-lot-about = lottat · tryck på ett ansikte för att byta
pad-lot-again = igen
pad-looks = Figurer och platser
pad-swap = { $name } byter plats med
pad-group-name = Gruppens namn
pad-group-none = inget
pad-start = Börja

# --- The sheet (web/src/pad/SheetPage.svelte).
pad-enter = Skriv in giv { $number }
pad-deals = ger
pad-leads = spelar ut
pad-choice = Valfritt
pad-gone = Saknas
pad-no-king = Ingen kung
pad-of-hearts = i hjärter
pad-sum = Summa { $points }
pad-missing-deal = Giv { $number } saknas.
pad-does-not-count = räknas inte
pad-blocked = låst
pad-out = ute
pad-more-end = { $points } till, sedan är det slut
pad-nearest = Vid { $target } vinner den med minst poäng. { $name } är närmast.
pad-nearest-most = Vid { $target } vinner den med mest poäng. { $name } är närmast.
pad-result = Se resultatet
pad-undo = Ångra
pad-redo = Gör om
pad-undone = Ångrat.
pad-row-wrong = Giv { $number } stämmer inte längre med reglerna: { $why }
pad-says-written = Giv { $number } inskriven.
pad-unknown = Det protokollet finns inte i den här webbläsaren.

# --- The menus of a sheet and of a row (web/src/pad/SheetMenu.svelte, RowMenu.svelte).
pad-more = Protokollets meny
pad-sheet-name = Protokollets namn
pad-change-deal = Ändra en giv
pad-mend = Rätta
pad-history = Historik
pad-insert = Lägg in en giv före
pad-drop = Radera given
pad-drop-king = Platsen förblir tom, eftersom ordningen bestämmer vem som ger.
pad-dropped = raderad
pad-void = Räknas inte
pad-delete-sheet = Radera protokollet
pad-delete-sure = Radera ”{ $name }”? Det går att ångra tills du lämnar listan.
pad-delete = Radera
pad-keep = Behåll
pad-picture = Bild
pad-csv = CSV
pad-print = Skriv ut
pad-file = Fil

# --- The end (web/src/pad/EndPage.svelte).
pad-wins = { $name } vinner
pad-share-win = { $names } delar på segern
pad-all-win = { $names } vinner
pad-nobody-wins = Ingen vinner: alla ligger under noll
pad-standing = { $place }: { $name }, { $points }
pad-decided = Giv { $number } avgjorde.
pad-sheet-key = Protokollet
pad-again = Nytt parti
pad-safari = Safari glömmer protokollet efter sju dagar utan besök. Spara det som fil eller lägg sidan på hemskärmen.
pad-keep-file = Spara som fil

# --- The phone on the table (web/src/pad/TableView.svelte).
pad-table-view = Bordsvy
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

# --- Entering: one deal, from "Enter deal" to "Write it down" (web/src/pad/entry, games/*/pad).
pad-back = Tillbaka

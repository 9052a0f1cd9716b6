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
pad-adds-up =
    { $count ->
        [one] Given går ihop.
       *[other] Alla { $count } givar går ihop.
    }

# --- The list of sheets (web/src/pad/List.svelte).
pad-list = Spelblock
pad-about = För kort på ett riktigt bord
pad-new = Nytt protokoll
pad-groups = Era grupper
pad-before = Tidigare
pad-empty = Inget protokoll än. Ta era kort; telefonen för protokoll.
pad-too-many = Fem protokoll är öppna. Avsluta eller radera ett först.
pad-bring = Öppna en fil
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
pad-choose-version = Välj den rätta
pad-says-written = Giv { $number } inskriven.
pad-unknown = Det protokollet finns inte i den här webbläsaren.
pad-more = Protokollets meny
pad-rules-changed = Nu gäller reglerna { $rules }.
pad-dropped = raderad
pad-table-view = Bordsvy

# --- Entering: one deal, from "Enter deal" to "Write it down" (web/src/pad/entry, games/*/pad).
pad-back = Tillbaka
pad-units =
    { $contract ->
        [no-hearts]
            { $count ->
               *[other] { $count } hjärter
            }
        [no-queens]
            { $count ->
                [one] { $count } dam
               *[other] { $count } damer
            }
        [no-men]
            { $count ->
                [one] { $count } kung eller knekt
               *[other] { $count } kungar och knektar
            }
        [men]
            { $count ->
               *[other] { $count } × { $men }
            }
        [no-king]
            { $count ->
               *[other] hjärter kung
            }
        [cards]
            { $count ->
               *[other] { $count } kort
            }
        [points]
            { $count ->
               *[other] { $count } poäng
            }
        [kings]
            { $count ->
                [one] { $count } kung
               *[other] { $count } kungar
            }
       *[other]
            { $count ->
               *[other] { $count } stick
            }
    }
pad-help = Vad räknas?
pad-led = { $name } spelade ut
pad-how-many = hur många?
pad-left = { $count } av { $total } kvar
pad-left-short = { $count } kvar
pad-rest = resten
pad-rest-of = { $units }: { $name } har resten
pad-rest-none = { $units }: { $name } har inga
pad-write = Skriv upp
pad-take-back = Ta tillbaka
pad-who-king = Vem tog hjärter kung?
pad-who-trick = Vem tog stick { $number }?
pad-tap-face = Tryck på ett ansikte
pad-over = { $units } för mycket
pad-under = { $units } för lite
pad-why = Du skrev { $sum } = { $got }. En giv har { $units }.
pad-mend = Räkna högarna igen och tryck på namnet som var fel.
pad-still = Kvar att välja
pad-to-avoid = { $count } att undvika
pad-to-trump = { $count } med trumf
pad-sells = { $name } säljer
pad-auction = auktionen
pad-who-plays = Vem spelar?
pad-keeps = behåller den
pad-bought = köpte den
pad-price = Till vilket pris?
pad-price-about = { $buyer } ger { $seller } de här poängen.
pad-price-minus = { $buyer } ger { $seller } de här poängen, eller tar över stick i minus.
pad-price-after = Vad { $buyer } betalar { $seller } beror på priset och sticken.
pad-ultimatum-about = Ett ultimatum är +8.
pad-what = Vad spelar { $name }?
pad-no-buyer = Tryck på den som köpte given, eller på { $name } om ingen köpte.
pad-write-bidding = Skriv upp buden
pad-unplayed = Utan spel: { $name } får { $count } stick, de andra { $others }
pad-unplayed-sub = { $name } tar poängen
pad-sold = { $buyer } köpte av { $seller } för { $bid }
pad-sold-pays = { $buyer } köpte av { $seller } för { $bid } och betalar { $points }
pad-sold-gets = { $buyer } köpte av { $seller } för { $bid } och får tillbaka { $points }
pad-absorbs =
    { $count ->
        [one] { $buyer } tar över { $count } stick från { $seller } och betalar { $points }
       *[other] { $buyer } tar över { $count } stick från { $seller } och betalar { $points }
    }
pad-plays = { $name } spelar { $game }
pad-change = ändra
pad-trump = Trumf
pad-no-trump = ingen
pad-who-out = Vem blev av med alla kort?
pad-none-out = Ingen: dödläge
pad-went-out = { $name } är av med alla kort
pad-is-blocked = Dödläge
pad-cost = en kung { $king }, andra kort { $card }
pad-cards-left = kort kvar?
pad-which-cards = vilka kort?
pad-how-many-points = hur många poäng?
pad-no-cards = inga kort kvar
pad-cards-of = Kort hos { $name }, med kungar
pad-tap-cards = Tryck på de kort som { $name } har kvar
pad-type-points = Skriv de poäng som { $name } har kvar
pad-points-key = Poäng
pad-cards-key = Kort
pad-all-counted = Allt räknat
pad-to-count = { $count } kvar att räkna
pad-chips-paid = Marker betalda
pad-kings-kept = Behållna kungar
pad-next-player = Nästa spelare
pad-more-numbers = Mer än { $number }
pad-five = Det finns bara fyra av varje valör.
pad-key = { $units } för { $name }
pad-player = { $name }: { $what }
pad-open = inte räknad
pad-kings-of = { $name }, kungar: { $count }
pad-paid-by = { $name }, betalda marker: { $count }
pad-kept-by = { $name }, behållna kungar: { $count }
pad-says-rest = { $name } har resten: { $count }
pad-says-ready = Allt räknat. Skriva upp?
pad-says-next = Nu { $name }.
pad-is-out = ute
pad-mend-cards = Räkna korten igen

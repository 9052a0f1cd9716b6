### Vad en hand är värd innan spelet namnges, och vad buden gav.

hand-worth =
    Din hand tar { $count ->
        [0] knappt ett stick
       *[other] ungefär { $count } stick
    } { $trump ->
        [S] med spader
        [H] med hjärter
        [D] med ruter
        [C] med klöver
        [NT] utan trumf
       *[minus] i minus
    }: det ger ungefär { $points } poäng.
hand-worth-below =
    Din hand tar { $count ->
        [0] knappt ett stick
       *[other] ungefär { $count } stick
    } { $trump ->
        [S] med spader
        [H] med hjärter
        [D] med ruter
        [C] med klöver
        [NT] utan trumf
       *[minus] i minus
    }: det kostar ungefär { $points } poäng.
verdict-hand =
    Din hand var värd { $count ->
        [0] knappt ett stick
       *[other] ungefär { $count } stick
    } { $trump ->
        [S] med spader
        [H] med hjärter
        [D] med ruter
        [C] med klöver
        [NT] utan trumf
       *[minus] i minus
    }, ungefär { $points } poäng.
verdict-hand-below =
    Din hand var värd { $count ->
        [0] knappt ett stick
       *[other] ungefär { $count } stick
    } { $trump ->
        [S] med spader
        [H] med hjärter
        [D] med ruter
        [C] med klöver
        [NT] utan trumf
       *[minus] i minus
    } och skulle ha kostat ungefär { $points } poäng.
verdict-bought = Du betalade { $loss }, dina stick gav { $expected }: { $instead } totalt.
verdict-sold = Du fick { $loss } för given, dina stick gav { $expected }: { $instead } totalt.
verdict-named =
    Du namngav spelet själv: { $count ->
        [0] knappt ett stick
       *[other] ungefär { $count } stick
    } { $trump ->
        [S] med spader
        [H] med hjärter
        [D] med ruter
        [C] med klöver
        [NT] utan trumf
       *[minus] i minus
    } fanns i din hand, och du tog { $tricks ->
        [0] inget stick
       *[other] { $tricks } stick
    }.
# What a hint expects after the bidder declines. $points: +45 or −5.
hand-declined =
    { $kind ->
        [no] Om du säger nej
       *[pass] Om du passar
    }: omkring { $points }.

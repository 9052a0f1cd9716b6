### Varför ett tips råder som det gör: ett faktum som har kollats, med kortspelares ord.

## Poäng undviks

why-gives = Någon annan får ta { $card }.
why-free = Du tar sticket, men det kostar inget, och du blir av med ett högt kort.
why-anyway = Sticket tar du hur du än spelar: gör det med ett högt kort.
why-uncounted = Bara de två sista sticken räknas: nu kan du bli av med höga kort.
why-lowest = Alla { $suit ->
        [S] spader
        [H] hjärter
        [D] ruter
       *[C] klöver
    } som är kvar ute är högre: kortet kan inte ta sticket.
why-ducks = Kortet kan inte ta sticket.
why-ducks-cost = Sticket kostar poäng, och kortet kan inte ta det.
why-still-out = Ännu inte spelat: { $card }, och { $other } är högre.
why-throws = Du kan inte följa färg: bli av med kortet, { $count } lägre i färgen är kvar ute.
why-keeps-low = Kortet kan inte ta sticket, och du behåller { $other } till senare.
why-void-seat =
    Hellre inte { $suit ->
        [S] spader
        [H] hjärter
        [D] ruter
       *[C] klöver
    }: { $seat } har inga kvar och skulle slippa följa färg.
why-own = För { $other } får man betala, och sticket kunde bli ditt.
why-ahead-anyway = Med { $other } leder du också sticket: hellre då med ett högt kort.
why-last-of-suit = Din sista { $suit ->
        [S] spader
        [H] hjärter
        [D] ruter
       *[C] klöver
    }: sedan slipper du följa den färgen.
why-low =
    { $count ->
        [one] 1 högre kort i färgen är kvar ute.
       *[other] { $count } högre kort i färgen är kvar ute.
    }

## Stick är önskade

why-surely = Ingen kan slå det.
why-only-suit = Ingen annan har { $suit ->
        [S] spader
        [H] hjärter
        [D] ruter
       *[C] klöver
    } kvar: sticket är ditt.
why-enough = Det räcker för sticket: { $other } sparas till ett annat.
why-lost = Sticket kan du inte ta: { $other } är för bra för det.
why-ahead = Med det leder du sticket, med { $other } inte.
why-master = Ingen högre { $suit ->
        [S] spader
        [H] hjärter
        [D] ruter
       *[C] klöver
    } är kvar ute: bara trumf slår den.
why-draws =
    { $count ->
        [one] Det drar ut de andras sista trumf.
       *[other] Det drar ut trumf: { $count } är kvar ute.
    }
why-trumped =
    { $seat } har inga { $suit ->
        [S] spader
        [H] hjärter
        [D] ruter
       *[C] klöver
    } kvar och kan kanske trumfa.
why-unsure = Inte säkert av stick: { $other }, för { $count } högre i färgen är kvar ute.
why-ruffs-next = Din sista { $suit ->
        [S] spader
        [H] hjärter
        [D] ruter
       *[C] klöver
    }: sedan kan du trumfa den färgen.

## Hur mycket det betyder

why-better = Ungefär { $loss } poäng bättre än { $played }.
why-as-good = Kanske lika bra: { $other }. Ungefär { $loss } poäng sämre: { $played }.
why-close = Kanske lika bra: { $played }.
why-all-same = Det gör ingen skillnad vilket kort du spelar.

## Bud

why-tricks =
    { $trump ->
        [S] Med spader som trumf
        [H] Med hjärter som trumf
        [D] Med ruter som trumf
        [C] Med klöver som trumf
        [NT] Utan trumf
       *[minus] I minus
    } { $count ->
        [0] knappt något stick
       *[other] ungefär { $count } stick
    }.
why-more-tricks =
    { $trump ->
        [S] Med spader som trumf
        [H] Med hjärter som trumf
        [D] Med ruter som trumf
        [C] Med klöver som trumf
        [NT] Utan trumf
       *[minus] I minus
    } { $count ->
        [0] knappt något stick
       *[other] ungefär { $count } stick
    }, { $against ->
        [S] med spader
        [H] med hjärter
        [D] med ruter
        [C] med klöver
        [NT] utan trumf
       *[minus] i minus
    } { $tricks }.

## Vad man säger medan en giv är till salu: handens form, och vad ett pris kostar. $count: säkra stick, från esset nedåt utan lucka.

why-offers-flat =
    { $count ->
        [0] Inget säkert stick
        [one] 1 säkert stick
       *[other] { $count } säkra stick
    } och ingen färg längre än { $length }: andra betalar kanske mer än du själv får ihop.
why-offers = Hör buden först: { $trump ->
        [S] spader
        [H] hjärter
        [D] ruter
        [C] klöver
        [NT] utan trumf
       *[minus] minus
    }, omkring { $points } poäng, har du kvar tills du säljer.
why-offers-poor = Inget eget spel ger något: låt de andra betala för sitt.
why-passes-flat =
    { $count ->
        [0] Inget säkert stick
        [one] 1 säkert stick
       *[other] { $count } säkra stick
    } och ingen färg längre än { $length }: inte värt { $loss } poäng.
why-passes-dear = { $other } kostar omkring { $loss }, och { $trump ->
        [S] spader
        [H] hjärter
        [D] ruter
        [C] klöver
        [NT] utan trumf
       *[minus] minus
    } ger dig bara omkring { $points }.
why-passes-less = { $other } skulle ge dig omkring { $expected }; utan det kan du räkna med omkring { $instead }.
why-passes-free = Utan att betala någon kan du räkna med omkring { $instead }.
why-asking = Att fråga kostar inget: blir svaret nej gäller budet ändå.
why-eight = Du skulle spela minus i alla fall: kanske betalar någon åtta i stället.
why-unplayed = De poängen är säkra; spelar du själv ger given omkring { $instead }.
why-sold = Såld ger given dig omkring { $expected }; spelar du själv, omkring { $instead }.
why-kept = Spelar du själv ger given dig omkring { $expected }; såld, omkring { $instead }.
why-drives = Troligen bjuder någon högre, och betalar då mer.
why-strong = { $length } { $suit ->
        [S] spader
        [H] hjärter
        [D] ruter
       *[C] klöver
    } och { $count ->
        [0] inget säkert stick
        [one] 1 säkert stick
       *[other] { $count } säkra stick
    } i de andra färgerna: omkring { $tricks } stick med den trumfen.
why-strong-high =
    { $count ->
        [one] 1 säkert stick
       *[other] { $count } säkra stick
    } från toppen: utan trumf omkring { $tricks } stick.
why-strong-low = Ett lågt kort eller inget i { $count } av fyra färger: i minus { $tricks ->
        [0] knappt något stick
       *[other] omkring { $tricks } stick
    }.

## Kings Corner

why-out = Ditt sista kort: du är av med alla.
why-out-turn = Med det här draget är du av med alla kort.
why-then-card = Sedan passar också { $card }.
why-then-more = Sedan passar { $count } av dina kort till.
why-then-pile = Sedan passar högen { $place } på det.
why-frees = Det ger en ledig sida åt { $card }.
why-dear = På handen kostar kortet { $count } poäng.
why-dear-chips = På handen kostar kortet { $count ->
        [one] 1 spelmark
       *[other] { $count } spelmarker
    }.
why-many = Så blir du av med { $count } kort i det här draget.
why-nothing-fits = Inget annat passar.
why-keeps = Behåll { $card }: andra kunde lägga på det.

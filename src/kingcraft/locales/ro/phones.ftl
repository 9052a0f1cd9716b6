# O foaie din blocul de scor pe două telefoane (web/src/pad/OtherPhone.svelte, Arrival.svelte, Versions.svelte).
phones-title = Alt telefon
phones-point = Îndreaptă cealaltă cameră încoace
phones-code = Codul acestei foi
phones-link = Link către această foaie
phones-whole = Toată foaia este în acest cod. Nu are nevoie de rețea și nu trece prin niciun server.
phones-once = Celălalt telefon trebuie să fi deschis Kingcraft o dată.
phones-both = Amândouă continuă de aici; le aduci din nou împreună cu un al doilea cod.
phones-long = Foaia este prea lungă pentru o cameră
phones-too-long-here = Foaia este prea lungă pentru un cod. Trimite-o ca fișier.
phones-no-codes-here = Acest browser nu poate face coduri. Trimite foaia ca fișier.
phones-whose = Al cui este telefonul?
phones-file = Ca fișier
phones-done = Gata

# Ce vine de pe alt telefon.
phones-new = Este nouă pe acest telefon.
phones-fresh =
    { $count ->
        [one] Este deja aici. Aduce o însemnare nouă.
        [few] Este deja aici. Aduce { $count } însemnări noi.
       *[other] Este deja aici. Aduce { $count } de însemnări noi.
    }
phones-nothing = Este deja aici, cu toate însemnările.
phones-last = Ultima însemnare: { $time }
phones-last-of = Ultima însemnare: telefonul lui { $name }, { $time }
phones-twice =
    { $count ->
        [one] Runda { $deals } nu este la fel pe ambele telefoane. Alegi imediat.
       *[other] Rundele { $deals } nu sunt la fel pe ambele telefoane. Alegi imediat.
    }
phones-keep = Păstreaz-o aici
phones-unite = Adu împreună
phones-open = Deschide
phones-not-now = Nu acum
pad-bad-file = Fișierul nu este o foaie de scor sau este deteriorat ({ $place }).
pad-sums-differ = Sumele din fișier diferă. Blocul le-a calculat din nou.
phones-damaged = Codul nu este o foaie de scor sau îi lipsește o parte. Încearcă din nou, mai aproape.
phones-too-long = Codul este prea mare. Cere foaia ca fișier.
phones-too-large = Fișierul este prea mare pentru o foaie de scor.
phones-newer = Foaia vine dintr-un Kingcraft mai nou. Reîncarcă întâi pagina.
phones-no-codes = Acest browser nu poate citi coduri. Cere foaia ca fișier.

# Două variante ale unei runde.
phones-twice-title = Runda { $number } a fost scrisă de două ori
phones-which = Pe telefonul lui { $one } și pe al lui { $other }. Care este corectă?
phones-which-of = Pe telefoane diferite. Care este corectă?
phones-this = Acest telefon
phones-other = Alt telefon
phones-of = Telefonul lui { $name }
phones-keep-of = Păstrează: { $name }
phones-keep-this = Păstreaz-o pe aceasta
phones-again = Scrie din nou
phones-until = Până alegi, contează ultima.

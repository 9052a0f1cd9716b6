### Cine suntem: figuri, ușa oaspetelui, sala de așteptare

people-title = Tu
people-note = Așa te văd ceilalți la masă.
people-figures = Figura ta
people-discs = Culoarea ta
people-taken = { $what }, deja luată de { $name }
people-done = Gata
people-change = nume și figură
people-nameless = Scrie-ți numele: ceilalți îl văd la masă.
people-name-taken = La masa aceasta e deja cineva cu numele { $name }. Alege alt nume.
figure-fox = vulpe
figure-owl = bufniță
figure-bear = urs
figure-hare = iepure
figure-cat = pisică
figure-raven = corb
figure-badger = bursuc
figure-stag = cerb
figure-wolf = lup
figure-lion = leu
figure-frog = broască
figure-hedgehog = arici
figure-mouse = șoarece
figure-ram = berbec
figure-pig = porc
figure-swan = lebădă
figure-rooster = cocoș
figure-horse = cal
figure-tiger = tigru
figure-panda = panda
figure-elephant = elefant
figure-walrus = morsă
figure-penguin = pinguin
figure-hound = câine
figure-letter = litera mea
disc-1 = albastru
disc-2 = ruginiu
disc-3 = verde
disc-4 = violet
disc-5 = turcoaz
disc-6 = vișiniu
disc-7 = ocru
disc-8 = ardezie

corner-language = Limba
corner-rules = Regulile casei
corner-about = Despre cărți

door-invites = { $name } te invită la { $game }
door-table = O masă de { $game }
door-bot = { $name } (bot)
door-there =
    { $count ->
        [one] { $names } stă și la masă.
        [few] { $names } stau și ei la masă.
       *[other] { $names } stau și ei la masă.
    }
door-match =
    { $players } jucători, { $count ->
        [one] o rundă
        [few] { $count } runde
       *[other] { $count } de runde
    }, cam { $minutes ->
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    }.
door-target =
    { $players } jucători, până la { $target ->
        [one] un punct
        [few] { $target } puncte
       *[other] { $target } de puncte
    }.
door-king-1 = În unele runde eviți ceva: levate, cupe, dame …
door-king-2 =
    { $bids ->
        [0] În celelalte câștigi levate.
       *[other] În celelalte câștigi levate, iar runda revine celei mai bune oferte acceptate.
    }
door-kings-corner-1 = Pui cărți pe teancuri: în jos, roșu pe negru și negru pe roșu.
door-kings-corner-2 = Popii deschid colțurile. Primul rămas fără cărți încheie runda.
door-sit = Ia loc
door-watch = Privește
door-full = Toate locurile sunt ocupate, dar poți privi.
door-over = Partida s-a terminat. Poți vedea cum s-a încheiat.
door-playing = Toate locurile sunt ocupate, iar partida e în curs. Poți privi.
door-closed = Masa aceasta nu mai există. Cere un link nou.
door-device = Joci deja aici pe alt dispozitiv?

waiting-table = Masa deschisă de { $name }
waiting-tables = Partida următoare
waiting-read = Citește-l cu voce tare sau scanează
waiting-home = în rețeaua ta de acasă
waiting-who = Cum îți spun ceilalți?
waiting-show = Arată linkul
waiting-scan = Scanează sau trimite linkul
waiting-code = Cod QR cu linkul mesei
waiting-share = Trimite
waiting-copy-link = Copiază linkul
waiting-link = Linkul mesei
seat-host = a deschis masa
seat-shows = își arată cărțile: { $name } le vede
seat-show = Cine îmi vede cărțile
seat-show-about = Toți văd că faci asta. Se termină când renunți, când unul dintre voi pleacă și odată cu meciul.
watcher-sees = { $name } (vede cărțile lui { $player })
hand-shown = Vezi cărțile lui { $name }
remove-open = Scoate de la masă
remove-what = Pe acest loc joacă un bot până la sfârșitul partidei. Linkul locului nu mai deschide nimic; de privit poate privi oricine.
remove-waiting = Locul e liber din nou, pentru oricine are linkul mesei. Linkul vechi al locului nu mai deschide nimic.
remove-ask = Scoți jucătorul { $name } de la masă?
remove-yes = Scoate
remove-no = Renunță
leaving-title = Pleci de la masă?
leaving-what = Ceilalți joacă mai departe: până te întorci, joacă un bot în locul tău.
leaving-stay = Rămân
leaving-go = Plec
waiting-at = la masă
waiting-just = tocmai a luat loc
waiting-last = încă la partida trecută
waiting-seat = Loc liber
waiting-bot = Pune un bot aici
waiting-deal =
    { $count ->
        [one] Împarte acum, un bot ia locul
        [few] Împarte acum, boții iau { $count } locuri
       *[other] Împarte acum, boții iau { $count } de locuri
    }
waiting-differ =
    { $count ->
        [one] O regulă diferă de { $preset }
        [few] { $count } reguli diferă de { $preset }
       *[other] { $count } de reguli diferă de { $preset }
    }
waiting-deals =
    { $count ->
        [one] o rundă
        [few] { $count } runde
       *[other] { $count } de runde
    }
waiting-target =
    { $target ->
        [one] până la un punct
        [few] până la { $target } puncte
       *[other] până la { $target } de puncte
    }
waiting-same = Regulile: { $preset }

here-title = Toată lumea e aici
here-deals = { $name } împarte prima dată.
here-deals-you = Tu împarți prima dată.
here-wait = Așteaptă
here-deal = Împarte
here-in = în { $seconds }
here-held = { $name } roagă să așteptați puțin.
here-held-you = Ceilalți așteaptă până împarte cineva.

away-is = { $name } lipsește
away-bot-in = Peste { $time } joacă un bot.
away-waits = Partida așteaptă. Un bot poate juca până la întoarcere.
away-now = Lasă un bot să joace acum

about-courts = Figurile de pe cărți sunt desenul lui Adrian Kennard după modelul englezesc, pe care jucătorii îl cunosc de două sute de ani. El l-a dăruit tuturor (CC0).
about-letters = Literele și cifrele de pe cărți urmează Source Serif, iar titlurile DM Serif Display: ambele libere, sub Open Font License.
about-figures = Animalele în haine de curte au fost desenate pentru Kingcraft și aparțin și ele tuturor (CC0).
about-licences = Toate licențele, integral

code-title = Codul mesei
code-how = Patru litere, așa cum le citește cineva de la masă.
code-open = La masă
code-four = Un cod are patru litere.

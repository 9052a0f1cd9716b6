### Confort la masă: sortare, sunet, cărți alese dinainte sau care se joacă singure.

sort = Aranjează mâna
sorted =
    { $order ->
        [rank] Aranjată după valoare.
        [rank-down] Aranjată după valoare, cele mari întâi.
        [runs] Aranjată după valoare, roșu și negru alternativ.
        [suit-down] Aranjată după culoare, cele mari întâi.
       *[suit] Aranjată după culoare.
    }
sound = Sunet
say = Spune ceva
forward = Mai departe, până la rândul meu
forward-watching = Mai departe, până la sfârșitul rundei
forward-tap = Mai departe
premove-mark = Se joacă de îndată ce îți vine rândul.
premove-marked = De îndată ce îți vine rândul se joacă { $card }. Atinge cartea încă o dată dacă te răzgândești.
premove-none = Nu mai e nicio carte aleasă dinainte.
premove-refused = Acum nu poți juca { $card }. Alege altă carte.
auto-last = Ultima ta carte se joacă singură.
auto-forced = N-ai de ales: cartea ta se joacă singură.
tricks = Levate
tricks-number = Levata { $number }
result-sum = Toți împreună
score-sum = Negative: { $avoid } · pozitive: { $positive }

## Un teanc de la Kings Corner desfăcut ca să fie citit, și ce se potrivește

# $first, $last: rangurile de la cele două capete, în cuvinte.
spread-cards =
    { $count ->
        [few] { $count } cărți
       *[other] { $count } de cărți
    }, de la { $first } la { $last }.
spread-full = Peste el nu se mai potrivește nimic.
spread-let-go = Ridică degetul ca să-l strângi
spread-fold = Atinge ca să-l strângi
# Sub „Rândul tău”: singura carte care se potrivește undeva, sau cea aleasă, cu numărul locurilor ei.
fits-one =
    { $places ->
        [one] { $card } se potrivește
        [few] { $card } se potrivește în { $places } locuri
       *[other] { $card } se potrivește în { $places } de locuri
    }
fits-cards =
    { $count ->
        [2] Se potrivesc două cărți
        [3] Se potrivesc trei cărți
        [4] Se potrivesc patru cărți
        [5] Se potrivesc cinci cărți
        [6] Se potrivesc șase cărți
        [7] Se potrivesc șapte cărți
        [few] Se potrivesc { $count } cărți
       *[other] Se potrivesc { $count } de cărți
    }
fits-pile = Se poate muta un teanc
# $then: ce face butonul care încheie rândul.
fits-nothing =
    { $then ->
        [draw] Nimic nu se potrivește: trage
        [end] Nu se mai potrivește nimic
       *[pass] Nimic nu se potrivește: pas
    }
# Ce se trage e ținut deasupra acestei cărți.
fits-on = Pe { $card }

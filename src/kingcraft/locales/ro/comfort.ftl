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
score-sum = De evitat: { $avoid } · licitații: { $auctions }

### Probleme: o alegere dintr-o mână jucată, cu un singur răspuns.

puzzle-title = Probleme
puzzle-about = O alegere dintr-o rundă adevărată, cu un singur răspuns bun. La fiecare scrie cât e demonstrat.
puzzle-next = Problema următoare
puzzle-list = Toate problemele
puzzle-kind-card = Găsește cartea
puzzle-kind-call = Ce ai licita?
puzzle-kind-out = Scapă de cărți
puzzle-kind-card-about = King: o carte e cea mai bună
puzzle-kind-call-about = King: licitezi, vinzi sau alegi jocul
puzzle-kind-out-about = Kings Corner: toate cărțile într-o singură tură
puzzle-count = { $found } din { $tried } din prima
# The choice of what the next puzzles are about: a contract or a theme.
puzzle-topic = Care probleme
puzzle-topic-all = Toate contractele și temele
puzzle-topic-contract = Cărți din care contract
puzzle-rating-about = Începe de la 1200 și se schimbă la prima încercare a fiecărei probleme.
puzzle-again =
    { $count ->
        [one] O problemă ratată revine astăzi.
        [few] { $count } probleme ratate revin astăzi.
       *[other] { $count } de probleme ratate revin astăzi.
    }
puzzle-all = Le-ai încercat pe toate.
puzzle-unknown = Nu există o astfel de problemă.

## At a puzzle

# What is asked.
puzzle-card = Care carte?
puzzle-call = Ce spui?
puzzle-out = Pune toate cărțile în această tură.
puzzle-wrong = Altceva e mai bun. Mai uită-te o dată.
puzzle-lost = De aici nu mai poți scăpa de toate cărțile.
puzzle-hint = Se pot muta și grămezi întregi, iar un loc gol primește orice carte.
puzzle-end = Rezolvat.
puzzle-show = Arată-mi
puzzle-still = Încă în joc
puzzle-void =
    { $name } nu are { $suit ->
        [S] pici
        [H] cupe
        [D] carouri
       *[C] trefle
    }

## After it

puzzle-right = Corect: { $what }
puzzle-late = Găsit: { $what }
puzzle-was = Răspunsul: { $what }
puzzle-cleared = Ai scăpat de toate cărțile
puzzle-moves =
    { $count ->
        [one] Arătat într-o mutare
        [few] Arătat în { $count } mutări
       *[other] Arătat în { $count } de mutări
    }
puzzle-sure = Demonstrat: în orice împărțire care se potrivește cu ce ai văzut, nicio altă carte nu e mai bună.
puzzle-clear = În cel puțin 19 din 20 de împărțiri care se potrivesc cu ce ai văzut, nicio altă carte nu e mai bună.
puzzle-view = Așa vede Maestru: depinde de cum licitează ceilalți.
puzzle-ways = S-au încercat toate felurile de a juca această tură.
puzzle-behind =
    { $points ->
        [one] { $what }: în medie cu un punct mai slab.
        [few] { $what }: în medie cu { $points } puncte mai slab.
       *[other] { $what }: în medie cu { $points } de puncte mai slab.
    }
puzzle-finds = Cine îl găsește

## Themes: what the answer does. Said after it, and to choose puzzles by.

puzzle-theme-throw-the-king = Aruncă popa
puzzle-theme-throw-what-costs = Aruncă ce costă
puzzle-theme-throw-what-takes = Aruncă ce ia levate
puzzle-theme-lay-it-under = Sub o carte mai mare
puzzle-theme-hand-over-the-lead = Lasă pe altul să înceapă
puzzle-theme-keep-a-way-out = Păstrează o ieșire
puzzle-theme-empty-a-suit = Golește o culoare
puzzle-theme-take-while-cheap = Ia levata cât e gratis
puzzle-theme-count-the-hands = Numără mâinile
puzzle-theme-pull-trumps = Scoate atuurile
puzzle-theme-bid-or-pass = Licitezi sau zici pas
puzzle-theme-outbid-the-minus = Licitează peste minus
puzzle-theme-bid-minus = Licitează minus
puzzle-theme-sell-or-keep = Vinzi sau păstrezi
puzzle-theme-name-the-game = Anunță jocul
puzzle-theme-build-in-a-corner = Construiește într-un colț
puzzle-theme-gaps-first = Întâi golește o latură
puzzle-theme-the-right-order = Ordinea potrivită

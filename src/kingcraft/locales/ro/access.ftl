### Masa în cuvinte: pentru cititoare de ecran, pentru masa ca text și pentru tasta care o citește.

players = Jucători
player-is = { $who }: { $what }
player-points =
    { $count ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }

trick-label = Levata
trick-empty = În levată nu e încă nicio carte: începe { $name }.
trick-empty-you = În levată nu e încă nicio carte: începi tu.
trick-led = { $name } a început cu { $card }
trick-led-you = Ai început cu { $card }
trick-laid = { $name }: { $card }
trick-ahead = { $play }, cea mai mare până acum
trick-took = { $play }, ia levata

# Cât face o levată, spus odată cu cine o ia.
say-trick-counts = { $name } ia levata: { $points }.
say-trick-counts-you = Iei levata: { $points }.
# Ce se joacă și cât costă, după ce s-au împărțit cărțile.
say-contract = { $contract }: { $value }.
# Toate punctele de până acum, după cele ale mâinii.
say-standing = Scor: { $points }.

piles-label = Teancurile
place-spread = { $place }: { $cards }
# Unde se potrivește cartea sau teancul luat acum.
fits-at = Se potrivește: { $places }.
fits-nowhere = { $card } nu se potrivește acum nicăieri.

text-show = Masa ca text
text-leave = Masa ca imagine
lies-nothing = Acum nu se joacă nimic.

# Ce au făcut ceilalți, adunat într-un singur anunț: „Ada: 7 de treflă sus, trage o carte. Bo: trage o carte.”
told-draws =
    { $count ->
        [one] trage o carte
        [few] trage { $count } cărți
       *[other] trage { $count } de cărți
    }
told-ends = încheie rândul
# Cât a fost înainte; se găsește la „Ce s-a întâmplat”.
told-before =
    { $count ->
        [one] Înainte: o mutare
        [few] Înainte: { $count } mutări
       *[other] Înainte: { $count } de mutări
    }

### Pagina care joacă din nou o partidă. replay-error-...: ce nu e în regulă cu o partidă adusă de cineva.

## O partidă care nu poate fi citită

# Unde e greșeala. $place e un nume din fișier, de exemplu rules.options.target.
replay-error-at-action = Runda { $deal }, mutarea { $action } ({ $token })
replay-error-at-deal = Runda { $deal }
replay-error-at = La { $place }
replay-error-empty = Nu scrie nimic aici.
replay-error-not-json = Aceasta nu e o partidă salvată: de la rândul { $line }, coloana { $column } nu mai are sens.
replay-error-cut-short = Lipsește sfârșitul partidei salvate.
replay-error-several = Sunt mai multe partide aici. Deschide-le pe rând.
replay-error-not-utf8 = Acesta nu e un fișier text (UTF-8): octetul { $byte } nu are ce căuta aici.
replay-error-no-number = Unde trebuia să fie un număr scrie { $name }.
replay-error-name-twice = Ceva apare de două ori cu același nume.
replay-error-half-character = Aceasta nu e înregistrarea unei partide: un text din ea conține o jumătate de caracter.
replay-error-too-deep = Aceasta nu e o partidă salvată: are mai mult de { $depth } niveluri, unul în altul.
replay-error-too-large = Prea mare: aici o partidă salvată poate avea cel mult { $kilobytes } kB.
replay-error-record = Aceasta nu e o partidă salvată.
replay-error-format = Aceasta nu e o partidă Kingcraft: aici ar trebui să scrie "format": "kingcraft/1".
replay-error-game = Aici ar trebui să fie jocul: "kings-corner" sau "king".
replay-error-rules = Aici ar trebui să fie regulile, fără numărul jucătorilor.
replay-error-preset = Aici ar trebui să fie numele unui set de reguli al acestui joc.
replay-error-option = Regula aceasta nu există în acest joc sau nu poate avea valoarea dată.
replay-error-hash = Suma de control nu e a acestor reguli.
replay-error-players = Aici ar trebui să fie numele jucătorilor, câți pot juca după aceste reguli.
replay-error-dealer = Aici ar trebui să fie locul primului dealer; primul loc este 0.
replay-error-deals = Aici ar trebui să fie lista rundelor.
replay-error-deal = Aici ar trebui să fie o rundă, cu pachetul și mutările ei.
replay-error-deck = Aici ar trebui să fie pachetul: toate cărțile în ordinea împărțirii, de exemplu "7C KH QS".
replay-error-actions = Aici ar trebui să fie mutările: o listă de texte, de exemplu "7C>N" sau "QD".
replay-error-scores = Aici ar trebui să fie puncte: o listă de numere întregi.
replay-error-void = Aici scrie dacă runda a fost anulată: true sau false, doar la Kings Corner și fără puncte.
replay-error-winners = Aici ar trebui să fie locurile câștigătorilor: o listă de numere întregi.
replay-error-counted = Din aceste cărți și mutări rezultă { $found }.
replay-error-no-count = Aici încă nu se poate socoti nimic: lipsește sfârșitul.

## Pagina

replay-title = Revezi partida
replay-controls = Redare și pași
replay-line = Poziția în rundă
replay-dealt = Împărțit
replay-calls = Anunțuri
replay-trick = Levata { $number }
replay-turn = Rândul { $number }
replay-position = { $stage }: { $what }
replay-back = Un pas înapoi
replay-on = Un pas înainte
replay-play = Redă
replay-pause = Oprește
replay-back-trick = O levată înapoi
replay-on-trick = O levată înainte
replay-back-turn = Un rând înapoi
replay-on-turn = Un rând înainte
replay-more = Mai multe
replay-which = Runda
replay-deal = Runda { $number }
replay-deal-void = Runda { $number } (anulată)
replay-void = Runda a fost anulată.
replay-deal-of = Runda { $number }: { $contract }
replay-seat = Locul
replay-open = Toate cărțile pe față
replay-speed = Viteza
replay-times = { $speed }×
replay-hands = Celelalte mâini
replay-hand = Mâna jucătorului { $name }: { $cards }
replay-no-cards = nicio carte
replay-next-deal = Mai departe, la runda următoare
replay-cards = Arată cărțile
replay-keys = Taste: săgețile la stânga și la dreapta merg pas cu pas, Page Up și Page Down din levată în levată sau din rând în rând, Home și End la începutul și la sfârșitul rundei. Bara de spațiu redă.

## O partidă care nu poate fi arătată

replay-not-over = Partida nu s-a terminat încă. O poți privi când toate cărțile sunt cunoscute.
replay-no-match = Partida aceasta nu există sau nu este publică. Verifică linkul.
replay-no-deals = Nicio rundă a partidei nu s-a terminat încă.
replay-to-table = La masă

## Partide trecute

matches-won = { $won } din { $count } câștigate
matches-here = în acest browser
matches-all = Toate
matches-you-won = Câștigat
matches-place = locul { $place }
matches-open = continuă
matches-result = Rezultat
matches-result-all = Toate rezultatele
matches-result-won = Câștigate
matches-result-lost = Necâștigate
matches-result-open = Neterminate
matches-result-practice = Exercițiu
matches-company = Jucători
matches-company-all = Toți jucătorii
matches-company-people = Cu oameni
matches-company-bots = Numai boți
matches-none-fit = Nicio partidă nu se potrivește.
matches-show-all = Toate partidele
matches-older = Partide mai vechi
matches-played = jucată
# Of a match that is over, to its review.
matches-worst =
    { $points ->
        [0] Cea mai scumpă greșeală: runda { $deal }
        [one] Cea mai scumpă greșeală: runda { $deal }, 1 punct
        [few] Cea mai scumpă greșeală: runda { $deal }, { $points } puncte
       *[other] Cea mai scumpă greșeală: runda { $deal }, { $points } de puncte
    }
matches-forget = Aruncă
matches-forget-sure = Arunci partida? Apoi nu mai poate fi continuată.
matches-keep = O păstrez
# Of a match against bots that is not over.
matches-give-up = Abandonează
matches-give-up-sure = Abandonezi partida? Se socotește pierdută.

## O partidă adusă de cineva

replay-bring = Deschide o partidă salvată
replay-bring-what = Trage fișierul oriunde pe pagină, alege-l sau lipește-i textul. Partida e arătată, dar nu păstrată: doar această filă o ține minte.
replay-file = Alege un fișier
replay-paste = Sau lipește aici partida
replay-show = Arată partida
replay-broken = Partida aceasta nu poate fi redată
replay-other = Deschide altă partidă

## Împărtășire

replay-share = Trimite poziția
replay-link = Linkul poziției
replay-no-link = Partida nu se află pe niciun server, așa că nu are link. Poți da mai departe imaginea sau fișierul.
replay-picture = Masa ca imagine. { $what }
replay-png = Imagine (PNG)
replay-svg = Desen (SVG)
replay-saved = Salvat.
replay-no-picture = Browserul n-a putut face imaginea. Poate merge desenul.

## O poziție pe care o arată cineva

replay-shows = { $name } arată o rundă de { $game }
replay-in-place = Ești pe locul lui { $name }.
replay-which-card = Ce carte ai juca?
replay-which-call = Ce ai spune?
replay-which-move = Ce ai face?
replay-watch-it = Privește
replay-play-on = Joacă mai departe de aici

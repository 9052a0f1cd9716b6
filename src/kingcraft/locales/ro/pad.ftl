# The score pad: what can be wrong in a row (kingcraft/pad/wrong.py), and sheets on the command line.
pad-title = Foaie de scor
pad-counts-missing = Lipsește mai mult de un număr.
pad-counts-too-few = Mai sunt { $count } de împărțit: un joc are { $total }.
pad-counts-too-many = Cu { $count } prea mult: un joc are { $total }.
pad-count-out-of-range = Fiecare număr e aici între 0 și { $most }.
pad-bad-sale = Vânzarea nu se poate: cumpărătorul e altul decât vânzătorul, iar licitația e pe scară.
pad-bid-binds-kind = { $bid }: o licitație cu plus e un joc pe plus, una cu minus, un joc pe minus.
pad-no-auction = După aceste reguli jocul nu se vinde.
pad-unplayed-off = După aceste reguli se joacă fiecare joc.
pad-kings-too-many = Popii aceștia nu se potrivesc: nimeni nu are mai mulți popi decât cărți, și sunt patru.
pad-out-has-cards = Cine a închis nu mai are cărți.
pad-nobody-left-with-none = Cine nu a închis are cel puțin o carte.
pad-bad-ranks = Cărțile sunt A 2 până la 9 T J Q K, câte patru din fiecare.
pad-count-the-cards = După aceste reguli se numără cărțile, nu punctele.
pad-cards-need-values = După aceste reguli o carte costă cât spune valoarea ei: introdu valori sau puncte.
pad-wrong-phase = Aici urmează alt joc.
pad-contract-used-up = Jocul acesta s-a epuizat.
pad-game-over = Partida se terminase înainte de acest joc.
pad-row = Jocul { $number }: { $why }
pad-not-played = Nejucat
pad-missing = lipsește
pad-next = Urmează jocul { $number }, împarte { $name }.
pad-twice = Jocul { $number } a fost scris de două ori, cu numere diferite. Contează cel de pe urmă.
pad-differs = Sumele din fișier nu sunt cele ale rândurilor.
pad-adds-up = Toate cele { $count } jocuri se potrivesc.

# --- Entering: one deal, from "Enter deal" to "Write it down" (web/src/pad/entry, games/*/pad).
pad-back = Înapoi

### Die Versteigerung: was ihr Blatt sagt. Ein eigener Teil: er kommt mit dem Blatt.

call-label = Ansagen
call-history = Was gesagt wurde
call-bids = Gebote
call-declare = Spiel ansagen
call-trump = Plus, mit diesem Trumpf:
declare-plus-pays = Plus: { $points } Punkte je Stich.
declare-minus-pays = Minus: Jeder beginnt mit { $start }, und jeder Stich kostet { $points }.
call-title-choose = Wähle, was gespielt wird
call-title-lead = Wer spielt aus?
call-title-declare = Sag dein Spiel an
call-title-open = Dieses Spiel gehört dir: verkaufen oder selbst spielen
call-title-selling = Du verkaufst dieses Spiel
call-title-auction = Versteigerung: { $name } verkauft
call-wait = { $name } überlegt …
call-wait-choose = { $name } wählt, was gespielt wird …
call-wait-lead = { $name } bestimmt, wer ausspielt …
call-wait-declare = { $name } sagt das Spiel an …
call-wait-open = { $name } darf verkaufen oder selbst spielen …
call-no-bid = Noch kein Gebot
call-high = Höchstes Gebot: { $bid } von { $name }
call-high-you = Dein { $bid } gilt
call-asked-counter = { $name } verlangt { $bid }
call-asked-ultimatum = { $name }: acht, oder ich spiele Minus
call-open-auction = Versteigern
call-or-declare = Oder behalten und das Spiel ansagen:
call-do-pass = Passen
call-pass-final = Wer passt, scheidet aus dieser Versteigerung aus.
call-match = Gleichziehen mit { $bid }
call-privilege = Du sitzt näher hinter dem Verkäufer: Gleichziehen genügt.
call-do-accept = An { $name } für { $bid } verkaufen
call-do-reject = Behalten und ansagen
call-do-split = Ungespielt: du { $own }, die anderen je { $each }
call-ask-more = Mehr von { $name } verlangen:
call-do-counter = { $bid } von { $name } verlangen
call-do-ultimatum = Ultimatum: acht, oder ich spiele Minus
call-ultimatum-warning = Es gibt kein Zurück: Zahlt niemand acht, musst du Minus spielen.
call-answer-yes = Ja, { $bid }
call-answer-no = Nein
price-plus-transfer-buyer = { $bid }: Du zahlst { $points } Punkte an { $name } und sagst das Plusspiel an.
price-plus-topup-buyer = { $bid }: Du zahlst, was { $name } mit den eigenen Stichen zu { $points } Punkten fehlt, und sagst das Plusspiel an.
price-plus-exact-buyer = { $bid }: { $name } kommt auf genau { $points } Punkte; du zahlst, was fehlt, oder bekommst, was darüber ist. Du sagst das Plusspiel an.
price-plus-capped-buyer = { $bid }: Du zahlst { $points } Punkte an { $name }, höchstens aber, was deine Stiche bringen, und sagst das Plusspiel an.
price-plus-shortfall-buyer = { $bid }: Du zahlst { $name }, was deinen Stichen zu { $points } Punkten fehlt, und sagst das Plusspiel an.
price-minus-absorb-buyer =
    { $tricks ->
        [one] { $bid }: Du übernimmst einen Stich von { $name } ({ $points } Punkte), und es wird Minus gespielt.
       *[other] { $bid }: Du übernimmst bis zu { $tricks } Stiche von { $name } ({ $points } Punkte), und es wird Minus gespielt.
    }
price-minus-transfer-buyer = { $bid }: Du zahlst { $points } Punkte an { $name }, und es wird Minus gespielt.
price-plus-transfer-seller = Du bekommst { $points } Punkte, dazu deine Stiche.
price-plus-topup-seller = Bringen deine Stiche weniger als { $points } Punkte, zahlt der Käufer den Rest.
price-plus-exact-seller = Du kommst auf genau { $points } Punkte: Der Käufer zahlt, was fehlt, oder bekommt, was darüber ist.
price-plus-capped-seller = Zu deinen Stichen bekommst du { $points } Punkte, höchstens aber, was die Stiche des Käufers bringen.
price-plus-shortfall-seller = Bringen die Stiche des Käufers weniger als { $points } Punkte, bekommst du den Rest zu deinen Stichen.
price-minus-absorb-seller =
    { $tricks ->
        [one] Dir wird ein Stich abgenommen: { $points } Punkte.
       *[other] Dir werden bis zu { $tricks } Stiche abgenommen: { $points } Punkte.
    }
price-minus-transfer-seller = Du bekommst { $points } Punkte, egal welche Stiche du machst.

## At the end of the deal: what the price has come to, said to the buyer and to the seller

paid-plus-transfer-buyer = Das hat dich { $points } Punkte gekostet.
paid-plus-topup-buyer = Du hast gezahlt, was { $name } mit den eigenen Stichen zu { $points } Punkten gefehlt hat.
paid-plus-exact-buyer = { $name } ist auf genau { $points } Punkte gekommen; den Unterschied hast du getragen.
paid-plus-capped-buyer = Das hat dich { $points } Punkte gekostet, höchstens aber, was deine Stiche gebracht haben.
paid-plus-shortfall-buyer = Du hast { $name } gezahlt, was deinen Stichen zu { $points } Punkten gefehlt hat.
paid-minus-absorb-buyer =
    { $tricks ->
        [one] Du hast { $name } einen Stich abgenommen ({ $points } Punkte).
       *[other] Du hast { $name } bis zu { $tricks } Stiche abgenommen ({ $points } Punkte).
    }
paid-minus-transfer-buyer = Das hat dich { $points } Punkte gekostet.
paid-plus-transfer-seller = Das hat dir { $points } Punkte gebracht.
paid-plus-topup-seller = { $name } hat gezahlt, was dir mit den eigenen Stichen zu { $points } Punkten gefehlt hat.
paid-plus-exact-seller = Du bist auf genau { $points } Punkte gekommen; den Unterschied hat { $name } getragen.
paid-plus-capped-seller = Das hat dir { $points } Punkte gebracht, höchstens aber, was die Stiche des Käufers gebracht haben.
paid-plus-shortfall-seller = { $name } hat dir gezahlt, was den Stichen des Käufers zu { $points } Punkten gefehlt hat.
paid-minus-absorb-seller =
    { $tricks ->
        [one] { $name } hat dir einen Stich abgenommen ({ $points } Punkte).
       *[other] { $name } hat dir bis zu { $tricks } Stiche abgenommen ({ $points } Punkte).
    }
paid-minus-transfer-seller = Das hat dir { $points } Punkte gebracht.

### What a page has found out about the shuffles of a match.

fair-title = Was the shuffle fair?
fair-text = The server committed itself to its seed, and the devices of the players to their parts, before they knew those of the others. The downloaded record lets anyone check the deck: kingcraft verify.
fair-commit = Commitment (SHA-256 of the seed)
fair-seed = Seed of the server
fair-nonces = Parts of the players, by seat
fair-checked =
    { $count ->
        [one] Shuffle checked on this device: fair.
       *[other] Shuffle checked on this device: { $count } deals, all fair.
    }
fair-checked-some = Shuffle checked on this device: { $count } of { $all } deals.
fair-later = Not checked here, because this page came later: { $deals }
fair-late = Checked without your part, which came too late: { $deals }
fair-voids = Shuffled again because a device did not answer: { $seats }
fair-voids-one = { $name } (deal { $deals })
fair-wrong-title = Deal { $deal } was not shuffled fairly
fair-wrong-seed = The server did not use the seed to which it had committed itself.
fair-wrong-list = The server changed the list of the players’ parts after it had shown it.
fair-wrong-left-out = The server left the part of your device out of the shuffle, although it was sent in time.
fair-wrong-nonce = A part that the server used is not the one that its player had promised.
fair-wrong-voids = The server shuffled again and again, until the cards suited it.
fair-wrong-deck = The cards that were dealt do not follow from the shuffle.
fair-wrong-proof = The server gave nothing that could be checked.
fair-wrong-advice = The person who runs this server could have chosen the cards. Tell the others, and save the record: it shows what happened.

### Üben: einzelne Spiele, ein Spiel noch einmal, ein anderer Weg; und der kurze King.

practice = Üben
practice-lead = Ein Spiel nach dem anderen gegen Bots, so oft du willst. Dieser Browser merkt sich deinen Schnitt.
practice-against = Gegner: { $level }
practice-which = Was möchtest du üben?
practice-deal = Ein Spiel { $game }
practice-positive = Ein positives Spiel
practice-average =
    { $count ->
        [one] Bisher 1 Spiel: du { $you }, ein Bot im Schnitt { $bots }
       *[other] Bisher { $count } Spiele: im Schnitt du { $you }, ein Bot { $bots }
    }
practice-another = Noch ein Spiel
practice-same = Diese Karten noch mal
practice-in-match = Du kennst diese Karten. In der Partie kamen hier { $then } heraus, bei dir { $now }.
practice-in-record = Du kennst diese Karten. Beim ersten Mal kamen hier { $then } heraus, bei dir { $now }.
practice-known = Du kennst diese Karten, die Bots nicht: Das ist nur zum Üben.
practice-to-match = Zur Partie
practice-play = Selbst spielen
practice-play-about = Die Bots sehen nicht mehr als an jedem Tisch. Du weißt vielleicht, was kommt: Es zählt ja nicht.
practice-from = Wo möchtest du anfangen?
practice-from-start = Bei der ersten Karte des Spiels
practice-from-here = In dieser Stellung
practice-seat = Du spielst für
practice-far = Wie weit?
practice-far-deal = Nur dieses Spiel
practice-far-match = Bis zum Ende der Partie
practice-go = An den Tisch
practice-day = Zum Tag

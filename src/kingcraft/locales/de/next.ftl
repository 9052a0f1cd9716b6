### Das nächste Spiel für dieselbe Runde: was gespielt wird, und wer mitspielt. Ein eigener Teil.

next-same = Gleiche Regeln
next-rules = Andere Regeln

# Unter dem Titel: was aus den anderen wird, und aus dieser Partie.
next-here = Alle hier werden gefragt, ob sie mitkommen. Diese Partie bleibt, wie sie ist, und kann weitergehen.
next-here-alone = Diese Partie bleibt, wie sie ist: Von der Startseite aus spielst du sie weiter.
next-here-over = Die anderen kommen mit einem Tipp mit. Plätze, Link und Code bleiben.
next-here-waiting = Alle hier kommen sofort mit. Plätze, Link und Code bleiben.
next-bots =
    { $count ->
        [one] ein Bot kommt dazu
       *[other] { $count } Bots kommen dazu
    }
# $names: die Namen derer, die dort keinen Platz haben.
next-onlookers =
    { $count ->
        [one] { $seats } Plätze: { $names } schaut zu
       *[other] { $seats } Plätze: { $names } schauen zu
    }

### Ein Spiel beenden, wenn alle am Tisch einverstanden sind. Ein eigener Teil: Er kommt mit den Einstellungen und mit einem Vorschlag.

## In den Einstellungen eines Tischs

agree-open = Dieses Spiel vorzeitig beenden
agree-what = Der Rest spielt sich dann von selbst: für jeden immer die erste Karte, die die Regeln erlauben, ob gut oder schlecht. Die Punkte zählen.
agree-alone = Du spielst nur gegen Bots: Das Spiel endet sofort.
agree-left = Sonst ist niemand am Tisch: Das Spiel endet sofort.
agree-ask = Alle Menschen am Tisch müssen einverstanden sein; Bots werden nicht gefragt. Vorschlagen kannst du es einmal in jedem Spiel.
agree-propose = Vorschlagen
agree-keep = Weiterspielen
agree-withdraw = Dieses Spiel doch weiterspielen
void-open = Die Karten zusammenwerfen
void-what = Niemand bekommt Punkte, und derselbe Geber gibt noch einmal.
leave-open = Diese Partie aufgeben
leave-what = Wenn du aufgibst, zählt die Partie als verloren.
leave-yes = Aufgeben

## Am Tisch

agree-label = Vorschlag, dieses Spiel zu beenden
agree-asks = { $name } schlägt vor, dieses Spiel zu beenden: Der Rest spielt sich von selbst, die Punkte zählen.
agree-answer = Antworten
agree-yes = Einverstanden
agree-no = Weiterspielen
agree-waits = Spiel beenden? Warten auf { $names }.
void-label = Vorschlag, die Karten zusammenzuwerfen
void-asks = { $name } schlägt vor, die Karten zusammenzuwerfen: Niemand bekommt Punkte, und derselbe Geber gibt noch einmal.
void-waits = Karten zusammenwerfen? Warten auf { $names }.

## Am Tisch, wenn jemand lange nicht da ist

absent-label = Jemand ist nicht da

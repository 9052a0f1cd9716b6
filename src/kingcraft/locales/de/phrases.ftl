### Was man einander am Tisch sagt. Ein eigener Teil: Er kommt mit dem Fenster dazu und mit dem Ersten, was jemand sagt.

## Was man sagen kann: kurz, es steht an einem Platz

phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-thank-you = Danke!
phrase-sorry = Tut mir leid!
phrase-oops = Hoppla!
phrase-close = Das war knapp!
phrase-moment = Moment, bitte!
phrase-good-game = Schöne Partie!
phrase-another = Noch eine Partie?
phrase-goodbye = Bis bald!

## Das Fenster

phrases-about = Alle lesen es in ihrer eigenen Sprache.
phrases-nobody = Die anderen sind gerade nicht da: Niemand wird es lesen.

## Was geschehen ist

says-phrase = { $name }: „{ $what }“
says-phrase-you = Du: „{ $what }“

## Einstellungen und Tasten

set-words = Zeigen, was die anderen sagen
keys-say = den anderen etwas sagen

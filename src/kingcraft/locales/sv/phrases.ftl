### Vad man säger till varandra vid bordet. En egen del: den kommer med rutan och med det första som någon säger.

## Vad man kan säga: kort, det står vid en plats

phrase-hello = Hej!
phrase-well-played = Snyggt spelat!
phrase-thank-you = Tack!
phrase-sorry = Förlåt!
phrase-oops = Hoppsan!
phrase-close = Det var nära!
phrase-moment = Ett ögonblick!
phrase-good-game = Fint parti!
phrase-another = Ett parti till?
phrase-goodbye = Vi ses!

## Rutan

phrases-about = Alla läser det på sitt eget språk.
phrases-nobody = De andra är borta just nu: ingen kommer att läsa det.

## Vad som har hänt

says-phrase = { $name }: ”{ $what }”
says-phrase-you = Du: ”{ $what }”

## Inställningar och tangenter

set-words = Visa vad de andra säger
keys-say = säg något till de andra

### Ce își spun oamenii la masă. O parte separată: vine cu fereastra și cu prima vorbă a cuiva.

## Ce se poate spune: scurt, stă la un loc

phrase-hello = Salut!
phrase-well-played = Bine jucat!
phrase-thank-you = Mulțumesc!
phrase-sorry = Scuze!
phrase-oops = Hopa!
phrase-close = A fost la mustață!
phrase-moment = O clipă, vă rog
phrase-good-game = Frumoasă partidă!
phrase-another = Încă o partidă?
phrase-goodbye = Pe curând!

## Fereastra

phrases-about = Fiecare citește în limba lui.
phrases-nobody = Ceilalți lipsesc acum: nu va citi nimeni.

## Ce s-a întâmplat

says-phrase = { $name }: „{ $what }”
says-phrase-you = Tu: „{ $what }”

## Setări și taste

set-words = Arată ce spun ceilalți
keys-say = spune-le ceva celorlalți

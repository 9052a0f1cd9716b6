### What people say to each other at a table. A part of its own: it comes with the panel, and with the first thing that a player says.

## What can be said: short, it stands at a seat

phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-close = That was close!
phrase-moment = One moment, please
phrase-good-game = Good game!
phrase-another = Another match?
phrase-goodbye = See you soon!

## The panel

phrases-about = Everyone reads it in their own language.
phrases-nobody = The others are away: no one will read it now.

## What has happened

says-phrase = { $name }: “{ $what }”
says-phrase-you = You: “{ $what }”

## Settings and keys

set-words = Show what the others say
keys-say = say something to the others

### Another match among the same people, seats that nobody comes to, a seat that this browser cannot keep. A part of its own.

## After the match

again-wanted = { $name } wants another match.
again-join = I’m in
again-go = To the next table
again-watch = Watch the next match

## At the end of a deal

result-fold = Show the table
result-unfold = Show the result

## Before the first deal

again-absent = If somebody does not come, let a bot play, or free the seat for somebody else.
again-bot = Let a bot play
again-free = Free the seat

## At the table

seat-unkept = This browser keeps nothing. Your seat is in the address of this page: keep the address, and show it to nobody.

## A name

name-full = That is as long as a name can be.

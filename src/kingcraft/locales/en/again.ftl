### Another match among the same people, seats that no one takes, a seat that this browser cannot keep. A part of its own.

## After the match

again-wanted = { $name } wants another match.
again-join = I’m in
again-go = To the next table
again-watch = Watch the next match

## At the end of a deal

result-fold = Show the table
result-unfold = Show the result

## Before the first deal

again-absent = If a player does not come, let a bot play or free the seat for someone else.
again-bot = Let a bot play
again-free = Free the seat

## At the table

seat-unkept = This browser stores nothing. The address of this page is your seat: keep it, and show it to no one.

## A name

name-full = That is as long as a name can be.

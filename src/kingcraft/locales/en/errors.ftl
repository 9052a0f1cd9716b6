### What did not work and is no matter of the rules: kind and short, saying what to do.

error-bad-message = The server did not understand that. Reload the page.
error-too-large = That was too much for one message.
error-too-fast = Too fast. Wait a moment, then go on.
error-foreign-origin = This page may not talk to this server. Open the server's own address.
error-no-room = There is no such table.
error-wrong-secret = This link does not open a seat at this table.
error-seat-taken = Somebody else has just taken this seat.
error-not-seated = You are only watching. Take a seat to play.
error-stale-version = The table has moved on. Look again, then play.
error-busy = One moment: your last action is still being saved.
error-replaced = This seat is played in another tab or window now. To go on in this one, take it back.
error-storage-failed = That could not be saved, so it was not done. Try again in a moment.
error-room-broken = This match cannot be continued with this version. You can still download it.
error-too-many-rooms = All tables are taken. Try again later.
error-match-not-over = This match is not over yet. It can be reviewed when all its cards are known.
error-too-many-reviews = Too many reviews are waiting already. Try again in a few minutes.
error-not-found = There is nothing at this address.
error-too-slow = The connection is too slow to keep up. Reload the page to go on.
error-nothing-to-undo = There is nothing that you can take back.
error-no-claim = Something can still be won: the deal goes on.
error-no-hints = Hints are not allowed at this table.
error-hints-off = This server gives no hints.
error-hints-warming = Hints are not ready yet. Try again in half a minute.
error-hints-busy = No hint just now: too many are asking. Try again in a moment.
error-internal = Something went wrong here. Nothing is lost: reload the page.

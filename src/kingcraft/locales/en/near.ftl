### The game in the page itself, without a server: loading it, keeping it, and what it cannot do.

## Loading

# $loaded, $total: megabytes, as "3.1".
near-loading = Loading Kingcraft: { $loaded } of { $total } MB
near-starting = Starting Kingcraft…
near-download = Kingcraft could not be loaded. Check the network, then try again.
near-parts = The files of Kingcraft do not fit together. A newer version may have just arrived: reload the page.
near-no-webassembly = This browser cannot run Kingcraft: WebAssembly is missing or switched off. Switch off the strict mode for this page, or use another browser.
near-no-workers = This browser is too old to run Kingcraft. Update it, or use another one.
# $host: "cards.example.org".
near-server = Play at { $host }

## Storing

near-no-storage = This browser stores nothing here, as in a private window. Your match is lost when you close this tab.
near-full = The storage of this browser is full, so the last move was not made. Free some space, then go on.

## Keeping it for offline

near-keep = Keep for offline
near-keep-what = Once it is kept, the page has all games without a network, on this device alone: bots, hints, reviews, lessons, the deal of the day.
# $total: megabytes.
near-size = It takes { $total } MB of this browser’s storage.
near-keeping = Storing { $loaded } of { $total } MB
near-kept = Kept for offline: without a network you play on this device.
near-kept-loosely = The browser may delete it if space runs out. If you install the page as an app, it stays.
near-remove = Remove from this device
near-no-space = There is not enough space. Free some, then try again.
near-plain = This page cannot be kept for offline, because it came over plain http from another computer. Browsers only keep pages from an https address or from their own computer. What helps: https in front of the server, or Kingcraft as a static site.
near-clone = Playing without a network works with a server that was started in a clone of Kingcraft (a few minutes after its start), and with Kingcraft as a static site. With this server it does not.

## Playing

near-here = No connection: you play on this device.
near-lost = A match is gone: this browser no longer stores it.
near-fair-title = Who knows the cards?
near-fair = The cards of this match are drawn on this device. A program here knows all of them, as any program on your own device does. Bots see only their own cards.

## With friends

near-friends = Friends meet on a server: it deals the cards and shows all players only their own.
near-friends-none = This page has no server. It plays on this device alone.
near-friends-gone = The server cannot be reached now. Until it is back, you play on this device alone.
near-friends-how = How to start a server
near-friends-steps = One computer needs Python 3.11 or later and the folder of Kingcraft. Type python3 start.py there, and answer that your home network plays. The terminal shows the link for your friends.

### One's seat on another device, no network, a newer version of the page. A part of its own: it is fetched ahead.

## One's seat on another device

seat-own = Your seat
device-open = Continue on another device
device-title = Continue on another device
device-how = Open this link on your other device to play there with the same cards. This page then says that the other device has taken over.
device-warning = Anyone with this link can play for you and see your cards. Send it only to yourself.
device-code = QR code of the link to your seat
device-link = Link to your seat
device-two = In this browser you play as { $own } at this table. The link you opened is the seat of { $other }.
device-stay = Go on as { $name }
device-take = Play as { $name }
device-take-note = This browser then forgets the seat of { $name }. Another device that has it keeps it.
device-door = Do you already play at this table on another device? Tap “You” there, then “Continue on another device”.

## Without a network

offline-title = Without a network
offline-ready = This page opens without a network, too, and shows your table as you last saw it.
offline-soon = The page is being saved so that it opens without a network.
offline-never = In this browser the page needs the network. It can only be saved where its address begins with https, and not in private windows.
offline-install = Install as an app
offline-as-of = No connection. Your table as of { $time }; it continues automatically.
offline-trying = The server cannot be reached. This page keeps trying.
offline-tables = Your tables as you last saw them
offline-could = “Keep for offline” in the settings stores all games on this device, for times like this.
offline-blocked = The server answers, but the live connection failed: something is blocking WebSockets. Try another network, or switch off a VPN or an ad blocker. This page keeps trying. If this is your own server: a proxy in front of it must let WebSockets through, and you may have to name its address with --origin.

## A newer version of the page

offline-newer = A new version of Kingcraft is here. Your tables stay as they are.
offline-reload = Reload
offline-later = Later

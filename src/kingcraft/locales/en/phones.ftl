# A sheet of the score pad on two phones (web/src/pad/OtherPhone.svelte, Arrival.svelte, Versions.svelte).
phones-title = Another phone
phones-point = Point the other camera here
phones-code = The code of this sheet
phones-link = Link to this sheet
phones-whole = The whole sheet is in this code. It needs no network and passes no server.
phones-once = The other phone must have opened Kingcraft once.
phones-both = Both go on from here; bring them together with a second code.
phones-long = This sheet is too long for a camera
phones-too-long-here = This sheet is too long for a code. Give it away as a file.
phones-no-codes-here = This browser cannot make codes. Give the sheet away as a file.
phones-whose = Whose phone is this?
phones-file = As a file
phones-done = Done

# What comes from another phone.
phones-new = It is new on this phone.
phones-fresh =
    { $count ->
        [one] It is here already. It brings 1 new entry.
       *[other] It is here already. It brings { $count } new entries.
    }
phones-nothing = It is here already, with all of its entries.
phones-last = Last entry: { $time }
phones-last-of = Last entry: { $name }’s phone, { $time }
phones-twice =
    { $count ->
        [one] Deal { $deals } is not the same on both phones. You choose next.
       *[other] Deals { $deals } are not the same on both phones. You choose next.
    }
phones-keep = Keep it here
phones-unite = Bring together
phones-open = Open it
phones-not-now = Not now
pad-bad-file = This file is no score sheet, or a damaged one ({ $place }).
pad-sums-differ = The sums in this file differ. The pad worked them out again.
phones-damaged = This code is no score sheet, or a part of it is missing. Try again, closer.
phones-too-long = This code is too large. Ask for the sheet as a file.
phones-too-large = This file is too large for a score sheet.
phones-newer = This sheet comes from a newer Kingcraft. Reload the page first.
phones-no-codes = This browser cannot read codes. Ask for the sheet as a file.

# Two versions of one deal.
phones-twice-title = Deal { $number } was entered twice
phones-which = On { $one }’s and on { $other }’s phone. Which one is right?
phones-which-of = On different phones. Which one is right?
phones-this = This phone
phones-other = Another phone
phones-of = { $name }’s phone
phones-keep-of = Keep { $name }’s
phones-keep-this = Keep this one
phones-again = Enter again
phones-until = Until you choose, the later one counts.

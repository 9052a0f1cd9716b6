### The page of house rules. The names of options and their values stand in options.ftl.

lobby-title = House rules
lobby-preset = Start from
lobby-back = Back to { $preset } with my changes
lobby-from = { $game }, starting from { $preset }
lobby-find = Find a rule
lobby-find-clear = Show all rules
lobby-found =
    { $count ->
        [0] No rule is called that. Try one word of it.
        [one] 1 rule
       *[other] { $count } rules
    }
lobby-count =
    { $count ->
        [0] Nothing changed yet
        [one] One rule changed
       *[other] { $count } rules changed
    }
lobby-take-all = take all back
lobby-was = changed from: { $value }
lobby-back-one = take back
lobby-players = Players and friends
lobby-friends =
    { $count ->
        [0] no friends invited
        [one] 1 friend
       *[other] { $count } friends
    }
lobby-kept =
    { $count ->
        [0] nothing saved yet
        [one] 1 set of rules saved
       *[other] { $count } sets of rules saved
    }
lobby-save-as = Save as …
lobby-take-back = Take back: { $change }
lobby-idle = { $change } (no effect now)
lobby-play = Play by these rules
lobby-cannot = This cannot be played yet. { $why }
lobby-start = House rules for { $game }

## Headings

lobby-group-kings-corner-deal = The deal
lobby-group-kings-corner-kings = Kings and corners
lobby-group-kings-corner-draw = Drawing
lobby-group-kings-corner-score = Points
lobby-group-kings-corner-end = The end of the match
lobby-group-king-table = Cards and table
lobby-group-king-contracts = Deals to avoid
lobby-group-king-tricks = Playing the cards
lobby-group-king-positive = Positive deals
lobby-group-king-auction = The auction
lobby-group-king-end = The end of the match

## A section in one line, while it is folded

brief-king-deck = { $count } cards
brief-king-first_lead =
    { $value ->
        [dealer] the dealer leads
        [declarer] the declarer leads
       *[other] the player after the dealer leads
    }
brief-king-contracts =
    { $count ->
        [one] one deal to avoid
       *[other] { $count } deals to avoid
    }
brief-king-contract_choice =
    { $value ->
        [fixed] { "" }
       *[other] the declarer chooses
    }
brief-king-hearts_lead_ban =
    { $count ->
        [0] hearts may always be led
       *[other] hearts may not always be led
    }
brief-king-forced_king =
    { $value ->
        [off] { "" }
       *[other] the king of hearts must be thrown
    }
brief-king-forced_penalty =
    { $value ->
        [no] { "" }
       *[other] penalty cards must be thrown
    }
brief-king-early_end =
    { $value ->
        [no] { "" }
       *[other] a deal may end early
    }
brief-king-trick_value = { $count } a trick
brief-king-eight_forced =
    { $value ->
        [yes] +8 cannot be refused
       *[other] +8 can be refused
    }
brief-king-outcome =
    { $value ->
        [highest] the highest total wins
       *[other] everyone who is not below zero wins
    }
brief-kings-corner-hand_size =
    { $count ->
        [one] one card each
       *[other] { $count } cards each
    }
brief-kings-corner-initial_king =
    { $value ->
        [optional] a king turned up stays
       *[other] a king turned up goes to a corner
    }
brief-kings-corner-forced_king =
    { $value ->
        [off] kings may be kept
        [must] kings must be played
       *[other] a king kept back costs extra
    }
brief-kings-corner-king_pile_move =
    { $value ->
        [any] every king pile may move to a corner
        [dealt] only king piles that were dealt may move to a corner
       *[other] king piles stay where they are
    }
brief-kings-corner-draw_count =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
brief-kings-corner-sign =
    { $value ->
        [plus] { "" }
       *[other] written as minus
    }
brief-kings-corner-deals =
    { $count ->
        [0] { "" }
        [one] one deal
       *[other] { $count } deals
    }
brief-kings-corner-target =
    { $count ->
        [one] to 1 point
       *[other] to { $count } points
    }

## Controls

lobby-less = { $label }: one less
lobby-more = { $label }: one more
lobby-list-up = Move up: { $item }
lobby-list-down = Move down: { $item }
lobby-list-out = Leave out: { $item }
lobby-list-in = Add: { $item }
lobby-list-all = Add all
lobby-list-none = Leave out all
lobby-list-at = { $item } is number { $place } of { $count }.
lobby-list-gone = { $item } is left out.

## What cannot be

lobby-bad-number = { $option }: a whole number from { $low } to { $high }, please.
lobby-bad-value = { $option }: there is no such value.
lobby-no-option = This game has no rule called “{ $name }”.
lobby-no-preset = No rules of this name are known here.
lobby-no-rules = This link does not hold any rules.
lobby-instead = { $why } Here is “{ $preset }” instead, with nothing changed.
lobby-rest = { $why } The rest of the link is taken over.
lobby-not-yet = Put the rules right first: as they are, they cannot be played.

## Keeping and sharing

lobby-keep = Save and share
lobby-name = Name
lobby-name-example = Sunday rules
lobby-save = Save
lobby-replace = Replace
lobby-cancel = Cancel
lobby-is-saved = “{ $name }” is saved in this browser, and on the start page.
lobby-unsaved = “{ $name }” is not saved like this yet.
lobby-full = This browser already keeps { $count } sets of house rules for this game, and that is all it can hold. Delete one first, or save these as a file.
lobby-saved = Saved in this browser
lobby-rename = Rename { $name }
lobby-new-name = New name for { $name }
lobby-delete = Delete { $name }
lobby-deleted = “{ $name }” is deleted.
lobby-undo = Undo
lobby-share = Share the link
lobby-link = Link to these rules
lobby-download = Save as file
lobby-open = Open a file
lobby-file-wrong = { $file }: { $why }
lobby-file-large = This is too large to be a file of rules.
lobby-file-json = This cannot be read: it is no file of rules, or it is damaged.
lobby-file-format = This is no file of Kingcraft rules.
lobby-file-version = A newer Kingcraft wrote this file.
lobby-file-broken = Something is missing in this file, or does not fit.

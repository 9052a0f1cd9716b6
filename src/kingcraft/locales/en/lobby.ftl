### The page of house rules. The names of options and their values stand in options.ftl.

lobby-title = House rules
lobby-preset = Start from
lobby-back = Back to { $preset } with my changes
lobby-differs = Different from “{ $preset }”
lobby-same = Nothing is changed yet.
lobby-count =
    { $count ->
        [0] Nothing is changed.
        [one] 1 change.
       *[other] { $count } changes.
    }
lobby-take-back = Take back: { $change }
lobby-changed = changed
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

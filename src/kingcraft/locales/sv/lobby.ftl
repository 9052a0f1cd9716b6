### The page of house rules. The names of options and their values stand in options.ftl.

lobby-title = Husregler
lobby-preset = Utgå från
lobby-back = Tillbaka till { $preset } med mina ändringar
lobby-differs = Skiljer sig från ”{ $preset }”
lobby-same = Ännu är inget ändrat.
lobby-count =
    { $count ->
        [0] Inget är ändrat.
        [one] 1 ändring.
       *[other] { $count } ändringar.
    }
lobby-take-back = Ta tillbaka: { $change }
lobby-changed = ändrad
lobby-idle = { $change } (har ingen verkan nu)
lobby-play = Spela med de här reglerna
lobby-cannot = Så här går det inte att spela än. { $why }
lobby-start = Husregler för { $game }

## Headings

lobby-group-kings-corner-deal = Given
lobby-group-kings-corner-kings = Kungar och hörn
lobby-group-kings-corner-draw = Att dra kort
lobby-group-kings-corner-score = Poäng
lobby-group-kings-corner-end = När partiet är slut
lobby-group-king-table = Kort och bord
lobby-group-king-contracts = Straffspel
lobby-group-king-tricks = Att spela korten
lobby-group-king-positive = Positiva spel
lobby-group-king-auction = Auktionen
lobby-group-king-end = När partiet är slut

## Controls

lobby-less = { $label }: minska
lobby-more = { $label }: öka
lobby-list-up = Flytta upp: { $item }
lobby-list-down = Flytta ner: { $item }
lobby-list-out = Ta bort: { $item }
lobby-list-in = Lägg till: { $item }
lobby-list-all = Lägg till alla
lobby-list-none = Ta bort alla
lobby-list-at = { $item } är nummer { $place } av { $count }.
lobby-list-gone = { $item } togs bort.

## What cannot be

lobby-bad-number = { $option }: ett heltal från { $low } till { $high }, tack.
lobby-bad-value = { $option }: det värdet finns inte.
lobby-no-option = I det här spelet finns ingen regel som heter ”{ $name }”.
lobby-no-preset = Regler med det namnet är inte kända här.
lobby-no-rules = Det finns inga regler i den här länken.
lobby-instead = { $why } Här är ”{ $preset }” i stället, utan ändringar.
lobby-rest = { $why } Resten av länken har tagits med.
lobby-not-yet = Rätta till reglerna först: så här går det inte att spela.

## Keeping and sharing

lobby-keep = Spara och dela
lobby-name = Namn
lobby-name-example = Söndagsregler
lobby-save = Spara
lobby-replace = Ersätt
lobby-cancel = Avbryt
lobby-is-saved = ”{ $name }” sparades i den här webbläsaren och finns på startsidan.
lobby-unsaved = ”{ $name }” är inte sparat så här än.
lobby-full = Den här webbläsaren har redan { $count } uppsättningar husregler för det här spelet, och fler får inte plats. Ta bort en först, eller spara de här reglerna som fil.
lobby-saved = Sparat i den här webbläsaren
lobby-rename = Byt namn på { $name }
lobby-new-name = Nytt namn på { $name }
lobby-delete = Ta bort { $name }
lobby-deleted = ”{ $name }” togs bort.
lobby-undo = Ångra
lobby-share = Dela länken
lobby-link = Länk till de här reglerna
lobby-download = Spara som fil
lobby-open = Öppna en fil
lobby-file-wrong = { $file }: { $why }
lobby-file-large = Det här är för stort för att vara en fil med regler.
lobby-file-json = Den går inte att läsa: det är ingen fil med regler, eller så är den skadad.
lobby-file-format = Det här är ingen fil med Kingcraft-regler.
lobby-file-version = Filen kommer från ett nyare Kingcraft.
lobby-file-broken = Något saknas i filen eller passar inte.

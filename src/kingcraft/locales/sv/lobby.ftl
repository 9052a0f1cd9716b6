### The page of house rules. The names of options and their values stand in options.ftl.

lobby-title = Husregler
lobby-preset = Utgå från
lobby-back = Tillbaka till { $preset } med mina ändringar
lobby-from = { $game }, utgår från { $preset }
lobby-find = Sök en regel
lobby-find-clear = Visa alla regler
lobby-found =
    { $count ->
        [0] Ingen regel heter så. Prova ett ord ur den.
        [one] 1 regel
       *[other] { $count } regler
    }
lobby-count =
    { $count ->
        [0] Inget ändrat än
        [one] En regel ändrad
       *[other] { $count } regler ändrade
    }
lobby-take-all = ta tillbaka alla
lobby-was = ändrad från: { $value }
lobby-back-one = ta tillbaka
lobby-players = Spelare och vänner
lobby-friends =
    { $count ->
        [0] inga vänner inbjudna
        [one] 1 vän
       *[other] { $count } vänner
    }
lobby-kept =
    { $count ->
        [0] inget sparat än
        [one] 1 uppsättning regler sparad
       *[other] { $count } uppsättningar regler sparade
    }
lobby-save-as = Spara som …
lobby-take-back = Ta tillbaka: { $change }
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

## A section in one line, while it is folded

brief-king-deck = { $count } kort
brief-king-first_lead =
    { $value ->
        [dealer] givaren spelar ut
        [declarer] spelföraren spelar ut
       *[other] spelaren efter givaren spelar ut
    }
brief-king-contracts =
    { $count ->
        [one] ett straffspel
       *[other] { $count } straffspel
    }
brief-king-contract_choice =
    { $value ->
        [fixed] { "" }
       *[other] spelföraren väljer
    }
brief-king-hearts_lead_ban =
    { $count ->
        [0] hjärter får alltid spelas ut
       *[other] hjärter får inte alltid spelas ut
    }
brief-king-forced_king =
    { $value ->
        [off] { "" }
       *[other] hjärter kung måste bort
    }
brief-king-forced_penalty =
    { $value ->
        [no] { "" }
       *[other] straffkort måste bort
    }
brief-king-early_end =
    { $value ->
        [no] { "" }
       *[other] en giv får sluta i förtid
    }
brief-king-trick_value = { $count } per stick
brief-king-eight_forced =
    { $value ->
        [yes] +8 går inte att avböja
       *[other] +8 går att avböja
    }
brief-king-outcome =
    { $value ->
        [highest] högst summa vinner
       *[other] alla som inte är under noll vinner
    }
brief-kings-corner-hand_size =
    { $count ->
        [one] ett kort var
       *[other] { $count } kort var
    }
brief-kings-corner-initial_king =
    { $value ->
        [optional] en uppvänd kung ligger kvar
       *[other] en uppvänd kung går till ett hörn
    }
brief-kings-corner-forced_king =
    { $value ->
        [off] kungar får behållas
        [must] kungar måste spelas
       *[other] en kung på handen kostar extra
    }
brief-kings-corner-king_pile_move =
    { $value ->
        [any] alla kungshögar får flyttas till ett hörn
        [dealt] bara uppvända kungshögar får flyttas till ett hörn
       *[other] kungshögar ligger kvar
    }
brief-kings-corner-draw_count =
    { $count ->
        [one] ett kort
       *[other] { $count } kort
    }
brief-kings-corner-sign =
    { $value ->
        [plus] { "" }
       *[other] skrivs som minus
    }
brief-kings-corner-deals =
    { $count ->
        [0] { "" }
        [one] en giv
       *[other] { $count } givar
    }
brief-kings-corner-target =
    { $count ->
        [one] till 1 poäng
       *[other] till { $count } poäng
    }

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

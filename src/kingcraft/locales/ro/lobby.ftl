### The page of house rules. The names of options and their values stand in options.ftl.

lobby-title = Regulile casei
lobby-preset = Pornește de la
lobby-back = Înapoi la { $preset } cu schimbările mele
lobby-differs = Diferit de „{ $preset }”
lobby-same = Încă nu e schimbat nimic.
lobby-count =
    { $count ->
        [0] Nu e schimbat nimic.
        [one] O schimbare.
        [few] { $count } schimbări.
       *[other] { $count } de schimbări.
    }
lobby-take-back = Retrage: { $change }
lobby-changed = schimbat
lobby-idle = { $change } (acum fără efect)
lobby-play = Joacă după aceste reguli
lobby-cannot = Așa încă nu se poate juca. { $why }
lobby-start = Regulile casei pentru { $game }

## Headings

lobby-group-kings-corner-deal = Împărțirea
lobby-group-kings-corner-kings = Popii și colțurile
lobby-group-kings-corner-draw = Trasul cărților
lobby-group-kings-corner-score = Puncte
lobby-group-kings-corner-end = Sfârșitul partidei
lobby-group-king-table = Cărțile și masa
lobby-group-king-contracts = Jocuri negative
lobby-group-king-tricks = Jocul cărților
lobby-group-king-positive = Jocuri pozitive
lobby-group-king-auction = Licitația
lobby-group-king-end = Sfârșitul partidei

## Controls

lobby-less = { $label }: cu unu mai puțin
lobby-more = { $label }: cu unu mai mult
lobby-list-up = Mută mai sus: { $item }
lobby-list-down = Mută mai jos: { $item }
lobby-list-out = Scoate: { $item }
lobby-list-in = Adaugă: { $item }
lobby-list-all = Adaugă toate
lobby-list-none = Scoate toate
lobby-list-at = { $item }: locul { $place } din { $count }.
lobby-list-gone = { $item }: scos din listă.

## What cannot be

lobby-bad-number = { $option }: un număr întreg de la { $low } la { $high }, te rog.
lobby-bad-value = { $option }: această valoare nu există.
lobby-no-option = Acest joc nu are nicio regulă numită „{ $name }”.
lobby-no-preset = Aici nu se cunosc reguli cu acest nume.
lobby-no-rules = Acest link nu conține reguli.
lobby-instead = { $why } De aceea apare aici „{ $preset }”, fără schimbări.
lobby-rest = { $why } Restul linkului a fost preluat.
lobby-not-yet = Corectează mai întâi regulile: așa nu se pot juca.

## Keeping and sharing

lobby-keep = Salvează și trimite
lobby-name = Nume
lobby-name-example = Reguli de duminică
lobby-save = Salvează
lobby-replace = Înlocuiește
lobby-cancel = Renunță
lobby-is-saved = Regulile „{ $name }” sunt salvate în acest browser și apar pe pagina de start.
lobby-unsaved = „{ $name }” încă nu e salvat în forma aceasta.
lobby-full = În acest browser sunt deja salvate { $count } de seturi de reguli pentru acest joc și mai multe nu încap. Șterge mai întâi unul sau salvează aceste reguli ca fișier.
lobby-saved = Salvate în acest browser
lobby-rename = Redenumește { $name }
lobby-new-name = Nume nou pentru { $name }
lobby-delete = Șterge { $name }
lobby-deleted = Regulile „{ $name }” sunt șterse.
lobby-undo = Anulează
lobby-share = Trimite linkul
lobby-link = Link către aceste reguli
lobby-download = Salvează ca fișier
lobby-open = Deschide un fișier
lobby-file-wrong = { $file }: { $why }
lobby-file-large = E prea mare ca să fie un fișier de reguli.
lobby-file-json = Nu se poate citi: nu e un fișier cu reguli sau e deteriorat.
lobby-file-format = Nu e un fișier cu reguli Kingcraft.
lobby-file-version = Fișierul vine de la un Kingcraft mai nou.
lobby-file-broken = În fișier lipsește ceva sau ceva nu se potrivește.

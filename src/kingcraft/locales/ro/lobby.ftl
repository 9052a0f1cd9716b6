### The page of house rules. The names of options and their values stand in options.ftl.

lobby-title = Regulile casei
lobby-preset = Pornește de la
lobby-back = Înapoi la { $preset } cu schimbările mele
lobby-from = { $game }, pornind de la { $preset }
lobby-find = Caută o regulă
lobby-find-clear = Arată toate regulile
lobby-found =
    { $count ->
        [0] Nicio regulă nu se numește așa. Încearcă un cuvânt din ea.
        [one] O regulă
        [few] { $count } reguli
       *[other] { $count } de reguli
    }
lobby-count =
    { $count ->
        [0] Încă nimic schimbat
        [one] O regulă schimbată
        [few] { $count } reguli schimbate
       *[other] { $count } de reguli schimbate
    }
lobby-take-all = retrage tot
lobby-was = schimbat din: { $value }
lobby-back-one = retrage
lobby-players = Jucători și prieteni
lobby-friends =
    { $count ->
        [0] niciun prieten invitat
        [one] un prieten
        [few] { $count } prieteni
       *[other] { $count } de prieteni
    }
lobby-kept =
    { $count ->
        [0] încă nimic salvat
        [one] un set de reguli salvat
        [few] { $count } seturi de reguli salvate
       *[other] { $count } de seturi de reguli salvate
    }
lobby-save-as = Salvează ca …
lobby-take-back = Retrage: { $change }
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

## A section in one line, while it is folded

brief-king-deck =
    { $count ->
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
brief-king-first_lead =
    { $value ->
        [dealer] începe dealerul
        [declarer] începe declarantul
       *[other] începe cel de după dealer
    }
brief-king-contracts =
    { $count ->
        [one] un joc negativ
        [few] { $count } jocuri negative
       *[other] { $count } de jocuri negative
    }
brief-king-contract_choice =
    { $value ->
        [fixed] { "" }
       *[other] declarantul alege
    }
brief-king-hearts_lead_ban =
    { $count ->
        [0] se poate începe oricând cu cupă
       *[other] nu se poate începe oricând cu cupă
    }
brief-king-forced_king =
    { $value ->
        [off] { "" }
       *[other] popa de cupă trebuie aruncat
    }
brief-king-forced_penalty =
    { $value ->
        [no] { "" }
       *[other] cărțile care costă puncte trebuie aruncate
    }
brief-king-early_end =
    { $value ->
        [no] { "" }
       *[other] o rundă se poate încheia mai devreme
    }
brief-king-trick_value = { $count } pe levată
brief-king-eight_forced =
    { $value ->
        [yes] +8 nu poate fi refuzat
       *[other] +8 poate fi refuzat
    }
brief-king-outcome =
    { $value ->
        [highest] câștigă cel mai mare total
       *[other] câștigă toți cei care nu sunt sub zero
    }
brief-kings-corner-hand_size =
    { $count ->
        [one] câte o carte
        [few] câte { $count } cărți
       *[other] câte { $count } de cărți
    }
brief-kings-corner-initial_king =
    { $value ->
        [optional] un popă întors rămâne pe loc
       *[other] un popă întors merge într-un colț
    }
brief-kings-corner-forced_king =
    { $value ->
        [off] popii pot fi păstrați
        [must] popii trebuie jucați
       *[other] un popă păstrat costă în plus
    }
brief-kings-corner-king_pile_move =
    { $value ->
        [any] orice teanc cu popă poate merge în colț
        [dealt] doar teancurile cu popă împărțit pot merge în colț
       *[other] teancurile cu popă rămân pe loc
    }
brief-kings-corner-draw_count =
    { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
brief-kings-corner-sign =
    { $value ->
        [plus] { "" }
       *[other] se scriu cu minus
    }
brief-kings-corner-deals =
    { $count ->
        [0] { "" }
        [one] o rundă
        [few] { $count } runde
       *[other] { $count } de runde
    }
brief-kings-corner-target =
    { $count ->
        [one] până la un punct
        [few] până la { $count } puncte
       *[other] până la { $count } de puncte
    }

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

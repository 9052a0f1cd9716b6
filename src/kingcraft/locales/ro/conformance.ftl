### What "kingcraft conformance" prints.

# Numbers stand behind their nouns, so that no plural is needed.
conformance-exported = { $folder }: poziții: { $positions }, partide: { $records }, documente greșite: { $broken }
conformance-progress = { $done } din { $count }
conformance-family = { $family }: întrebări { $asked }, potriviri { $agreed }
conformance-nothing = nu s-a întrebat nimic: setul de teste nu are cazuri de acest fel
conformance-interrupted = întrerupt înainte de sfârșit
conformance-large = { $name }: cel mult { $megabytes } MB de memorie, { $seconds } s
conformance-large-unknown = { $name }: { $seconds } s

## Differences

conformance-expected = așteptat:
conformance-got = primit:
conformance-kind-timeout = niciun răspuns după { $got }
conformance-kind-flood = scrie fără oprire
conformance-kind-signal = s-a prăbușit: oprit de semnalul { $got }
conformance-kind-status = alt cod de ieșire
conformance-kind-lines = alte rânduri
conformance-kind-not-json = răspunsul nu e JSON
conformance-kind-value = alt răspuns la { $at }
conformance-kind-output = ceva la ieșirea standard, unde nu trebuie să fie nimic
conformance-kind-refusal = la ieșirea de erori nu e exact un rând LOC: COD: text cu acest loc și acest cod

## What cannot be done

conformance-no-preset = nu există regulile { $name }; cunoscute: { $known }
conformance-no-command = { $program }: comanda nu a fost găsită; dă-i lui --cmd comanda așa cum ai scrie-o, de pildă 'python -m kingcraft'
conformance-cannot-start = { $program }: nu poate fi pornit: { $reason }
conformance-cannot-write = { $file }: nu se poate scrie: { $reason }
conformance-not-empty = { $folder }: nu e gol și nu conține un set de teste; alege alt dosar
conformance-no-kit = { $folder }: aici nu e niciun set de teste; scrie unul cu „kingcraft conformance export”
conformance-other-format = { $folder }: un set de teste în formatul { $format }; aici e cunoscut { $known }
conformance-damaged = { $file }: e deteriorat sau conține ce nu are voie să fie într-un set de teste; scrie din nou setul de teste

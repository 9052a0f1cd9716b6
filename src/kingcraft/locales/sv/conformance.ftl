### What "kingcraft conformance" prints.

conformance-exported = { $folder }: { $positions } positioner, { $records } protokoll, { $broken } felaktiga dokument
conformance-progress = { $done } av { $count }
conformance-family = { $family }: { $asked } frågade, { $agreed } stämmer
conformance-nothing = inget frågades: testsatsen har inga fall av det slaget
conformance-interrupted = avbrutet i förtid
conformance-large = { $name }: högst { $megabytes } MB minne, { $seconds } s
conformance-large-unknown = { $name }: { $seconds } s

## Differences

conformance-expected = väntat:
conformance-got = fick:
conformance-kind-timeout = inget svar efter { $got }
conformance-kind-flood = utskriften tar aldrig slut
conformance-kind-signal = kraschade: avslutades av signal { $got }
conformance-kind-status = en annan returkod
conformance-kind-lines = andra rader
conformance-kind-not-json = svaret är inte JSON
conformance-kind-value = ett annat svar vid { $at }
conformance-kind-output = något på standardutmatningen där inget ska stå
conformance-kind-refusal = på standardfel står inte precis en rad PLATS: KOD: text med den här platsen och koden

## What cannot be done

conformance-no-preset = det finns inga regler som heter { $name }; kända är: { $known }
conformance-no-command = { $program }: kommandot hittades inte; ge --cmd kommandot som du skulle skriva det, till exempel 'python -m kingcraft'
conformance-cannot-start = { $program }: går inte att starta: { $reason }
conformance-cannot-write = { $file }: går inte att skriva: { $reason }
conformance-not-empty = { $folder }: är inte tom och innehåller ingen testsats; välj en annan mapp
conformance-no-kit = { $folder }: här finns ingen testsats; skriv en med ”kingcraft conformance export”
conformance-other-format = { $folder }: en testsats i formatet { $format }; här gäller { $known }
conformance-damaged = { $file }: är skadad eller innehåller något som inte får stå i en testsats; skriv testsatsen på nytt

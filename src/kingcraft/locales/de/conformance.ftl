### Was „kingcraft conformance“ ausgibt.

conformance-exported = { $folder }: { $positions } Stellungen, { $records } Protokolle, { $broken } fehlerhafte Dokumente
conformance-progress = { $done } von { $count }
conformance-family = { $family }: { $asked } gefragt, { $agreed } stimmen überein
conformance-nothing = nichts gefragt: zu dieser Auswahl enthält der Prüfsatz keine Fälle
conformance-interrupted = vor dem Ende abgebrochen
conformance-large = { $name }: höchstens { $megabytes } MB Speicher, { $seconds } s
conformance-large-unknown = { $name }: { $seconds } s

## Abweichungen

conformance-expected = erwartet:
conformance-got = erhalten:
conformance-kind-timeout = keine Antwort nach { $got }
conformance-kind-flood = die Ausgabe nimmt kein Ende
conformance-kind-signal = abgestürzt: beendet durch Signal { $got }
conformance-kind-status = anderer Rückgabewert
conformance-kind-lines = andere Zeilen
conformance-kind-not-json = die Antwort ist kein JSON
conformance-kind-value = andere Antwort bei { $at }
conformance-kind-output = Standardausgabe, wo nichts stehen darf
conformance-kind-refusal = auf der Fehlerausgabe steht nicht genau eine Zeile STELLE: CODE: Text mit dieser Stelle und diesem Code

## Was nicht geht

conformance-no-preset = es gibt keinen Regelsatz { $name }; bekannt sind: { $known }
conformance-no-command = { $program }: Befehl nicht gefunden; --cmd bekommt den Befehl, wie man ihn eintippt, etwa 'python -m kingcraft'
conformance-cannot-start = { $program }: lässt sich nicht starten: { $reason }
conformance-cannot-write = { $file }: lässt sich nicht schreiben: { $reason }
conformance-not-empty = { $folder }: ist nicht leer und enthält keinen Prüfsatz; bitte einen anderen Ordner wählen
conformance-no-kit = { $folder }: hier ist kein Prüfsatz; „kingcraft conformance export“ schreibt einen
conformance-other-format = { $folder }: ein Prüfsatz im Format { $format }; hier ist { $known } bekannt
conformance-damaged = { $file }: ist beschädigt oder enthält, was in keinem Prüfsatz stehen darf; bitte den Prüfsatz neu schreiben

### Pagina lecțiilor.

# How many lessons of a game are done.
learn-some = { $done } din { $count }
learn-all = toate cele { $count }
learn-done = Gata
learn-next = urmează
# A lesson that was left before its end.
learn-left = pasul { $step } din { $count }
learn-number = { $game }, lecția { $number }
learn-list = Toate lecțiile
learn-unknown = Nu există o astfel de lecție. Alege una dintre acestea:
learn-then = Apoi
learn-practise = Exersează { $game }
learn-practise-about = Câte o rundă, împotriva boților
learn-how-about = Regulile pe scurt și cum se mută aici cărțile
learn-puzzles = Probleme
learn-puzzles-about = O alegere, un răspuns demonstrat
learn-profile-about = Partidele tale în cifre: ce merge bine, ce te costă

## In a lesson

learn-says = Ce spune lecția
# What the finger points at.
learn-here = Aici: { $what }.
learn-step = Pasul { $step } din { $count }
learn-end = { $title }: gata
learn-next-is = Urmează: { $title }
learn-match = Joacă o partidă
learn-chosen = Cărțile lecțiilor sunt alese, nu amestecate.

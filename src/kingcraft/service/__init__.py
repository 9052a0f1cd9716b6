"""What a server does that needs no sockets, SQL, threads or processes: rooms, questions, replays, reviews, practice."""

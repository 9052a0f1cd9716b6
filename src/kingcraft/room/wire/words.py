"""The closed sets of words on the wire: each is a union of strings in TypeScript too."""

from typing import Final, Literal, get_args

from ...games.reasons import Code as ReasonCode

#: What a room is doing. ``waiting``: for players, before the first deal; ``deal``: a deal is under way; ``between``: a
#: deal has ended, and the next one waits for the people at the table; ``over``: the match has ended; ``broken``: this
#: version's rules refuse the stored log.
Phase = Literal["waiting", "deal", "between", "over", "broken"]

#: What the length of a match changes in a preset. ``whole``: how long it is, no more; ``short``: fewer deals, in which
#: points change as well; ``first``: the few deals of a player's first match.
LengthForm = Literal["whole", "short", "first"]

#: Which totals win a match. ``fewest``: the fewest points; ``nearest``: the one nearest to zero, where points have a
#: minus; ``most``: the most points; ``most-chips``: the most chips; ``not-below``: each one that is not below zero.
Wins = Literal["fewest", "nearest", "most", "most-chips", "not-below"]

#: What has just happened at a table. ``snapshot``: nothing in particular (the first view, a reconnect); ``deal``: cards
#: were dealt; ``act``: a seat acted; ``undo``: a seat took an action back; ``rest``: the room has played the rest of
#: the deal; ``void``: the deal is given up; ``vote``: a seat spoke about ending the deal; ``gone``: the match does not
#: wait for a player any more; ``lend``: a bot plays for a player who is away; ``back``: a player who was gone is back;
#: ``seat``: someone came or left, or a seat has a new player; ``ready``: a player is ready for the next deal;
#: ``bots``: bots that were not ready are now, or never will be; ``followed``: a player asked for another match;
#: ``named``: a player has another name, figure or disc; ``hold``: a player asked to wait with the first deal;
#: ``lesson``: a lesson says something else, and the table is as it was; ``shuffle``: a step of the next deal's shuffle:
#: its list of commitments is closed or, with a seat, that seat has made it void and it begins again; ``watch``: others
#: look on than before or, with a seat, that player shows their hand to an onlooker or has taken it back;
#: ``removed``: the host has removed a player; ``left``: a player has left, and a bot plays for them.
EventKind = Literal[
    "snapshot",
    "deal",
    "act",
    "undo",
    "rest",
    "void",
    "vote",
    "gone",
    "lend",
    "back",
    "seat",
    "ready",
    "bots",
    "followed",
    "named",
    "hold",
    "lesson",
    "shuffle",
    "watch",
    "removed",
    "left",
]

#: What a person looks like at a table: an animal in court dress, or ``letter``, the first letter of their name.
Figure = Literal[
    "fox",
    "owl",
    "bear",
    "hare",
    "cat",
    "raven",
    "badger",
    "stag",
    "wolf",
    "lion",
    "frog",
    "hedgehog",
    "mouse",
    "ram",
    "pig",
    "swan",
    "rooster",
    "horse",
    "tiger",
    "panda",
    "elephant",
    "walrus",
    "penguin",
    "hound",
    "letter",
]

#: What a bot looks like: the head of a court card. The king of hearts is a card to be avoided, so it is none of them.
Court = Literal[
    "king-spades",
    "queen-spades",
    "jack-spades",
    "queen-hearts",
    "jack-hearts",
    "king-diamonds",
    "queen-diamonds",
    "jack-diamonds",
    "king-clubs",
    "queen-clubs",
    "jack-clubs",
]

#: What someone at a table looks like.
Likeness = Literal[Figure, Court]

#: All figures, in the order in which they are offered.
FIGURES: Final[tuple[Figure, ...]] = get_args(Figure)
#: The number of discs, which are the colours of persons: 1 to this number.
DISCS: Final = 8

#: What a seat said about ending the deal (``Event.token`` of a ``vote``).
VoteWord = Literal["propose", "agree", "decline", "withdraw"]

#: What the room offers the seat on turn: to play the rest of the deal, because nothing that is still to be played can
#: change anyone's points (``settled``), or because all of it goes to that seat (``claim``). Empty: nothing.
Offer = Literal["", "settled", "claim"]

#: How the bid of a plus deal is settled: the option's value. Empty in games without bids.
PlusSettlement = Literal["", "transfer", "topup", "exact", "capped", "shortfall"]

#: How the bid of a minus deal is settled: the option's value. Empty in games without bids.
MinusSettlement = Literal["", "absorb", "transfer"]

#: Why another bot plays in place of a bot, or of a player. ``warming``: its kernels are still being compiled; ``off``:
#: on this server bots that need kernels do not think; ``busy``: too many others think; ``late``: it did not answer in
#: time; ``failed``: an error, or no legal answer; ``missing``: this server has no bot of that name; ``absent``: its
#: player is away, and the others let a bot play; ``time-up``: the time for the player's move was over. Empty: none
#: does.
StandIn = Literal["", "warming", "off", "busy", "late", "failed", "missing", "absent", "time-up"]

#: Seconds that a player has for a move; 0: as many as they like.
MoveSeconds = Literal[0, 15, 30, 60, 120]

#: What a step of a lesson is. ``say``: a sentence; ``play``: the others act; ``do``: the pupil acts; ``try``: the pupil
#: tries what the rules refuse; ``goal``: the pupil acts freely until a goal is reached; ``fast``: the rest of the deal
#: is played out quickly; ``end``: the lesson is over.
LessonStepKind = Literal["say", "play", "do", "try", "goal", "fast", "end"]

#: What a lesson waits for. ``go``: a tap of the pupil goes on (``lesson-go``); ``act``: the pupil acts; empty: nothing,
#: the pupil watches.
LessonWaits = Literal["go", "act", ""]

#: How a lesson answers. ``refused``: the rules refuse the action; ``nudged``: it is legal, but not played; ``played``:
#: it is played out, and taken back by ``lesson-go``; ``lost``: it is played, the goal cannot be reached any more, and
#: it is taken back by ``lesson-go``; ``help``: the pupil asked for help.
LessonAnswerKind = Literal["refused", "nudged", "played", "lost", "help"]

#: What can be wrong apart from the rules. Texts: Fluent messages ``error-CODE``.
ErrorCode = Literal[
    "bad-message",  # not JSON, unknown type or field, a value out of range
    "too-large",  # a message over the limit
    "too-fast",  # more messages than a person can send
    "foreign-origin",  # a page of another site
    "no-room",  # there is no such room
    "no-code",  # no table has this code, or not any more
    "too-many-guesses",  # too many wrong codes from one address
    "wrong-secret",  # this secret opens no seat of this room
    "seat-taken",  # another player has this seat
    "hosts-seat",  # only the host gives their own seat away
    "hosts-match",  # only the host begins another match before this one is over
    "name-taken",  # another player at this table has this name
    "figure-taken",  # another player at this table has this figure
    "disc-taken",  # another player at this table has this colour
    "not-seated",  # onlookers cannot act
    "stale-version",  # chosen while looking at an older table
    "busy",  # the last action of this seat is still being stored
    "removed",  # the host has removed this seat's player: its secret opens nothing any more
    "not-host",  # only the host removes a player, or opens the seat of a bot
    "no-guest",  # no player sits there whom the host can remove
    "left",  # this seat's player has said that they leave; they may come back
    "replaced",  # another tab of this seat took over
    "storage-failed",  # could not be written down, so it was not done
    "moved",  # another server has this room now: a new connection finds it
    "room-broken",  # this version's rules refuse the stored log
    "too-many-rooms",  # the host's limit
    "ending",  # this server is about to end, and opens no table
    "too-many-connections",  # the limit in all, or of one address
    "too-many-onlookers",  # the limit of a room
    "match-not-over",  # only a match that is over is reviewed
    "too-many-reviews",  # others wait for theirs already
    "not-found",  # no such page or address
    "too-slow",  # a connection that does not read what it is sent; it may come back
    "nothing-to-undo",  # in this turn nothing can be taken back, or at this table nothing at all
    "no-claim",  # the room offers nothing: something may still be won
    "no-proposal",  # there is no proposal to end this deal, or not any more
    "voted-already",  # this seat has proposed that in this deal, or has agreed
    "nothing-to-end",  # a deal can be ended early only while cards are played
    "alone",  # two or more people can give a deal up, and only one is at the table
    "not-away",  # that seat's player is at the table, or a bot plays for them already
    "no-hints",  # hints are not allowed at this table
    "hints-off",  # this server gives no hints
    "hints-warming",  # what hints need is still being compiled
    "hints-busy",  # no hint can be computed just now: too many ask
    "no-onlooker",  # that onlooker is not here any more, or is not shown this hand
    "sees-another",  # that onlooker is shown another player's hand
    "no-hand",  # the match is over: there is no hand to show
    "wrong-nonce",  # it does not fit the commitment to it that this seat sent
    "old-page",  # a page of before the shuffle had two rounds: it must be loaded again
    "log-full",  # so much has been done in this room that cards are played and nothing is taken back, said or renamed
    "not-in-lesson",  # the lesson asks for another action, or knows no such thing
    "internal",  # a fault of ours, logged on the server
]

#: Why an action was refused: by the rules, or apart from them.
RefusalCode = Literal[ReasonCode, ErrorCode]

#: All error codes.
ERRORS: Final[tuple[ErrorCode, ...]] = get_args(ErrorCode)

#: What people may say to each other at a table: a closed list, so that nothing has to be moderated. Every page shows a
#: phrase in its reader's language (Fluent message ``phrase-NAME``). None is about cards, and none hurries a player.
#: Phrases are in no log and no record: a player who comes later, or comes back, does not hear them.
Phrase = Literal[
    "hello",
    "well-played",
    "thank-you",
    "sorry",
    "oops",
    "close",
    "moment",
    "good-game",
    "another",
    "goodbye",
]

#: All phrases, in the order in which they are offered.
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)

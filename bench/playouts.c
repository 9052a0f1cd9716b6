/* Uniform random playouts of both games in C: what the compiled rules of the package are measured against.
 *
 * The algorithms are those of src/kingcraft/games/king/playout.py and games/kings_corner/playout.py: the same rules under
 * all terms, cards as 0 .. 51, sets of cards as 52 bits, and the same stream of random numbers, so that every deal must
 * come to the same end, bit for bit. bench/native.py compiles this file (-O3 -march=native) and calls it. What C does
 * better here than Python can is meant to be: hands and piles are arrays that change in place, the loops are the
 * compiler's. Array arguments are rows of int64 as numpy lays them out.
 */

#include <stdint.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef int64_t set; /* of cards; below 2^63 */

#define ONE(card) ((set)1 << (card))
#define COUNT(cards) __builtin_popcountll((uint64_t)(cards))
#define LOWEST(cards) __builtin_ctzll((uint64_t)(cards))
#define HIGHEST(cards) (63 - __builtin_clzll((uint64_t)(cards)))

static const set FULL = ((set)1 << 52) - 1;
static const set KINGS = (set)15 << 48;
static const set CLUBS = (set)0x1111111111111;

/* The index of the n-th set bit, counted from 0 at the lowest. */
static inline int nth_set(set cards, int n)
{
#ifdef __BMI2__
	return LOWEST(_pdep_u64((uint64_t)1 << n, (uint64_t)cards));
#else
	while (n-- > 0)
		cards &= cards - 1;
	return LOWEST(cards);
#endif
}

/* The next state of a stream, and a number below n from its 32 high bits. */
static inline uint64_t next_random(uint64_t stream)
{
	return (stream * 6364136223846793005u + 1442695040888963407u) & INT64_MAX;
}

static inline int below(uint64_t stream, int n)
{
	return (int)(((stream >> 31) * (uint64_t)n) >> 32);
}

/* ---- King ---- */

/* games/king/contracts.py, Terms: the same ints in the same order. */
typedef struct {
	int64_t trump, penalty, last, live, hearts_ban, hearts_break, king_ban, void_first, void_second, follow_first,
		follow_under;
} king_terms;

/* What may be led; `held`: all cards that are in a hand. */
static inline set king_leads(const king_terms *terms, set mine, set held)
{
	set cards = mine;
	if (terms->hearts_ban &&
	    (!terms->hearts_break || (held & terms->hearts_break) == terms->hearts_break) && cards & ~terms->hearts_ban)
		cards &= ~terms->hearts_ban;
	if (terms->king_ban && cards & ~terms->king_ban)
		cards &= ~terms->king_ban;
	return cards;
}

/* What may be played to the suit `led`; `best`: the power of the card that takes the trick so far (ace high). */
static inline set king_follows(const king_terms *terms, set mine, set led, int best)
{
	set cards = mine & led;
	if (cards) {
		if (cards & terms->follow_first)
			return cards & terms->follow_first;
		if (terms->follow_under) {
			/* An ace is lower than nothing, and everything else in the suit is lower than an ace. */
			set under = cards & terms->follow_under & (ONE(best + 4 < 52 ? best + 4 : 52) - 16);
			if (under)
				return under;
		}
		return cards;
	}
	if (terms->void_first) {
		if (mine & terms->void_first)
			return mine & terms->void_first;
		if (mine & terms->void_second)
			return mine & terms->void_second;
	}
	return mine;
}

/* One random playout of each of `deals` deals: `hands` deals x 4 sets by seat, `leaders` one a deal, `units` deals x 4,
 * written. Returns the stream after them: it has moved once a card. */
int64_t king_playouts(const king_terms *given, const int64_t *hands, const int64_t *leaders, int64_t deals,
                      int64_t random, int64_t *units)
{
	const king_terms terms = *given;
	uint64_t stream = (uint64_t)random;
	for (int64_t deal = 0; deal < deals; deal++, hands += 4, units += 4) {
		set hand[4] = {hands[0], hands[1], hands[2], hands[3]};
		set held = hand[0] | hand[1] | hand[2] | hand[3];
		int leader = (int)leaders[deal];
		int taken[4] = {0, 0, 0, 0};
		while (held & terms.live) {
			set table = 0, led = 0;
			int best = 0, holder = leader, seat = leader;
			for (int place = 0; place < 4; place++, seat = (seat + 1) & 3) {
				set cards = place == 0 ? king_leads(&terms, hand[seat], held)
				                       : king_follows(&terms, hand[seat], led, best);
				stream = next_random(stream);
				int card = nth_set(cards, below(stream, COUNT(cards)));
				int power = (card - 4) & 63;
				hand[seat] ^= ONE(card);
				table |= ONE(card);
				if (place == 0) {
					led = CLUBS << (card & 3);
					best = power;
				} else if (((power ^ best) & 3) == 0 ? power > best : (power & 3) == terms.trump) {
					best = power;
					holder = seat;
				}
			}
			held &= ~table;
			if (terms.penalty)
				taken[holder] += COUNT(table & terms.penalty);
			else if (COUNT(hand[holder]) < terms.last)
				taken[holder]++;
			leader = holder;
		}
		for (int seat = 0; seat < 4; seat++)
			units[seat] = taken[seat];
	}
	return (int64_t)stream;
}

/* ---- Kings Corner ---- */

/* games/kings_corner/terms.py, Terms: the same ints in the same order. */
typedef struct {
	int64_t players, hand_size, initial_king, loose_kings, always_loose, must_play_kings, fines_kings, lays_drawn_kings,
		kings_on_sides, draws_first, draw_count, chips, chip_when_stuck, chip_needs_draw;
} corner_terms;

enum { KING_STAYS, KING_REPLACED, KING_LEAVES_GAP };
enum { BLOCKED = -1, GOING = -2 };
enum { OUT, ACTIONS, DRAWN, KEPT, PAID, HANDS, COLUMNS = HANDS + 6 };
#define PACK 52
#define COUNT_BITS 10

/* The places are N E S W NE SE SW NW; `fits`: what each takes; `bases`: those of side piles that may move. */
typedef struct {
	set hand[6], pile[8], fits[8], bases;
	int drawn, seat, moved, played, drew, passed, out;
	int64_t kept, paid;
} table;

/* The cards that go on top of `card`: next lower rank, other colour. */
static inline set fits_on(int card)
{
	set colours = (card ^ (card >> 1)) & 1 ? 9 : 6;
	return (colours << (card & 60)) >> 4;
}

static inline set mobile(const corner_terms *terms, set cards)
{
	return cards & (~KINGS | (set)terms->loose_kings);
}

static inline set empty_side_fits(const corner_terms *terms)
{
	return terms->kings_on_sides ? FULL : FULL & ~KINGS;
}

/* Draw up to `count` cards for `seat`. */
static inline void draw(table *t, const int64_t *deck, int seat, int64_t count)
{
	for (; count > 0 && t->drawn < PACK; count--)
		t->hand[seat] |= ONE(deck[t->drawn++]);
}

static void start(table *t, const corner_terms *terms, const int64_t *deck, int dealer)
{
	int players = (int)terms->players, dealt = players * (int)terms->hand_size, corner = 4;
	*t = (table){.drawn = dealt, .seat = (dealer + 1) % players, .out = GOING};
	for (int card = 0; card < dealt; card++)
		t->hand[(t->seat + card) % players] |= ONE(deck[card]);
	for (int side = 0; side < 4 && t->drawn < PACK; side++) {
		int card = (int)deck[t->drawn++];
		while (card >= 48 && terms->initial_king == KING_REPLACED) {
			t->pile[corner++] = ONE(card);
			card = t->drawn < PACK ? (int)deck[t->drawn++] : -1;
		}
		if (card >= 48 && terms->initial_king == KING_LEAVES_GAP)
			t->pile[corner++] = ONE(card);
		else if (card >= 0)
			t->pile[side] = ONE(card);
	}
	for (int place = 0; place < 8; place++) {
		set pile = t->pile[place];
		t->fits[place] = pile ? fits_on(LOWEST(pile)) : place < 4 ? empty_side_fits(terms) : KINGS;
		if (place < 4)
			t->bases |= mobile(terms, pile);
	}
	if (terms->draws_first && t->drawn < PACK) {
		t->drew = 1;
		draw(t, deck, t->seat, terms->draw_count);
	}
}

/* What may go to `place`: cards of the hand to act, and the bases of whole piles, but only cards to an empty side. */
static inline set choices(const table *t, int place)
{
	set both = t->hand[t->seat] | t->bases;
	return (place < 4 && !t->pile[place] ? t->hand[t->seat] : both) & t->fits[place];
}

static inline void play_card(table *t, const corner_terms *terms, int card, int place)
{
	if (place < 4 && !t->pile[place])
		t->bases |= ONE(card) & (~KINGS | (set)terms->always_loose);
	t->hand[t->seat] ^= ONE(card);
	t->pile[place] |= ONE(card);
	t->fits[place] = fits_on(card);
	t->moved = t->played = 1;
	if (!t->hand[t->seat])
		t->out = t->seat;
}

static inline void move_pile(table *t, const corner_terms *terms, int base, int place)
{
	int from = 0;
	while (!(t->pile[from] >> base & 1))
		from++;
	t->bases &= ~t->pile[from];
	t->pile[place] |= t->pile[from];
	t->fits[place] = t->fits[from];
	t->pile[from] = 0;
	t->fits[from] = empty_side_fits(terms);
	t->moved = 1;
}

/* The draw that ends a turn; a king drawn is laid at once where the rules say so. */
static inline void draw_last(table *t, const corner_terms *terms, const int64_t *deck)
{
	if (!terms->lays_drawn_kings) {
		draw(t, deck, t->seat, terms->draw_count);
		return;
	}
	for (int64_t i = 0; i < terms->draw_count && t->drawn < PACK; i++) {
		int card = (int)deck[t->drawn++], corner = 4;
		if (card < 48) {
			t->hand[t->seat] |= ONE(card);
			continue;
		}
		while (t->pile[corner])
			corner++;
		t->pile[corner] = ONE(card);
		t->fits[corner] = fits_on(card);
	}
}

static inline int owes_chip(const table *t, const corner_terms *terms)
{
	if (!terms->chip_when_stuck)
		return !t->played;
	set any = 0;
	for (int place = 0; place < 8; place++)
		any |= choices(t, place);
	return !t->moved && !any;
}

static inline void end_turn(table *t, const corner_terms *terms, const int64_t *deck)
{
	int owes = terms->chips && owes_chip(t, terms); /* what it could do before it draws */
	if (terms->fines_kings)
		t->kept += (int64_t)COUNT(t->hand[t->seat] & KINGS) << (COUNT_BITS * t->seat);
	if (!terms->draws_first && t->drawn < PACK) {
		t->drew = 1;
		draw_last(t, terms, deck);
	}
	if (owes && (t->drew || !terms->chip_needs_draw))
		t->paid += (int64_t)1 << (COUNT_BITS * t->seat);
	t->passed = t->moved || t->drew ? 0 : t->passed + 1;
	t->moved = t->played = t->drew = 0;
	if (t->passed == terms->players) {
		t->out = BLOCKED;
		return;
	}
	t->seat = t->seat + 1 < terms->players ? t->seat + 1 : 0;
	if (terms->draws_first && t->drawn < PACK) {
		t->drew = 1;
		draw(t, deck, t->seat, terms->draw_count);
	}
}

/* Deal every deck and play it out: `decks` deals x 52, `results` deals x COLUMNS, written (playout.py says what). Returns
 * how many cards were played, piles moved, and turns ended. */
int64_t corner_playouts(const corner_terms *given, const int64_t *decks, int64_t deals, int64_t dealer, int64_t random,
                        int64_t *results)
{
	const corner_terms terms = *given;
	uint64_t stream = (uint64_t)random;
	int64_t total = 0;
	for (int64_t deal = 0; deal < deals; deal++, decks += PACK, results += COLUMNS) {
		table t;
		int count = 0;
		start(&t, &terms, decks, (int)dealer);
		while (t.out == GOING) {
			set to[8];
			int upto[8], moves = 0;
			for (int place = 0; place < 8; place++) {
				to[place] = choices(&t, place);
				moves += COUNT(to[place]);
				upto[place] = moves;
			}
			int may_end = !(terms.must_play_kings && t.hand[t.seat] & KINGS);
			stream = next_random(stream);
			int k = below(stream, moves + may_end);
			count++;
			if (k == moves) {
				end_turn(&t, &terms, decks);
				continue;
			}
			int place = 0;
			while (k >= upto[place])
				place++;
			int card = nth_set(to[place], place ? k - upto[place - 1] : k);
			if (t.hand[t.seat] >> card & 1)
				play_card(&t, &terms, card, place);
			else
				move_pile(&t, &terms, card, place);
		}
		results[OUT] = t.out;
		results[ACTIONS] = count;
		results[DRAWN] = t.drawn;
		results[KEPT] = t.kept;
		results[PAID] = t.paid;
		for (int seat = 0; seat < 6; seat++)
			results[HANDS + seat] = t.hand[seat];
		total += count;
	}
	return total;
}

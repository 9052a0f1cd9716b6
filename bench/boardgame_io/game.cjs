// A game like King for four players: ten deals of 13 tricks, each trick costs its taker a point, follow suit.
"use strict";

const RANKS = "23456789TJQKA";
const PACK = [..."CDHS"].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
const DEALS = 10;
const SEATS = 4;

/** Returns four sorted hands of a shuffled pack. */
function dealHands(random) {
  const deck = random.Shuffle(PACK);
  return Array.from({ length: SEATS }, (_, seat) => deck.slice(13 * seat, 13 * seat + 13).sort());
}

/** Whether a card may be played: of the suit that was led, if the hand has one. */
function isLegal(hand, trick, card) {
  if (!hand.includes(card)) return false;
  const led = trick[0]?.card[1];
  return !led || card[1] === led || !hand.some((each) => each[1] === led);
}

/** Returns the seat that takes a whole trick. */
function takerOf(trick) {
  const led = trick[0].card[1];
  const height = ({ card }) => (card[1] === led ? RANKS.indexOf(card[0]) : -1);
  return trick.reduce((best, each) => (height(each) > height(best) ? each : best)).seat;
}

function play({ G, playerID, random }, card) {
  const seat = Number(playerID);
  if (!isLegal(G.hands[seat], G.trick, card)) return "INVALID_MOVE";
  G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
  G.trick.push({ seat, card });
  G.history.push([seat, card]);
  G.next = (seat + 1) % SEATS;
  if (G.trick.length < SEATS) return undefined;
  G.next = takerOf(G.trick);
  G.taken[G.next] += 1;
  G.trick = [];
  if (G.hands[seat].length) return undefined;
  G.sheet.push(G.taken);
  G.taken = [0, 0, 0, 0];
  G.history = [];
  G.next = G.sheet.length % SEATS;
  if (G.sheet.length < DEALS) G.hands = dealHands(random);
  return undefined;
}

module.exports.King = {
  name: "king",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }) => ({
    hands: dealHands(random),
    trick: [],
    history: [],
    taken: [0, 0, 0, 0],
    sheet: [],
    next: 0,
  }),
  // A player sees their own hand only.
  playerView: ({ G, playerID }) => {
    const { hands, ...open } = G;
    return { ...open, hand: playerID === null ? [] : hands[Number(playerID)], counts: hands.map((hand) => hand.length) };
  },
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
  endIf: ({ G }) => (G.sheet.length === DEALS ? { sheet: G.sheet } : undefined),
};

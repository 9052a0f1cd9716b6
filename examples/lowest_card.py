"""A bot for Kingcraft in 40 lines (docs/bot-protocol.md): it ducks where tricks cost and takes them where they pay."""

import json
import sys

COSTLY = {"no-hearts": "H", "no-queens": "Q", "no-men": "KJ", "no-king": ("KH",)}


def height(card: str) -> int:
    return "23456789TJQKA".index(card[0])


def king(table: dict, legal: list[str]) -> str:
    if table["phase"] != "play":  # sell for any bid, buy nothing, declare the longest suit
        suits = sorted("SHDC", key=lambda suit: -sum(card[1] == suit for card in table["hand"]))
        wishes = ["auction", "accept", "split", "pass", "no", *(f"plus:{suit}" for suit in suits)]
        return next((wish for wish in wishes if wish in legal), legal[0])
    cards, plus, costly = table["trick"]["cards"], table["contract"] == "plus", COSTLY.get(table["contract"], ())
    if cards and legal[0][1] != cards[0][1]:  # void: get rid of what hurts
        return (min if plus else max)(legal, key=lambda card: (any(mark in card for mark in costly), height(card)))
    best = max((height(card) for card in cards if card[1] == cards[0][1]), default=0)
    under = [card for card in legal if height(card) < best]
    return max(legal, key=height) if plus else max(under, key=height) if under else min(legal, key=height)


def kings_corner(legal: list[str]) -> str:  # kings out, then piles together, then cards, and only then the end
    return min(legal, key=lambda move: (move == "end", move[0] != "K", move[0] not in "NESW", move))


for line in sys.stdin:
    word, _, data = line.strip().partition(" ")
    if word == "kingcraft-bot/1":
        print('kingcraft-bot/2 {"name": "lowest card", "version": "1"}', flush=True)
    elif word == "decide":
        asked = json.loads(data)
        table, legal = asked["observation"], asked["legal"]
        print("play", king(table, legal) if table["game"] == "king" else kings_corner(legal), flush=True)
    elif word == "quit":
        break

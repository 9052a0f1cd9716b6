game-one-trick = One Trick
about-one-trick = Eight cards, one trick: the highest card of the led suit takes it.
preset-one-trick = One Trick
preset-one-trick-free = One Trick, any card

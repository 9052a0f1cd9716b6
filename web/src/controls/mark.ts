// The mark of Kingcraft: two strokes of outlines, for the page and for pictures used outside it.

/** The corner of a card, a line of width 5, on a square of 64. */
export const CORNER = "M7 57V23A16 16 0 0 1 23 7h34";

/** The crown, filled, on 40 by 34. */
export const CROWN =
  "M3 8.5l8.3 9.6L20 3l8.7 15.1L37 8.5 33.6 27.4c-8.6-1.7-18.6-1.7-27.2 0zM6.8 29.2c8.5-1.6 17.9-1.6 26.4 0v2.9c-8.5-1.6-17.9-1.6-26.4 0zM.5 6.2a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0M34.5 6.2a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0M17.4 2.6a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 1 1-5.2 0";

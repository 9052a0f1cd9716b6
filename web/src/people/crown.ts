// The crown in the ring of a bot whose court is not loaded yet, in a square of 100.
export const CROWN = "M8 62L0 22L26 40L50 8L74 40L100 22L92 62ZM10 68H90V78H10Z";

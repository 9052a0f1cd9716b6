// A bid typed on a keyboard: a digit means a plus bid; with Shift, or after a minus, a minus bid.

export class TypedBid {
  private afterMinus = false;

  /** Read the next key. Return the bid that it completes; empty if there is none. */
  readKey({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
    const minus = this.afterMinus || shiftKey;
    this.afterMinus = /^[-−]$/.test(key);
    const digit = /^(?:Digit|Numpad)([1-8])$/.exec(code)?.[1] ?? /^[1-8]$/.exec(key)?.[0];
    return digit ? `${minus ? "-" : "+"}${digit}` : "";
  }
}

"""What goes over a page's WebSocket, told by the page itself: for browsers whose drivers tell nothing of it."""

from typing import Final

#: The function of the page that is given every message: ``heard`` or ``sent``, and the text.
TOLD: Final = "kingcraftWire"

#: Our page says hello before it hears anything, so a listener to what is sent is in time.
TELL: Final = """(() => {
  const known = new WeakSet(), send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (!known.has(this)) this.addEventListener("message", (event) => TOLD("heard", event.data));
    known.add(this);
    TOLD("sent", text);
    send.call(this, text);
  };
})();""".replace("TOLD", TOLD)

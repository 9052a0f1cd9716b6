"""Scripts that a page runs before its own: they fix its chance, report its messages, or change its browser."""

from typing import Final

#: The page's own share in the shuffle, the same in every run (see ``fixed.py``): guest, count, zeros.
#: Replace ``NUMBER`` with the number of the guest.
FIXED_NONCES: Final = """(() => {
  let count = 0;
  crypto.getRandomValues = (bytes) => {
    bytes.fill(0);
    bytes.set([NUMBER, ++count]);
    return bytes;
  };
})();"""

#: A page fetches its panels ahead, one after the other, whenever it is idle. That is four tenths of what opening a page
#: costs, for panels that a test seldom opens. With this script only the first few come soon: a page that waits for
#: nothing else then waits for long. What it waits for beside its panels (its voice) comes as soon as ever, and what a
#: person opens comes at once.
SELDOM_IDLE: Final = """(() => {
  let waiting = 0, calls = 0;
  window.requestIdleCallback = (done) => {
    const late = waiting++ === 0 && ++calls > 4;
    setTimeout(() => { waiting--; done(); }, late ? 3000 : 300);
  };
})();"""

#: An observer of sizes that changes what it observes is an error of the page. Chromium and Firefox tell the page alone.
REPORT_LOOPS: Final = """addEventListener("error", ({ message }) => {
  if (message.startsWith("ResizeObserver")) console.error(message);
});"""

#: The function that :data:`REPORT_MESSAGES` calls for every message: ``heard`` or ``sent``, and the text.
REPORT: Final = "kingcraftWire"

#: Reports what the page sends and receives over its WebSocket: for browsers whose drivers do not.
#: Our page says hello before it hears anything, so a listener added at the first message is in time.
REPORT_MESSAGES: Final = """(() => {
  const known = new WeakSet(), send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (!known.has(this)) this.addEventListener("message", (event) => REPORT("heard", event.data));
    known.add(this);
    REPORT("sent", text);
    send.call(this, text);
  };
})();""".replace("REPORT", REPORT)

#: Reports what the page and the worker that plays in place of a server send each other: the same messages.
REPORT_WORKER: Final = """(() => {
  const known = new WeakSet(), post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (!known.has(this))
      this.addEventListener("message", ({ data }) => data.kind === "said" && REPORT("heard", data.text));
    known.add(this);
    if (message.kind === "say") REPORT("sent", message.text);
    post.call(this, message, ...more);
  };
})();""".replace("REPORT", REPORT)

#: A proxy that lets HTTP through, and no WebSocket. Set ``window.blocked`` to ``false`` to let it through again.
BLOCKED_SOCKETS: Final = """
    window.blocked = true;
    window.WebSocket = class extends WebSocket {
        constructor(url) { super(window.blocked ? url.replace('/socket', '/nothing') : url); }
    };
"""

#: English that runs to the left, in Hebrew letters. The page does not know: it never offers this language.
MIRRORED: Final = """(() => {
  const letters = "אבגדהוזחטיכלמנסעפצקרשתאבגד";
  const written = (text) => text.replace(/[a-z]/gi, (letter) => letters[letter.toLowerCase().charCodeAt(0) - 97]);
  const write = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const now = written(node.data);
      if (now !== node.data && !node.parentElement?.closest("svg, style")) node.data = now;
    } else node.childNodes.forEach(write);
  };
  new MutationObserver((found) => {
    if (document.dir !== "rtl") document.dir = "rtl";
    for (const { target, addedNodes } of found) [target, ...addedNodes].forEach(write);
  }).observe(document, { attributeFilter: ["dir"], childList: true, characterData: true, subtree: true });
})()"""

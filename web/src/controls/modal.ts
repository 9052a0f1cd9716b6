// A native dialog above the page: it holds the focus, Escape closes it, and the focus returns to where it was.

/** Opens a dialog above the page for as long as its element exists. `close` removes it. */
export function modal(close: () => void): (dialog: HTMLDialogElement) => () => void {
  return (dialog) => {
    const before = document.activeElement;
    dialog.showModal();
    // Escape. By default the browser would close the dialog now and report it a frame later; anything opened in between
    // would be closed too.
    dialog.oncancel = (event) => {
      if (event.target !== dialog) return; // from a file chooser inside it
      event.preventDefault();
      close();
    };
    dialog.onclose = () => dialog.isConnected && close(); // if closing could not be prevented
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  };
}

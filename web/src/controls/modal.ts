// A dialog of the browser's own kind above the page: it holds the focus, Escape closes it, and the focus goes back where it was.

/** Opens a dialog above the page for as long as it is there. `close` takes it away. */
export function modal(close: () => void): (dialog: HTMLDialogElement) => () => void {
  return (dialog) => {
    const before = document.activeElement;
    dialog.showModal();
    // Escape. The browser would close the dialog now and say so a frame later; whatever was opened in between went away with it.
    dialog.oncancel = (event) => {
      if (event.target !== dialog) return; // from a choice of files in it
      event.preventDefault();
      close();
    };
    dialog.onclose = () => dialog.isConnected && close(); // where it could not be prevented
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  };
}

const SHEET = '[role="dialog"], [role="alertdialog"]';
/** An invalid field; of a group of choices, which takes no focus itself, the choice that the Tab key reaches. */
const INVALID =
  '[aria-invalid="true"]:not([role="radiogroup"]), [role="radiogroup"][aria-invalid="true"] [role="radio"][tabindex="0"]';

/**
 * Moves the focus to the first invalid field of a form, so that its message is visible. If a sheet covers the form, for
 * example the one whose call was refused, it waits until the sheet is removed. Returns a function that ends the wait.
 * @param id of the element that holds the fields
 */
export function focusFirstInvalid(id: string): () => void {
  let stop = () => {};
  const look = () => {
    const box = document.getElementById(id);
    const sheet = document.activeElement?.closest(SHEET);
    if (sheet && !(box && sheet.contains(box))) stop = onceRemoved(sheet, look);
    else box?.querySelector<HTMLElement>(INVALID)?.focus();
  };
  look();
  return () => stop();
}

/**
 * Calls back when the sheet is removed, unless the user has moved the focus elsewhere before. Returns a function that
 * ends the wait.
 */
function onceRemoved(sheet: Element, act: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = () => {
    waiting.abort();
    observer.disconnect();
  };
  const moved = () => {
    // The sheet returns the focus only after its removal, so before that only the user moves it.
    const isUser = sheet.isConnected;
    if (isUser && !(sheet.hasAttribute('data-closed') && !sheet.contains(document.activeElement))) return;
    end();
    if (!isUser) act();
  };
  const observer = new MutationObserver(() => {
    if (sheet.isConnected) return;
    // A microtask later, because the sheet returns the focus in one. If it has no element to return it to, the body has
    // the focus.
    queueMicrotask(() => {
      if (signal.aborted) return;
      end();
      const { activeElement, body } = document;
      if (!activeElement || activeElement === body) act();
    });
  });
  document.addEventListener('focusin', moved, { signal });
  observer.observe(document.body, { childList: true, subtree: true });
  return end;
}

const SHEET = '[role="dialog"], [role="alertdialog"]';

/**
 * Moves the focus to the first invalid field of a form, so that its message is visible. While a sheet lies over the
 * form, such as the one whose call was refused, it waits until the sheet is gone. Returns a function that ends the wait.
 * @param id of the element that holds the fields
 */
export function focusFirstInvalid(id: string): () => void {
  let stop = () => {};
  const look = () => {
    const box = document.getElementById(id);
    const sheet = document.activeElement?.closest(SHEET);
    if (sheet && !(box && sheet.contains(box))) stop = onceRemoved(sheet, look);
    else box?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  look();
  return () => stop();
}

/**
 * Calls back when a sheet is gone, unless the user has moved the focus elsewhere by then. Returns a function that ends
 * the wait.
 */
function onceRemoved(sheet: Element, act: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = () => {
    waiting.abort();
    observer.disconnect();
  };
  const moved = () => {
    // A sheet gives the focus back when it is gone, so until then only the user moves it.
    const isUser = sheet.isConnected;
    if (isUser && !(sheet.hasAttribute('data-closed') && !sheet.contains(document.activeElement))) return;
    end();
    if (!isUser) act();
  };
  const observer = new MutationObserver(() => {
    if (sheet.isConnected) return;
    // A microtask later, because the sheet gives the focus back in one. Without anything to give it to it is nowhere.
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

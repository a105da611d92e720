/** Moves the focus to the nearest remaining ancestor if the element is removed, for example together with its row. */
export function keepFocusNear(element: HTMLElement): void {
  const [, ...around] = pathOf(element);
  onRemovedWhileFocused(element, () => nearest(around)?.focus());
}

/** The first of the elements that is still in the document, made focusable. */
export function nearest(elements: readonly HTMLElement[]): HTMLElement | undefined {
  const left = elements.find((element) => element.isConnected);
  if (left && left.tabIndex < 0) left.tabIndex = -1;
  return left;
}

let stopWatching = () => {};

/**
 * Calls back if the element is removed while it has the focus: the row that an overlay asked about may disappear a
 * moment after the answer. Only the last overlay's element is watched, and only until the focus has moved on.
 */
export function onRemovedWhileFocused(element: HTMLElement, act: () => void): void {
  stopWatching();
  let hadFocus = document.activeElement === element;
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    hadFocus ||= activeElement === element;
    if (element.isConnected && (!hadFocus || activeElement === element)) return;
    stopWatching();
    if (!element.isConnected && activeElement === document.body) act();
  });
  const moved = ({ target }: FocusEvent) => target !== element && stopWatching();
  stopWatching = () => {
    observer.disconnect();
    document.removeEventListener('focusin', moved);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', moved);
}

/** An element and its ancestors, up to the body. */
export function pathOf(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

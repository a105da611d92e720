/** Moves the focus to what is left nearest to the element if it is removed, for example together with its row. */
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

const ROW = 'li, article';

/**
 * An element and its ancestors, up to the body. A row is followed by the other rows of its list, because a keyboard goes
 * on there when it is gone: those below it from the next one on, then those above it from the last one on.
 */
export function pathOf(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement && at !== document.body; at = at.parentElement) {
    path.push(at);
    if (at.matches(ROW)) path.push(...otherRows(at));
  }
  return path;
}

function otherRows(row: Element): HTMLElement[] {
  const rows = [...(row.parentElement?.children ?? [])];
  const place = rows.indexOf(row);
  const near = [...rows.slice(place + 1), ...rows.slice(0, place).reverse()].filter((one) => one.matches(ROW));
  // A card in a row has a name, which screen readers say.
  return near.map((one) => one.querySelector<HTMLElement>('article') ?? (one as HTMLElement));
}

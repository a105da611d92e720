/** Scroll positions by history entry, so that going back to a list restores its position. */
const places = new Map<string, number>();
/** Lists that load later than this stay at the top. */
const RESTORE_TIMEOUT_MS = 3000;

/** Key of a history entry. Addresses entered by hand have no key of their own, so the path is part of it. */
export const placeKey = ({ key, pathname }: { key: string; pathname: string }) => `${key} ${pathname}`;

const scrollerOf = (page: HTMLElement) => page.querySelector<HTMLElement>('[data-page-scroll]');

/** Stores a page's scroll position for a history entry. Called while it scrolls. */
export function rememberScroll(key: string, target: EventTarget | null): void {
  if (target instanceof HTMLElement && target.matches('[data-page-scroll]')) places.set(key, target.scrollTop);
}

/**
 * Restores a page's scroll position. Its rows may still be loading, so it tries again while the content grows, until
 * the user scrolls. Returns the function that stops it.
 */
export function restoreScroll(page: HTMLElement, key: string): () => void {
  const top = places.get(key);
  const scroller = scrollerOf(page);
  if (!top || !scroller) return () => {};

  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown']) page.removeEventListener(kind, stop);
  };
  const attempt = () => {
    scroller.scrollTop = top;
    if (Math.abs(scroller.scrollTop - top) <= 1) stop();
  };
  const observer = new MutationObserver(attempt);
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);
  for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    page.addEventListener(kind, stop, { passive: true });
  observer.observe(scroller, { childList: true, subtree: true });
  attempt();
  return stop;
}

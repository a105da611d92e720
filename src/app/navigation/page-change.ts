import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '@/lib/browser/reduced-motion';
import { forwardPressesDuringTransition } from './forward-presses';
import { keepPicture } from './page-pictures';

/**
 * Kind of transition: a deeper page slides over the old one (`push`), the way back removes it (`back`), tabs and
 * replaced pages fade (`fade`).
 */
export type Change = 'push' | 'back' | 'fade';

/** A page that loads longer than this shows its outline (specification section 2). */
const OUTLINE_AFTER_MS = 200;

const NAME = 'view-transition-name';

/** The running transition. A newer one ends it, and the `view-transition-name` then belongs to the newer one's page. */
let current: ViewTransition | null = null;
let starting = 0;
/** Resolves the promise of `skipNextTransition`: set while a gesture has already moved the pages. */
let resolveSkipped: (() => void) | null = null;

/**
 * Shows the next page without a transition, because a gesture has moved the pages already. Resolves when the page is
 * mounted.
 */
export const skipNextTransition = (): Promise<void> =>
  new Promise((resolve) => {
    resolveSkipped = resolve;
  });

/** Whether a transition runs: until its end, presses may not reach the new page. */
export const isPageChanging = (): boolean => starting > 0 || current !== null;

/** Resolves when the page is mounted, or when its outline is due (../page-loading.tsx). */
function pageMounted(frame: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!frame.querySelector('[data-page-coming]')) end();
    };
    const end = () => {
      changes.disconnect();
      clearTimeout(late);
      resolve();
    };
    const changes = new MutationObserver(check);
    const late = setTimeout(end, OUTLINE_AFTER_MS);
    changes.observe(frame, { childList: true, subtree: true });
    check();
  });
}

/**
 * Changes the page with a view transition (base.css): both pages are snapshots while they move, the new one live. The
 * old snapshot stays until the new page can be drawn. Overlays of the old page disappear with it.
 */
export function changePage(change: Change, update: () => void): void {
  const frame = document.querySelector<HTMLElement>('[data-page-frame]');
  const column = frame?.parentElement;
  const root = document.documentElement;
  if (resolveSkipped) {
    flushSync(update);
    resolveSkipped();
    resolveSkipped = null;
    return;
  }
  root.dataset.change = change;
  if (frame && change === 'push') keepPicture(frame);
  if (!column || !document.startViewTransition || document.visibilityState === 'hidden' || prefersReducedMotion()) {
    update();
    return;
  }
  frame.style.removeProperty(NAME);
  column.style.setProperty(NAME, 'page');
  starting += 1;
  const picture = document.startViewTransition(async () => {
    column.style.removeProperty(NAME);
    // During a fade the new page is not a snapshot, so it takes taps.
    if (change !== 'fade') frame.style.setProperty(NAME, 'page');
    flushSync(update);
    await pageMounted(frame);
  });
  current = picture;
  if (change !== 'fade') forwardPressesDuringTransition(picture, frame);
  const started = () => {
    starting -= 1;
  };
  const end = () => {
    if (current !== picture) return;
    frame.style.removeProperty(NAME);
    delete root.dataset.change;
    current = null;
  };
  // Browsers skip transitions when they are busy or a newer one starts, but always run the update. Until `ready`, a tap
  // that begins before the snapshots cover the page and ends afterwards would reach neither.
  void Promise.allSettled([picture.updateCallbackDone, picture.ready]).then(started);
  picture.finished.then(end, end);
}

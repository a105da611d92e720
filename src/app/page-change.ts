import { flushSync } from 'react-dom';
import { prefersStillness } from '@/lib/stillness';
import { keepPicture } from './page-pictures';
import { takePresses } from './press-while-coming';

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
let coming = 0;
/** Resolves the promise of `comeStill`: set while a gesture has already moved the pages. */
let moved: (() => void) | null = null;

/**
 * Shows the next page without a transition, because a gesture has moved the pages already. Resolves when the page is
 * mounted.
 */
export const comeStill = (): Promise<void> =>
  new Promise((resolve) => {
    moved = resolve;
  });

/** Whether the screen still shows a snapshot of the previous page. */
export const isPageComing = (): boolean => coming > 0;

/** Resolves when the page is mounted, or when its outline is due (./page-loading.tsx). */
function pageStands(frame: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!frame.querySelector('[data-page-coming]')) end();
    };
    const end = () => {
      changes.disconnect();
      clearTimeout(late);
      resolve();
    };
    const changes = new MutationObserver(look);
    const late = setTimeout(end, OUTLINE_AFTER_MS);
    changes.observe(frame, { childList: true, subtree: true });
    look();
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
  if (moved) {
    flushSync(update);
    moved();
    moved = null;
    return;
  }
  root.dataset.change = change;
  if (frame && change === 'push') keepPicture(frame);
  if (!column || !document.startViewTransition || document.visibilityState === 'hidden' || prefersStillness()) {
    update();
    return;
  }
  frame.style.removeProperty(NAME);
  column.style.setProperty(NAME, 'page');
  coming += 1;
  const picture = document.startViewTransition(async () => {
    column.style.removeProperty(NAME);
    // During a fade the new page is not a snapshot, so it takes taps.
    if (change !== 'fade') frame.style.setProperty(NAME, 'page');
    flushSync(update);
    await pageStands(frame);
  });
  current = picture;
  if (change !== 'fade') takePresses(picture, frame);
  const come = () => {
    coming -= 1;
  };
  const end = () => {
    if (current !== picture) return;
    frame.style.removeProperty(NAME);
    delete root.dataset.change;
    current = null;
  };
  // Browsers skip transitions when they are busy or a newer one starts, but always run the update. Until `ready`, a tap
  // that begins before the snapshots cover the page and ends afterwards would reach neither.
  void Promise.allSettled([picture.updateCallbackDone, picture.ready]).then(come);
  picture.finished.then(end, end);
}

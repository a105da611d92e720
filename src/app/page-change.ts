import { flushSync } from 'react-dom';
import { prefersStillness } from '@/lib/stillness';
import { keepPicture } from './page-pictures';
import { takePresses } from './press-while-coming';

/** A deeper page comes over the old one; the way back takes it off again; tabs and what is replaced fade over. */
export type Change = 'push' | 'back' | 'fade';

/** Longer than this a page that is on its way shows its outline (specification section 2). */
const OUTLINE_AFTER_MS = 200;

const NAME = 'view-transition-name';

/** The one under way: a newer one ends it, and then it is the newer one's page that has the name. */
let current: ViewTransition | null = null;
let coming = 0;
/** Who has moved the pages by hand, and waits for the new one. */
let moved: (() => void) | null = null;

/** The next page comes without a motion: a finger has made it. Resolves when it stands. */
export const comeStill = (): Promise<void> =>
  new Promise((resolve) => {
    moved = resolve;
  });

/** Whether what is on screen is still a picture of the page before. */
export const isPageComing = (): boolean => coming > 0;

/** Resolves when the page is there, or its outline is due (./page-loading.tsx). */
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
 * Pages are pictures while they move (base.css): both whole, the new one live. The old one's picture stays until the new
 * one can be drawn, and what lies over the old one goes with it.
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
    // Under a page that fades away the new one stays what it is, and takes taps.
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
  // Browsers skip pictures when they are busy or a newer one starts. The update happens all the same.
  // A tap that begins before the pictures lie over the page and ends after would go to neither.
  void Promise.allSettled([picture.updateCallbackDone, picture.ready]).then(come);
  picture.finished.then(end, end);
}

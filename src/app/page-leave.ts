import { flushSync } from 'react-dom';
import { prefersStillness } from '@/lib/stillness';

/**
 * Runs an update of the page while a picture of what was there fades out on top (about 200 ms, base.css). Only the old
 * page is a picture: the new one is live under it from the first frame, takes taps, and stands in the document alone.
 */
export function leavePage(update: () => void): void {
  const frame = document.querySelector<HTMLElement>('[data-page-frame]');
  if (!frame || !document.startViewTransition || document.visibilityState === 'hidden' || prefersStillness()) {
    update();
    return;
  }
  frame.style.setProperty('view-transition-name', 'page-leave');
  const picture = document.startViewTransition(() => {
    frame.style.removeProperty('view-transition-name');
    flushSync(update);
  });
  // Browsers skip pictures when they are busy or a newer one starts. The update happens all the same.
  for (const step of [picture.ready, picture.finished]) step.catch(() => {});
}

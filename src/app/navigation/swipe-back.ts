import { prefersReducedMotion } from '@/lib/browser/reduced-motion';
import { pullOf } from '@/ui/gestures/pull';
import styles from '../shell.module.css';
import { pictureOf } from './page-pictures';

/** A swipe must start within this distance of the left edge. */
const EDGE_PX = 20;
/** Released beyond this fraction of the width, or as fast as a flick, the page is left. */
const LEAVES_AT = 0.35;
const FLICK_PX_PER_MS = 0.5;
const SETTLE_MS = 200;
/** Time after which the page is put back if Back led nowhere. */
const BACK_TIMEOUT_MS = 1000;

interface Pulled {
  readonly page: HTMLElement;
  readonly under: HTMLElement;
}

/** Inserts the stored DOM of the previous page below the current one. */
function layUnder(container: HTMLElement, pathname: string): HTMLElement {
  const under = document.createElement('div');
  under.className = styles.under ?? '';
  under.inert = true;
  under.ariaHidden = 'true';
  const picture = pictureOf(pathname);
  under.append(...(picture?.parts ?? []));
  container.prepend(under);
  markSwiped(container, true);
  for (const [part, top] of picture?.scrolled ?? []) part.scrollTop = top;
  return under;
}

/** The frame's own attribute, because `:has()` would restyle the whole app with every element that comes or goes. */
const markSwiped = (container: HTMLElement, isSwiped: boolean): void => {
  container.parentElement?.toggleAttribute('data-swiped', isSwiped);
};

/** Places both pages at `part` of the way, 0 to 1. */
const moveTo = ({ page, under }: Pulled, part: number): void => {
  page.style.transform = `translateX(${part * 100}%)`;
  under.style.transform = `translateX(${(part - 1) * 30}%)`;
  under.style.filter = `brightness(${0.45 + 0.55 * part})`;
};

/**
 * Swiping from the left edge moves the page along and shows the previous one below it; beyond a limit it navigates
 * back.
 * @param goBack navigates without a transition; resolves when the previous page is mounted
 */
export function followSwipeBack(container: HTMLElement, previous: string, goBack: () => Promise<void>): () => void {
  const end = new AbortController();
  let start: { x: number; y: number; ms: number } | null = null;
  let pulled: Pulled | null = null;

  const putBack = () => {
    if (!pulled) return;
    const { page, under } = pulled;
    pulled = null;
    for (const part of [page, under]) part.style.transition = part.style.transform = '';
    page.style.boxShadow = '';
    under.remove();
    markSwiped(container, false);
  };
  const settle = async (both: Pulled, leaves: boolean) => {
    for (const part of [both.page, both.under])
      part.style.transition = `transform ${SETTLE_MS}ms var(--ease), filter ${SETTLE_MS}ms linear`;
    moveTo(both, leaves ? 1 : 0);
    await new Promise((resolve) => setTimeout(resolve, prefersReducedMotion() ? 0 : SETTLE_MS));
    if (leaves) await Promise.race([goBack(), new Promise((resolve) => setTimeout(resolve, BACK_TIMEOUT_MS))]);
    putBack();
  };

  const onStart = ({ touches, timeStamp: ms }: TouchEvent) => {
    // A second finger ends the swipe.
    if (start && pulled) void settle(pulled, false);
    const [touch] = touches;
    const isAtEdge = touch && touches.length === 1 && touch.clientX - container.getBoundingClientRect().left < EDGE_PX;
    start = isAtEdge && !pulled ? { x: touch.clientX, y: touch.clientY, ms } : null;
  };
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!start || !touch) return;
    const dx = touch.clientX - start.x;
    if (!pulled) {
      // The axes are swapped: sideways corresponds to down on a sheet.
      const pull = pullOf(touch.clientY - start.y, dx, 0);
      const page = container.querySelector<HTMLElement>(':scope > [data-page-slot]');
      if (pull === 'other' || !page) start = null;
      if (pull !== 'close' || !page) return;
      pulled = { page, under: layUnder(container, previous) };
      page.style.boxShadow = '0 0 24px rgb(0 0 0 / 60%)';
    }
    event.preventDefault();
    moveTo(pulled, Math.max(0, dx) / container.clientWidth);
  };
  const onEnd = ({ type, changedTouches, timeStamp }: TouchEvent) => {
    const [touch] = changedTouches;
    if (pulled && start && touch) {
      const dx = touch.clientX - start.x;
      const isFlick = dx / Math.max(1, timeStamp - start.ms) > FLICK_PX_PER_MS && dx > 2 * EDGE_PX;
      const leaves = type === 'touchend' && (dx > container.clientWidth * LEAVES_AT || isFlick);
      void settle(pulled, leaves);
    }
    start = null;
  };
  const options = { signal: end.signal };
  container.addEventListener('touchstart', onStart, { ...options, passive: true });
  container.addEventListener('touchmove', onMove, { ...options, passive: false });
  container.addEventListener('touchend', onEnd, options);
  container.addEventListener('touchcancel', onEnd, options);
  return () => {
    end.abort();
    putBack();
  };
}

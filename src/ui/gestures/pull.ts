/** Meaning of a touch on a sheet. */
export type Pull = 'undecided' | 'close' | 'other';

const SLOP_PX = 8;

/**
 * A touch that moves down, rather than sideways, closes a sheet whose content is scrolled to its top. Any other touch
 * belongs to its target.
 */
export function pullOf(dx: number, dy: number, scrolledPx: number): Pull {
  if (scrolledPx > 0) return 'other';
  if (Math.hypot(dx, dy) < SLOP_PX) return 'undecided';
  return dy > Math.abs(dx) ? 'close' : 'other';
}

/** Direction of a swipe across a page: 1 to the next tab, -1 to the previous, 0 for none. */
export function swipeOf(dx: number, dy: number, ms: number): 1 | -1 | 0 {
  const FAR_PX = 56;
  const SOON_MS = 600;
  if (ms > SOON_MS || Math.abs(dx) < FAR_PX || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** Whether an element handles swipes itself: sliders, fields, charts, and everything that scrolls sideways. */
export function takesFinger(target: EventTarget | null, within: Element): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== within; at = at.parentElement) {
    if (at.matches('input, textarea, select, canvas, [role="slider"], [role="tablist"], [data-own-finger]'))
      return true;
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}

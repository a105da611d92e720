import { pullOf, takesFinger } from '../gestures/pull';

/** A sheet closes if it is released after being pulled this far. */
export const CLOSE_AFTER_PX = 72;

/** Set outside of React, because touch moves fire sixty times per second. */
export function moveSheet(part: HTMLElement, offset: number | null): void {
  const sheet = part.parentElement;
  if (!sheet) return;
  sheet.style.transform = offset === null ? '' : `translateY(${offset}px)`;
  sheet.style.transition = offset === null ? '' : 'none';
}

/**
 * A sheet's content pulls the sheet down while it is scrolled to its top. Uses touch events: the browser cancels pointer
 * events when it begins to scroll, and only touch events can prevent scrolling.
 * @param close is called when the finger is lifted after a long enough pull
 */
export function followPullDown(part: HTMLElement, close: () => void): () => void {
  const end = new AbortController();
  let start: { x: number; y: number } | null = null;
  let pulled: number | null = null;

  const putBack = () => {
    if (pulled !== null) moveSheet(part, null);
    pulled = null;
  };
  const onStart = ({ touches, target }: TouchEvent) => {
    const [touch] = touches;
    // A second finger ends the pull.
    putBack();
    start = touch && touches.length === 1 && !takesFinger(target, part) ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!start || !touch) return;
    const dy = touch.clientY - start.y;
    if (pulled === null) {
      const pull = pullOf(touch.clientX - start.x, dy, scrolledAbove(event.target, part));
      if (pull === 'other') start = null;
      if (pull !== 'close') return;
    }
    event.preventDefault();
    pulled = Math.max(0, dy);
    moveSheet(part, pulled);
  };
  const onEnd = ({ type }: TouchEvent) => {
    const far = pulled !== null && pulled > CLOSE_AFTER_PX && type === 'touchend';
    putBack();
    start = null;
    if (far) close();
  };
  const options = { signal: end.signal };
  part.addEventListener('touchstart', onStart, { ...options, passive: true });
  part.addEventListener('touchmove', onMove, { ...options, passive: false });
  part.addEventListener('touchend', onEnd, options);
  part.addEventListener('touchcancel', onEnd, options);
  return () => {
    end.abort();
    putBack();
  };
}

/** Sum of the scroll offsets from the touched element up to the sheet's content. */
function scrolledAbove(target: EventTarget | null, content: HTMLElement): number {
  let sum = 0;
  for (let at = target instanceof Element ? target : null; at && content.contains(at); at = at.parentElement)
    sum += Math.max(0, at.scrollTop);
  return sum;
}

import type { DrawingEditor } from './drawing-editor';
import { SLOP_PX } from './pointer-input';
import type { Point } from './scales';

/** Half of a tap target for a finger; a mouse points exactly. */
const FINGER_PX = 22;
const MOUSE_PX = 8;

/**
 * Passes presses on the chart to the editor first, before the chart pans or the page scrolls. The chart gets those that
 * the editor does not take. Returns the function that ends it.
 */
export function watchGestures(element: HTMLElement, editor: DrawingEditor): () => void {
  const end = new AbortController();
  const options = { signal: end.signal, capture: true };
  /** The pointer of a press that the editor has taken. */
  let taken: number | null = null;
  /** A press that was left to the chart. If it turns out to be a tap, it selects a drawing. */
  let left: Point | null = null;

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left: x, top: y } = element.getBoundingClientRect();
    return { x: clientX - x, y: clientY - y };
  };
  const reachOf = ({ pointerType }: PointerEvent) => (pointerType === 'mouse' ? MOUSE_PX : FINGER_PX);

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary) {
        // A second finger: both fingers zoom.
        if (taken !== null) editor.cancel();
        taken = null;
        left = null;
        return;
      }
      const isLine = event.target instanceof Element && event.target.closest('[data-fixed="false"]') !== null;
      if (event.button !== 0 || (isLine && !editor.state.get().tool)) return;
      const point = pointOf(event);
      left = null;
      if (!editor.press(point, reachOf(event), event.pointerType === 'mouse')) {
        left = point;
        return;
      }
      taken = event.pointerId;
      element.setPointerCapture(event.pointerId);
      event.stopPropagation();
    },
    options,
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (taken === event.pointerId) editor.drag(pointOf(event));
      else if (taken === null && event.pointerType === 'mouse') editor.hover(pointOf(event));
    },
    options,
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      const point = pointOf(event);
      if (taken === event.pointerId) {
        taken = null;
        editor.release(point);
      } else if (left && Math.hypot(point.x - left.x, point.y - left.y) < SLOP_PX) editor.tap(point, reachOf(event));
      left = null;
    },
    options,
  );
  element.addEventListener(
    'pointercancel',
    (event) => {
      if (taken === event.pointerId) editor.cancel();
      taken = null;
      left = null;
    },
    options,
  );
  // The events that the chart listens to. They follow their pointer event.
  const keep = (event: Event) => {
    if (taken === null) return;
    event.stopPropagation();
    if (event.type === 'touchstart') event.preventDefault();
  };
  element.addEventListener('mousedown', keep, options);
  element.addEventListener('touchstart', keep, { ...options, passive: false });
  return () => end.abort();
}

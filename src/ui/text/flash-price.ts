import './flash-price.css';
import type { Direction } from './sign';

/** The part of an element that a flash touches; an HTMLElement is one. */
export interface Flashable {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

/** A tint goes with the first change of prices that comes this long after it: in the frame that is drawn anyway. */
const SHORTEST_MS = 200;
/** Where nothing else changes for so long, it goes by itself. */
export const LONGEST_MS = 450;

/** Tinted elements, and since when. */
const tinted = new Map<Flashable, number>();
let isSweepPlanned = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Takes away the tints that have been there for a while, all in one frame. */
function sweep(): void {
  isSweepPlanned = false;
  const now = performance.now();
  for (const [element, sinceMs] of tinted) {
    if (now - sinceMs < SHORTEST_MS) continue;
    tinted.delete(element);
    element.removeAttribute('data-flash');
  }
  clearTimeout(timer);
  if (tinted.size > 0) timer = setTimeout(sweep, LONGEST_MS);
}

/**
 * Tints a price that changed, for rows that are written outside React. The tint is an attribute that comes and goes:
 * whatever fades keeps the browser drawing sixty times a second in a market that is busy, a third of all its work there.
 * It goes together with what comes next, because a frame of its own would cost as much as the one that brought it.
 */
export function flashPrice(element: Flashable, direction: Direction): void {
  if (direction === 'zero') return;
  if (element.getAttribute('data-flash') !== direction) element.setAttribute('data-flash', direction);
  tinted.set(element, performance.now());
  if (isSweepPlanned) return;
  isSweepPlanned = true;
  queueMicrotask(sweep);
}

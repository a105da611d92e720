import './flash-price.css';
import type { Direction } from './sign';

/** The part of an element that a flash touches; an HTMLElement is one. */
export interface Flashable {
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

/** How long a figure is lit. The animation in flash-price.css takes as long. */
export const FLASH_MS = 300;
/**
 * How long a figure stays as it is after it was lit. Prices of a busy market change ten times a second: without a rest
 * every row would be lit all the time, and a flash would say nothing.
 */
export const REST_MS = 2_400;

const lastMs = new WeakMap<Flashable, number>();
/** Figures that are lit, and since when. */
const lit = new Map<Flashable, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ends the flashes whose time is over, all that are due in one frame. */
function sweep(): void {
  const now = performance.now();
  for (const [element, sinceMs] of lit) {
    if (now - sinceMs < FLASH_MS) continue;
    lit.delete(element);
    element.removeAttribute('data-flash');
  }
  timer = lit.size > 0 ? setTimeout(sweep, FLASH_MS) : undefined;
}

/** Lights a price that moved, for rows that are written outside React: in the colour of its direction, and faded. */
export function flashPrice(element: Flashable, direction: Direction): void {
  if (direction === 'zero') return;
  const now = performance.now();
  if (now - (lastMs.get(element) ?? Number.NEGATIVE_INFINITY) < REST_MS) return;
  lastMs.set(element, now);
  lit.set(element, now);
  element.setAttribute('data-flash', direction);
  if (timer === undefined) timer = setTimeout(sweep, FLASH_MS);
}

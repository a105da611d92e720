import './flash-price.css';
import type { Direction } from './sign';

/** The methods of an element that a flash uses; an HTMLElement has them. */
export interface Flashable {
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

/** Duration of a flash. The animation in flash-price.css has the same. */
export const FLASH_MS = 300;
/**
 * Pause after a flash. Prices of a busy market change ten times per second: without a pause every row would flash all
 * the time.
 */
export const REST_MS = 2_400;

const lastMs = new WeakMap<Flashable, number>();
/** Flashing figures, and when each began. */
const flashing = new Map<Flashable, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ends all flashes that are due, in one frame. */
function sweep(): void {
  const now = performance.now();
  for (const [element, sinceMs] of flashing) {
    if (now - sinceMs < FLASH_MS) continue;
    flashing.delete(element);
    element.removeAttribute('data-flash');
  }
  timer = flashing.size > 0 ? setTimeout(sweep, FLASH_MS) : undefined;
}

/** Flashes a price that changed, in the colour of its direction, for rows that are written outside of React. */
export function flashPrice(element: Flashable, direction: Direction): void {
  if (direction === 'zero') return;
  const now = performance.now();
  if (now - (lastMs.get(element) ?? Number.NEGATIVE_INFINITY) < REST_MS) return;
  lastMs.set(element, now);
  flashing.set(element, now);
  element.setAttribute('data-flash', direction);
  if (timer === undefined) timer = setTimeout(sweep, FLASH_MS);
}

import './flash-price.css';
import type { Direction } from './sign';

/** The part of an element that a flash touches; an HTMLElement is one. */
export interface Flashable {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

/** How long a price stays tinted after it changed. */
export const FLASH_MS = 250;
/** All tints of a moment go together. */
const SWEEP_MS = 50;

/** Tinted elements, and for how many sweeps they still are. */
const tinted = new Map<Flashable, number>();
let sweeping: ReturnType<typeof setInterval> | undefined;

function sweep(): void {
  for (const [element, left] of tinted) {
    if (left > 1) {
      tinted.set(element, left - 1);
    } else {
      tinted.delete(element);
      element.removeAttribute('data-flash');
    }
  }
  if (tinted.size > 0) return;
  clearInterval(sweeping);
  sweeping = undefined;
}

/**
 * Tints a price that changed, for rows that are written outside React. The tint is an attribute that comes and goes:
 * whatever fades keeps the browser drawing sixty times a second in a market that is busy, a third of all its work there.
 */
export function flashPrice(element: Flashable, direction: Direction): void {
  if (direction === 'zero') return;
  if (element.getAttribute('data-flash') !== direction) element.setAttribute('data-flash', direction);
  tinted.set(element, FLASH_MS / SWEEP_MS);
  sweeping ??= setInterval(sweep, SWEEP_MS);
}

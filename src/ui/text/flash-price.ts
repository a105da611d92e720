import './flash-price.css';
import type { Direction } from './sign';

/** The part of an element that a flash touches; an HTMLElement is one. */
export interface Flashable {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
}

/**
 * Flashes a price that changed, for rows that are written outside React. An animation restarts when its name
 * changes, so two equal animations take turns: restarting by removing the class would force a layout per row.
 */
export function flashPrice(element: Flashable, direction: Direction): void {
  if (direction === 'zero') return;
  const turn = element.getAttribute('data-flash')?.endsWith('1') ? 2 : 1;
  element.setAttribute('data-flash', `${direction}${turn}`);
}

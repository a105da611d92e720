import { meanClose } from './averages';
import type { Formula } from './formula';

/**
 * Bollinger bands: middle, upper, lower. The middle is the simple average of the close; the bands are `width` standard
 * deviations away (of the population, not of a sample).
 */
export const boll = (length: number, width: number): Formula<null> => ({
  start: null,
  step(_, bars, at) {
    const middle = meanClose(bars, at, length);
    if (middle === null) return [null, [null, null, null]];
    let squares = 0;
    for (let one = at - length + 1; one <= at; one++) squares += ((bars[one]?.close ?? 0) - middle) ** 2;
    const away = width * Math.sqrt(squares / length);
    return [null, [middle, middle + away, middle - away]];
  },
});

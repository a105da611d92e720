/**
 * The functions that pricing an option needs, by addition, multiplication and division only: Math.log and Math.exp
 * differ between engines in the last digit, and quotes are part of the exchange's state.
 */

/** Natural logarithm of a ratio of two prices, to twelve digits. Ratios outside 0.05 to 20 are taken as 0.05 or 20. */
export function logOfRatio(ratio: number): number {
  const bounded = Math.min(20, Math.max(0.05, ratio));
  const root = Math.sqrt(Math.sqrt(bounded));
  const z = (root - 1) / (root + 1);
  const square = z * z;
  let sum = 0;
  for (let power = 27; power >= 1; power -= 2) sum = sum * square + 1 / power;
  return 8 * z * sum;
}

/** e^-x for x from 0 on, with an error below 10^-12. */
function falling(x: number): number {
  const part = x / 64;
  let sum = 1;
  for (let term = 12; term >= 1; term -= 1) sum = 1 - (part / term) * sum;
  for (let doubled = 0; doubled < 6; doubled += 1) sum *= sum;
  return sum;
}

/** Beyond this many deviations the share is 0 or 1 to eight decimals. */
const FARTHEST = 7;

/** Share of a normal distribution below `x`, to seven digits (Abramowitz and Stegun 26.2.17). */
export function normalShare(x: number): number {
  if (Math.abs(x) > FARTHEST) return x < 0 ? 0 : 1;
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const beyond = falling((x * x) / 2) * 0.3989422804014327 * series;
  return x < 0 ? beyond : 1 - beyond;
}

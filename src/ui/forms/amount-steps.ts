/** Steps of amounts. Amounts are decimal strings; calculations use integers of the smallest decimal. */

/** Number of decimals of a step: 3 for "0.001", 0 for "5". */
export function stepPrecision(step: string): number {
  return step.split('.')[1]?.replace(/0+$/, '').length ?? 0;
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** The decimal string as an integer of 10^-scale; `scale` must be at least its number of decimals. */
function toScaled(text: string, scale: number): bigint {
  const [whole = '', decimals = ''] = (text || '0').split('.');
  return BigInt(whole + decimals.padEnd(scale, '0'));
}

function fromScaled(value: bigint, scale: number): string {
  if (scale === 0) return String(value);
  const digits = String(value).padStart(scale + 1, '0');
  const decimals = digits.slice(-scale).replace(/0+$/, '');
  return decimals === '' ? digits.slice(0, -scale) : `${digits.slice(0, -scale)}.${decimals}`;
}

export interface StepRules {
  step: string;
  min?: string;
  max?: string;
}

/**
 * Moves the amount by some steps, limited to `min` and `max`. An amount between two steps is first rounded down to the
 * lower one, as the exchange does. With `steps` 0 it only rounds and limits.
 */
export function moveBySteps(value: string, steps: number, { step, min, max }: StepRules): string {
  const scale = Math.max(...[value, step, min ?? '', max ?? ''].map(decimalsOf));
  // Exchanges without a smallest amount send zero.
  const size = toScaled(step, scale) || toScaled('1', scale);
  let next = (toScaled(value, scale) / size + BigInt(steps)) * size;
  if (next < 0n) next = 0n;
  if (max !== undefined && next > toScaled(max, scale)) next = (toScaled(max, scale) / size) * size;
  if (min !== undefined && next < toScaled(min, scale)) next = toScaled(min, scale);
  return fromScaled(next, scale);
}

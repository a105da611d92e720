/** Steps of amounts. They are decimal strings, calculated with as whole numbers of their smallest decimal. */

/** Decimals of a step: "0.001" has 3, "5" none. */
export function stepPrecision(step: string): number {
  return step.split('.')[1]?.replace(/0+$/, '').length ?? 0;
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** The decimal string as an integer of 10^-scale; the scale must hold all its decimals. */
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
 * The amount moved by so many steps and held between `min` and `max`. An amount off the grid first drops to the
 * step below, as the exchange would cut it. No steps (0) only cuts and clamps.
 */
export function moveBySteps(value: string, steps: number, { step, min, max }: StepRules): string {
  const scale = Math.max(...[value, step, min ?? '', max ?? ''].map(decimalsOf));
  const size = toScaled(step, scale);
  if (size === 0n) throw new Error('A step must be above zero.');
  let next = (toScaled(value, scale) / size + BigInt(steps)) * size;
  if (next < 0n) next = 0n;
  if (max !== undefined && next > toScaled(max, scale)) next = (toScaled(max, scale) / size) * size;
  if (min !== undefined && next < toScaled(min, scale)) next = toScaled(min, scale);
  return fromScaled(next, scale);
}

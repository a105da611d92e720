/**
 * Decimal strings as people type them. Amounts stay strings from the key to the server: no float ever holds one, so
 * nothing is rounded on the way and nothing becomes NaN.
 */

export interface AmountRules {
  /** Decimals that may be typed; more are cut off, never rounded up. */
  precision: number;
  /** Digits before the point; the ledger holds amounts below 10^12 (designed). */
  integerDigits?: number;
  /** What the reader's language puts between thousands; decides on pasted text that could be read both ways. */
  groupMark?: string;
}

/**
 * What is left of a typed or pasted text: '' or digits with at most one point. Every non-empty result is a number,
 * "12." and "0." while typing included. A comma typed as a single key is the decimal key of most European and
 * Asian keyboards; in pasted text ("1,234.5", "1.234,5") the mark that comes last is the decimal one, unless a lone
 * mark groups thousands.
 */
export function filterAmount(
  raw: string,
  previous: string,
  { precision, integerDigits = 12, groupMark = ',' }: AmountRules,
): string {
  const text = [...raw.normalize('NFKC')].filter((letter) => /[\d.,]/.test(letter)).join('');
  const typed = raw.length - previous.length === 1;
  const plain = typed ? typedText(text) : pastedText(text, { precision, groupMark });
  // What has several marks of each kind is no number in any language; its digits are kept.
  const [whole = '', ...rest] = plain.replaceAll(',', '').split('.');
  const integer = whole.replace(/^0+(?=\d)/, '').slice(0, integerDigits);
  if (rest.length === 0 || precision === 0) return integer;
  return `${integer || '0'}.${rest.join('').slice(0, precision)}`;
}

/** One key more than before: either mark is the point, and a second point is ignored. */
function typedText(text: string): string {
  const [whole = '', ...rest] = text.replaceAll(',', '.').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
}

/** "1,234" and "1.234", but not "0,125": thousands in some languages, and a number with three decimals in others. */
const COULD_BE_THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;

function pastedText(text: string, { precision, groupMark }: { precision: number; groupMark: string }): string {
  const lastComma = text.lastIndexOf(',');
  const lastPoint = text.lastIndexOf('.');
  const isThousands = (mark: string) => groupedBy(text, mark) || (groupMark === mark && COULD_BE_THOUSANDS.test(text));
  if (lastComma < 0) {
    // Fields write a point in every language: what could have been copied from this one is read as it was written.
    return isThousands('.') && (precision < 3 || groupedBy(text, '.')) ? text.replaceAll('.', '') : text;
  }
  if (lastPoint > lastComma) return text.replaceAll(',', '');
  if (lastPoint >= 0) return text.replaceAll('.', '').replace(',', '.');
  return isThousands(',') ? text.replaceAll(',', '') : text.replace(',', '.');
}

/** "434.110.425": the mark occurs more than once, so it cannot be the decimal one. */
const groupedBy = (text: string, mark: string): boolean => text.split(mark).length > 2;

/** The form an amount takes when the field is left: "12." is "12", "007" is "7", "." is "". */
export function settleAmount(text: string): string {
  if (!/\d/.test(text)) return '';
  const [whole = '', decimals = ''] = text.split('.');
  const integer = whole.replace(/^0+(?=\d)/, '') || '0';
  return decimals === '' ? integer : `${integer}.${decimals}`;
}

/** Decimals of a step: "0.001" has 3, "5" none. */
export function stepPrecision(step: string): number {
  return step.split('.')[1]?.replace(/0+$/, '').length ?? 0;
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** The decimal string as an integer of 10^-scale; the scale must hold all its decimals. */
function toScaled(text: string, scale: number): bigint {
  const [whole = '', decimals = ''] = (settleAmount(text) || '0').split('.');
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

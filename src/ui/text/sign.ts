import { MINUS } from '@/lib/numbers/minus';

/** Direction of a number, from which colour, sign and arrow are derived. */
export type Direction = 'up' | 'down' | 'zero';

/**
 * Direction of a number or a decimal string. It is read from the digits, so that "-0.00" and "0.000" are both zero and
 * no precision is lost. Text that is not a number counts as zero: an unknown change is shown without a colour.
 */
export function directionOf(value: number | string): Direction {
  const text = String(value).trim();
  if (!/^[+-]?(\d|\.\d|Infinity)/.test(text)) return 'zero';
  const mantissa = text.split(/e/i)[0] ?? '';
  if (!/[1-9]|Infinity/.test(mantissa)) return 'zero';
  return text.startsWith('-') ? 'down' : 'up';
}

/**
 * Text and direction of a signed figure. `text` is the formatted number, with or without its sign. If rounding has left
 * only zeros ("0.00" for 0.001), the figure counts as zero, because a green "+0.00" would be misleading.
 */
export function signedText(value: number | string, text: string): { direction: Direction; text: string } {
  const bare = text.trim().replace(/^[+\-−]\s*/, '');
  const direction = /[1-9]/.test(bare) ? directionOf(value) : 'zero';
  return { direction, text: `${direction === 'up' ? '+' : direction === 'down' ? MINUS : ''}${bare}` };
}

/** Direction from one price to the next. */
export function directionBetween(before: number | string, after: number | string): Direction {
  const difference = Number(after) - Number(before);
  return difference > 0 ? 'up' : difference < 0 ? 'down' : 'zero';
}

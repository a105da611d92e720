import type { Formats } from '@/i18n/use-formats';
import { decimalsOf, type Unit } from './indicators/catalogue';

/** Most cached texts. The axes write the same few dozen values in every redraw. */
const MAX_WRITTEN = 500;

/** Writes values of an indicator as its legend and its axis show them. */
export function unitWriter(
  { fixed, compact }: Pick<Formats, 'fixed' | 'compact'>,
  priceDecimals: number,
): (value: number, unit: Unit) => string {
  const write = (value: number, unit: Unit): string => {
    if (unit === 'amount') return value === 0 ? '0' : compact(value);
    const decimals = decimalsOf(unit, priceDecimals);
    return fixed(value.toFixed(decimals), decimals);
  };
  const written = {
    price: new Map<number, string>(),
    difference: new Map<number, string>(),
    amount: new Map<number, string>(),
    index: new Map<number, string>(),
  };
  return (value, unit) => {
    const known = written[unit];
    let text = known.get(value);
    if (text === undefined) {
      if (known.size >= MAX_WRITTEN) known.clear();
      text = write(value, unit);
      known.set(value, text);
    }
    return text;
  };
}

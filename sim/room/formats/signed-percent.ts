import { MINUS } from '@/lib/numbers/minus';

const DECIMALS = 2;

/** A percentage in the format of the language, with its sign unless it is zero, such as `−15 %`. */
export function signedPercent(percent: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: DECIMALS,
    numberingSystem: 'latn',
  });
  return format.format(percent / 100).replace('-', MINUS);
}

/** Whether a percentage rises or falls as it is shown: one that is shown as zero does neither. */
export function directionOf(percent: number): 'up' | 'down' | null {
  const shown = Number(percent.toFixed(DECIMALS));
  return shown > 0 ? 'up' : shown < 0 ? 'down' : null;
}

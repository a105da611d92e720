import { MINUS } from '@/lib/numbers/minus';

/** A percentage in the format of the language, with its sign unless it is zero, such as `−15 %`. */
export function signedPercent(percent: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  });
  return format.format(percent / 100).replace('-', MINUS);
}

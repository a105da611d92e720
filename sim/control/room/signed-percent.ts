import { MINUS } from '@/lib/minus';

/** `−15 %` as the language writes it, always with its sign. */
export function signedPercent(percent: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'always',
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  });
  return format.format(percent / 100).replace('-', MINUS);
}

/** `−15 %` as the language writes it, always with its sign. */
export function signedPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'always',
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  }).format(percent / 100);
}

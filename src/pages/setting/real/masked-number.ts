const SHOWN = 4;

/** The last four places of a number; a shorter one shows its last. */
export function maskedNumber(number: string): string {
  const shown = number.length > SHOWN ? SHOWN : 1;
  return '•'.repeat(Math.max(0, number.length - shown)) + number.slice(-shown);
}

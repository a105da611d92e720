const SHOWN = 4;

/** Masks all but the last four characters of a number; a shorter number shows only its last one. */
export function maskedNumber(number: string): string {
  const shown = number.length > SHOWN ? SHOWN : 1;
  return '•'.repeat(Math.max(0, number.length - shown)) + number.slice(-shown);
}

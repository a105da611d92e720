/**
 * The text that the exchange stores for any free text: without tags, as on family servers, and without outer blanks.
 */
export const plainText = (typed: string): string => typed.replaceAll(/<[^>]*>/g, '').trim();

/**
 * Whether a required field accepts a free text: something is left without its tags, and with them it has at most `max`
 * code units.
 */
export const isFreeText = (typed: string, max: number): boolean =>
  plainText(typed) !== '' && typed.trim().length <= max;

/** What the exchange makes of every free text: without tags, like family servers, and without blanks around it. */
export const plainText = (typed: string): string => typed.replaceAll(/<[^>]*>/g, '').trim();

/**
 * Whether a required field of free text takes what was typed: something of it is left, and with its tags it has at most
 * `max` code units.
 */
export const isFreeText = (typed: string, max: number): boolean =>
  plainText(typed) !== '' && typed.trim().length <= max;

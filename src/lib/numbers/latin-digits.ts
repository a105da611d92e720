/**
 * Code points of zero in the other digits that keyboards of our languages produce: full-width, Thai, Arabic, Persian.
 */
const ZEROS = [0xff10, 0x0e50, 0x0660, 0x06f0];

/** The text with Latin digits in place of those of other scripts. */
export const latinDigits = (text: string): string =>
  Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? letter : String(code - zero);
  }).join('');

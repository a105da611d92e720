/**
 * Joiners form emoji and letters of some scripts. They are allowed between two characters; elsewhere they are
 * invisible.
 */
const JOINED = /(?<=\S)[\u200c\u200d](?=\S)/gu;
/**
 * Control characters, soft hyphens, zero-width characters, empty letters and signs, marks that change the text
 * direction, and invisible tag characters. Listed one by one, because engines know different versions of Unicode.
 */
const HIDDEN =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffd]|\u034f|\u17b4|\u17b5|[\u{e0000}-\u{e007f}]/u;
/** A variant is chosen of the character before. Without one, nothing is seen of it. */
const LONE_VARIATION = /(?<![^\s\p{M}]\p{M}*)[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;
/** More combining marks on one letter than any script uses. */
const PILED = /\p{M}{5}/u;

/** Whether a text has characters that cannot be seen, or that change how other text is displayed. */
export function hasHiddenCharacters(text: string): boolean {
  const visible = text.replaceAll(JOINED, '');
  return [HIDDEN, LONE_VARIATION, PILED].some((pattern) => pattern.test(visible));
}

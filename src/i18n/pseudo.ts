import type { PostProcessorModule } from 'i18next';

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aceginorsuyzACEGINORSUYZ', (letter, at) => [
    letter,
    Array.from('áçéğíñóřšúýžÁÇÉĞÍÑÓŘŠÚÝŽ')[at] ?? letter,
  ]),
);
/** Markup within a text, which stays unchanged. */
const TAG = /(<\/?\w+\/?>)/;
/** Translations may be this much longer than English. */
const LONGER = 0.4;

/**
 * A pseudo-translation: marked at both ends, 40 % longer, with accented letters. Unmarked text on screen does not come
 * from the texts; text without its end mark is cut off.
 */
export function pseudo(text: string): string {
  const accented = text
    .split(TAG)
    .map((part) => (TAG.test(part) ? part : Array.from(part, (letter) => LETTERS[letter] ?? letter).join('')))
    .join('');
  const length = text.replaceAll(new RegExp(TAG, 'g'), '').length;
  return `[${accented}${'~'.repeat(Math.ceil(length * LONGER))}]`;
}

/** i18next plugin that changes every displayed text (`?pseudo` in builds with the simulation). */
export const pseudoTexts: PostProcessorModule = {
  type: 'postProcessor',
  name: 'pseudo',
  process: (text) => pseudo(text),
};

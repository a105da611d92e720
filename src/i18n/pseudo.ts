import type { PostProcessorModule } from 'i18next';

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aceginorsuyzACEGINORSUYZ', (letter, at) => [
    letter,
    Array.from('áçéğíñóřšúýžÁÇÉĞÍÑÓŘŠÚÝŽ')[at] ?? letter,
  ]),
);
/** Part of a text that is markup and stays. */
const TAG = /(<\/?\w+\/?>)/;
/** Languages take up to so much more room than English. */
const LONGER = 0.4;

/**
 * A text as no language has it: marked at both ends and 40 % longer, with accents on its letters. What has no marks on
 * the screen does not come from the texts; what loses one is cut.
 */
export function pseudo(text: string): string {
  const accented = text
    .split(TAG)
    .map((part) => (TAG.test(part) ? part : Array.from(part, (letter) => LETTERS[letter] ?? letter).join('')))
    .join('');
  const length = text.replaceAll(new RegExp(TAG, 'g'), '').length;
  return `[${accented}${'~'.repeat(Math.ceil(length * LONGER))}]`;
}

/** For i18next: every text on its way to the screen (`?pseudo` in a build with the simulation). */
export const pseudoTexts: PostProcessorModule = {
  type: 'postProcessor',
  name: 'pseudo',
  process: (text) => pseudo(text),
};

import type { WireLang } from '@/contract/lang';

/**
 * What the simulation says to people, written where it belongs in English and Indonesian. The other languages are files
 * of this folder, one a language, by the English text, as gettext does it; a test says that none is missing.
 */
export interface Words {
  readonly en: string;
  readonly id: string;
}

/** English texts in another language. */
export type Dictionary = Readonly<Record<string, string>>;

const dictionaries = new Map<WireLang, Dictionary>();

/** Makes a language known (./load.ts does). */
export function addDictionary(lang: WireLang, dictionary: Dictionary): void {
  dictionaries.set(lang, dictionary);
}

/** Whether what is said in a language will be in it. */
export const isSpoken = (lang: WireLang): boolean => lang === 'en' || lang === 'id' || dictionaries.has(lang);

/** The words for a reader. A language that nobody has loaded reads English. */
export function said(words: Words, lang: WireLang): string {
  return lang === 'en' || lang === 'id' ? words[lang] : (dictionaries.get(lang)?.[words.en] ?? words.en);
}

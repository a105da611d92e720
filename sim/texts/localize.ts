import type { WireLang } from '@/contract/lang';

/**
 * A text of the simulation for users. English and Indonesian are written where the text is used. The other languages
 * have one file each in this folder, keyed by the English text, as in gettext. A test checks that no text is missing.
 */
export interface LocalizedText {
  readonly en: string;
  readonly id: string;
}

/** Texts of another language by the English text. */
export type Dictionary = Readonly<Record<string, string>>;

const dictionaries = new Map<WireLang, Dictionary>();

/** Registers the texts of a language (./load.ts calls it). */
export function addDictionary(lang: WireLang, dictionary: Dictionary): void {
  dictionaries.set(lang, dictionary);
}

/** Whether the texts of a language are loaded. */
export const isLangLoaded = (lang: WireLang): boolean => lang === 'en' || lang === 'id' || dictionaries.has(lang);

/** The language that a reader's texts come in: English when theirs is not loaded. Their numbers are written in it too. */
export const loadedLang = (lang: WireLang): WireLang => (isLangLoaded(lang) ? lang : 'en');

/** The text in a reader's language. English when that language is not loaded. */
export function localize(words: LocalizedText, lang: WireLang): string {
  return lang === 'en' || lang === 'id' ? words[lang] : (dictionaries.get(lang)?.[words.en] ?? words.en);
}

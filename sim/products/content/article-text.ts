import type { WireLang } from '@/contract/lang';

/** The words of one article in one language. `content` is HTML. */
export interface ArticleText {
  readonly title: string;
  readonly abstract: string;
  readonly content: string;
}

/** English is the language of record; a language that is missing reads it (contract section 5: falls back to en). */
export type ArticleTexts = Partial<Record<WireLang, ArticleText>> & { readonly en: ArticleText };

export function textIn(texts: ArticleTexts, lang: WireLang): { lang: WireLang; text: ArticleText } {
  const own = texts[lang];
  return own ? { lang, text: own } : { lang: 'en', text: texts.en };
}

/** Paragraphs from plain sentences, so that the texts below stay readable as text. */
export const paragraphs = (...sentences: readonly string[]): string =>
  sentences.map((line) => `<p>${line}</p>`).join('');

/** A headed section of a longer article. */
export const section = (heading: string, ...sentences: readonly string[]): string =>
  `<h3>${heading}</h3>${paragraphs(...sentences)}`;

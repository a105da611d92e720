import type { Slug } from './articles';

/** The text of one article in one language. `content` is HTML. */
export interface ArticleText {
  readonly title: string;
  readonly abstract: string;
  readonly content: string;
}

/**
 * The languages that every article is written in first; English is authoritative. The other languages are in
 * ./translations.
 */
export type ArticleTexts = Readonly<Record<'en' | 'id', ArticleText>>;

/** Every seed article in one further language. */
export type Translation = Readonly<Record<Slug, ArticleText>>;

/** Wraps plain sentences in HTML paragraphs, so that the article files stay readable. */
export const paragraphs = (...sentences: readonly string[]): string =>
  sentences.map((line) => `<p>${line}</p>`).join('');

/** A headed section of a longer article. */
export const section = (heading: string, ...sentences: readonly string[]): string =>
  `<h3>${heading}</h3>${paragraphs(...sentences)}`;

type Part = string | readonly [heading: string, ...sentences: string[]];

/**
 * Some languages put a space before punctuation and between thousands. A no-break space keeps a line from breaking
 * there; it is narrow except before a colon.
 */
const unbroken = (text: string): string =>
  text.replaceAll(/ (?=:)/g, '\u00A0').replaceAll(/ (?=[;?!%])|(?<=\d) (?=\d{3})/g, '\u202F');

/** An article made of plain paragraphs and of sections. A section is an array that begins with its heading. */
export const article = (title: string, abstract: string, ...parts: readonly Part[]): ArticleText => ({
  title: unbroken(title),
  abstract: unbroken(abstract),
  content: unbroken(parts.map((part) => (typeof part === 'string' ? paragraphs(part) : section(...part))).join('')),
});

/** The words of one article in one language. `content` is HTML. */
export interface ArticleText {
  readonly title: string;
  readonly abstract: string;
  readonly content: string;
}

/** The languages an article is written in first; English is the one of record. The others are in ./translations. */
export type ArticleTexts = Readonly<Record<'en' | 'id', ArticleText>>;

/** Paragraphs from plain sentences, so that the texts below stay readable as text. */
export const paragraphs = (...sentences: readonly string[]): string =>
  sentences.map((line) => `<p>${line}</p>`).join('');

/** A headed section of a longer article. */
export const section = (heading: string, ...sentences: readonly string[]): string =>
  `<h3>${heading}</h3>${paragraphs(...sentences)}`;

type Part = string | readonly [heading: string, ...sentences: string[]];

/** Some languages put a space before signs and between thousands: no line begins there. */
const unbroken = (text: string): string => text.replaceAll(/ (?=[:;?!%])|(?<=\d) (?=\d{3})/g, '\u00A0');

/** An article of paragraphs, and of sections, which begin with their heading. */
export const article = (title: string, abstract: string, ...parts: readonly Part[]): ArticleText => ({
  title: unbroken(title),
  abstract: unbroken(abstract),
  content: unbroken(parts.map((part) => (typeof part === 'string' ? paragraphs(part) : section(...part))).join('')),
});

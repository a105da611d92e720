/** A search result of the manual: the text below one heading. */
export interface SearchEntry {
  /** `how-to/share.html#a-link`. */
  readonly id: string;
  readonly page: string;
  /** '' for the text before the first heading of a page. */
  readonly heading: string;
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/** The plain text of HTML that the manual's own generator has written. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<\/?(?:span|code|strong|em|a)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The parts of a page, in their order. */
export function searchEntries({ file, html }: { file: string; html: string }): SearchEntry[] {
  const article = /<article[^>]*>([\s\S]*?)<\/article>/.exec(html)?.[1] ?? '';
  const [, title = '', body = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>([\s\S]*)/.exec(article) ?? [];
  const page = plainText(title);
  return body.split(/(?=<h[23] id=")/).map((part) => {
    const [, anchor = '', heading = '', text = part] =
      /^<h[23] id="([^"]*)"[^>]*>([\s\S]*?)<\/h[23]>([\s\S]*)/.exec(part) ?? [];
    return { id: anchor ? `${file}#${anchor}` : file, page, heading: plainText(heading), text: plainText(text) };
  });
}

export interface Section {
  /** Inner HTML of the heading. */
  readonly heading: string;
  /** HTML up to the next heading. */
  readonly content: string;
}

const HEADING = /<h[1-3][^>]*>(.*?)<\/h[1-3]>/gis;

/**
 * Splits an article at its headings; `lead` is the part before the first one. Both are untrusted HTML: render them with
 * RichText only.
 */
export function sectionsOf(html: string): { lead: string; sections: readonly Section[] } {
  const headings = [...html.matchAll(HEADING)];
  const endOf = (index: number) => headings[index + 1]?.index ?? html.length;
  return {
    lead: html.slice(0, headings[0]?.index ?? html.length),
    sections: headings.map((found, index) => ({
      heading: found[1] ?? '',
      content: html.slice(found.index + found[0].length, endOf(index)),
    })),
  };
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').toLowerCase();

/** Whether the section contains every typed word. */
export function matches({ heading, content }: Section, typed: string): boolean {
  const text = `${plain(heading)} ${plain(content)}`;
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

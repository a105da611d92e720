/** The parts of markdown-it, a dependency of Eleventy, that are used here. */
interface Token {
  readonly type: string;
  readonly tag: string;
  readonly content: string;
  readonly children: readonly Token[] | null;
  attrGet(name: string): string | null;
  attrSet(name: string, value: string): void;
}
interface MarkdownIt {
  readonly core: {
    readonly ruler: { push(name: string, rule: (state: { readonly tokens: readonly Token[] }) => void): void };
  };
  readonly renderer: {
    readonly rules: Record<string, ((tokens: readonly Token[], at: number, ...rest: unknown[]) => string) | undefined>;
  };
}

/** The anchor of a heading, as GitHub makes it: `Share a run` is `share-a-run`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/**
 * Lets Markdown that is written for GitHub work as a site: headings with GitHub's anchors, links to `other.md` that
 * lead to `other.html`, and tables that scroll on their own if they are wider than a phone.
 */
export function linkedMarkdown(markdown: MarkdownIt): void {
  markdown.core.ruler.push('linked', ({ tokens }) => {
    const seen = new Map<string, number>();
    for (const [at, token] of tokens.entries()) {
      if (token.type === 'heading_open' && token.tag !== 'h1') {
        const anchor = anchorOf(textOf(tokens[at + 1]));
        const before = seen.get(anchor) ?? 0;
        seen.set(anchor, before + 1);
        token.attrSet('id', before === 0 ? anchor : `${anchor}-${before}`);
      }
      for (const child of token.children ?? []) {
        const href = child.type === 'link_open' && child.attrGet('href');
        if (href && !/^[a-z]+:/.test(href)) child.attrSet('href', href.replace(/\.md(?=#|$)/, '.html'));
      }
    }
  });
  const { rules } = markdown.renderer;
  const { fence } = rules;
  rules.fence = (...given) => fence?.(...given).replace('<pre>', '<pre tabindex="0">') ?? '';
  // A scrolling region must be reachable by keyboard (WCAG 2.1.1), and needs a unique name.
  rules.table_open = (tokens, at) => {
    const number = tokens.slice(0, at + 1).filter(({ type }) => type === 'table_open').length;
    return `<div class="wide" role="region" aria-label="Table ${number}" tabindex="0"><table>\n`;
  };
  rules.table_close = () => '</table></div>\n';
}

const textOf = (inline: Token | undefined): string =>
  (inline?.children ?? []).map(({ type, content }) => (/^(text|code_inline)$/.test(type) ? content : '')).join('');

import { inertMarkup } from './inert-markup';

/**
 * Turns HTML from outside the app (articles, notices) into a tree of allowed elements only, so that it can be drawn
 * without inserting it into the page as markup (designed).
 */

const RENAMED = {
  p: 'p',
  div: 'div',
  br: 'br',
  hr: 'hr',
  // Two ranks are enough for an article. The component that draws it sets their levels (src/ui/text/rich-text.tsx).
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  del: 's',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  pre: 'pre',
  code: 'code',
  figure: 'figure',
  figcaption: 'figcaption',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
  a: 'a',
  img: 'img',
} as const satisfies Record<string, string>;

/** Removed together with their content. Any other unknown element is replaced by its content. */
const DROPPED = new Set(
  'script style template noscript iframe object embed applet svg math head title link meta base form input textarea select button video audio canvas'.split(
    ' ',
  ),
);

export type SafeTag = (typeof RENAMED)[keyof typeof RENAMED];

/** These attributes are the only ones kept: no handlers, no styles, no ids. */
export interface SafeElement {
  readonly tag: SafeTag;
  readonly href?: string;
  readonly src?: string;
  readonly alt?: string;
  readonly children: readonly SafeNode[];
}
export type SafeNode = string | SafeElement;

/** The properties of a DOM node that this module reads. */
export interface MarkupNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<MarkupNode>;
  getAttribute?(name: string): string | null;
}

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;
/** Nesting deeper than editors write is cut off, because drawing it could exhaust the stack. */
const MAX_DEPTH = 40;

const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;

/** Browsers ignore blanks and control characters inside addresses, so `java\nscript:` must not pass either. */
const bare = (address: string): string => [...address].filter((letter) => letter > ' ' && letter !== '\u007f').join('');

/** The address, if a link may lead there: the web, mail, telephone or a screen of the app. Null for anything else. */
export function safeHref(address: string): string | null {
  const text = bare(address);
  if (text.startsWith('#/')) return text;
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(text) ? text : null;
}

/**
 * The address, if a picture may come from there: the web, a path on the server, or a data: picture. Null for anything
 * else.
 */
export function safeSrc(address: string): string | null {
  const text = bare(address);
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined) return text === '' ? null : text;
  if (scheme === 'https' || scheme === 'http') return text;
  return PICTURE.test(text) ? text : null;
}

/** Keeps the allowed part of some nodes. */
export function safeNodes(nodes: ArrayLike<MarkupNode>, depth = 0): SafeNode[] {
  if (depth > MAX_DEPTH) return [];
  return Array.from(nodes).flatMap((node) => safeNode(node, depth));
}

function safeNode(node: MarkupNode, depth: number): SafeNode[] {
  if (node.nodeType === TEXT_NODE) return node.nodeValue ? [node.nodeValue] : [];
  if (node.nodeType !== ELEMENT_NODE) return [];
  const name = node.nodeName.toLowerCase();
  if (DROPPED.has(name)) return [];
  const children = safeNodes(node.childNodes, depth + 1);
  if (!Object.hasOwn(RENAMED, name)) return children;
  const tag = RENAMED[name as keyof typeof RENAMED];
  if (tag === 'a') {
    const href = safeHref(node.getAttribute?.('href') ?? '');
    return href ? [{ tag, href, children }] : children;
  }
  if (tag === 'img') {
    const src = safeSrc(node.getAttribute?.('src') ?? '');
    return src ? [{ tag, src, alt: node.getAttribute?.('alt') ?? '', children: [] }] : [];
  }
  return [{ tag, children: tag === 'br' || tag === 'hr' ? [] : children }];
}

/** Parses markup in a separate document, in which nothing runs or loads, and keeps the allowed part. */
export function readMarkup(html: string): SafeNode[] {
  return safeNodes(
    new DOMParser().parseFromString(inertMarkup(html), 'text/html').body.childNodes as ArrayLike<MarkupNode>,
  );
}

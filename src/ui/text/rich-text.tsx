import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { readMarkup, type SafeElement, type SafeNode } from '@/lib/markup/safe-markup';
import styles from './rich-text.module.css';

export interface RichTextProps {
  /** Markup from outside the app. Only its allowed elements are drawn (src/lib/markup/safe-markup.ts). */
  html: string;
  /** Converts a path on the server into an address the page can load. */
  assetUrl?: (path: string) => string;
  /** Level of the heading above the text, so that no heading level is skipped. */
  under?: 1 | 2;
}

/** An article's text. It is built element by element and never inserted as markup. */
export function RichText({ html, assetUrl = (path) => path, under = 2 }: RichTextProps) {
  const nodes = useMemo(() => withLevels(readMarkup(html), under), [html, under]);
  return <div className={styles.rich}>{nodes.map((node, index) => draw(node, index, assetUrl))}</div>;
}

interface Levelled extends Omit<SafeElement, 'children'> {
  /** Only for headings: the level to draw. */
  readonly level?: number;
  readonly children: readonly (string | Levelled)[];
}

/** Assigns levels to an article's headings so that no level is skipped. */
export function withLevels(nodes: readonly SafeNode[], under: number): (string | Levelled)[] {
  let last = under;
  const number = (node: SafeNode): string | Levelled => {
    if (typeof node === 'string') return node;
    if (node.tag !== 'h3' && node.tag !== 'h4') return { ...node, children: node.children.map(number) };
    last = Math.min(under + (node.tag === 'h3' ? 1 : 2), last + 1);
    return { ...node, level: last, children: node.children.map(number) };
  };
  return nodes.map(number);
}

function draw(node: string | Levelled, key: number, assetUrl: (path: string) => string): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'table')
    return (
      <div key={key} className={styles.wide}>
        <table>{content(node, assetUrl)}</table>
      </div>
    );
  if (node.level !== undefined)
    return createElement(
      `h${node.level}`,
      { key, className: node.tag === 'h3' ? styles.heading : styles.subheading },
      content(node, assetUrl),
    );
  return createElement(node.tag, { key, ...attributes(node, assetUrl) }, content(node, assetUrl));
}

function content(node: Levelled, assetUrl: (path: string) => string): ReactNode {
  if (node.children.length === 0) return undefined;
  return createElement(Fragment, null, ...node.children.map((child, index) => draw(child, index, assetUrl)));
}

function attributes({ tag, href, src, alt }: Levelled, assetUrl: (path: string) => string) {
  if (tag === 'img') return { src: assetUrl(src ?? ''), alt: alt ?? '', loading: 'lazy' };
  if (tag !== 'a') return {};
  // A page opened from an article must not get access to this one.
  return href?.startsWith('#') ? { href } : { href, target: '_blank', rel: 'noopener noreferrer' };
}

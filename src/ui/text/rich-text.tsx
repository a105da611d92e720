import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { readMarkup, type SafeElement, type SafeNode } from '@/lib/safe-markup';
import styles from './rich-text.module.css';

export interface RichTextProps {
  /** Markup that somebody else wrote. Only allowed elements of it are drawn (src/lib/safe-markup.ts). */
  html: string;
  /** Turns a path of the server into an address the page can show. */
  assetUrl?: (path: string) => string;
}

/** An article's text. It is built element by element, never handed to the page as markup. */
export function RichText({ html, assetUrl = (path) => path }: RichTextProps) {
  const nodes = useMemo(() => readMarkup(html), [html]);
  return <div className={styles.rich}>{nodes.map((node, index) => draw(node, index, assetUrl))}</div>;
}

function draw(node: SafeNode, key: number, assetUrl: (path: string) => string): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'table')
    return (
      <div key={key} className={styles.wide}>
        <table>{content(node, assetUrl)}</table>
      </div>
    );
  return createElement(node.tag, { key, ...attributes(node, assetUrl) }, content(node, assetUrl));
}

function content(node: SafeElement, assetUrl: (path: string) => string): ReactNode {
  if (node.children.length === 0) return undefined;
  return createElement(Fragment, null, ...node.children.map((child, index) => draw(child, index, assetUrl)));
}

function attributes({ tag, href, src, alt }: SafeElement, assetUrl: (path: string) => string) {
  if (tag === 'img') return { src: assetUrl(src ?? ''), alt: alt ?? '', loading: 'lazy' };
  if (tag !== 'a') return {};
  // A page opened from an article must not be able to steer this one.
  return href?.startsWith('#') ? { href } : { href, target: '_blank', rel: 'noopener noreferrer' };
}

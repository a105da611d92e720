import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MarkupNode, type SafeNode, safeHref, safeNodes, safeSrc } from './safe-markup';

const text = (value: string): MarkupNode => ({ nodeType: 3, nodeName: '#text', nodeValue: value, childNodes: [] });

/** A node as DOMParser makes it. */
function element(name: string, attributes: Record<string, string> = {}, ...children: MarkupNode[]): MarkupNode {
  return {
    nodeType: 1,
    nodeName: name.toUpperCase(),
    nodeValue: null,
    childNodes: children,
    getAttribute: (key) => (Object.hasOwn(attributes, key) ? (attributes[key] ?? null) : null),
  };
}

it.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['mailto:help@example.com', 'mailto:help@example.com'],
  ['#/pages/vip/index', '#/pages/vip/index'],
  ['javascript:alert(1)', null],
  [' JaVaScRiPt:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['\u0001javascript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['vbscript:x', null],
  ['//evil.example', null],
  ['/relative', null],
  ['', null],
])('of links, %j becomes %j', (address, kept) => {
  expect(safeHref(address)).toBe(kept);
});

it.each([
  ['https://example.com/a.png', 'https://example.com/a.png'],
  ['/upload/a.png', '/upload/a.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['data:text/html;base64,AAAA', null],
  ['javascript:alert(1)', null],
  ['blob:https://example.com/1', null],
  ['', null],
])('of pictures, %j becomes %j', (address, kept) => {
  expect(safeSrc(address)).toBe(kept);
});

describe('elements', () => {
  it('keeps what is allowed, without its attributes', () => {
    const nodes = [element('p', { onclick: 'x()', style: 'color:red' }, text('a'), element('b', {}, text('c')))];
    expect(safeNodes(nodes)).toEqual([{ tag: 'p', children: ['a', { tag: 'strong', children: ['c'] }] }]);
  });

  it('drops scripts, frames, forms and SVG with their content', () => {
    for (const name of ['script', 'style', 'iframe', 'object', 'svg', 'form', 'template'])
      expect(safeNodes([element(name, {}, element('p', {}, text('no')))])).toEqual([]);
  });

  it('keeps the words of elements it does not know', () => {
    expect(safeNodes([element('font', {}, text('a'), element('marquee', {}, text('b')))])).toEqual(['a', 'b']);
  });

  it('keeps the text of a link with an unsafe address, and drops a picture with one', () => {
    expect(safeNodes([element('a', { href: 'javascript:x' }, text('a'))])).toEqual(['a']);
    expect(safeNodes([element('img', { src: 'javascript:x', onerror: 'x()' })])).toEqual([]);
  });

  it('treats names of properties that every object has as unknown', () => {
    expect(safeNodes([element('constructor', {}, text('a'))])).toEqual(['a']);
  });
});

const markup: fc.Arbitrary<MarkupNode> = fc.letrec<{ node: MarkupNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.string().map(text),
    fc
      .record({
        name: fc.constantFrom('p', 'a', 'img', 'script', 'svg', 'font', 'h1', 'table', 'iframe', '__proto__'),
        href: fc.constantFrom('javascript:x', 'https://example.com', 'data:text/html,x', 'tel:1'),
        children: fc.array(tie('node'), { maxLength: 4 }),
      })
      .map(({ name, href, children }) => element(name, { href, src: href, onload: 'x()' }, ...children)),
  ),
})).node;

it('lets no other tag, attribute or scheme through, whatever it is given', () => {
  const check = (node: SafeNode): void => {
    if (typeof node === 'string') return;
    expect(['p', 'a', 'img', 'h3', 'table']).toContain(node.tag);
    expect(Object.keys(node).filter((key) => !['tag', 'href', 'src', 'alt', 'children'].includes(key))).toEqual([]);
    expect(`${node.href ?? ''}${node.src ?? ''}`).not.toMatch(/script|text\/html/);
    node.children.forEach(check);
  };
  fc.assert(fc.property(fc.array(markup), (nodes) => safeNodes(nodes).forEach(check)));
});

it('cuts off nesting that would exhaust the stack', () => {
  let node = text('end');
  for (let depth = 0; depth < 200_000; depth++) node = element('div', {}, node);
  expect(JSON.stringify(safeNodes([node]))).not.toContain('end');
});

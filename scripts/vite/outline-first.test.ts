import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { outlineFirst } from './outline-first';

type Transform = { readonly handler: (html: string) => string };
const transform = (html: string) => (outlineFirst().transformIndexHtml as unknown as Transform).handler(html);

const PAGE = `<html><head>
  <script type="module" crossorigin src="/h5/assets/index-1.js"></script>
  <link rel="modulepreload" crossorigin href="/h5/assets/framework-1.js">
  <link rel="modulepreload" crossorigin href="/h5/assets/app-1.js">
  <link rel="stylesheet" crossorigin href="/h5/assets/app-1.css">
</head><body><div class="outline"></div></body></html>`;

test('style sheets and the start follow the outline, in this order', () => {
  const places = ['class="outline"', '<link rel="stylesheet"', '<script>{'].map((part) =>
    transform(PAGE).indexOf(part),
  );
  expect(places).toEqual(places.toSorted((left, right) => left - right));
  expect(transform(PAGE).match(/rel="stylesheet"/g)).toHaveLength(1);
});

test('the files run in the order in which they import each other, the entry last', () => {
  const [, files = '[]'] = /for \(const file of (\[.*?\])\)/.exec(transform(PAGE)) ?? [];
  expect(JSON.parse(files)).toEqual(['/h5/assets/framework-1.js', '/h5/assets/app-1.js', '/h5/assets/index-1.js']);
});

test('the entry is preloaded and marked, and no tag runs it', () => {
  expect(transform(PAGE)).toContain('<link rel="modulepreload" crossorigin href="/h5/assets/index-1.js" data-entry>');
  expect(transform(PAGE)).not.toContain('<script type="module"');
});

test('a page without an entry fails the build', () => {
  expect(() => transform('<html></html>')).toThrow('script');
});

test.each([
  ['a script', 1],
  ['a style sheet', 0],
])(
  '%s that does not come leaves no outline standing: the page says so, and can be loaded again',
  async (_what, rules) => {
    const element = () => ({ setAttribute() {}, append: (...parts: object[]) => void shown.push(...parts) });
    const shown: object[] = [];
    const errors: unknown[] = [];
    let reloads = 0;
    const failed = new Promise<void>((replaced) => {
      const root = { replaceChildren: () => replaced() };
      const link = { sheet: rules > 0 ? { cssRules: { length: rules } } : null };
      const querySelector = (selector: string) => (selector === 'link[href="/h5/assets/app-1.css"]' ? link : null);
      const document = { hidden: true, createElement: element, getElementById: () => root, querySelector };
      const [, script = ''] = /<script>(.*)<\/script>/.exec(transform(PAGE)) ?? [];
      const console = { error: (error: unknown) => errors.push(String(error)) };
      // No module can be loaded here.
      runInNewContext(script, { document, location: { reload: () => (reloads += 1) }, console });
    });
    await failed;
    expect(String(errors)).toMatch(rules > 0 ? /import/ : /app-1\.css/);
    expect(shown).toMatchObject([{ textContent: expect.stringContaining('The app did not load') }, {}, {}]);
    const [, button] = shown as { onclick?: () => void }[];
    button?.onclick?.();
    expect(reloads).toBe(1);
  },
);

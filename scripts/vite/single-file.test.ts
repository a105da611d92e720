import { expect, test } from 'vitest';
import { singleFile } from './single-file';
import { buildFiles, type Files } from './testing/build-files';
import { shownBy } from './testing/run-script';

/** Code added by another plugin: in its own code the bundler already escapes most end tags. */
const ADDED = '/* </script></SCRIPT ><!--<script> */';

/** Texts that would end a script or a style, begin a comment, or be expanded as a replacement pattern. */
const TEXTS = ['</script>', '</SCRIPT >', '<!--<script>', '</style>', '$&', '$1', "$'", '`\\'];

const FILES: Files = {
  'index.html': `<!doctype html><html><head><title>page</title>
    <script type="module" src="/main.js"></script></head><body><p>outline</p></body></html>`,
  'main.js': `import './main.css'; import worker from './worker.js?worker&url';
    self.shown = [${JSON.stringify(TEXTS)}, worker];`,
  'worker.js': `self.shown = ${JSON.stringify(TEXTS)};`,
  'main.css': `p::before { content: '</style>$&'; } .last { color: #010203; }`,
  'public/nft/1.webp': 'a picture: </script>',
};

interface Changed {
  readonly files?: Files;
  /** Further files that the build emits. */
  readonly emitted?: string;
  readonly codeSplitting?: boolean;
  readonly page?: (html: string) => string;
}

const built = ({ files = {}, emitted, codeSplitting = false, page = (html) => html }: Changed = {}) =>
  buildFiles({ ...FILES, ...files }, (root) => ({
    plugins: [
      {
        name: 'changed',
        generateBundle(_options, bundle) {
          for (const [name, file] of Object.entries(bundle))
            if (file.type === 'chunk') file.code = ADDED + file.code;
            else if (name.endsWith('.js')) file.source = ADDED + file.source;
          if (emitted) this.emitFile({ type: 'asset', fileName: emitted, source: 'text' });
        },
        transformIndexHtml: { order: 'post', handler: page },
      },
      singleFile(`${root}/public`),
    ],
    build: { cssCodeSplit: false, rolldownOptions: { output: { codeSplitting } } },
  }));

/** The contents of these elements as a browser reads them: up to the first end tag. */
const inlineOf = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}`, 'gi'))].map(
    ([, attributes = '', text = '']) => ({
      attributes: attributes.trim(),
      text,
    }),
  );

test('one page has every part, in the order of their dependencies, and makes no requests', async () => {
  const output = await built();
  expect(Object.keys(output)).toEqual(['pocket-exchange.html']);
  const [html = ''] = Object.values(output);
  const places = ['<style>', '<p>outline', 'id="exchange-worker"', '<script type="module"', 'data-file="nft/1.webp"'];
  const found = places.map((part) => html.indexOf(part));
  expect(found).toEqual(found.toSorted((left, right) => left - right));
  expect(found[0]).toBeGreaterThan(0);
  expect(html).not.toMatch(/<(?:script|link|img)[^>]*\b(?:src|href)=/);
  expect(html.trim()).toMatch(/<\/body><\/html>$/);
});

test('end tags within a script, the worker or a style do not end them, and their text is unchanged', async () => {
  const { 'pocket-exchange.html': html = '' } = await built();
  const [worker, script, media, ...others] = inlineOf(html, 'script');
  expect(others).toEqual([]);
  expect(worker?.attributes).toContain('type="text/plain"');
  expect(shownBy(worker?.text ?? '')).toEqual(TEXTS);
  // Otherwise `<script` behind it would hide the end tag.
  for (const part of [worker, script]) expect(part?.text).not.toContain('<!--');
  expect(shownBy(script?.text ?? '')).toEqual([TEXTS, expect.stringMatching(/worker-[\w-]+\.js$/)]);
  expect(Buffer.from(media?.text ?? '', 'base64').toString()).toBe(FILES['public/nft/1.webp']);
  const [style, ...styles] = inlineOf(html, 'style');
  expect(styles).toEqual([]);
  expect(style?.text).toMatch(/^p:before\{content:"\\3C \/style>\$&"\}\.last\{color:#010203\}/);
});

test.each<[string, Changed, string]>([
  ['no worker', { files: { 'main.js': "import './main.css'; self.shown = 1;" } }, 'lacks a part'],
  ['no style', { files: { 'main.css': '' } }, 'lacks a part'],
  ['a further asset', { emitted: 'assets/table.json' }, 'assets/table.json has no place'],
  ['a second style sheet', { emitted: 'assets/late.css' }, 'has no place'],
  [
    'a second script',
    {
      files: { 'main.js': `${FILES['main.js']} import('./late.js');`, 'late.js': 'self.late = 1;' },
      codeSplitting: true,
    },
    'has no place',
  ],
  ['no place for the style', { page: (html) => html.replace(/<link rel="stylesheet"[^>]*>/, '') }, 'has no /<link'],
  ['no end of the body', { page: (html) => html.replace('</body>', '') }, 'has no /<\\/body'],
])('a build with %s ends', async (_name, changed, problem) => {
  await expect(built(changed)).rejects.toThrow(problem);
});

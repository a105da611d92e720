import { readOrigins } from '@sim/hosts/browser/embed/origins';
import { expect, test } from 'vitest';
import { embedOrigins } from './embed-origins';
import { buildFiles } from './testing/build-files';

const PAGE = '<!doctype html><html><head><script>start()</script></head><body></body></html>';

/** The origins in the page, as the sandbox reads them: the text up to the first end tag. */
async function namedBy(variables: Parameters<typeof embedOrigins>[0]) {
  const output = await buildFiles({ 'index.html': PAGE }, () => ({ plugins: [embedOrigins(variables)] }));
  const { 'index.html': html = '' } = output;
  const [before, text = ''] = html.split('<script type="application/json" id="embed">');
  expect(before).not.toContain('<script');
  return readOrigins(text.split('</script', 1)[0] ?? '');
}

test.each<[string, string | undefined, readonly string[]]>([
  ['nothing', undefined, []],
  ['an empty text', '', []],
  ['blanks', '  ', []],
  ['one origin', 'https://shop.example', ['https://shop.example']],
  ['one with a port', 'http://localhost:8080', ['http://localhost:8080']],
  ['several', ' https://a.example  https://b.example ', ['https://a.example', 'https://b.example']],
])('a build that is given %s names what it is given', async (_name, given, origins) => {
  expect(await namedBy({ VITE_EMBED_ORIGINS: given })).toEqual({ origins, problem: null });
});

test.each([
  'shop.example',
  'https://shop.example/',
  'https://shop.example/page',
  'https://Shop.example',
  'https://*.shop.example',
  'https://shop.example:443',
  'https://a.example,https://b.example',
  'https://a.example\nhttps://b.example',
  'https://a.example shop.example',
  'ftp://shop.example',
  'null',
  '*',
  'https://shop.example</script><script>start()</script>',
  'https://</script>',
])('a build that is given %j, which is no list of exact origins, ends', (given) => {
  expect(() => embedOrigins({ VITE_EMBED_ORIGINS: given })).toThrow('VITE_EMBED_ORIGINS: ');
});

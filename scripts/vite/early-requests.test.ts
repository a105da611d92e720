import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { earlyRequests } from './early-requests';

interface Tag {
  readonly tag: string;
  readonly children?: string;
  readonly attrs?: { readonly src?: string; readonly href?: string };
}

const FILES = ['texts-id-1.js', 'texts-en-2.js', 'texts-fra-3.js', 'worker-4.js', 'tab-worker-5.js', 'boot-6.js'];

const tagsFor = ({ hasServer }: { hasServer: boolean }) => {
  const { configResolved, transformIndexHtml } = earlyRequests(hasServer) as unknown as {
    configResolved(config: { base: string }): void;
    transformIndexHtml: { handler(html: string, built: { bundle: object }): readonly Tag[] };
  };
  configResolved({ base: '/h5/' });
  const bundle = Object.fromEntries(FILES.map((name) => [`assets/${name}`, {}]));
  return transformIndexHtml.handler('', { bundle });
};

interface Opened {
  search?: string;
  stored?: Readonly<Record<string, string>>;
  type?: 'navigate' | 'reload' | 'back_forward';
}

/** The requests of the page's first script. */
function requested({ search = '', stored = {}, type = 'navigate' }: Opened) {
  const links: string[] = [];
  const calls: { url: string; token: string }[] = [];
  const caches: string[] = [];
  const page = {
    URLSearchParams,
    location: { search },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    performance: { getEntriesByType: () => [{ type }] },
    document: {
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => links.push(href) },
    },
    pageBackend: { config: { apiBase: 'https://built.test/api' } },
    fetch(url: string, { headers, cache }: { headers: { Authorization: string }; cache: string }) {
      calls.push({ url, token: headers.Authorization });
      caches.push(cache);
      return Promise.resolve();
    },
    self: {},
  };
  runInNewContext(tagsFor({ hasServer: true })[0]?.children ?? '', page);
  return { texts: links, calls, caches };
}

test.each<[string, Opened, string]>([
  ['a first visit', {}, 'id'],
  ['the chosen language', { stored: { lang: 'en' } }, 'en'],
  ['a language in the address', { search: '?lang=fra', stored: { lang: 'en' } }, 'fra'],
  [
    'a reload, which keeps what was chosen since',
    { search: '?lang=fra', stored: { lang: 'en' }, type: 'reload' },
    'en',
  ],
  ['a page that is gone back to', { search: '?lang=fra', stored: { lang: 'en' }, type: 'back_forward' }, 'en'],
  ['a language that does not exist', { search: '?lang=xx', stored: { lang: 'en' } }, 'en'],
  ['a name of JavaScript', { search: '?lang=constructor' }, 'id'],
])('requests texts and prices early in the language of %s', (_name, opened, lang) => {
  const { texts, calls } = requested(opened);
  expect(texts).toEqual([expect.stringMatching(`^/h5/assets/texts-${lang}-`)]);
  expect(calls).toEqual([{ url: `https://built.test/api/currency/quotation_new?lang=${lang}`, token: '' }]);
});

test('requests prices as the signed-in customer', () => {
  expect(requested({ stored: { token: 'abc' } }).calls).toMatchObject([{ token: 'abc' }]);
});

test('leaves no answer to a customer in the browser’s cache', () => {
  expect(requested({ stored: { token: 'abc' } }).caches).toEqual(['no-store']);
});

test('the sandbox makes no request to a server, and starts its simulation', () => {
  const tags = tagsFor({ hasServer: false });
  expect(tags.some(({ children }) => children?.includes('quotation_new'))).toBe(false);
  expect(tags.map(({ attrs }) => attrs?.src ?? attrs?.href).filter(Boolean)).toEqual([
    '/h5/assets/boot-6.js',
    '/h5/assets/tab-worker-5.js',
  ]);
  expect(tags.find(({ children }) => children?.includes('new Worker'))?.children).toContain('/h5/assets/worker-4.js');
});

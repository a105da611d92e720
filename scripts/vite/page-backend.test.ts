import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { configOf, pageBackend } from './page-backend';

interface Tag {
  readonly children: string;
}

/** The result of the page's script for the text in its configuration; `null` leaves the configuration out. */
function opened(variables: Parameters<typeof pageBackend>[0], edited?: string | null) {
  const { transformIndexHtml } = pageBackend(variables) as unknown as { transformIndexHtml: { handler(): Tag[] } };
  const [data, script] = transformIndexHtml.handler() as [Tag, Tag];
  const textContent = edited === undefined ? data.children : edited;
  const metas: { httpEquiv?: string; content?: string }[] = [];
  const page: Record<string, unknown> = {
    URL,
    document: {
      getElementById: (id: string) => (id === 'backend' && textContent !== null ? { textContent } : null),
      createElement: () => ({}),
      head: { append: (meta: object) => metas.push(meta) },
    },
  };
  page.self = page;
  runInNewContext(script.children, page);
  return { read: JSON.parse(JSON.stringify(page.pageBackend)), policy: metas[0]?.content };
}

const BUILT = { VITE_API_BASE: 'https://built.test/api', VITE_SOCKET_PROTOCOL: '3' };

test.each<[string, string | null | undefined, object]>([
  ['as built', undefined, { apiBase: 'https://built.test/api', socketProtocol: 3 }],
  ['edited in one field', '{"apiBase":"https://x.test"}', { apiBase: 'https://x.test', socketProtocol: 3 }],
  ['without its configuration', null, { apiBase: 'https://built.test/api' }],
])('a page %s asks where it is told to, and may', (_name, edited, config) => {
  const { read, policy } = opened(BUILT, edited);
  expect(read).toMatchObject({ config });
  expect(policy).toContain(`connect-src 'self' ${new URL(read.config.apiBase).origin} wss:`);
});

test('a page with an invalid configuration passes the problem to the app, and still has a policy', () => {
  const { read, policy } = opened(BUILT, '{');
  expect(read).toEqual({ problem: { kind: 'json', field: '', value: '{' } });
  expect(policy).toContain("connect-src 'self' https://built.test");
});

test('an invalid variable fails the build', () => {
  expect(() => configOf({ VITE_SOCKET_PROTOCOL: '5' })).toThrow('socketProtocol cannot be 5');
  expect(configOf({ VITE_MEDIA_ORIGINS: 'https://a.test  https://b.test' }).mediaOrigins).toHaveLength(2);
});

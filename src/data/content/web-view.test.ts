import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setBackend } from '../api/backend';
import { queryClient } from '../queries/client';
import { allowedHostsQuery } from './web-view';

beforeEach(() => {
  const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test.each(['support_url', 'help_url', 'game_url', 'webview_hosts'])(
  'the host that %s names is allowed',
  async (key) => {
    vi.stubGlobal('fetch', async (url: string) => {
      const isNamed = new URLSearchParams(url.split('?')[1]).get('keyword') === key;
      const message = isNamed ? { id: 1, key, value: 'https://other.example/page', notes: '' } : null;
      return new Response(JSON.stringify({ type: 'ok', message }));
    });
    expect(await queryClient.fetchQuery(allowedHostsQuery)).toEqual(['other.example']);
  },
);

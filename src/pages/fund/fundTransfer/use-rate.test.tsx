import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { setBackend } from '@/data/api/backend';
import { session } from '@/data/session/session';
import { useRate } from './use-rate';

afterEach(() => {
  session.signOut();
  vi.unstubAllGlobals();
});

const Shown = () => useRate({ from: 1, to: 3 }).rate?.from.toFixed() ?? 'no rate';

test('an answer with a price of zero is a failed request, and the next one may have a rate', async () => {
  const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
  session.signIn('token');
  const client = new QueryClient();
  const draw = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <Shown />
      </QueryClientProvider>,
    );
  draw();
  const [query] = client.getQueryCache().getAll();
  const shownAfter = async (form_price: string) => {
    const message = { form_price, to_price: '1', fee: '0.2' };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ type: 'ok', message })));
    await query?.fetch().catch(() => {});
    return [query?.state.status, draw()];
  };
  expect(await shownAfter('0.00000000')).toEqual(['error', 'no rate']);
  expect(await shownAfter('60000')).toEqual(['success', '60000']);
  expect(await shownAfter('0.00000000')).toEqual(['error', '60000']);
});

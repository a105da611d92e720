import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setBackend } from '../api/backend';
import { setFailureHooks } from '../api/outcome';
import { readQuotes } from '../market/quotes';
import { loadBars } from '../market/timeshare';
import { toggleFavourite } from '../market/watchlist';
import { initialiseFiats } from '../session/fiat';
import { session } from '../session/session';
import { queryClient } from './client';
import { keys } from './keys';

const fetched = vi.fn<typeof fetch>();
const answer = (message: unknown) => new Response(JSON.stringify({ type: 'ok', message }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
});

afterEach(() => {
  queryClient.clear();
  session.signOut();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('favourites', () => {
  const toggle = (currencyId: number, add: boolean) =>
    new MutationObserver(queryClient, toggleFavourite).mutate({ currencyId, add });
  const shown = () => queryClient.getQueryData<{ currency_id: number }[]>(keys.favourites)?.map((e) => e.currency_id);

  test('a coin is a favourite at once, and no longer when the server refuses', async () => {
    queryClient.setQueryData(keys.favourites, [{ id: 1, currency_id: 5 }]);
    let refuse: (response: Response) => void = () => {};
    fetched.mockReturnValue(
      new Promise((resolve) => {
        refuse = resolve;
      }),
    );
    const adding = toggle(9, true);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(shown()).toEqual([5, 9]);
    refuse(new Response(JSON.stringify({ type: 'error', message: 'No' })));
    await expect(adding).rejects.toMatchObject({ kind: 'refused' });
    expect(shown()).toEqual([5]);
  });

  test.each([true, false])(
    'a refusal is left to the star, which also shows other failures (adding: %s)',
    async (add) => {
      const onRefused = vi.fn();
      setFailureHooks({ onSessionInvalid() {}, onVerificationNeeded() {}, onRefused, wordTooMany: () => '' });
      fetched.mockImplementation(async (url) =>
        String(url).includes('/optional/list')
          ? answer([{ id: 77, currency_id: 9 }])
          : new Response(JSON.stringify({ type: 'error', message: 'No' })),
      );
      await expect(toggle(9, add)).rejects.toMatchObject({ kind: 'refused', message: 'No' });
      expect(onRefused).not.toHaveBeenCalled();
    },
  );

  test('removing takes the id the server knows, not the one shown', async () => {
    queryClient.setQueryData(keys.favourites, [{ id: 0, currency_id: 9 }]);
    fetched.mockImplementation(async (url) =>
      answer(String(url).includes('/optional/list') ? [{ id: 77, currency_id: 9 }] : ''),
    );
    await toggle(9, false);
    expect(shown()).toEqual([]);
    expect(String(fetched.mock.lastCall?.[1]?.body)).toContain('id=77');
  });
});

test('a change of session removes what the last user saw', () => {
  queryClient.setQueryData(keys.wallets, { secret: true });
  queryClient.setQueryData(keys.quotes, { open: true });
  session.signIn('other');
  expect(queryClient.getQueryData(keys.wallets)).toBeUndefined();
  expect(queryClient.getQueryData(keys.quotes)).toEqual({ open: true });
});

test('quotes are indexed, and get the decimals real servers do not declare', () => {
  const flags = { open_transaction: true, open_lever: true, open_microtrade: true, open_coin_trade: true };
  const pair = { id: 4, legal_id: 3, currency_id: 1, sort: 1, change: '+1.20', volume: '1', logo: '', ...flags };
  const names = { currency_name: 'DOGE', legal_name: 'USDT' };
  const group = { id: 3, name: 'USDT', logo: '', sort: 1, is_lever: false, is_legal: true, is_match: false };
  const quotation = [{ ...pair, ...names, now_price: '0.12345' }];
  const quotes = readQuotes([{ ...group, is_micro: false, price: '1', quotation }]);
  expect(quotes.bySymbol.get('DOGE/USDT')).toMatchObject({ price_decimals: 4, amount_decimals: 4, kind: 'crypto' });
  expect(quotes.byId.get(4)).toBe(quotes.pairs[0]);
  // The volume of real servers is the day's; one that declares that of 24 hours too is shown with it.
  const withDay = quotation.map((row) => ({ ...row, volume_24h: '3' }));
  const both = readQuotes([{ ...group, is_micro: false, price: '1', quotation: withDay }]);
  expect([quotes.pairs[0]?.volume, both.pairs[0]?.volume]).toEqual(['1', '3']);
});

test('bars to the left: the range reaches back, and the bar on screen is not repeated', async () => {
  const bar = (time: number) => ({
    id: time / 1000,
    period: '1min',
    'base-currency': 'BTC',
    'quote-currency': 'USDT',
    open: 1,
    close: 1,
    high: 1,
    low: 1,
    vol: 1,
    amount: 1,
    time,
    volume: 1,
  });
  const data = [bar(600_000), bar(540_000), bar(660_000)];
  fetched.mockResolvedValue(new Response(JSON.stringify({ code: 1, msg: 'success', data })));
  const bars = await loadBars({ symbol: 'BTC/USDT', period: '1min', beforeMs: 660_000, count: 10 });
  expect(bars.map((each) => each.timeMs)).toEqual([540_000, 600_000]);
  expect(String(fetched.mock.lastCall?.[0])).toContain('from=60&to=660');
});

test('fiats are filled once a day, and the chosen rate with them', () => {
  initialiseFiats(1000);
  expect(session.fiats.get()).toHaveLength(11);
  expect(session.fiat.get()).toEqual({ currency_code: 'USD', rate: 1, saveTime: 1000 });
  initialiseFiats(2000);
  expect(session.saveFiatsTime.get()).toBe(1000);
  initialiseFiats(1001 + 86_400_000);
  expect(session.saveFiatsTime.get()).toBe(1001 + 86_400_000);
});

import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventPayload } from '@/contract/events';
import { MAX_DEPTH, MAX_WATCHED } from '@/contract/events/client';
import { EVENT_PERIODS } from '@/contract/events/periods';
import { serverEvents } from '@/contract/events/server';
import {
  ALWAYS_LISTED,
  INSTRUMENTS,
  type Instrument,
  instrumentBySymbol,
  ticksToDecimalString,
} from '../market/instruments';
import { Market } from '../market/market';
import type { Push } from '../port';
import { Hub } from './hub';
import type { HubSource } from './hub-source';

/** A Tuesday, 20:41 in the exchange's zone (UTC+8): crypto markets are open, stock markets are closed. */
const START_MS = Date.parse('2026-01-06T12:41:00Z');
const BEAT_MS = 250;
const UNFILTERED_BEATS = 20;
const GRACE_BEATS = 4;

let source: HubSource & { nowMs: number; market: Market };
/** Live sessions: user id by token. */
let sessions: Map<string, number>;
let hub: Hub;
let realMs: number;
const market = new Market({ seed: 7 });

beforeEach(() => {
  sessions = new Map([
    ['seven', 7],
    ['eight', 8],
  ]);
  source = { nowMs: START_MS, market, customerOf: (token) => sessions.get(token) ?? null };
  hub = new Hub(source);
  realMs = 0;
});

/** One beat, after virtual time has moved by `virtualMs`. */
function beat(virtualMs = BEAT_MS): readonly Push[] {
  source.nowMs += virtualMs;
  realMs += BEAT_MS;
  return hub.beat(realMs);
}
const beats = (count: number): readonly Push[] => Array.from({ length: count }, () => beat()).flat();
const names = (pushes: readonly Push[]) => pushes.map(({ event }) => event);
type Bar = EventPayload<'kline'>;
/** Minutes after the start at which the bars of an answer or a beat begin. */
const minutesOf = (pushes: readonly Push[]) =>
  pushes.flatMap(({ event, payload }) => (event === 'kline' ? [((payload as Bar).time - START_MS) / 60_000] : []));
const closedStock = () => {
  const one = INSTRUMENTS.find(({ index, kind }) => kind === 'stock' && !market.isOpen(index, START_MS));
  if (!one) throw new Error('every stock is open at the start of this test: choose another instant');
  return one.symbol;
};

describe('rooms', () => {
  const order = { type: 'coin_order', to: 7, data: {} } as never;
  const addressees = () => hub.addressed([{ userId: 7, event: 'coin_order', payload: order }]).map((p) => p.sockets);

  test('private events go to the sockets of their user, and to nobody when there are none', () => {
    for (const id of ['a', 'b', 'c']) hub.opened(id);
    expect(addressees()).toEqual([]);
    hub.receive('a', 'login', 7, 'seven');
    hub.receive('b', 'login', '7', 'seven');
    hub.receive('c', 'login', 8, 'eight');
    expect(addressees()).toEqual([['a', 'b']]);
    hub.closed('a');
    expect(addressees()).toEqual([['b']]);
  });

  test('private price events are repeated only for a customer who was disconnected', () => {
    const payload = { type: 'lever_trade', to: 7, data: {} } as never;
    source.privatePriceEvents = (userId) => [{ userId, event: 'lever_trade', payload }];
    const heard = (id: string) => {
      hub.opened(id);
      hub.receive(id, 'login', 7, 'seven');
      return names(beat()).includes('lever_trade');
    };
    expect([heard('a'), heard('b')]).toEqual([true, false]);
    for (const id of ['a', 'b']) hub.closed(id);
    beat();
    expect(heard('c')).toBe(true);
  });

  test('an event that some users get in another form goes to everybody else, visitors included', () => {
    for (const id of ['a', 'b', 'c']) hub.opened(id);
    hub.receive('a', 'login', 7, 'seven');
    hub.receive('b', 'login', 8, 'eight');
    const payload = { type: 'otc', to: 0, id: 0 } as const;
    const [push] = hub.addressed([{ userId: null, except: [7], event: 'otc', payload }]);
    expect(push?.sockets).toEqual(['b', 'c']);
  });

  test('the first login of a socket wins, and repeating it changes nothing', () => {
    hub.opened('a');
    hub.receive('a', 'login', 7, 'seven');
    for (const again of [7, 8, 7]) hub.receive('a', 'login', again, again === 7 ? 'seven' : 'eight');
    expect(addressees()).toEqual([['a']]);
  });

  test('a socket whose session has ended leaves its room, and may log in again', () => {
    hub.opened('a');
    hub.receive('a', 'login', 7, 'seven');
    sessions.delete('seven');
    expect(addressees()).toEqual([]);
    sessions.set('seven anew', 7);
    expect(addressees()).toEqual([]);
    hub.receive('a', 'login', 7, 'seven anew');
    expect(addressees()).toEqual([['a']]);
  });

  test.each([
    ['a bare id', [7]],
    ['somebody else’s token', [7, 'eight']],
    ['a token of no session', [7, 'nine']],
    ['a token that is no text', [7, { seven: 7 }]],
    ['no id', [null, 'seven']],
    ['an id that is no number', ['seven', 'seven']],
    ['a list of ids', [['7'], 'seven']],
    ['a fraction', [7.5, 'seven']],
  ])('%s joins nothing, and does not prevent a later login', (_what, args) => {
    hub.opened('a');
    hub.receive('a', 'login', ...args);
    expect(addressees()).toEqual([]);
    hub.receive('a', 'login', 7, 'seven');
    expect(addressees()).toEqual([['a']]);
  });

  test('where ids are trusted, a bare one joins, and a wrong token does not', () => {
    hub = new Hub(source, { trustsIds: true });
    for (const id of ['a', 'b']) hub.opened(id);
    hub.receive('a', 'login', '7');
    hub.receive('b', 'login', 7, 'nine');
    expect(addressees()).toEqual([['a']]);
  });
});

describe('watching sockets', () => {
  test('get the events of a symbol at once, and then only changes, on every beat', () => {
    hub.opened('a');
    const first = hub.receive('a', 'watch', { symbols: ['BTC/USDT'], period: '1min' });
    expect(names(first)).toEqual(['kline', 'daymarket', 'market_depth', 'match_trade']);
    expect(first.every(({ sockets }) => sockets?.join() === 'a')).toBe(true);
    const later = [beat(), beat(), beat(), beat()].flat();
    expect(new Set(names(later))).toEqual(new Set(['kline', 'daymarket', 'market_depth', 'match_trade']));
    expect(later.every(({ payload }) => 'symbol' in payload && payload.symbol === 'BTC/USDT')).toBe(true);
  });

  test('get no events while the clock is paused', () => {
    hub.opened('a');
    hub.receive('a', 'watch', { symbols: ['BTC/USDT'], period: '1min' });
    beat();
    expect([beat(0), beat(0), beat(0)].flat()).toEqual([]);
  });

  test('get only the state of a closed market', () => {
    hub.opened('a');
    expect(names(hub.receive('a', 'watch', { symbols: [closedStock()], period: '1min' }))).toContain('daymarket');
    beat();
    const later = beats(20);
    expect(later).toEqual([]);
  });

  test.each(['1min', '60min', '1day'] as const)('get no %s bar of a time in which the market is closed', (period) => {
    const one = INSTRUMENTS.find(({ kind }) => kind === 'stock') as Instrument;
    /** A Friday: 15:58 in the exchange's zone, two minutes before the close. */
    source.nowMs = Date.parse('2026-01-09T07:58:00Z');
    const fromSec = source.nowMs / 1_000;
    hub.opened('a');
    const pushes = [...hub.receive('a', 'watch', { symbols: [one.symbol], period })];
    for (let minutes = 0; minutes < 36 * 60; minutes++) pushes.push(...beat(60_000));
    const live = pushes.flatMap(({ event, payload }) => (event === 'kline' ? [(payload as Bar).time] : []));
    const loaded = market.candles(one.index, period, fromSec, source.nowMs / 1_000, source.nowMs);
    expect([...new Set(live)]).toEqual(loaded.map(({ startSec }) => startSec * 1_000));
  });

  test('each trade is sent once, in order, the newest of an event first', () => {
    hub.opened('a');
    const pushes = [...hub.receive('a', 'watch', { symbols: ['BTC/USDT'] })];
    for (let i = 0; i < 40; i += 1) pushes.push(...beat());
    const ids = pushes.flatMap((push) =>
      push.event === 'match_trade'
        ? tradesOf(push)
            .map(({ tradeId }) => tradeId)
            .reverse()
        : [],
    );
    expect(ids.length).toBeGreaterThan(40);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => Number(a) - Number(b)));
  });

  test('a bar that ended between two beats is sent as it closed', () => {
    hub.opened('a');
    hub.receive('a', 'watch', { symbols: ['BTC/USDT'], period: '1min' });
    beat(30_000);
    const bars = beat(60_000).flatMap(({ event, payload }) => (event === 'kline' ? [payload as Bar] : []));
    const one = instrumentBySymbol('BTC/USDT') as Instrument;
    const closed = market.candle(one.index, '1min', Math.floor(START_MS / 1000));
    expect(bars.map(({ time }) => time)).toEqual([START_MS, START_MS + 60_000]);
    expect(bars[0]?.close).toBe(ticksToDecimalString(one, closed.close));
  });

  test('a bar that ends before the first beat after it was asked for is sent as it closed', () => {
    hub.opened('a');
    hub.receive('a', 'watch', { symbols: ['BTC/USDT'], period: '5min' });
    beat(30_000);
    hub.receive('a', 'watch', { symbols: ['BTC/USDT'], period: '1min' });
    expect(minutesOf(beat(60_000))).toEqual([0, 1]);
  });

  test('a period that is watched again does not send an old bar', () => {
    hub.opened('a');
    const watch = (period: string) => hub.receive('a', 'watch', { symbols: ['BTC/USDT'], period });
    watch('1min');
    beat();
    watch('5min');
    beat(600_000);
    expect(minutesOf(watch('1min'))).toEqual([10]);
    expect(minutesOf(beat())).toEqual([10]);
  });

  test('get events together, and only of their own symbols and period', () => {
    hub.opened('a');
    hub.opened('b');
    hub.receive('a', 'watch', { symbols: ['BTC/USDT'], period: '1min' });
    hub.receive('b', 'watch', { symbols: ['BTC/USDT', 'ETH/USDT'], period: '5min' });
    const audience = (event: string, symbol: string, pushes: readonly Push[]) =>
      pushes.filter((push) => push.event === event && (push.payload as { symbol: string }).symbol === symbol);
    const pushes = beat();
    expect(audience('market_depth', 'BTC/USDT', pushes).map(({ sockets }) => sockets)).toEqual([['a', 'b']]);
    expect(audience('market_depth', 'ETH/USDT', pushes).map(({ sockets }) => sockets)).toEqual([['b']]);
    expect(audience('kline', 'BTC/USDT', pushes).map(({ sockets, payload }) => [sockets, payload])).toMatchObject([
      [['a'], { period: '1min' }],
      [['b'], { period: '5min' }],
    ]);
  });

  test('get the bar of a changed period at once, and nothing else again', () => {
    hub.opened('a');
    hub.receive('a', 'watch', { symbols: ['BTC/USDT'], period: '1min' });
    const again = hub.receive('a', 'watch', { symbols: ['BTC/USDT'], period: '1mon' });
    expect(again).toMatchObject([{ event: 'kline', payload: { period: '1mon' } }]);
    expect(hub.receive('a', 'watch', { symbols: ['BTC/USDT'], period: '1mon' })).toEqual([]);
  });

  test('get as many levels as requested, by default ten, and a changed number at once', () => {
    const levels = (pushes: readonly Push[]) =>
      pushes.flatMap((push) => {
        if (push.event !== 'market_depth') return [];
        const { bids, asks } = push.payload as EventPayload<'market_depth'>;
        return [[push.sockets?.join(), bids.length, asks.length]];
      });
    for (const id of ['a', 'b', 'c']) hub.opened(id);
    const symbols = ['BTC/USDT'];
    expect(levels(hub.receive('a', 'watch', { symbols }))).toEqual([['a', 10, 10]]);
    for (const id of ['b', 'c']) hub.receive(id, 'watch', { symbols, depth: 100 });
    expect(levels(beat())).toEqual([
      ['a', 10, 10],
      ['b,c', 100, 100],
    ]);
    const more = hub.receive('a', 'watch', { symbols, depth: 20 });
    expect([names(more), levels(more)]).toEqual([['market_depth'], [['a', 20, 20]]]);
    expect(hub.receive('a', 'watch', { symbols, depth: 20 })).toEqual([]);
  });

  test.each([
    [undefined],
    ['BTC/USDT'],
    [{ symbols: 'BTC/USDT' }],
    [{ symbols: ['BTC/USDT'], period: '2min' }],
    [{ symbols: ['BTC/USDT'], depth: MAX_DEPTH + 1 }],
    [{ symbols: ['BTC/USDT'], depth: 0 }],
    [{ symbols: ['BTC/USDT'], depth: 2.5 }],
  ])('a watch of %j changes nothing', (argument) => {
    hub.opened('a');
    expect(hub.receive('a', 'watch', argument)).toEqual([]);
  });

  test('a list with too many symbols is ignored', () => {
    hub.opened('a');
    const symbols = Array.from({ length: MAX_WATCHED + 1 }, () => 'BTC/USDT');
    expect(hub.receive('a', 'watch', { symbols })).toEqual([]);
    expect(hub.receive('a', 'watch', { symbols: symbols.slice(1) })).not.toEqual([]);
  });

  test('the initial events of one instant are built once, however many watchers ask for them', () => {
    const asked = vi.spyOn(market, 'ticker24h');
    const symbols = ALWAYS_LISTED.map(({ symbol }) => symbol);
    hub.opened('a');
    const first = hub.receive('a', 'watch', { symbols, period: '1min' });
    for (let n = 0; n < 100; n += 1) {
      hub.receive('a', 'watch', { symbols: [] });
      expect(hub.receive('a', 'watch', { symbols, period: '1min' })).toEqual(first);
    }
    expect(asked).toHaveBeenCalledTimes(symbols.length);
    beat();
    hub.receive('a', 'watch', { symbols: [] });
    expect(hub.receive('a', 'watch', { symbols, period: '1min' })).not.toEqual(first);
    asked.mockRestore();
  });

  test('a market is followed for as long as somebody watches it', () => {
    for (const id of ['a', 'b']) {
      hub.opened(id);
      hub.receive(id, 'watch', { symbols: ['BTC/USDT'] });
    }
    hub.receive('a', 'watch', { symbols: [] });
    beat();
    expect(beat().length).toBeGreaterThan(0);
    hub.closed('b');
    const asked = vi.spyOn(market, 'ticker24h');
    beats(4);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  test('unknown symbols are left out', () => {
    hub.opened('a');
    expect(hub.receive('a', 'watch', { symbols: ['NOPE/USDT'] })).toEqual([]);
    expect(beat()).toEqual([]);
  });

  test('a new run in the same exchange is sent from the beginning', () => {
    hub.opened('a');
    hub.receive('a', 'watch', { symbols: [closedStock()] });
    beat();
    expect(beat()).toEqual([]);
    source.nowMs = START_MS - 3_600_000;
    expect(names(beat(0))).toContain('daymarket');
  });
});

describe('sockets that never watch', () => {
  test('get every pair and period every five seconds, as from a family server', () => {
    hub.opened('a');
    expect(beats(GRACE_BEATS)).toEqual([]);
    const first = beat();
    const count = (event: string) => first.filter((push) => push.event === event).length;
    expect(count('daymarket')).toBe(ALWAYS_LISTED.length);
    expect(count('market_depth')).toBe(ALWAYS_LISTED.length);
    expect(count('kline')).toBe(ALWAYS_LISTED.length * EVENT_PERIODS.length);
    expect(beats(UNFILTERED_BEATS - 1)).toEqual([]);
    expect(names(beat())).toContain('match_trade');
  });

  test('then get only changes', () => {
    hub.opened('a');
    beats(GRACE_BEATS + 1);
    const sentSymbols = new Set(beats(UNFILTERED_BEATS).map(({ payload }) => (payload as { symbol: string }).symbol));
    expect(sentSymbols.has('BTC/USDT')).toBe(true);
    expect(sentSymbols.has(closedStock())).toBe(false);
  });

  test('get everything once, also of closed markets and when others already have it', () => {
    hub.opened('a');
    beats(GRACE_BEATS + 1);
    hub.opened('b');
    const received = beats(UNFILTERED_BEATS).filter(({ sockets }) => sockets?.includes('b'));
    expect(received.some(({ payload }) => (payload as { symbol: string }).symbol === closedStock())).toBe(true);
  });

  test('no longer get everything after they have sent `watch`', () => {
    hub.opened('a');
    beats(GRACE_BEATS + 1);
    hub.receive('a', 'watch', { symbols: [] });
    expect(beats(2 * UNFILTERED_BEATS)).toEqual([]);
  });

  test('do not get everything when they send `watch` a moment later', () => {
    hub.opened('other');
    beats(2 * UNFILTERED_BEATS - 1);
    hub.opened('a');
    const pushes = beats(GRACE_BEATS - 1);
    hub.receive('a', 'watch', { symbols: [] });
    expect([...pushes, ...beats(UNFILTERED_BEATS)].filter(({ sockets }) => sockets?.includes('a'))).toEqual([]);
  });
});

const tradesOf = (push: Push) => (push.payload as EventPayload<'match_trade'>).data;

test('every payload is as the contract declares, with levels in the order of the family', () => {
  hub.opened('a');
  const pushes = beats(GRACE_BEATS + 1 + UNFILTERED_BEATS);
  expect(pushes.length).toBeGreaterThan(500);
  for (const { event, payload } of pushes) {
    expect(v.safeParse(serverEvents[event], payload).success, JSON.stringify(payload)).toBe(true);
    if (event !== 'market_depth') continue;
    const { bids, asks } = v.parse(serverEvents.market_depth, payload);
    const prices = [...asks, ...bids].map(([price]) => Number(price));
    expect(bids).toHaveLength(10);
    expect(asks).toHaveLength(10);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
  }
});

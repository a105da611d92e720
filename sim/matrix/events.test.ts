import type * as React from 'react';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventName, ServerEvent } from '@/contract/events';
import { eventFacts } from '@/contract/events/facts';
import { serverEvents } from '@/contract/events/server';
import { futuresSums, onFuturesPosition } from '@/data/futures/events';
import { readDepth, subscribeDepth } from '@/data/market/depth';
import { subscribeKline } from '@/data/market/klines';
import { readPrice, subscribePrice } from '@/data/market/prices';
import { readTrades } from '@/data/market/tape';
import { onNftEvent } from '@/data/nft/events';
import { onOptionSettled } from '@/data/options/events';
import { queryClient } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { type RealtimeSocket, runRealtime } from '@/data/realtime/realtime';
import { resetRunState } from '@/data/session/run-reset';
import { session, type User } from '@/data/session/session';
import { onCoinOrder } from '@/data/spot/events';
import { contractViolations, forgetContractViolations } from '@/lib/contract-violations';
import '@/data/alerts/queries';
import { useChatEvents } from '@/data/messages/chat';
import '@/data/messages/messages';
import { useSupportEvents } from '@/data/messages/support';
import '@/data/nft/queries';
import { useOtcEvents } from '@/data/otc/queries';
import { exampleRun } from '../documents/examples';
import { openExchange } from '../testing/exchange';
import { fill } from './fill';

/** Every event: sent by the exchange, and what the app makes of it when it comes whole, twice, late, broken or never. */

type Payload = Record<string, unknown>;
type Row = Readonly<Record<string, unknown>>;

// Hooks are called outside of components: effects run at once, and end with the test.
const effects = vi.hoisted((): (() => void)[] => []);
vi.mock('react', async (original) => ({
  ...(await original<typeof React>()),
  useEffect: (effect: () => (() => void) | undefined) => void effects.push(effect() ?? (() => {})),
  useState: (initial: unknown) => [initial, () => {}],
}));
vi.mock('@/lib/stores/use-store', () => ({ useStore: (store: { get(): unknown }) => store.get() }));

/** What the app does with one event. */
interface Consumer {
  /** Shows the event's data as a screen does, and passes each shown text to `note`. */
  show?(note: (shown: string) => void): () => void;
  /** What is on screen now, where the app keeps it. */
  readonly shown?: () => string;
  /** Hook of the screen that must be mounted for the app to request anything. */
  readonly mounts?: () => void;
  /** Queries that the event makes the app refetch. A reconnect refetches them too, in case the event was missed. */
  readonly asks?: readonly (readonly unknown[])[];
  /** Queries that only a reconnect refetches, because the event itself has what is shown. */
  readonly recovers?: readonly (readonly unknown[])[];
  /** The payload of a later state. Without it the order does not matter: the app only asks again. */
  readonly later?: (payload: Payload) => Payload;
  /** The field without which it cannot be read; null when the app takes nothing from it. */
  readonly needs: string | null;
  /** True: what a late event shows wrongly is corrected by the next one, within a second. */
  readonly isCorrected?: true;
}

const BTC = 'BTC/USDT';
const bar = (payload: Payload) => ({ ...payload, volume: Number(payload.volume) + 1, close: 4, now_price: 4 });
const inData = (change: Payload) => (payload: Payload) => ({
  ...payload,
  data: { ...(payload.data as Row), ...change },
});
const identity = (payload: Payload) => payload;

const bars = new Map<number, number>();

const CONSUMERS: { readonly [E in ServerEvent]: Consumer } = {
  daymarket: {
    show: () => subscribePrice(BTC, () => {}),
    shown: () => String(readPrice(BTC)?.last),
    recovers: [keys.quotes],
    later: bar,
    needs: 'now_price',
  },
  kline: {
    // A chart has one bar for each time.
    show: () => subscribeKline(BTC, '1min', ({ timeMs, close }) => void bars.set(timeMs, close)),
    shown: () => JSON.stringify([...bars]),
    later: bar,
    needs: 'close',
  },
  market_depth: {
    show: () => subscribeDepth(BTC, () => {}),
    shown: () => JSON.stringify(readDepth(BTC)),
    later: (payload) => ({ ...payload, ts: Number(payload.ts) + 1, bids: [['1', '1']] }),
    needs: 'bids',
  },
  match_trade: {
    show: () => subscribeDepth(BTC, () => {}),
    shown: () => JSON.stringify(readTrades(BTC)),
    later: (payload) => ({
      ...payload,
      data: [{ ...(payload.data as Row[])[0], tradeId: 'later', ts: Number((payload.data as Row[])[0]?.ts) + 1 }],
    }),
    needs: 'data',
  },
  coin_order: {
    show: (note) => onCoinOrder(({ id, status }) => note(`${id} ${status}`)),
    asks: [keys.coinOrders],
    later: inData({ status: 2, deal_amount: '99' }),
    needs: 'data',
  },
  news: { asks: [keys.content], needs: 'id' },
  project: { asks: [keys.projects], needs: null },
  lever_trade: {
    shown: () => String(futuresSums.get()?.profits),
    recovers: [keys.lever],
    later: (payload) => ({ ...payload, profits_all: '12345.00000000' }),
    needs: 'profits_all',
    isCorrected: true,
  },
  lever_closed: { asks: [keys.lever], needs: null },
  lever_order: {
    show: (note) => onFuturesPosition(({ id, status }) => note(`${id} ${status}`)),
    asks: [keys.lever],
    later: inData({ status: 3, update_time: '2999-01-01 00:00:00' }),
    needs: 'data',
  },
  nft_auction: {
    show: (note) => onNftEvent(({ id, kind, price }) => note(`${id} ${kind} ${price}`)),
    asks: [keys.nft],
    later: (payload) => ({ ...payload, price: '999999' }),
    needs: 'kind',
  },
  closed_microorder: {
    show: (note) => onOptionSettled(({ id }) => note(String(id))),
    asks: [keys.options],
    later: identity,
    needs: 'data',
  },
  mail_message: {
    asks: [
      keys.messages,
      keys.user,
      keys.identity,
      keys.recharges,
      keys.payouts,
      keys.membership,
      keys.points,
      keys.loans,
      keys.wealth,
    ],
    needs: null,
  },
  // These screens request what is newer than their last entry.
  kefu: { mounts: () => void useSupportEvents(), asks: [keys.talk], needs: 'id' },
  chat: { mounts: useChatEvents, asks: [keys.talk], needs: 'id' },
  price_alert: { asks: [keys.alerts], needs: 'data' },
  otc: { mounts: useOtcEvents, asks: [keys.otc], needs: 'id' },
};

let payloads: ReadonlyMap<EventName, unknown>;

beforeAll(async () => {
  const { events } = await exampleRun();
  const exchange = openExchange();
  exchange.control('backOffice.notice', { title: 'A notice' });
  const [news] = exchange.drainPrivateEvents().filter(({ event }) => event === 'news');
  payloads = new Map([...events, ...(news ? [['news', news.payload] as const] : [])]);
});

describe.each(Object.keys(serverEvents) as ServerEvent[])('%s', (event) => {
  const consumer: Consumer = CONSUMERS[event];
  const listeners = new Map<string, (payload: unknown) => void>();
  const sent: string[] = [];
  let status: (status: string) => void = () => {};
  let noted: string[] = [];
  let asked: unknown[] = [];
  let stops: (() => void)[] = [];
  const payload = (): Payload => structuredClone(payloads.get(event)) as Payload;

  beforeEach(() => {
    vi.useFakeTimers();
    resetRunState();
    bars.clear();
    forgetContractViolations();
    session.user.set({ id: Number(payload().to ?? 0) } as User);
    [noted, asked] = [[], []];
    vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(
      async (filters) => void asked.push(filters?.queryKey),
    );
    const socket: RealtimeSocket = {
      on: (name, listener) => {
        listeners.set(name, listener);
        return () => listeners.delete(name);
      },
      emit: (name) => void sent.push(name),
      onStatus: (listener) => {
        status = listener;
        return () => {};
      },
      close: () => {},
    };
    stops = [runRealtime(() => socket), consumer.show?.((shown) => void noted.push(shown)) ?? (() => {})];
    consumer.mounts?.();
    status('connected');
    settle();
    asked = [];
  });
  afterEach(() => {
    for (const stop of [...stops, ...effects.splice(0)]) stop();
    session.user.set(null);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const settle = () => vi.advanceTimersByTime(300);
  const come = (...arriving: readonly unknown[]) => {
    for (const one of arriving) listeners.get(event)?.(one);
    settle();
  };
  /** What is shown so far. */
  const seen = () => ({ noted: [...noted], shown: consumer.shown?.() ?? '' });
  /** The queries below the key that have been asked for. */
  const askedBelow = (key: readonly unknown[]): readonly string[] =>
    asked
      .filter((one) => key.every((part, at) => (one as readonly unknown[])[at] === part))
      .map((one) => JSON.stringify(one));
  /** Expects that every query of `asks` was refetched, at most once per event. */
  const expectAsked = (events: number) => {
    for (const key of consumer.asks ?? []) {
      const queries = askedBelow(key);
      expect(queries, JSON.stringify(key)).not.toEqual([]);
      for (const query of queries) expect(queries.filter((one) => one === query).length).toBeLessThanOrEqual(events);
    }
  };
  const proved = (cell: string) => fill({ row: event, cell });

  it('schema', () => {
    expect(eventFacts[event].note).not.toBe('');
    for (const other of [null, 'text', 7]) expect(v.is(serverEvents[event], other)).toBe(false);
    proved('schema');
  });

  it('produced', () => {
    expect(payload()).toBeDefined();
    expect(v.safeParse(serverEvents[event], payload()).issues).toBeUndefined();
    proved('produced');
  });

  it('consumed', () => {
    const before = seen();
    come(payload());
    const isShown = JSON.stringify(seen()) !== JSON.stringify(before);
    expect(isShown).toBe(Boolean(consumer.show || consumer.shown));
    expectAsked(1);
    expect(contractViolations.get()).toEqual([]);
    proved('consumed');
  });

  it('duplicate', () => {
    come(payload());
    const once = seen();
    come(payload());
    expect(seen()).toEqual(once);
    expectAsked(2);
    proved('duplicate');
  });

  it('late', () => {
    const { later } = consumer;
    if (later) {
      come(later(payload()));
      const newest = seen();
      come(payload());
      if (consumer.isCorrected) come(later(payload()));
      const now = seen();
      if (event === 'match_trade') {
        // An earlier trade takes its place behind the newer one.
        expect((JSON.parse(now.shown) as { id: string }[])[0]?.id).toBe('later');
      } else expect(now).toEqual(newest);
    } else {
      // The app only refetches, and gets the state of that moment.
      expect(consumer).not.toHaveProperty('show');
      come(payload(), payload());
      expectAsked(2);
    }
    proved('late');
  });

  it('missing: after a broken connection the app requests it', () => {
    status('disconnected');
    sent.length = 0;
    status('connected');
    settle();
    for (const key of [...(consumer.asks ?? []), ...(consumer.recovers ?? [])])
      expect(askedBelow(key), JSON.stringify(key)).not.toEqual([]);
    // The exchange sends the state of what is watched at once.
    expect(sent).toContain('watch');
    proved('missing');
  });

  it('malformed', () => {
    const before = seen();
    const { needs } = consumer;
    const broken = payload();
    if (needs !== null) delete broken[needs];
    come(broken, { ...broken, type: 'nonsense' }, null, 'text', 7, [], {});
    if (needs === null) expect(contractViolations.get()).toEqual([]);
    else {
      expect(seen()).toEqual(before);
      expect(contractViolations.get().map(({ source, path }) => `${source} ${path}`)).toContain(`${event} ${needs}`);
    }
    proved('malformed');
  });
});

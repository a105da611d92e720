import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Exchange } from '../core';
import type { JournalEntry } from '../journal/journal';
import { MemoryJournalStore } from '../journal/journal-store';
import type { Push, WireRequest } from '../port';
import type { ClockReading } from './clock-report';
import { HeldTime } from './held-time';
import { LocalPort } from './local-port';
import { resumeRun } from './resume-run';
import type { RunStore } from './run-keeper';

class MemoryRunStore extends MemoryJournalStore implements RunStore {
  clock: ClockReading | null = null;
  keepClock = async (reading: ClockReading) => {
    this.clock = reading;
  };
  readClock = async () => this.clock;
}

const WANTED = { scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 };
let time: HeldTime;
let store: MemoryRunStore;
let exchange: Exchange;
let port: LocalPort;

beforeEach(async () => {
  time = new HeldTime();
  store = new MemoryRunStore();
  exchange = await resumeRun(WANTED, store);
  port = new LocalPort(exchange, { store, time });
  port.start();
});

const request = (id: string, path: string, fields: Record<string, string> = {}, token = ''): WireRequest => ({
  id,
  method: 'POST',
  path,
  fields: { lang: 'en', ...fields },
  token,
});
const signIn = async (who: string) => (await port.control('people.as', { who })) as { token: string; userId: number };

describe('commands', () => {
  test('a repeated request is answered again and not run again', async () => {
    const { token } = await signIn('trader');
    const add = request('once', '/optional/add', { currency_id: '20' }, token);
    const { seq } = exchange.journal;
    const [first, again] = await Promise.all([port.call(add), port.call(add)]);
    expect(again).toBe(first);
    expect(await port.call(add)).toBe(first);
    expect(first.body).toMatchObject({ type: 'ok' });
    expect(exchange.journal.seq).toBe(seq + 1);
  });

  test('are stored before they are answered', async () => {
    let store1: (() => void) | undefined;
    vi.spyOn(store, 'append').mockImplementation(() => new Promise((resolve) => (store1 = resolve)));
    let answered = false;
    const reply = port.control('people.grant', { who: 'trader', asset: 'USDT', amount: '5' }).then(() => {
      answered = true;
    });
    await vi.waitFor(() => expect(store1).toBeDefined());
    expect(answered).toBe(false);
    store1?.();
    await reply;
    expect(answered).toBe(true);
  });

  test('see the time that has passed, not the last beat’s', async () => {
    const before = exchange.nowMs;
    time.pass(100);
    expect(await port.control('clock.now', {})).toMatchObject({ now: before + 100 });
  });

  test('go on in memory when the store fails', async () => {
    vi.spyOn(store, 'append').mockRejectedValue(new Error('disk full'));
    expect(port.persistence).toBe('kept');
    const grant = { who: 'trader', asset: 'USDT', amount: '5' };
    const { balance } = (await port.control('people.grant', grant)) as { balance: string };
    expect(port.persistence).toBe('memory');
    expect(await port.control('people.grant', grant)).toEqual({ balance: String(Number(balance) + 5) });
  });

  test('wrong input is refused and changes nothing', async () => {
    const { seq } = exchange.journal;
    await expect(port.control('people.grant', { who: 'trader' })).rejects.toThrow('people.grant');
    expect(exchange.journal.seq).toBe(seq);
  });
});

describe('a kept run', () => {
  test('goes on with its state, its time and its clock', async () => {
    await port.control('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
    await port.control('clock.set', { rate: 60, paused: true });
    time.pass(2_000);
    await port.stop();
    const resumed = await resumeRun({ build: 'test', realNowMs: 0 }, store);
    expect(resumed.hash()).toBe(exchange.hash());
    expect(resumed.nowMs).toBe(exchange.nowMs);
    expect(resumed.clock).toEqual({ rate: 60, paused: true });
  });

  test.each([
    ['another scenario is wanted', { ...WANTED, scenario: 'flash-crash' }],
    ['another seed is wanted', { ...WANTED, seed: 8 }],
    ['the build is another', { ...WANTED, build: 'next' }],
  ])('is left when %s', async (_name, wanted) => {
    await port.control('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
    const other = await resumeRun(wanted, store);
    expect(other.journal.seq).toBe(0);
    expect(await store.read()).toMatchObject({ header: { seed: wanted.seed, scenario: wanted.scenario }, entries: [] });
  });

  test('that does not replay does not keep the sandbox from starting', async () => {
    const broken = [{ seq: 1, atMs: exchange.nowMs, command: { do: 'control', action: 'no.such', input: {} } }];
    await store.append(broken as JournalEntry[]);
    expect((await resumeRun(WANTED, store)).journal.seq).toBe(0);
  });

  test('is replaced when another scenario is started in it', async () => {
    await port.control('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
    await port.control('scenario.start', { name: 'flash-crash', seed: 3 });
    await port.stop();
    const resumed = await resumeRun({ build: 'test', realNowMs: 0 }, store);
    expect(resumed.journal.header).toMatchObject({ scenario: 'flash-crash', seed: 3 });
    expect(resumed.hash()).toBe(exchange.hash());
  });
});

describe('readers', () => {
  test('are told the clock when it jumps, pauses or changes speed, and not in between', async () => {
    const readings: ClockReading[] = [];
    port.onNotice((notice) => notice.kind === 'clock' && readings.push(notice.reading));
    time.pass(5_000);
    expect(readings).toHaveLength(1);
    await port.control('clock.advance', { by: '1h' });
    await port.control('clock.set', { rate: 10 });
    await port.control('clock.set', { paused: true });
    expect(readings.slice(1)).toMatchObject([
      { rate: 1, nowMs: exchange.nowMs },
      { rate: 10 },
      { rate: 10, paused: true },
    ]);
    time.pass(5_000);
    expect(readings).toHaveLength(4);
  });

  test('are told when another run has begun', async () => {
    const changes: unknown[] = [];
    port.onNotice((notice) => notice.kind === 'run' && changes.push(notice));
    await port.control('scenario.start', { name: 'flash-crash', seed: 3 });
    expect(changes).toEqual([{ kind: 'run', change: 'started', header: exchange.journal.header }]);
  });

  test('watching sockets are told prices four times a second', () => {
    const pushes: Push[] = [];
    port.onPush((batch) => pushes.push(...batch));
    port.socketOpened('a');
    port.socketSaid('a', 'watch', { symbols: ['BTC/USDT'] });
    pushes.length = 0;
    time.pass(1_000);
    expect(pushes.filter(({ event }) => event === 'market_depth')).toHaveLength(4);
    port.socketClosed('a');
    pushes.length = 0;
    time.pass(1_000);
    expect(pushes).toEqual([]);
  });

  test('a user hears of an own order as soon as it is answered', async () => {
    const { token, userId } = await signIn('trader');
    const pushes: Push[] = [];
    port.onPush((batch) => pushes.push(...batch));
    port.socketOpened('a');
    port.socketOpened('b');
    port.socketSaid('a', 'login', userId);
    port.socketSaid('b', 'watch', { symbols: [] });
    port.socketSaid('a', 'watch', { symbols: [] });
    const order = {
      type: '1',
      currency_id: '1',
      legal_id: '3',
      order_type: 'limit',
      target_price: '50000',
      amount: '0.01',
    };
    const reply = await port.call(request('order', '/coin/trade', order, token));
    expect(reply.body).toMatchObject({ type: 'ok' });
    expect(pushes.map(({ event, sockets }) => [event, sockets])).toContainEqual(['coin_order', ['a']]);
    expect(pushes.some(({ sockets }) => sockets?.includes('b'))).toBe(false);
  });
});

describe('faults', () => {
  test('are told when they change, also by a script, a refused command tells nothing', async () => {
    const told: unknown[] = [];
    port.onNotice((notice) => notice.kind === 'faults' && told.push(notice.reading));
    await port.control('faults.set', { latencyMs: 40 });
    expect(told).toEqual([exchange.faults]);
    await port.control('faults.set', { latencyMs: -1 }).catch(() => {});
    await signIn('trader');
    expect(told).toHaveLength(1);
    await port.control('scenario.reset', {});
    expect(told.at(-1)).toMatchObject({ settings: { latencyMs: 0 } });
  });
});

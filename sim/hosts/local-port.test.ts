import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClockReading } from '@/lib/clock/clock-port';
import type { Exchange } from '../core';
import type { Notice, Push, WireRequest } from '../port';
import { todaysStart } from '../scenarios/default-run';
import { LocalPort } from './local-port';
import { ManualTime } from './manual-time';
import { MemoryRunStore } from './memory-run-store';
import { type RequestedRun, type ResumedRun, resumeRun } from './resume-run';

const WANTED = { scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 };
let time: ManualTime;
let store: MemoryRunStore;
let exchange: Exchange;
let port: LocalPort;

beforeEach(async () => {
  time = new ManualTime();
  store = new MemoryRunStore();
  const resumed = await resumeRun(WANTED, store);
  exchange = resumed.exchange;
  port = new LocalPort(resumed, { time });
  port.start();
});

/** Opens the same store again, as another process does, or the same page after a reload. */
const reopen = (requested: RequestedRun = { build: 'test', realNowMs: 0 }): Promise<ResumedRun> =>
  resumeRun(requested, new MemoryRunStore(store.disk));
const notices = () => {
  const heard: Notice[] = [];
  port.onNotice((notice) => heard.push(notice));
  return heard;
};
const GRANT = { who: 'trader', asset: 'USDT', amount: '5' };

const request = (id: string, path: string, fields: Record<string, string> = {}, token = ''): WireRequest => ({
  id,
  method: 'POST',
  path,
  fields: { lang: 'en', ...fields },
  token,
});
/** A spot order; its customer gets a private event when it is placed. */
const ORDER = {
  type: '1',
  currency_id: '1',
  legal_id: '3',
  order_type: 'limit',
  target_price: '50000',
  amount: '0.01',
};
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

  test('that changed nothing are run again, and displace no stored answer', async () => {
    port = new LocalPort(
      { exchange, store, run: null, isNew: true, replies: [], persistence: { kept: true, reason: null, broken: null } },
      { time, maxReplies: 1 },
    );
    const granted = await port.control('people.grant', GRANT, 'grant');
    const before = await port.control('clock.now', {}, 'read');
    await port.control('clock.now', {}, 'another read');
    time.pass(1_000);
    expect(await port.control('clock.now', {}, 'read')).not.toEqual(before);
    expect(await port.control('people.grant', GRANT, 'grant')).toBe(granted);
    await port.control('people.grant', GRANT, 'next grant');
    expect(await port.control('people.grant', GRANT, 'grant')).not.toEqual(granted);
  });

  test('that still run are not run again, however many are answered meanwhile', async () => {
    let begin = () => {};
    const prepared = new Promise<void>((resolve) => {
      begin = resolve;
    });
    port = new LocalPort(
      { exchange, store, run: null, isNew: true, replies: [], persistence: { kept: true, reason: null, broken: null } },
      { time, maxReplies: 1, prepare: (action) => (action === 'people.grant' ? prepared : null) },
    );
    const before = exchange.journal.seq;
    const grant = () => port.control('people.grant', GRANT, 'grant');
    const first = grant();
    for (const id of ['a', 'b']) await port.control('people.as', { who: 'trader' }, id);
    const again = grant();
    begin();
    expect(await again).toBe(await first);
    expect(exchange.journal.seq).toBe(before + 3);
  });

  test('are stored before they are answered', async () => {
    let finishWriting: (() => void) | undefined;
    await port.control('clock.now', {});
    vi.spyOn(store, 'write').mockImplementation(
      () =>
        new Promise((resolve) => {
          finishWriting = resolve;
        }),
    );
    let answered = false;
    const reply = port.control('people.grant', GRANT).then(() => {
      answered = true;
    });
    await vi.waitFor(() => expect(finishWriting).toBeDefined());
    expect(answered).toBe(false);
    finishWriting?.();
    await reply;
    expect(answered).toBe(true);
  });

  test('see the time that has passed, not the last beat’s', async () => {
    const before = exchange.nowMs;
    time.pass(100);
    expect(await port.control('clock.now', {})).toMatchObject({ now: before + 100 });
  });

  test('go on in memory when the store fails', async () => {
    await port.control('clock.now', {});
    const heard = notices();
    vi.spyOn(store, 'write').mockRejectedValue(new DOMException('disk full', 'QuotaExceededError'));
    expect(await port.control('persistence.get', {})).toEqual({ kept: true, reason: null, broken: null });
    const { balance } = (await port.control('people.grant', GRANT)) as { balance: string };
    const persistence = { kept: false, reason: 'full', broken: null };
    expect(heard).toContainEqual({ kind: 'persistence', persistence });
    expect(await port.control('persistence.get', {})).toEqual(persistence);
    expect(await port.control('people.grant', GRANT)).toEqual({ balance: String(Number(balance) + 5) });
  });

  test('wrong input is refused and changes nothing', async () => {
    const { seq } = exchange.journal;
    await expect(port.control('people.grant', { who: 'trader' })).rejects.toThrow('people.grant');
    expect(exchange.journal.seq).toBe(seq);
  });
});

describe('a stored run', () => {
  test('goes on with its state, its time and its clock', async () => {
    await port.control('people.grant', GRANT);
    await port.control('clock.set', { rate: 60, paused: true });
    time.pass(2_000);
    await port.stop();
    const { exchange: resumed } = await reopen();
    expect(resumed.hash()).toBe(exchange.hash());
    expect(resumed.nowMs).toBe(exchange.nowMs);
    expect(resumed.clock).toEqual({ rate: 60, paused: true });
  });

  test('answers a command again that its last host had stored, and does not run it again', async () => {
    const answer = await port.control('people.grant', GRANT, 'grant-1');
    const next = new LocalPort(await reopen(), { time });
    expect(await next.control('people.grant', GRANT, 'grant-1')).toEqual(answer);
    expect(store.disk.run?.entries).toHaveLength(1);
  });

  test('goes on where a jump led, also when nothing else was stored', async () => {
    await port.control('clock.advance', { by: '3h' }, 'jump-1');
    const next = new LocalPort(await reopen(), { time });
    const foundMs = next.nowMs;
    expect(foundMs - exchange.nowMs).toBeGreaterThanOrEqual(0);
    expect(foundMs - exchange.nowMs).toBeLessThanOrEqual(1_000);
    await next.control('clock.advance', { by: '3h' }, 'jump-1');
    expect(next.nowMs).toBe(foundMs);
  });

  test.each([1, 60, 3600] as const)('is never behind a time that a client has seen, at rate %i', async (rate) => {
    await port.control('clock.set', { rate });
    for (const passedMs of [100, 240, 900, 10, 4_000, 700, 0]) {
      time.pass(passedMs);
      const { now } = (await port.control('clock.now', {})) as { now: number };
      const found = store.disk.run?.clock?.nowMs ?? 0;
      expect(found).toBeGreaterThanOrEqual(now);
      expect(found - now).toBeLessThanOrEqual(1_000 * rate);
    }
    const { now } = (await port.control('clock.set', { paused: true })) as { now: number };
    expect(store.disk.run?.clock).toEqual({ nowMs: now, rate, paused: true });
  });

  test.each([
    ['another scenario is wanted', { ...WANTED, scenario: 'flash-crash' }],
    ['another seed is wanted', { ...WANTED, seed: 8 }],
  ])('is not continued when %s', async (_name, requested) => {
    await port.control('people.grant', GRANT);
    const other = new LocalPort(await reopen(requested), { time });
    other.start();
    await other.stop();
    expect(store.disk.run).toMatchObject({
      header: { seed: requested.seed, scenario: requested.scenario },
      entries: [],
    });
  });

  test('of another build is replayed, and is a run of this one from then on', async () => {
    await port.control('people.grant', GRANT);
    const resumed = await reopen({ ...WANTED, build: 'next' });
    expect(resumed.exchange.hash()).toBe(exchange.hash());
    const next = new LocalPort(resumed, { time });
    next.start();
    await next.stop();
    expect(store.disk.run).toMatchObject({ header: { build: 'next' }, entries: [{ seq: 1 }] });
  });

  test('of another build is continued without what this one refuses', async () => {
    await port.control('people.grant', GRANT);
    const command = { do: 'control', action: 'no.such', input: {} };
    await store.write({ entries: [{ seq: 2, atMs: exchange.nowMs, command }] });
    const resumed = await reopen({ ...WANTED, build: 'next' });
    const problem = '1 of 2 commands were refused and left out: no control action "no.such"';
    const broken = expect.stringContaining(problem);
    expect(resumed).toMatchObject({ isNew: false, run: null, persistence: { kept: true, reason: null, broken } });
    expect(resumed.exchange.journal.entries()).toHaveLength(1);
    expect(resumed.exchange.hash()).toBe(exchange.hash());
    const next = new LocalPort(resumed, { time });
    next.start();
    await next.stop();
    expect(store.disk.run).toMatchObject({ header: { build: 'next' }, entries: [{ seq: 1 }] });
    expect(await next.control('persistence.broken', {})).toMatchObject({
      header: { build: WANTED.build },
      entries: [{ seq: 1 }, { seq: 2, command }],
      problem: broken,
    });
  });

  test('that does not replay is quarantined and reported, and does not prevent the sandbox from starting', async () => {
    await port.control('clock.now', {});
    const command = { do: 'control', action: 'no.such', input: {} };
    await store.write({ entries: [{ seq: 1, atMs: exchange.nowMs, command }] });
    const resumed = await reopen();
    expect(resumed.exchange.journal.seq).toBe(0);
    const next = new LocalPort(resumed, { time });
    next.start();
    expect(await next.control('persistence.get', {})).toEqual({
      kept: true,
      reason: null,
      broken: expect.stringContaining('no.such'),
    });
    expect(await next.control('persistence.broken', {})).toMatchObject({
      header: { scenario: 'spot-trader' },
      entries: [{ command }],
      problem: expect.stringContaining('no.such'),
    });
    await next.stop();
    expect(store.disk.run?.entries).toEqual([]);
    expect(store.disk.broken).not.toBeNull();
    await next.control('scenario.reset', {});
    expect(store.disk.broken, 'a reset leaves nothing').toBeNull();
    expect(next.state.persistence.broken).toBeNull();
  });

  test('that cannot be read is left as it is', async () => {
    await port.control('people.grant', GRANT);
    const unreadable = new MemoryRunStore(store.disk);
    vi.spyOn(unreadable, 'read').mockRejectedValue(new Error('a damaged disk'));
    const next = new LocalPort(await resumeRun(WANTED, unreadable), { time });
    await next.control('people.grant', GRANT);
    expect(next.state.persistence).toEqual({ kept: false, reason: 'failed', broken: null });
    expect(store.disk.run?.entries).toHaveLength(1);
  });

  test('is replaced when another scenario is started in it', async () => {
    await port.control('people.grant', GRANT);
    await port.control('scenario.start', { name: 'flash-crash', seed: 3 });
    await port.stop();
    const { exchange: resumed } = await reopen();
    expect(resumed.journal.header).toMatchObject({ scenario: 'flash-crash', seed: 3 });
    expect(resumed.hash()).toBe(exchange.hash());
  });

  test('that is resumed on another day begins scenarios of today on that day', async () => {
    await port.control('people.grant', GRANT);
    await port.stop();
    const realNowMs = Date.UTC(2026, 10, 27, 12);
    const { exchange: resumed } = await reopen({ build: 'test', realNowMs });
    expect(resumed.journal.header).toEqual(exchange.journal.header);
    resumed.start('first-day');
    expect(resumed.journal.header.startMs).toBe(todaysStart(realNowMs));
  });

  test('that was rewound is stored as it is then: its header, the commands that are left, and its time', async () => {
    await port.control('people.grant', GRANT);
    const { nowMs } = exchange;
    await port.control('clock.advance', { by: '1h' });
    await port.control('people.grant', GRANT);
    await port.control('run.rewind', { toMs: nowMs + 60_000 });
    const { exchange: resumed } = await reopen();
    expect(resumed.journal.seq).toBe(1);
    expect(resumed.hash()).toBe(exchange.hash());
    expect(resumed.nowMs).toBe(nowMs + 60_000);
  });

  test('that was imported is stored whole', async () => {
    await port.control('people.grant', GRANT);
    const file = await port.control('run.export', {});
    const { hash, nowMs } = (await port.control('state.export', {})) as { hash: string; nowMs: number };
    await port.control('scenario.start', { name: 'flash-crash', seed: 3 });
    await port.control('run.import', { file });
    const { exchange: resumed } = await reopen();
    expect(resumed.journal.header).toMatchObject({ scenario: 'spot-trader', seed: 7 });
    expect([resumed.hash(), resumed.nowMs]).toEqual([hash, nowMs]);
  });

  test('that another exchange has read belongs to it, and this one goes on in memory', async () => {
    await port.control('clock.now', {});
    await reopen();
    await port.control('people.grant', GRANT);
    expect(port.state.persistence).toEqual({ kept: false, reason: 'elsewhere', broken: null });
    expect(store.disk.run?.entries).toEqual([]);
  });
});

describe('a snapshot', () => {
  /** Runs as many commands as make a snapshot due. */
  const work = async () => {
    for (let n = 0; n < 200; n += 1) await port.control('people.grant', GRANT);
    time.pass(1);
    await port.stop();
    expect(store.disk.run?.snapshot?.seq).toBe(200);
  };
  const replays = async () => {
    const replay = vi.spyOn((await import('../core')).Exchange, 'replay');
    const resumed = await reopen();
    expect(resumed.exchange.hash()).toBe(exchange.hash());
    expect(resumed.exchange.nowMs).toBe(exchange.nowMs);
    const { length } = replay.mock.calls;
    replay.mockRestore();
    return length;
  };

  test('is stored every 200 commands, and a start uses it, with what came after it', async () => {
    await work();
    await port.control('people.grant', GRANT);
    await port.stop();
    expect(await replays()).toBe(0);
  });

  test.each([
    ['of another build', 'header', { build: 'older' }],
    ['of more commands than there are', 'seq', 201],
    ['without its tables', 'parts', {}],
    ['that is damaged', 'hash', '0000000000000000'],
  ])('%s is not used, and the journal is replayed', async (_name, part, value) => {
    await work();
    const { run } = store.disk;
    if (run?.snapshot) store.disk.run = { ...run, snapshot: { ...run.snapshot, [part]: value } };
    expect(await replays()).toBe(1);
  });

  test('is also taken after a day of virtual time, and never of a run that was replaced', async () => {
    await port.control('clock.set', { rate: 3600 });
    time.pass(30_000);
    await port.stop();
    expect(store.disk.run?.snapshot?.nowMs).toBeGreaterThan(exchange.nowMs - 2 * 86_400_000);
    await port.control('scenario.reset', {});
    await port.stop();
    expect(store.disk.run?.snapshot).toBeNull();
  });
});

describe('readers', () => {
  test('get the clock when it jumps, pauses or changes speed, and not in between', async () => {
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

  test('are notified when another run has begun', async () => {
    const changes: unknown[] = [];
    port.onNotice((notice) => notice.kind === 'run' && changes.push(notice));
    await port.control('scenario.start', { name: 'flash-crash', seed: 3 });
    expect(changes).toEqual([{ kind: 'run', change: 'started', header: exchange.journal.header }]);
  });

  test('are notified when a control action has changed something, and not when it only read', async () => {
    const steered: string[] = [];
    port.onNotice((notice) => notice.kind === 'steered' && steered.push(notice.action));
    await port.control('people.list', {});
    await port.control('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
    await expect(port.control('people.grant', { who: 'nobody', asset: 'USDT', amount: '5' })).rejects.toThrow();
    await port.control('scenario.reset', {});
    expect(steered).toEqual(['people.grant']);
  });

  test('watching sockets get prices four times a second', () => {
    const pushes: Push[] = [];
    port.onPush((batch) => pushes.push(...batch));
    port.socketOpened('a');
    port.socketEvent('a', 'watch', { symbols: ['BTC/USDT'] });
    pushes.length = 0;
    time.pass(1_000);
    expect(pushes.filter(({ event }) => event === 'market_depth')).toHaveLength(4);
    port.socketClosed('a');
    pushes.length = 0;
    time.pass(1_000);
    expect(pushes).toEqual([]);
  });

  test('a user gets the event of an own order as soon as the call is answered', async () => {
    const { token, userId } = await signIn('trader');
    const pushes: Push[] = [];
    port.onPush((batch) => pushes.push(...batch));
    port.socketOpened('a');
    port.socketOpened('b');
    port.socketEvent('b', 'login', userId);
    port.socketEvent('a', 'login', userId, token);
    port.socketEvent('b', 'watch', { symbols: [] });
    port.socketEvent('a', 'watch', { symbols: [] });
    const reply = await port.call(request('order', '/coin/trade', ORDER, token));
    expect(reply.body).toMatchObject({ type: 'ok' });
    expect(pushes.map(({ event, sockets }) => [event, sockets])).toContainEqual(['coin_order', ['a']]);
    expect(pushes.some(({ sockets }) => sockets?.includes('b'))).toBe(false);
  });
});

describe('faults', () => {
  test('are sent when they change, also by a script; a refused command sends nothing', async () => {
    const readings: unknown[] = [];
    port.onNotice((notice) => notice.kind === 'faults' && readings.push(notice.reading));
    await port.control('faults.set', { latencyMs: 40 });
    expect(readings).toEqual([exchange.faults]);
    await port.control('faults.set', { latencyMs: -1 }).catch(() => {});
    await signIn('trader');
    expect(readings).toHaveLength(1);
    await port.control('scenario.reset', {});
    expect(readings.at(-1)).toMatchObject({ settings: { latencyMs: 0 } });
  });

  test.each([
    ['POST /coin/trade', 'no_liquidity', null],
    ['POST /coin/trade', 'session_invalid', null],
    ['*', 'server_busy', null],
    [
      'POST /coin/trade',
      'score_too_low',
      'POST /coin/trade does not declare score_too_low; it declares amount_invalid',
    ],
    ['* /coin/*', 'no_liquidity', 'PUT /coin/trade does not declare no_liquidity'],
    ['POST /coin/trade', 'no_such', 'no refusal of that name'],
  ])('%s refused with %s: only codes that the contract declares', async (call, refusal, problem) => {
    for (const action of ['faults.set', 'faults.adjust'] as const) {
      const setting = port.control(action, { calls: { [call]: { refusal } } });
      if (problem === null) await expect(setting).resolves.toMatchObject({ calls: { [call]: { refusal } } });
      else await expect(setting).rejects.toThrow(problem);
      if (problem !== null) expect(exchange.faults.settings.calls).toEqual({});
    }
  });

  test.each([
    ['a logout', (token: string) => port.call({ ...request('logout', '/user/logout', {}, token), method: 'GET' })],
    ['an end from outside, which answers 999,', () => port.control('people.signOut', { who: 'trader' })],
    [
      'a block that was lifted again',
      async () => {
        await port.control('backOffice.block', { who: 'trader' });
        await port.control('backOffice.block', { who: 'trader', blocked: false });
      },
    ],
  ])('%s takes the sockets of that session out of the room, and of no other', async (_end, end) => {
    const { token, userId } = await signIn('trader');
    port.socketOpened('a');
    port.socketEvent('a', 'login', userId, token);
    await end(token);
    const next = await signIn('trader');
    expect(next.token).not.toBe(token);
    port.socketOpened('b');
    port.socketEvent('b', 'login', userId, next.token);
    const pushes: Push[] = [];
    port.onPush((batch) => pushes.push(...batch));
    expect((await port.call(request('order', '/coin/trade', ORDER, next.token))).body).toMatchObject({ type: 'ok' });
    expect(pushes.flatMap(({ event, sockets }) => (event === 'coin_order' ? [sockets] : []))).toEqual([['b']]);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_FAULTS } from '../../faults/no-faults';
import type { ExchangeState } from '../port-messages';
import { startCore } from './core';
import type { FromWorker, ToWorker } from './worker-messages';

const WANTED = { scenario: 'calm-market', seed: 7, build: 'test', realNowMs: 0, isolate: false };
const STANDING: ExchangeState = {
  header: { build: 'test', scenario: 'calm-market', seed: 7, startMs: 0 },
  reading: { nowMs: 5, rate: 1, paused: false },
  persistence: { kept: true, reason: null, broken: null },
  faults: { settings: NO_FAULTS, seed: 7, drops: 0 },
  startToken: null,
  isNew: false,
};

/** A worker whose exchange leads at once and answers every request with the worker's number. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  /** False makes opening fail. */
  static opens = true;
  /** False is a browser that refuses locks. */
  static hasLocks = true;
  readonly wanted: unknown[] = [];
  #tab = '';

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  get isRunning(): boolean {
    return locks.has(this.#tab);
  }

  postMessage(message: ToWorker): void {
    if (message.kind === 'begin') {
      this.#tab = message.tab;
      this.wanted.push(message.requested);
      hold(message.tab);
      if (!FakeWorker.hasLocks) this.#tell({ kind: 'alone' });
      this.#tell(
        FakeWorker.opens
          ? { kind: 'leads', state: STANDING }
          : { kind: 'failed', message: 'a file did not load', reason: null },
      );
    } else if (message.kind === 'ask')
      this.#tell({ kind: 'answer', number: message.number, value: FakeWorker.all.indexOf(this) });
  }

  terminate(): void {
    locks.get(this.#tab)?.resolve();
    locks.delete(this.#tab);
  }

  #tell(data: FromWorker): void {
    queueMicrotask(() => {
      if (this.isRunning) this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
}

/** The locks that workers hold as long as they run. */
const locks = new Map<string, { promise: Promise<void>; resolve(): void }>();
function hold(tab: string): void {
  let resolve = () => {};
  const promise = new Promise<void>((end) => {
    resolve = end;
  });
  locks.set(tab, { promise, resolve });
}

let page = new EventTarget();
const tell = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event(type), { persisted }));
const turns = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  FakeWorker.all.length = 0;
  FakeWorker.opens = true;
  FakeWorker.hasLocks = true;
  locks.clear();
  page = new EventTarget();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { getElementById: () => null }));
  const request = (name: string) => locks.get(name.replace('pocket-exchange-tab-', ''))?.promise;
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page in the back/forward cache has no exchange, and gets one when it is restored', async () => {
  const { port } = await startCore(WANTED);
  tell('pagehide', true);
  await turns();
  expect(FakeWorker.all.map(({ isRunning }) => isRunning)).toEqual([false]);
  const asked = port.control('clock.now', {});
  tell('pageshow', true);
  expect(await asked).toBe(1);
  expect(FakeWorker.all.map(({ isRunning }) => isRunning)).toEqual([false, true]);
  // The second worker must not ask for a scenario again: the address has already been followed, and any run may be
  // current by now.
  expect(FakeWorker.all[1]?.wanted).toEqual([{ ...WANTED, scenario: undefined, seed: undefined }]);
});

test('a page with an exchange of its own keeps it while it is in the back/forward cache', async () => {
  FakeWorker.hasLocks = false;
  const refuse = () => Promise.reject(new DOMException('no storage for this frame', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: refuse } });
  const { port } = await startCore(WANTED);
  tell('pagehide', true);
  await turns();
  tell('pageshow', true);
  expect(await port.control('clock.now', {})).toBe(0);
  expect(FakeWorker.all.map(({ isRunning }) => isRunning)).toEqual([true]);
});

test('a page that stays open or is closed for good keeps its worker', async () => {
  await startCore(WANTED);
  tell('pageshow', false);
  tell('pagehide', false);
  await turns();
  expect(FakeWorker.all.map(({ isRunning }) => isRunning)).toEqual([true]);
});

test('a worker that has ended by itself is replaced, one that was stopped is not', async () => {
  const core = await startCore(WANTED);
  FakeWorker.all[0]?.terminate();
  await turns();
  expect(FakeWorker.all.map(({ isRunning }) => isRunning)).toEqual([false, true]);
  core.stop();
  await turns();
  expect(FakeWorker.all.map(({ isRunning }) => isRunning)).toEqual([false, false]);
});

test('a first worker that cannot open is told to the page', async () => {
  FakeWorker.opens = false;
  await expect(startCore(WANTED)).rejects.toThrow('a file did not load');
  expect(FakeWorker.all).toHaveLength(1);
});

test('a later worker that cannot open is replaced after a while, as long as the page is in use', async () => {
  const core = await startCore(WANTED);
  FakeWorker.opens = false;
  FakeWorker.all[0]?.terminate();
  await turns();
  FakeWorker.opens = true;
  const asked = core.port.control('clock.now', {});
  await vi.advanceTimersByTimeAsync(1_999);
  expect(FakeWorker.all.map(({ isRunning }) => isRunning)).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe(2);
  FakeWorker.opens = false;
  FakeWorker.all[2]?.terminate();
  await turns();
  core.stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeWorker.all).toHaveLength(4);
});

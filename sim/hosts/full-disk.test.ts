import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Exchange } from '../core';
import type { ArchivedRunSummary, BookmarkSummary, Persistence } from '../port';
import { LocalPort } from './local-port';
import { ManualTime } from './manual-time';
import { MemoryRunStore } from './memory-run-store';
import { type RequestedRun, resumeRun } from './resume-run';

const BUILD = { build: 'test', realNowMs: 0 };
let disk: MemoryRunStore['disk'];
let store: MemoryRunStore;
let exchange: Exchange;
let port: LocalPort;

type Method = 'write' | 'writeArchive' | 'writeBookmarks' | 'readArchive' | 'readBookmarks' | 'quarantine';

/** Opens a host on the disk, as a page that is loaded again does. The named methods of its store fail. */
async function open(requested: Partial<RequestedRun> = {}, ...failing: Method[]): Promise<void> {
  store = new MemoryRunStore(disk);
  fail(...failing);
  const resumed = await resumeRun({ ...BUILD, ...requested }, store);
  exchange = resumed.exchange;
  port = new LocalPort(resumed, { time: new ManualTime() });
  port.start();
  await port.control('clock.set', { paused: true });
}
function fail(...methods: Method[]): void {
  for (const method of methods)
    vi.spyOn(store, method).mockRejectedValue(new DOMException('the disk is full', 'QuotaExceededError'));
}

beforeEach(async () => {
  disk = new MemoryRunStore().disk;
  await open({ scenario: 'spot-trader', seed: 7 });
});

const ask = <T>(action: string, input: unknown = {}): Promise<T> => port.control(action, input) as Promise<T>;
const grant = (amount: number) => ask('people.grant', { who: 'trader', asset: 'USDT', amount: String(amount) });
const names = async () => (await ask<readonly BookmarkSummary[]>('run.bookmarks')).map(({ name }) => name);
const persistence = () => ask<Persistence>('persistence.get');
const FULL = { kept: false, reason: 'full', broken: null };

/** A run that another one has replaced, and three commands with a named moment in a second one. */
async function worked() {
  await grant(1);
  await ask('scenario.start', { name: 'first-day' });
  for (const amount of [2, 3, 4]) await grant(amount);
  await ask('run.bookmark', { name: 'first' });
}

describe('a disk that has become full', () => {
  test('loses neither the commands ahead of a rewind nor named moments', async () => {
    await worked();
    const hash = exchange.hash();
    fail('writeArchive', 'writeBookmarks');
    await ask('run.bookmark', { name: 'second' });
    await ask('run.rewind', { seq: 1 });
    expect(await ask('run.ahead')).toMatchObject({ entries: [{ seq: 2 }, { seq: 3 }] });
    expect((await names()).sort()).toEqual(['first', 'second']);
    const runs = await ask<readonly ArchivedRunSummary[]>('run.kept');
    expect(runs.map(({ scenario }) => scenario)).toEqual(['first-day', 'spot-trader']);
    await ask('run.forward');
    expect(exchange.hash()).toBe(hash);
  });

  test.each<[string, Method, string, object]>([
    ['a run that is gone back in', 'writeArchive', 'run.rewind', { seq: 1 }],
    ['a run that another one replaces', 'writeArchive', 'scenario.start', { name: 'spot-trader' }],
    ['a run that another one replaces, when the earlier ones cannot be read', 'readArchive', 'scenario.reset', {}],
    ['a run with a named moment', 'writeBookmarks', 'run.bookmark', { name: 'second' }],
    ['a run whose named moments cannot be read', 'readBookmarks', 'run.bookmark', { name: 'second' }],
  ])('is reported, and leaves %s on it as it was', async (_what, method, action, input) => {
    await worked();
    const told = vi.fn();
    port.onNotice(told);
    const stored = structuredClone({ ...disk, epoch: 0 });
    fail(method);
    await ask(action, input);
    await grant(5);
    expect(await persistence()).toEqual(FULL);
    expect(told).toHaveBeenCalledWith({ kind: 'persistence', persistence: FULL });
    expect({ ...disk, epoch: 0 }).toEqual(stored);
  });

  test('keeps the stored run when the page asks for another one', async () => {
    await worked();
    const stored = structuredClone(disk.run);
    await open({ scenario: 'spot-trader', seed: 9 }, 'writeArchive');
    await grant(5);
    expect(await persistence()).toEqual(FULL);
    expect(disk.run).toEqual(stored);
  });

  test.each([
    ['does not replay', BUILD.build],
    ['of another build replays only in part', '0.0.1'],
  ])('keeps the stored run when it %s', async (_what, build) => {
    await grant(1);
    const broken = structuredClone(disk.run);
    if (!broken) throw new Error('no run is stored');
    const command = { do: 'control', action: 'people.grunt', input: {} };
    const entries = [{ seq: 1, atMs: broken.header.startMs, command }];
    disk.run = { ...broken, header: { ...broken.header, build }, entries };
    const stored = structuredClone(disk.run);
    await open({}, 'quarantine');
    await grant(5);
    expect(await persistence()).toMatchObject({ kept: false, reason: 'full', broken: expect.any(String) });
    expect(disk.run).toEqual(stored);
  });
});

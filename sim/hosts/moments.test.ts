import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { Exchange } from '../core';
import type { ArchivedRunSummary, BookmarkSummary } from '../port';
import type { Comparison } from '../replay/compare';
import type { RunFile } from '../replay/run-file';
import { MAX_BOOKMARKS } from './bookmarks';
import { LocalPort } from './local-port';
import { ManualTime } from './manual-time';
import { MemoryRunStore } from './memory-run-store';
import { resumeRun } from './resume-run';
import { MAX_ARCHIVED_COMMANDS, MAX_ARCHIVED_RUNS, RunArchive } from './run-archive';

let store: MemoryRunStore;
let exchange: Exchange;
let port: LocalPort;

/** Opens a host on the store, as a page does that is loaded again. Time does not run. */
async function open(): Promise<void> {
  const otherwise = { scenario: 'spot-trader', seed: 7 };
  const resumed = await resumeRun({ build: 'test', realNowMs: 0, otherwise }, new MemoryRunStore(store.disk));
  exchange = resumed.exchange;
  port = new LocalPort(resumed, { time: new ManualTime() });
  port.start();
  await port.control('clock.set', { paused: true });
}

beforeEach(async () => {
  store = new MemoryRunStore();
  await open();
});

const ask = <T>(action: string, input: unknown = {}): Promise<T> => port.control(action, input) as Promise<T>;
const grant = (amount: number) => ask('people.grant', { who: 'trader', asset: 'USDT', amount: String(amount) });
const wait = (by: string) => ask('clock.advance', { by });
const bookmark = (name: string) => ask<BookmarkSummary>('run.bookmark', { name });
const bookmarks = () => ask<readonly BookmarkSummary[]>('run.bookmarks');
const compare = (from: object, to: object = {}) => ask<Comparison>('run.compare', { from, to });

describe('a bookmark', () => {
  test('is kept with the run over a reload, and changes no state', async () => {
    await grant(1);
    const hash = exchange.hash();
    const { id } = await bookmark(' before ');
    expect(exchange.hash()).toBe(hash);
    expect(exchange.commands).toBe(1);
    await open();
    expect(await bookmarks()).toEqual([{ id, name: 'before', atMs: exchange.nowMs, seq: 1, where: 'past' }]);
  });

  test('leads back, forward, and to a branch that was replaced', async () => {
    await grant(1);
    await wait('5m');
    const early = await bookmark('early');
    const earlyHash = exchange.hash();
    await grant(2);
    const late = await bookmark('late');
    const lateHash = exchange.hash();
    await ask('run.goTo', { bookmark: early.id });
    expect(exchange.hash()).toBe(earlyHash);
    expect((await bookmarks()).map(({ where }) => where)).toEqual(['past', 'ahead']);
    await ask('run.goTo', { bookmark: late.id });
    expect(exchange.hash()).toBe(lateHash);
    await ask('run.goTo', { bookmark: early.id });
    await grant(3);
    const branchHash = exchange.hash();
    const there = await bookmark('other branch');
    expect((await bookmarks()).find(({ id }) => id === late.id)?.where).toBe('branch');
    await ask('run.goTo', { bookmark: late.id });
    expect(exchange.hash()).toBe(lateHash);
    await ask('run.goTo', { bookmark: there.id });
    expect(exchange.hash()).toBe(branchHash);
  });

  test('of an instant between two commands is found again after something else was done there', async () => {
    await wait('10m');
    const quiet = await bookmark('quiet');
    const hash = exchange.hash();
    await ask('run.rewind', { seq: 0 });
    await grant(1);
    await wait('1h');
    expect((await bookmarks())[0]?.where).toBe('branch');
    await ask('run.goTo', { bookmark: quiet.id });
    expect(exchange.hash()).toBe(hash);
  });

  test('of another scenario is there again when that run is resumed', async () => {
    await grant(1);
    const { id } = await bookmark('mine');
    const hash = exchange.hash();
    await ask('scenario.start', { name: 'first-day' });
    await ask('run.goTo', { bookmark: id });
    expect(exchange.hash()).toBe(hash);
    expect(exchange.scenario).toBe('spot-trader');
  });

  test('is included in an exported file', async () => {
    await grant(1);
    await bookmark('one');
    await grant(2);
    const file = await ask<RunFile & { bookmarks: readonly { name: string }[] }>('run.export');
    expect(file.bookmarks).toMatchObject([{ name: 'one', seq: 1 }]);
    store = new MemoryRunStore();
    await open();
    for (const given of [file, JSON.stringify(file)]) await ask('run.import', { file: given });
    expect(await bookmarks()).toMatchObject([{ name: 'one', seq: 1, where: 'past' }]);
    const broken = { ...file, bookmarks: [{ name: 'x', seq: 'y', atMs: 1 }] };
    await expect(ask('run.import', { file: broken })).rejects.toThrow(/bookmarks\.0\.seq: is not a whole number/);
  });

  test('leaves the answer to an import as it was when another host is asked for it again', async () => {
    await grant(1);
    await bookmark('one');
    const file = await ask('run.export');
    const answer = await port.control('run.import', { file }, 'once');
    await open();
    expect(await port.control('run.import', { file }, 'once')).toEqual(answer);
    expect(answer).toMatchObject({ name: 'spot-trader' });
  });

  test('can be removed', async () => {
    const { id } = await bookmark('one');
    expect(await ask('run.removeBookmark', { id })).toEqual({ removed: true });
    expect(await ask('run.removeBookmark', { id })).toEqual({ removed: false });
    expect(await bookmarks()).toEqual([]);
  });

  test.each([
    ['run.bookmark', { name: '  ' }, /give the moment a name/],
    ['run.goTo', { bookmark: 'none' }, /no bookmark none leads anywhere/],
    ['run.compare', { from: { seq: 1, toMs: 2 } }, /say one of/],
    ['run.compare', { from: { seq: 1, ahead: true } }, /say one of seq, toMs, ahead, bookmark and run/],
    ['run.compare', { to: { ahead: true } }, /nothing lies ahead/],
    ['run.compare', { from: { seq: 9 } }, /the run has 0 commands, not 9/],
    ['run.compare', { to: { run: 'none' } }, /no run none is kept/],
    ['run.compare', { from: { day: 1 } }, /run\.compare: from\.day/],
  ])('%s %j is refused with a sentence', async (action, input, message) => {
    await expect(ask(action, input)).rejects.toThrow(message);
  });
});

describe('two moments', () => {
  test('differ in what happened between them, and comparing changes nothing', async () => {
    const { token } = await ask<{ token: string }>('people.as', { who: 'trader' });
    const fields = { currency_id: '1', legal_id: '3', type: '1', amount: '0.01', target_price: '50000', lang: 'en' };
    await port.call({ id: '', method: 'POST', path: '/coin/trade', fields, token });
    await grant(5);
    const before = exchange.hash();
    const found = await compare({ seq: 1 });
    expect(found).toMatchObject({ isSame: false, from: { commands: 1 }, to: { commands: 3, hash: before } });
    const usdt = found.balances.filter(({ who, asset }) => who === 'Maya' && asset === 'USDT');
    const [{ available, frozen } = { available: ['0', '0'], frozen: ['0', '0'] }] = usdt;
    const changed = ([from, to]: readonly [string, string]) => Number(to) - Number(from);
    expect(changed(available as [string, string]) + changed(frozen as [string, string])).toBeCloseTo(5, 8);
    expect(changed(frozen as [string, string])).toBeGreaterThan(0);
    expect(found.orders).toMatchObject([{ who: 'Maya', what: 'spot order', state: [null, 'open'] }]);
    expect(found.tables).toContainEqual({ table: 'coinOrders', added: 1, removed: 0, changed: 0 });
    expect(exchange.hash()).toBe(before);
    expect(exchange.commands).toBe(3);
  });

  test('that are the same differ in nothing', async () => {
    await grant(1);
    const { id } = await bookmark('here');
    const same = { isSame: true, balances: [], orders: [], prices: [], tables: [] };
    expect(await compare({ bookmark: id })).toMatchObject(same);
  });

  test('may be the end that lies ahead, even when the clock is past its time', async () => {
    await grant(5);
    await wait('10s');
    await grant(700);
    const end = exchange.hash();
    await ask('run.rewind', { seq: 1 });
    await wait('20s');
    const found = await compare({}, { ahead: true });
    expect(found).toMatchObject({ isSame: false, from: { commands: 1 }, to: { commands: 2, hash: end } });
    expect((await compare({ ahead: true })).from.commands).toBe(2);
  });

  test('may lie ahead, or at the end of a replaced run', async () => {
    await grant(1);
    await grant(2);
    const end = exchange.hash();
    await ask('run.rewind', { seq: 1 });
    expect((await compare({}, { seq: 2 })).to.hash).toBe(end);
    await grant(3);
    const [old] = await ask<readonly ArchivedRunSummary[]>('run.kept');
    expect((await compare({}, { run: old?.id })).to.hash).toBe(end);
  });
});

describe('memory', () => {
  const header = { build: 'test', scenario: 'spot-trader', seed: 7, startMs: 0 };
  const entriesOf = (run: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      seq: at + 1,
      atMs: at,
      command: { do: 'control', action: 'people.grant', input: { run } },
    }));

  test('replaced runs have a limit of commands together, and the newest is kept whatever its length', async () => {
    const archive = new RunArchive(null, () => {});
    const put = (run: number, count: number) => {
      const log = { header, entries: entriesOf(run, count), nowMs: count };
      return archive.put({ ...log, signIn: undefined }, { header, entries: [], nowMs: 0 });
    };
    for (let run = 1; run <= MAX_ARCHIVED_RUNS; run += 1) await put(run, MAX_ARCHIVED_COMMANDS / 4);
    expect(await archive.read()).toHaveLength(4);
    await put(9, MAX_ARCHIVED_COMMANDS * 2);
    expect((await archive.read()).map(({ entries }) => entries.length)).toEqual([MAX_ARCHIVED_COMMANDS * 2]);
  });

  test(`at most ${MAX_BOOKMARKS} bookmarks are kept, the newest ones`, async () => {
    for (let at = 0; at < MAX_BOOKMARKS + 2; at += 1) await bookmark(String(at));
    const names = (await bookmarks()).map(({ name }) => name);
    expect(names).toHaveLength(MAX_BOOKMARKS);
    expect(names).not.toContain('1');
    expect(names).toContain(String(MAX_BOOKMARKS + 1));
  });
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const step = fc.oneof(
  fc.record({ do: fc.constant('act' as const), amount: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ do: fc.constantFrom('back' as const, 'goTo' as const, 'takeUp' as const), share }),
  fc.record({ do: fc.constantFrom('forward' as const, 'reload' as const, 'bookmark' as const, 'restart' as const) }),
);

test('forward leads to the end of the run, even when more time has passed since the way back', async () => {
  await grant(1);
  const hash = exchange.hash();
  await ask('run.rewind', { seq: 0 });
  await wait('10m');
  await ask('run.forward');
  expect(exchange.hash()).toBe(hash);
});

test('random walks end in the state of their commands', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
    store = new MemoryRunStore();
    await open();
    /** The state hash at each bookmark. */
    const marked = new Map<string, string>();
    for (const one of steps) {
      if (one.do === 'act') await grant(one.amount);
      else if (one.do === 'wait') await wait(`${one.minutes}m`);
      else if (one.do === 'reload') await open();
      else if (one.do === 'restart') await ask('scenario.reset');
      else if (one.do === 'bookmark') marked.set((await bookmark('here')).id, exchange.hash());
      else if (one.do === 'back') await ask('run.rewind', { seq: Math.floor(one.share * exchange.commands) });
      else if (one.do === 'forward') {
        if ((await ask('run.ahead')) !== null) await ask('run.forward');
      } else if (one.do === 'takeUp') {
        const runs = await ask<readonly ArchivedRunSummary[]>('run.kept');
        const run = runs[Math.floor(one.share * runs.length)];
        if (run) await ask('run.takeUp', { id: run.id });
      } else if (one.do === 'goTo') {
        const all = await bookmarks();
        const mark = all[Math.floor(one.share * all.length)];
        if (!mark) continue;
        await ask('run.goTo', { bookmark: mark.id });
        expect(exchange.hash()).toBe(marked.get(mark.id));
        expect(exchange.nowMs).toBe(mark.atMs);
      }
      const { header, entries } = exchange.journal.toJSON();
      expect(Exchange.replay({ header, entries }, exchange.nowMs).hash()).toBe(exchange.hash());
    }
  });
  await fc.assert(property, { numRuns: 12 });
});

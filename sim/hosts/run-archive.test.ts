import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Exchange } from '../core';
import type { ArchivedRunSummary, RunSummary } from '../port';
import { LocalPort } from './local-port';
import { ManualTime } from './manual-time';
import { MemoryRunStore } from './memory-run-store';
import { type RequestedRun, resumeRun } from './resume-run';
import { MAX_ARCHIVED_RUNS } from './run-archive';

const BUILD = { build: 'test', realNowMs: 0 };
let store: MemoryRunStore;
let exchange: Exchange;
let port: LocalPort;

/** Opens a host on the store, as a new process or a page with an address does. Time does not run. */
async function open(requested: Partial<RequestedRun> = {}): Promise<void> {
  const resumed = await resumeRun({ ...BUILD, ...requested }, new MemoryRunStore(store.disk));
  exchange = resumed.exchange;
  port = new LocalPort(resumed, { time: new ManualTime() });
  port.start();
  await port.control('clock.set', { paused: true });
}

beforeEach(async () => {
  store = new MemoryRunStore();
  await open({ scenario: 'spot-trader', seed: 7 });
});

const ask = <T>(action: string, input: unknown = {}): Promise<T> => port.control(action, input) as Promise<T>;
const kept = () => ask<readonly ArchivedRunSummary[]>('run.kept');
const grant = (amount: number) => ask('people.grant', { who: 'trader', asset: 'USDT', amount: String(amount) });
const wait = (by: string) => ask('clock.advance', { by });
const here = () => ({ hash: exchange.hash(), commands: exchange.commands, now: exchange.nowMs });

describe('a run that another one replaces', () => {
  test.each([
    ['an address', () => open({ scenario: 'first-day', seed: 3 })],
    ['a scenario', () => ask('scenario.start', { name: 'first-day' })],
    ['a reset', () => ask('scenario.reset')],
  ])('is archived, and resumed where it was left: %s', async (_, replace) => {
    await ask('people.as', { who: 'whale' });
    await grant(5);
    await wait('2h');
    const left = here();
    await replace();
    const [run] = await kept();
    expect(run).toMatchObject({ scenario: 'spot-trader', seed: 7, person: 'whale', commands: left.commands });
    expect(await ask<RunSummary>('run.takeUp', { id: run?.id })).toMatchObject({ name: 'spot-trader', now: left.now });
    expect(here()).toEqual(left);
    expect(exchange.clock.paused).toBe(true);
    expect(await kept()).toEqual([]);
  });

  test('is resumed once, also when the request is repeated after a reload', async () => {
    await grant(1);
    await ask('scenario.start', { name: 'first-day' });
    const [run] = await kept();
    const resume = () => port.control('run.takeUp', { id: run?.id }, 'asked-once');
    const answer = await resume();
    await open();
    const { commands } = exchange;
    expect(await resume()).toEqual(answer);
    expect(exchange.commands).toBe(commands);
  });

  test('is resumed once, also when two requests come at the same time', async () => {
    await grant(1);
    await ask('scenario.start', { name: 'first-day' });
    const [run] = await kept();
    const resume = () => port.control('run.takeUp', { id: run?.id }, 'asked-twice');
    const [first, second] = await Promise.all([resume(), resume()]);
    expect(second).toEqual(first);
    expect(await resume()).toEqual(first);
  });

  test('is not archived when nobody has done anything in it', async () => {
    await ask('people.as', { who: 'trader' });
    await ask('scenario.start', { name: 'first-day' });
    expect(await kept()).toEqual([]);
  });

  test('is archived when another one is resumed', async () => {
    await grant(1);
    await ask('scenario.start', { name: 'first-day' });
    await grant(2);
    const [first] = await kept();
    await ask('run.takeUp', { id: first?.id });
    expect((await kept()).map(({ scenario }) => scenario)).toEqual(['first-day']);
  });

  test('is archived when its own address is opened afresh, and resumed when that is reloaded', async () => {
    await grant(1);
    const { hash } = here();
    await open({ otherwise: { scenario: 'spot-trader', seed: 7 } });
    expect(here()).toMatchObject({ hash, commands: 1 });
    await open({ scenario: 'spot-trader', seed: 7, isFresh: true });
    expect(here().commands).toBe(0);
    expect(await kept()).toMatchObject([{ scenario: 'spot-trader', seed: 7, commands: 1, isAhead: true }]);
  });

  test(`is one of the last ${MAX_ARCHIVED_RUNS}, also for a page that is loaded later`, async () => {
    for (let seed = 1; seed <= 7; seed += 1) {
      await grant(seed);
      await ask('scenario.start', { name: 'spot-trader', seed });
    }
    await open();
    expect((await kept()).map(({ seed }) => seed)).toEqual([6, 5, 4, 3, 2]);
  });

  test.each([
    ['run.takeUp', { id: 'none' }, /no run none is kept/],
    ['run.takeUp', {}, /run\.takeUp: id/],
    ['run.forward', {}, /nothing lies ahead/],
    ['run.forward', { seq: 1, toMs: 1 }, /either toMs or seq/],
  ])('%s %j is refused with a sentence', async (action, input, message) => {
    await expect(ask(action, input)).rejects.toThrow(message);
  });
});

test('pictures are those that were sent in one of the runs', async () => {
  const { token } = await ask<{ token: string }>('people.as', { who: 'trader' });
  const fields = { mime: 'image/png', size: '100', digest: '0123456789abcdef', sniffed: 'image/png' };
  const { body } = await port.call({ id: '', method: 'POST', path: '/upload', fields, token });
  const { message: address } = body as { message: string };
  const other = address.replace('0123456789abcdef', '0123456789abcdee');
  await ask('scenario.start', { name: 'first-day' });
  const isSent = await port.pictures();
  expect([address, other].map(isSent)).toEqual([true, false]);
  for (let seed = 1; seed <= MAX_ARCHIVED_RUNS; seed += 1) {
    await grant(seed);
    await ask('scenario.start', { name: 'spot-trader', seed });
  }
  expect((await port.pictures())(address)).toBe(false);
});

describe('a rewind', () => {
  test('keeps the later commands, which become a run of their own with the next command', async () => {
    await grant(1);
    await grant(2);
    const end = here();
    await ask('run.rewind', { seq: 0 });
    await ask('run.forward', { seq: 1 });
    expect(exchange.commands).toBe(1);
    await expect(ask('run.forward', { seq: 0 })).rejects.toThrow(/this moment is past/);
    await grant(3);
    await expect(ask('run.forward')).rejects.toThrow(/nothing lies ahead/);
    const [old] = await kept();
    expect(old?.isAhead).toBe(false);
    await ask('run.takeUp', { id: old?.id });
    expect(here()).toEqual(end);
  });

  test('returns what lies ahead, and notifies once of a branch', async () => {
    await grant(1);
    await grant(2);
    const kinds: string[] = [];
    port.onNotice(({ kind }) => kinds.push(kind));
    const branches = () => kinds.filter((kind) => kind === 'branched').length;
    await ask('run.rewind', { seq: 1 });
    expect(await ask('run.ahead')).toMatchObject({ entries: [{ seq: 2, what: 'people.grant' }] });
    await wait('1m');
    await kept();
    expect(branches()).toBe(0);
    await grant(3);
    await grant(4);
    expect(await ask('run.ahead')).toBeNull();
    expect(branches()).toBe(1);
  });

  test('to the beginning leads forward again after somebody was signed in there', async () => {
    await grant(1);
    const end = here();
    await ask('run.rewind', { seq: 0 });
    await ask('people.as', { who: 'trader' });
    expect(await kept()).toMatchObject([{ isAhead: true }]);
    await ask('run.forward');
    expect(here()).toEqual(end);
  });

  const step = fc.oneof(
    fc.record({ do: fc.constant('act' as const), amount: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
    fc.record({
      do: fc.constantFrom('back' as const, 'forward' as const),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    fc.record({ do: fc.constant('reload' as const) }),
  );

  test('back, forward and branching come to the states there were', async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      store = new MemoryRunStore();
      await open({ scenario: 'spot-trader', seed: 7 });
      // The state hash after each sequence of commands, by the commands' names.
      const states = new Map<string, string>();
      let line: string[] = [];
      let at = 0;
      const note = () => states.set(line.slice(0, at).join(), exchange.hash());
      note();
      for (const one of steps) {
        if (one.do === 'act') {
          line = [...line.slice(0, at), `${one.amount} at ${exchange.nowMs}`];
          at += 1;
          await grant(one.amount);
          note();
        } else if (one.do === 'wait') {
          await wait(`${one.minutes}m`);
        } else if (one.do === 'reload') {
          await open();
        } else {
          const isBack = one.do === 'back';
          const to = isBack ? Math.floor(one.share * (at + 1)) : at + 1 + Math.floor(one.share * (line.length - at));
          if (to > line.length || (isBack && to > at)) continue;
          await ask(isBack ? 'run.rewind' : 'run.forward', { seq: to });
          at = to;
          expect(exchange.hash()).toBe(states.get(line.slice(0, at).join()));
        }
        expect(exchange.commands).toBe(at);
      }
    });
    await fc.assert(property, { numRuns: 12 });
  });
});

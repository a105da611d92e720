import { beforeEach, describe, expect, test } from 'vitest';
import type { ControlResult } from '../control/actions';
import type { Exchange } from '../core';
import type { TrailEntry } from '../journal/trail';
import type { ArchivedRunSummary, BookmarkSummary } from '../port';
import { LocalPort } from './local-port';
import { ManualTime } from './manual-time';
import { MemoryRunStore } from './memory-run-store';
import { resumeRun } from './resume-run';

let store: MemoryRunStore;
let time: ManualTime;
let exchange: Exchange;
let port: LocalPort;

/** Opens a host on the store, as a page does that is loaded again. */
async function open(): Promise<void> {
  const otherwise = { scenario: 'spot-trader', seed: 7 };
  const resumed = await resumeRun({ build: 'test', realNowMs: 0, otherwise }, new MemoryRunStore(store.disk));
  time = new ManualTime();
  exchange = resumed.exchange;
  port = new LocalPort(resumed, { time });
  port.start();
  await port.control('clock.set', { paused: true });
}

beforeEach(async () => {
  store = new MemoryRunStore();
  await open();
});

const ask = <T>(action: string, input: unknown = {}): Promise<T> => port.control(action, input) as Promise<T>;
const grant = () => ask('people.grant', { who: 'trader', asset: 'USDT', amount: '1' });
const see = (screen: string) => ask('run.note', { happened: { do: 'screen', screen, lang: 'en' } });
const press = (on: string) => ask('run.note', { happened: { do: 'tap', on } });
const call = (method: string, path: string, fields: Record<string, string> = {}) =>
  port.call({ id: '', method, path, fields: { lang: 'en', ...fields }, token: exchange.session() });
const refused = () =>
  call('POST', '/coin/trade', { currency_id: '1', legal_id: '3', type: '1', amount: '9999', target_price: '20000' });

/** The trail entries as short texts. */
const told = (entries: readonly TrailEntry[] = exchange.trail.entries()) =>
  entries.map((one) =>
    one.do === 'screen' ? one.screen : one.do === 'tap' ? one.on : `${one.request.path} ${one.answer.refusal ?? 'ok'}`,
  );

/** A screen, a command, a tap, a refusal, and two minutes later another command and a screen. */
async function walked() {
  await see('/a');
  await grant();
  await press('button "Buy"');
  await refused();
  await ask('clock.advance', { by: '2m' });
  await grant();
  await see('/b');
}
const WALKED = ['/a', 'button "Buy"', '/coin/trade insufficient_balance', '/b'];

describe('a trail survives', () => {
  test('a reload in the middle, each refusal, screen and tap at once', async () => {
    await walked();
    await open();
    expect(told()).toEqual(WALKED);
    await press('button "Sell"');
    await open();
    expect(told()).toEqual([...WALKED, 'button "Sell"']);
  });

  test('a reload with the reads, which are stored with the next beat', async () => {
    await see('/a');
    await call('POST', '/wallet/list');
    time.pass(1_000);
    // An answer comes after everything that is being stored.
    await ask('clock.now');
    await open();
    expect(told()).toEqual(['/a', '/wallet/list ok']);
  });

  test('a reload, and is shown by the inspector then', async () => {
    await walked();
    await open();
    const { steps } = await ask<ControlResult<'inspect.read'>>('inspect.read');
    expect(steps.map(({ cause }) => cause.kind)).toEqual(expect.arrayContaining(['screen', 'tap', 'call']));
  });

  test('going back and forward again, with what was noted in between', async () => {
    await walked();
    await ask('run.rewind', { seq: 1 });
    expect(told()).toEqual(['/a', 'button "Buy"', '/coin/trade insufficient_balance']);
    await see('/back');
    await ask('run.forward');
    expect(told()).toEqual(['/a', 'button "Buy"', '/coin/trade insufficient_balance', '/back', '/b']);
    const numbers = exchange.trail.entries().map(({ n }) => n);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('going forward after time has passed, without what was noted later than there', async () => {
    await walked();
    const hash = exchange.hash();
    await ask('run.rewind', { seq: 1 });
    await ask('clock.advance', { by: '5m' });
    await see('/late');
    await ask('run.forward', { seq: 2 });
    expect(told()).toEqual(WALKED);
    expect(exchange.hash()).toBe(hash);
  });

  test('a reload between going back and forward', async () => {
    await walked();
    await ask('run.rewind', { seq: 1 });
    await open();
    await see('/back');
    await ask('run.forward');
    expect(told()).toEqual(['/a', 'button "Buy"', '/coin/trade insufficient_balance', '/back', '/b']);
  });

  test('another run in between, which does not get its entries', async () => {
    await walked();
    await ask('scenario.start', { name: 'first-day', seed: 3 });
    expect(told()).toEqual([]);
    await open();
    const [run] = await ask<readonly ArchivedRunSummary[]>('run.kept');
    await ask('run.takeUp', { id: run?.id });
    expect(told()).toEqual(WALKED);
    const file = await ask<ControlResult<'run.export'>>('run.export');
    expect(told(file.trail)).toEqual(WALKED);
  });

  test('going to a bookmark of a replaced run, up to that moment', async () => {
    await walked();
    await ask('run.rewind', { seq: 1 });
    const { id } = await ask<BookmarkSummary>('run.bookmark', { name: 'early' });
    await ask('run.forward');
    await ask('scenario.start', { name: 'first-day', seed: 3 });
    await ask('run.goTo', { bookmark: id });
    expect(told()).toEqual(['/a', 'button "Buy"', '/coin/trade insufficient_balance']);
  });
});

test('a read of the next run is not stored at once, however many refusals the last run had', async () => {
  for (let count = 0; count < 3; count += 1) await refused();
  await ask('scenario.start', { name: 'spot-trader', seed: 7 });
  const begun = structuredClone(store.disk.run?.trail);
  await call('POST', '/wallet/list');
  // An answer comes after everything that is being stored.
  await ask('clock.now');
  expect(store.disk.run?.trail).toEqual(begun);
  await refused();
  expect(told(store.disk.run?.trail)).toEqual(['/wallet/list ok', '/coin/trade insufficient_balance']);
});

describe('named moments', () => {
  test('travel with a link, and lead there', async () => {
    await grant();
    await ask('run.bookmark', { name: 'one grant' });
    const hash = exchange.hash();
    await ask('clock.advance', { by: '5m' });
    await grant();
    const { query } = await ask<Awaited<ControlResult<'run.share'>>>('run.share');
    const { readLink, asRunFile } = await import('../replay/link/open');
    const file = asRunFile(await readLink(new URLSearchParams(query).get('run') ?? ''));
    store = new MemoryRunStore();
    await open();
    await ask('run.import', { file });
    const [first, ...others] = await ask<readonly BookmarkSummary[]>('run.bookmarks');
    expect(others).toEqual([]);
    expect(first).toMatchObject({ name: 'one grant', where: 'past' });
    await ask('run.goTo', { bookmark: first?.id });
    expect(exchange.hash()).toBe(hash);
  });

  test('keep in a file what was seen at them', async () => {
    await grant();
    const seen = { screen: '/pages/fund/assets', lang: 'en', texts: ['Total assets'] };
    await ask('run.bookmark', { name: 'seen', seen });
    const file = await ask<object>('run.export');
    store = new MemoryRunStore();
    await open();
    await ask('run.import', { file });
    expect(await ask('run.export')).toMatchObject({ bookmarks: [{ name: 'seen', seen }] });
  });
});

import { describe, expect, it } from 'vitest';
import type { Burst, Step } from '../../../control/inspect/records';
import type { Row } from './row';
import { type Inspected, joined, type ListTab, rowsFor } from './rows';

const maya = { id: 4, name: 'Maya' };
const call = (seq: number, path: string, more: Partial<Step> = {}): Step => ({
  seq,
  atMs: seq * 1_000,
  cause: { kind: 'call', method: 'POST', path, fields: {}, who: maya, answer: null, tookMs: null },
  postings: [],
  transitions: [],
  events: [],
  ...more,
});
const burst = (id: number, seq: number, count: number): Burst => ({
  id,
  seq,
  event: 'daymarket',
  fromMs: id * 1_000,
  atMs: seq * 1_000,
  count,
  symbols: ['BTC/USDT', 'ETH/USDT'],
});

const trade = call(2, '/coin/trade', {
  postings: [{ id: 30, reason: 'coinFreeze', ref: '3', legs: [] }],
  transitions: [{ entity: 'spot order', id: '3', who: maya, from: null, to: 'open' }],
  events: [{ event: 'coin_order', to: maya }],
});
const inspected: Inspected = {
  steps: [call(1, '/menu'), trade],
  bursts: [burst(3, 5, 42)],
  violations: [],
  moves: [
    { number: 1, machine: 'auth', from: null, to: 'visitor.login', event: 'xstate.init', atMs: 1_500 },
    { number: 2, machine: 'auth', from: 'visitor.login', to: 'signingIn', event: 'login', atMs: 2_500 },
  ],
};
const visit = (seq: number, cause: Step['cause']): Step => ({ ...call(seq, ''), cause });
const keysOf = (rows: readonly Row[]) => rows.map(({ key }) => key);
const kinds = (tab: ListTab, filter = '') => rowsFor(tab, inspected, filter).map(({ key }) => key);

describe('the rows of a tab are newest first', () => {
  it.each([
    ['calls', ['2', '1']],
    ['events', ['b3', '2e0']],
    ['ledger', ['2p30']],
    ['machines', ['m2', '2s0', 'm1']],
    ['all', ['b3', 'm2', '2s0', '2p30', '2e0', '2', 'm1', '1']],
  ] as const)('%s', (tab, keys) => {
    expect(kinds(tab)).toEqual(keys);
  });
});

describe('one search finds rows of every kind', () => {
  const steps = [
    ...inspected.steps,
    visit(6, { kind: 'screen', screen: '/pages/fund/assets', lang: 'fra' }),
    visit(7, { kind: 'tap', on: 'button "Buy BTC"' }),
  ];
  const due = { atMs: 90_000, kind: 'loan.day', symbol: '', id: '5', payload: null, isForecast: false };
  const later: Row = { kind: 'due', key: 'd', order: 0, atMs: 90_000, due, title: 'Loan falls due', when: '' };
  const found = (search: string, said?: (row: Row) => string) =>
    keysOf(rowsFor('all', { ...inspected, steps }, search, { due: [later], ...(said && { said }) }));
  it.each([
    ['a call', '/coin/trade', ['2']],
    ['a posting', 'coinfreeze', ['2p30']],
    ['an event', 'eth/usdt', ['b3']],
    ['a state', 'spot order', ['2s0']],
    ['a transition of the page', 'signingin', ['m2']],
    ['a screen', 'fund/assets fra', ['6']],
    ['a tap', 'buy btc', ['7']],
    ['a deadline', 'loan.day', ['d']],
    ['nothing', 'nowhere', []],
  ])('%s', (_what, search, keys) => {
    expect(found(search)).toEqual(keys);
  });
  it('by the displayed words as well', () => {
    expect(found('falls due', (row) => (row.kind === 'due' ? row.title : ''))).toEqual(['d']);
  });
  it('without a word leaves out upcoming events', () => {
    expect(found('')).not.toContain('d');
    expect(found('')).toHaveLength(10);
  });
  it('screens and taps stand among the calls', () => {
    expect(keysOf(rowsFor('calls', { ...inspected, steps }, ''))).toEqual(['7', '6', '2', '1']);
  });
});

describe('a filter', () => {
  it.each([
    ['calls', 'TRADE', ['2']],
    ['calls', 'post maya', ['2', '1']],
    ['calls', 'nothing', []],
    ['events', 'eth/usdt', ['b3']],
    ['events', 'coin_order', ['2e0']],
    ['ledger', 'freeze', ['2p30']],
    ['machines', 'auth login', ['m2', 'm1']],
    ['machines', 'open', ['2s0']],
  ] as const)('on %s by "%s"', (tab, filter, keys) => {
    expect(kinds(tab, filter)).toEqual(keys);
  });
});

describe('a contract violation is shown at the latest row it can be about', () => {
  const late = call(4, '/coin/trade', { events: [{ event: 'daymarket', to: maya }] });
  const at = (source: string, atMs: number) =>
    ({ source, path: 'id', expected: 'number', seen: 'null', effect: 'unreadable', atMs }) as const;
  it.each([
    ['calls', 'POST /coin/trade', 2_900, ['2']],
    ['calls', 'POST /coin/trade', 4_000, ['4']],
    ['calls', 'POST /coin/trade', 99_000, ['4']],
    ['calls', 'POST /coin/trade', 500, []],
    ['calls', 'GET /coin/trade', 99_000, []],
    ['calls', 'daymarket', 99_000, []],
    ['events', 'daymarket', 3_500, ['b3']],
    ['events', 'coin_order', 2_000, ['2e0']],
  ] as const)('%s: %s at %d', (tab, source, atMs, keys) => {
    const rows = rowsFor(tab, { ...inspected, steps: [...inspected.steps, late], violations: [at(source, atMs)] }, '');
    expect(rows.filter(({ violations }) => violations).map(({ key }) => key)).toEqual(keys);
  });
});

it('a grown burst replaces its former version, and the oldest rows are dropped', () => {
  const after = joined(
    { steps: [call(1, '/a'), call(2, '/b')], bursts: [burst(3, 5, 42), burst(7, 8, 1)] },
    { steps: [call(9, '/c')], bursts: [burst(7, 10, 2)] },
    2,
  );
  expect(after.steps.map(({ seq }) => seq)).toEqual([2, 9]);
  expect(after.bursts.map(({ id, count }) => [id, count])).toEqual([
    [3, 42],
    [7, 2],
  ]);
});

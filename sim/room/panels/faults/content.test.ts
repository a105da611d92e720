import { contractDocuments } from '@sim/documents/documents';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { NO_FAULTS } from '../../../faults/no-faults';
import type { FaultSettings } from '../../../faults/settings';
import { type Contract, readContract } from '../../contract/model';
import { activeFaults, callsOf, isOfEvents, pathsOf, refusalsOf, withField } from './content';

const TRADE = 'POST /coin/trade';
const set: FaultSettings = {
  ...NO_FAULTS,
  calls: {
    [TRADE]: { refusal: 'no_liquidity', latencyMs: 5 },
    'GET *': {
      fields: [
        { change: 'drop', path: '*.id' },
        { change: 'rename', path: 'a', to: 'b' },
      ],
    },
  },
  events: { kline: { lossRate: 1 } },
};

it('lists each setting of a call or event, and removes it alone', () => {
  const rows = activeFaults(set).map(({ name, text, without }) => [name, text, without]);
  expect(rows).toEqual([
    [TRADE, 'refusal no_liquidity', { calls: { 'GET *': set.calls['GET *'], [TRADE]: { latencyMs: 5 } } }],
    [TRADE, 'latencyMs 5', { calls: { 'GET *': set.calls['GET *'], [TRADE]: { refusal: 'no_liquidity' } } }],
    [
      'GET *',
      'drop *.id',
      { calls: { [TRADE]: set.calls[TRADE], 'GET *': { fields: [set.calls['GET *']?.fields?.[1]] } } },
    ],
    [
      'GET *',
      'rename a b',
      { calls: { [TRADE]: set.calls[TRADE], 'GET *': { fields: [set.calls['GET *']?.fields?.[0]] } } },
    ],
    ['kline', 'lossRate 1', { events: {} }],
  ]);
});

it('a changed field is added to the others', () => {
  const change = withField(set, 'calls', 'GET *', { change: 'null', path: 'c' });
  expect(change.calls?.['GET *']?.fields).toHaveLength(3);
  expect(withField(NO_FAULTS, 'events', 'kline', { change: 'null', path: 'c' })).toEqual({
    events: { kline: { fields: [{ change: 'null', path: 'c' }] } },
  });
});

it.each([
  [null, true],
  ['GET /coin/*', true],
  ['GET /nothing*', false],
])('the calls of %s', (scope, some) => {
  expect(callsOf(scope).length > 0).toBe(some);
});

it.each([
  ['lever_*', true],
  ['lever_ordr', false],
  ['', false],
])('%s is of events: %s', (pattern, is) => {
  expect(isOfEvents(pattern)).toBe(is);
});

describe('what the contract suggests', () => {
  let contract: Contract;
  beforeAll(async () => {
    contract = readContract((await contractDocuments()) as never);
  });

  test('the refusals of one call, and those of any', () => {
    const codes = refusalsOf(contract, TRADE).map(({ code }) => code);
    expect(codes.slice(0, 2)).toEqual(['amount_invalid', 'price_invalid']);
    expect(codes).toContain('session_invalid');
  });

  test('several calls have only the refusals that all of them have', () => {
    const codes = refusalsOf(contract, '* /coin/*').map(({ code }) => code);
    expect(codes).toContain('session_invalid');
    expect(codes).not.toContain('price_invalid');
  });

  test.each([
    ['calls', 'GET /coin/list', '*.symbol'],
    ['calls', 'GET /coin/detail', 'fills.*.price'],
    ['events', 'match_trade', 'data.*.price'],
    ['events', '*', 'now_price'],
  ] as const)('paths of %s %s', (table, pattern, path) => {
    expect(pathsOf(contract, table, pattern)).toContain(path);
  });
});

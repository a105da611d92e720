import { contractDocuments } from '@sim/documents/documents';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { adjusted } from '../../../faults/adjusted';
import { NO_FAULTS } from '../../../faults/no-faults';
import type { FaultSettings } from '../../../faults/settings';
import { type Contract, readContract } from '../../contract/model';
import { activeFaults, callsOf, isOfEvents, pathsOf, refusalsOf } from './content';

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
  const rows = activeFaults(set).map(({ name, text, without }) => {
    const { calls, events } = adjusted(set, without);
    return [name, text, calls, events];
  });
  const [dropped, renamed] = set.calls['GET *']?.fields ?? [];
  expect(rows).toEqual([
    [TRADE, 'refusal no_liquidity', { ...set.calls, [TRADE]: { latencyMs: 5 } }, set.events],
    [TRADE, 'latencyMs 5', { ...set.calls, [TRADE]: { refusal: 'no_liquidity' } }, set.events],
    ['GET *', 'drop *.id', { ...set.calls, 'GET *': { fields: [renamed] } }, set.events],
    ['GET *', 'rename a b', { ...set.calls, 'GET *': { fields: [dropped] } }, set.events],
    ['kline', 'lossRate 1', set.calls, {}],
  ]);
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

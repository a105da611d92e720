import { expect, test } from 'vitest';
import type { TimedOption } from '@/data/options/queries';
import { optionFigures, resultAt } from './option-figures';

const order = (facts: Partial<TimedOption> = {}): TimedOption => ({
  id: 1,
  user_id: 1,
  match_id: 101,
  currency_id: 3,
  type: 1,
  is_insurance: 0,
  seconds: 60,
  number: '100.00000000',
  open_price: '60000',
  end_price: '0',
  fee: '1',
  profit_ratio: '15.00',
  loss_ratio: '100.00',
  fact_profits: '0',
  status: 1,
  profit_result: 0,
  created_at: '',
  updated_at: '',
  handled_at: '',
  currency_name: 'USDT',
  symbol_name: 'BTC/USDT',
  startedAtMs: 0,
  expiresAtMs: 60_000,
  ...facts,
});

test.each([
  [1, '60000.01', 1, '15', '115'],
  [1, '59999.99', -1, '-100', '0'],
  [2, '60000.01', -1, '-100', '0'],
  [2, '59999.99', 1, '15', '115'],
  [1, '60000.00', 0, '0', '100'],
  [2, '60000', 0, '0', '100'],
] as const)('type %i at %s stands at %i: profit %s, paid %s', (type, last, result, profit, paid) => {
  const now = resultAt(order({ type }), last);
  expect([now.result, now.profit.toFixed(), now.paid.toFixed()]).toEqual([result, profit, paid]);
});

test('the loss ratio of the server determines the loss; without one the whole stake is lost', () => {
  expect(resultAt(order({ loss_ratio: '80' }), '1').paid.toFixed()).toBe('20');
  expect(resultAt(order({ loss_ratio: undefined }), '1').paid.toFixed()).toBe('0');
});

test('the outcome has the booked profit, not a calculated one', () => {
  const { outcome, prospects } = optionFigures(
    order({ status: 3, profit_result: 1, fact_profits: '14.5', end_price: '60100' }),
  );
  expect(prospects.won.toFixed()).toBe('15');
  expect([outcome?.profit.toFixed(), outcome?.paid.toFixed(), outcome?.end.toFixed()]).toEqual([
    '14.5',
    '114.5',
    '60100',
  ]);
  expect(optionFigures(order()).outcome).toBeNull();
});

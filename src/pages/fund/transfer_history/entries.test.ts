import { expect, it } from 'vitest';
import type { TransferRow } from '@/data/exchange/queries';
import { entriesOf } from './entries';

const row = (fields: Partial<TransferRow>): TransferRow => ({
  id: 1,
  value: '-10.00000000',
  created_time: '2026-01-06 09:41:02',
  info: 'Transfer',
  type: 12,
  currency: 3,
  currency_name: 'USDT',
  transaction_info: 'Spot account',
  ...fields,
});

it('lists a transfer once if the server names both accounts', () => {
  const both = { from_field: 'change', to_field: 'lever' } as const;
  const entries = entriesOf([row({ id: 2, value: '10.00000000', ...both }), row({ ...both })]);
  expect(entries.map(({ id, amount, course }) => [id, amount.toFixed(), course])).toEqual([
    [1, '10', { from: 'change', to: 'lever' }],
  ]);
});

it('lists both changes with their signs if it does not', () => {
  const entries = entriesOf([row({ id: 2, value: '10.00000000', transaction_info: 'Futures account' }), row({})]);
  expect(entries.map(({ amount, course, account }) => [amount.toFixed(), course, account])).toEqual([
    ['10', null, 'Futures account'],
    ['-10', null, 'Spot account'],
  ]);
});

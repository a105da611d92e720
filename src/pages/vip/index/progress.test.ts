import { expect, test } from 'vitest';
import { progressOf } from './progress';

const tiers = [100_000, 200_000, 300_000, 500_000].map((over, at) => ({
  tier: at + 1,
  deposit_over: String(over),
  extra_deposit: '0',
  contract_fee_discount: '0',
  options_fee_discount: '0',
  coin_fee_discount: '0',
  daily_withdrawal: '0',
  card_cashback: '0',
  loan_limit: '0',
}));

test.each([
  ['nobody yet', 0, '0', { tier: 1, missing: '100000', share: 0 }],
  ['halfway', 0, '50000', { tier: 1, missing: '50000', share: 0.5 }],
  ['at the threshold, which is not over it', 0, '100000', { tier: 1, missing: '0', share: 1 }],
  ['between two tiers', 1, '125000', { tier: 2, missing: '75000', share: 0.25 }],
  ['a tier that staff has set', 3, '10', { tier: 4, missing: '499990', share: 0 }],
])('%s', (_name, level, deposited_usd, expected) => {
  const found = progressOf({ level, deposited_usd, tiers, saved: [] });
  expect(found && { ...found, missing: found.missing.toFixed() }).toEqual(expected);
});

test('between two tiers that begin at the same amount the way is walked', () => {
  const alike = tiers.map((tier) => ({ ...tier, deposit_over: '0' }));
  expect(progressOf({ level: 0, deposited_usd: '0', tiers: alike, saved: [] })).toMatchObject({ tier: 1, share: 1 });
});

test('there is no progress from the highest tier', () => {
  expect(progressOf({ level: 4, deposited_usd: '1', tiers, saved: [] })).toBeNull();
});

import { beforeAll, expect, test } from 'vitest';
import type { Pair } from '@/data/market/quotes';
import { session, type User } from '@/data/session/session';
import { i18n, startI18n } from '@/i18n/i18n';
import { afterFailedRefetch, drawn } from '../../../_shared/testing/draw';
import { OptionForm } from './option-form';
import type { OptionTrading } from './use-option-trading';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['options', 'refusals', 'transfer']);
});

const pair = { symbol: 'BTC/EURX', id: 1, legal_id: 9, legal_name: 'EURX', open_microtrade: 1 } as unknown as Pair;
const snapshot = { matches: () => false, context: {} };
const trading = { running: { data: [] }, snapshot, send: () => {} } as unknown as OptionTrading;
const duration = { id: 1, seconds: 60, status: 1, profit_ratio: '80', min_amount: '1', max_amount: '0' };
const coin = (id: number, user_wallet: object | null) => ({ id, name: 'EURX', micro_numbers: [], user_wallet });
const form = <OptionForm pair={pair} trading={trading} />;

test.each([
  ['a coin that pays for no option', [coin(3, { micro_balance: '7' })], '0.00'],
  ['a coin without a wallet', [coin(9, null)], '0.00'],
  ['a coin of which there is some', [coin(9, { micro_balance: '7' })], '7.00'],
  ['a coin with more decimals than a stake', [coin(9, { micro_balance: '7.123456789' })], '7.12'],
  ['no coin, before the answer', undefined, null],
])('the balance of %s', (_which, coins, balance) => {
  for (const draw of [drawn, afterFailedRefetch]) {
    const html = draw(form, (key) =>
      key.includes('option-terms') ? [duration] : key.includes('wallets') ? coins : undefined,
    );
    expect(/Balance <span[^>]*>([\d.]+)</.exec(html)?.[1] ?? null).toBe(balance);
    expect(html).not.toContain('Try again');
  }
});

test('a VIP level that this version does not know has no discount', () => {
  session.user.set({ user_level: 9 } as User);
  const terms = [{ ...coin(9, { micro_balance: '7' }), micro_trade_fee: '0.2' }];
  const html = drawn(form, (key) =>
    key.includes('option-terms') ? [duration] : key.includes('wallets') ? terms : undefined,
  );
  session.user.set(null);
  expect(html).toContain('Balance');
  expect(html).not.toContain('VIP');
});

import { hashKey } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keys } from '@/data/queries/keys';
import { session } from '@/data/session/session';
import { i18n, startI18n } from '@/i18n/i18n';
import { makePair } from '../../_shared/market/make-pair';
import { drawn } from '../../_shared/testing/draw';
import { HoldingList } from './holding-list';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['stocks', 'common']);
  session.signIn('token');
});
afterAll(() => session.signOut());

const pair = makePair('NVLA', { kind: 'stock', currency_id: 60, now_price: '200', amount_decimals: 2 });
const quotes = { pairs: [pair], bySymbol: new Map([[pair.symbol, pair]]), byId: new Map([[pair.id, pair]]) };

test.each([
  ['a fraction that is too small to be sold', '0.00098000', '0.00098 shares'],
  ['shares and what a fee has left of another', '24.50098000', '24.50098 shares'],
  ['whole shares', '20.00000000', '20 shares'],
])('%s are written as their value counts them', (_, stock_balance, text) => {
  const row = { currency: 60, currency_name: 'NVLA', stock_balance, lock_stock_balance: '0', usdt_price: '200' };
  const answers = new Map<unknown, unknown>([
    [hashKey(keys.quotes), quotes],
    [hashKey(keys.wallets), { stock_wallet: { balance: [row] } }],
  ]);
  const html = drawn(<HoldingList onList={() => {}} />, (key) => answers.get(hashKey(key)));
  expect(html).toContain(`>${text}<`);
});

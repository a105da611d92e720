import { beforeAll, expect, test } from 'vitest';
import type { CoinOrder } from '@/data/spot/queries';
import { i18n, startI18n } from '@/i18n/i18n';
import { drawn } from '../../../_shared/testing/draw';
import { Fills } from './fills';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['trade', 'errors']);
});

const order: CoinOrder = {
  id: 1,
  u_id: 7,
  currency_id: 1,
  legal_id: 3,
  type: 1,
  target_price: '60000',
  trade_price: '60000',
  trade_amount: '2',
  charge_fee: '0.002',
  status: 2,
  created_at: '2026-01-05 09:30:00',
  updated_at: '2026-01-05 09:30:00',
  symbol: 'BTC/USDT',
  deal_amount: '2',
};
const fill = { price: '60000', amount: '2', fee: '0.002' };

test.each([
  ['a time is written in the language of the user', '2026-01-05 09:30:00', /2026/],
  ['a time that cannot be read stays as the server wrote it', 'yesterday', />yesterday</],
])('%s', (_what, created_at, written) => {
  const html = drawn(<Fills order={order} />, () => ({ fills: [{ ...fill, created_at }] }));
  expect(html).toMatch(written);
  expect(html).not.toContain('1970');
});

import { beforeAll, expect, test } from 'vitest';
import type { Pair } from '@/data/market/quotes';
import { Decimal } from '@/domain/money/money';
import { BUY, SELL, type Side } from '@/domain/spot/spot';
import { i18n, startI18n } from '@/i18n/i18n';
import { drawn } from '../../../_shared/testing/draw';
import { briefDecimals, ExpectedFigures } from './expected-figures';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('trade');
});

const d = (text: string) => new Decimal(text);
const shares = { currency_name: 'NVLA', legal_name: 'USDT', legal_id: 3, kind: 'stock', coin_trade_fee: '0.002' };
const pair = { ...shares, price_decimals: 2, amount_decimals: 2 } as Pair;

test.each<[what: string, side: Side, received: string, written: string]>([
  ['of a coin all that is left after the fee, though it is finer than a lot', BUY, '0.5', '0.499 NVLA'],
  ['of money whole cents', SELL, '92.1', '91.91 USDT'],
])('shows %s', (_what, side, received, written) => {
  const expected = { total: d('92.1'), received: d(received) };
  const html = drawn(<ExpectedFigures pair={pair} side={side} expected={expected} />, () => ({}));
  expect(html).toContain(`>${written}<`);
});

test.each([
  ['0.499', BUY, 2, 4],
  ['7.984', BUY, 1, 3],
  ['45.5786', BUY, 2, 2],
  ['0.12321008', BUY, 6, 6],
  ['835146443.832', BUY, 0, 0],
  ['0.00000998', BUY, 6, 8],
  ['0.9191', SELL, 2, 2],
] as const)('%s on side %i with lots of %i decimals has %i in the form', (left, side, amount_decimals, decimals) => {
  expect(briefDecimals(d(left), side, { amount_decimals })).toBe(decimals);
});

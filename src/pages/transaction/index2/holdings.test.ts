import { expect, it } from 'vitest';
import type { CoinBalance, Holdings } from '@/data/wallet/portfolio-value';
import { Decimal, ZERO } from '@/domain/money/money';
import { makePair } from '../../_shared/market/make-pair';
import { accountValue, holdingFigures, stockAccountOf } from './holdings';

const pairs = [
  makePair('NVLA', { currency_id: 60, kind: 'stock' }),
  makePair('ORBT', { currency_id: 61, kind: 'stock' }),
];
const coin = (currencyId: number, available: string, frozen = '0', costPrice: string | null = null): CoinBalance => ({
  currencyId,
  coin: '',
  available: new Decimal(available),
  frozen: new Decimal(frozen),
  quotedUsdt: new Decimal(1),
  costPrice: costPrice === null ? null : new Decimal(costPrice),
});
const holdings = (...coins: CoinBalance[]): Holdings => ({
  accounts: [
    { kind: 'change', coins: [coin(3, '999'), coin(60, '7')] },
    { kind: 'stock', coins },
  ],
  debtUsdt: ZERO,
  day: null,
  history: [],
});

it('contains cash and shares of the stock account only, including those in orders', () => {
  const account = stockAccountOf(holdings(coin(3, '80', '20'), coin(60, '1.5', '0.5', '100'), coin(61, '0')), pairs);
  expect(account?.holdings.map(({ pair, total }) => `${pair.currency_name} ${total}`)).toEqual(['NVLA 2']);
  expect(account && accountValue(account, () => '110').toFixed()).toBe('320');
});

it('is null on a server without stock accounts', () => {
  expect(stockAccountOf({ accounts: [], debtUsdt: ZERO, day: null, history: [] }, pairs)).toBeNull();
});

it.each([
  ['100', '110', '220', '20', '10'],
  ['100', '90', '180', '-20', '-10'],
  [null, '90', '180', undefined, undefined],
] as const)('bought at %s, now at %s: worth %s, won %s', (cost, price, value, gain, percent) => {
  const [held] = stockAccountOf(holdings(coin(60, '2', '0', cost)), pairs)?.holdings ?? [];
  const figures = held && holdingFigures(held, price);
  expect(figures?.value.toFixed()).toBe(value);
  expect(figures?.gain?.toFixed()).toBe(gain);
  expect(figures?.gainPercent?.toFixed()).toBe(percent);
});

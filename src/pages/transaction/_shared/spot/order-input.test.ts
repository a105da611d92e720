import { expect, test } from 'vitest';
import { storeDepth } from '@/data/market/depth';
import { marketFrames } from '@/data/market/frames';
import type { Pair } from '@/data/market/quotes';
import type { OrderDraft } from './order-draft';
import { boughtForValue } from './order-estimates';
import { readInput, violationsOf } from './order-input';

const symbol = 'BTC/USDT';
const pair = {
  symbol,
  now_price: '60000',
  currency_name: 'BTC',
  legal_name: 'USDT',
  price_decimals: 2,
  amount_decimals: 4,
} as Pair;

/** The violations of a market buy for this amount of USDT, with a best offer of 60,000. */
function codesFor(amount: string, terms: Partial<Pair> = {}, asks: [string, string][] = [['60000', '1']]) {
  storeDepth({ symbol, currency_id: 1, legal_id: 3, bids: [], asks } as unknown as Parameters<typeof storeDepth>[0]);
  marketFrames.flush();
  const form = { symbol, kind: 'market', side: 'buy', unit: 'quote', price: '', stop: '', stopLimit: '', amount };
  const market = { ...pair, ...terms };
  const input = readInput(form as OrderDraft, market);
  const bought = boughtForValue(input, market);
  return violationsOf(input, market, { available: null, cost: null, bought }).map(({ code }) => code);
}

test.each([
  ['a lot', '6', {}, []],
  ['less than a lot', '5.99', {}, ['amount_too_small']],
  ['less than the smallest order', '59.99', { min_amount: '0.001' }, ['amount_too_small']],
  ['the smallest order', '60', { min_amount: '0.001' }, []],
  ['less than the smallest value', '4', { min_notional: '5' }, ['notional_too_small', 'amount_too_small']],
] as const)('a buy of %s for its value', (_name, amount, terms, codes) => {
  expect(codesFor(amount, terms)).toEqual(codes);
});

test('without offers in the book the amount is not checked here', () => {
  expect(codesFor('1', {}, [])).toEqual([]);
});

test('an empty field is an invalid amount, and not also too small', () => {
  expect(codesFor('')).toEqual(['amount_invalid']);
});

import { expect, it } from 'vitest';
import { session } from '../session/session';
import { marketFrames } from './frames';
import { markOwnTrades, readTrades, storeTrades } from './tape';

const SYMBOL = 'BTC/USDT';
const pair = { symbol: SYMBOL, currency_id: 1, currency_name: 'BTC', legal_id: 3, legal_name: 'USDT' };
const trade = (id: number) => ({ id, tradeId: id, amount: '1', price: '60000', direction: 'buy' as const, ts: id });
const store = (...ids: number[]) => {
  storeTrades({ type: 'match_trade', ...pair, data: ids.map(trade) });
  marketFrames.flush();
};
const mark = (...ids: number[]) => {
  markOwnTrades(SYMBOL, ids);
  marketFrames.flush();
};
const own = () => readTrades(SYMBOL).flatMap(({ id, isOwn }) => (isOwn ? [id] : []));

it('marks own trades, whether their ids arrive before or after the trades', () => {
  store(1, 2);
  mark(2, 3);
  expect(own()).toEqual(['2']);
  store(3, 4);
  expect(own()).toEqual(['3', '2']);
  const before = readTrades(SYMBOL);
  mark(2);
  expect(readTrades(SYMBOL)).toBe(before);
});

it('marks no trades of the previous customer', () => {
  store(11, 12);
  mark(11, 13);
  session.signIn('token of another');
  store(11, 13);
  expect(own()).toEqual([]);
});

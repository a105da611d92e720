import { afterEach, beforeAll, expect, test } from 'vitest';
import { type FuturesPosition, type FuturesSums, futuresSums } from '@/data/futures/events';
import type { Pair } from '@/data/market/quotes';
import { i18n, startI18n } from '@/i18n/i18n';
import { useLiquidation } from '../../../_shared/futures/use-liquidation';
import { drawn } from '../../../_shared/testing/draw';
import { usePositionLines } from './use-position-lines';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['positions', 'futures']);
});
afterEach(() => futuresSums.set(null));

const pair = { symbol: 'BTC/USDT', currency_id: 1, legal_id: 3, price_decimals: 2 } as Pair;
const order = {
  id: 5,
  type: 1,
  status: 1,
  symbol: pair.symbol,
  currency: 1,
  legal: 3,
  price: '60000',
  update_price: '60000',
  number: '0.1',
  multiple: 20,
  profits: '0',
  target_profit_price: '0',
  stop_loss_price: '0',
} as FuturesPosition;
const account = (all: string) => ({
  balance: '700',
  caution_money_total: all,
  origin_caution_money_total: all,
  profits_total: '0',
  origin_caution_money: '300',
  order: { data: [order], total: 1 },
});
const sumsWith = (profits: string): FuturesSums => ({
  riskRate: '0',
  margins: '500',
  originMargins: '500',
  profits,
  markProfits: profits,
});

function Prices() {
  const line = usePositionLines(pair).find(({ kind }) => kind === 'liquidation');
  return `chart ${Number(line?.price)}, card ${Number(useLiquidation(order))}`;
}
const page = { message: { data: [order], total: 1, current_page: 1, last_page: 1 }, rate_profits_total: {} };
/** The chart’s line and the card’s price; `all` is the margin of the positions in every market. */
const prices = (all: string) =>
  drawn(<Prices />, (key) => (key.includes('account') ? account(all) : { pages: [page], pageParams: [1] }));

test.each([
  ['with positions in other markets, before these lose', '500', '0', '48500'],
  ['once they lose', '500', '-300', '51500'],
  ['alone, whatever the sums say', '300', '-300', '50300'],
])('the chart’s line is at the price of the card: %s', (_what, all, profits, price) => {
  futuresSums.set(sumsWith(profits));
  expect(prices(all)).toBe(`chart ${price}, card ${price}`);
});

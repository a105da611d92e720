import { beforeEach, expect, it } from 'vitest';
import { marketOf } from '../../testing/world';
import { accepted, bench, call, type Fields, type Row, reason, setFixture, USDT } from './fixture';

/** Refusals of pairs of orders, and of changes of orders, that no other test reaches. */

beforeEach(setFixture);

const BTC = marketOf('BTC/USDT');
const SHARE = marketOf('NVLA/USDT');
/** A price as a factor of the market's. */
function at(factor: number): string {
  const [group] = accepted<{ quotation: { id: number; now_price: string }[] }[]>('GET /currency/quotation_new');
  const pair = group?.quotation.find(({ id }) => id === BTC.matchId);
  return (Number(pair?.now_price) * factor).toFixed(2);
}
/** A buy below the market, and a stop above it. */
const oco = (changed: Fields = {}): Fields => ({
  currency_id: BTC.currencyId,
  legal_id: USDT,
  type: 1,
  amount: '0.01',
  target_price: at(0.97),
  stop_price: at(1.03),
  ...changed,
});
const pairPlaced = (): number[] => accepted<{ order_ids: number[] }>('POST /coin/oco', oco()).order_ids;
/** The limit order of a pair. */
const ocoPlaced = (): number => pairPlaced()[0] ?? 0;
/** The stop of a pair. */
const stopPlaced = (): number => pairPlaced()[1] ?? 0;
/** A limit order to buy that waits below the market. */
function waiting(changed: Fields = {}): number {
  const { stop_price: _, ...order } = oco(changed);
  accepted('POST /coin/trade', order);
  const [row] = accepted<{ id: number }[]>('GET /coin/list', { status: -1 });
  return row?.id ?? 0;
}
/** An order to sell above the market, of the coin that is bought before. */
function sellPair(): number {
  accepted('POST /coin/trade', { ...oco({ target_price: at(1.02) }), amount: '0.02', stop_price: '' });
  bench.advance(1_000);
  const sell = oco({ type: 2, target_price: at(1.03), stop_price: at(0.97) });
  return accepted<{ order_ids: number[] }>('POST /coin/oco', sell).order_ids[0] ?? 0;
}

const halted = <T>(fields: T): T => {
  bench.world.intervene(BTC.index, { kind: 'halt', atSec: Math.floor(bench.world.nowMs / 1000) + 1 });
  bench.advance(2_000);
  return fields;
};
const closed = <T>(fields: T): T => {
  bench.advance((bench.world.market.nextClose(SHARE.index, bench.world.nowMs) ?? 0) - bench.world.nowMs + 1);
  return fields;
};

/** An order of the cheapest coin: the least amount of it is worth less than the least value of an order. */
function cheap(changed: Fields = {}): Fields {
  bench.setPrice('DOGE/USDT', '0.00500');
  return {
    currency_id: marketOf('DOGE/USDT').currencyId,
    legal_id: USDT,
    type: 1,
    target_price: '0.00490',
    ...changed,
  };
}
function cheapPlaced(): number {
  accepted('POST /coin/trade', cheap({ amount: '400' }));
  return accepted<{ id: number }[]>('GET /coin/list', { status: -1 })[0]?.id ?? 0;
}

const ROWS: readonly Row[] = [
  ['POST /coin/oco', 'market_halted', () => halted(oco())],
  ['POST /coin/oco', 'market_closed', () => closed(oco({ currency_id: SHARE.currencyId }))],
  ['POST /coin/oco', 'stop_price_step', () => oco({ stop_price: `${at(1.03)}1` })],
  [
    'POST /coin/oco',
    'too_many_orders',
    () => {
      while (call('POST /coin/oco', oco({ amount: '0.0001' })).type === 'ok');
      return oco({ amount: '0.0001' });
    },
  ],
  ['POST /coin/oco', 'notional_too_small', () => cheap({ amount: '100', stop_price: '0.00550' })],
  ['POST /coin/amend', 'notional_too_small', () => ({ id: cheapPlaced(), amount: '100' })],
  ['POST /coin/amend', 'stop_price_step', () => ({ id: stopPlaced(), stop_price: `${at(1.04)}1` })],
  ['POST /coin/amend', 'stop_not_above', () => ({ id: stopPlaced(), stop_price: at(0.99) })],
  ['POST /coin/amend', 'price_not_above', () => ({ id: sellPair(), target_price: at(0.99) })],
  ['POST /coin/amend', 'price_not_below', () => ({ id: ocoPlaced(), target_price: at(1.01) })],
  [
    'POST /coin/amend',
    'post_only_would_trade',
    () => ({ id: waiting({ order_type: 'limit', time_in_force: 'post_only' }), target_price: at(1.02) }),
  ],
  [
    'POST /coin/amend',
    'stop_not_below',
    () => {
      sellPair();
      const rows = accepted<{ id: number; order_type: string }[]>('GET /coin/list', { status: -1 });
      return { id: rows.find(({ order_type: kind }) => kind === 'stop_market')?.id ?? 0, stop_price: at(1.01) };
    },
  ],
  ['POST /coin/amend', 'market_halted', () => halted({ id: ocoPlaced(), amount: '0.02' })],
  ['POST /coin/amend', 'amount_step', () => ({ id: ocoPlaced(), amount: '0.0200001' })],
  ['POST /coin/amend', 'price_above_band', () => ({ id: ocoPlaced(), target_price: at(3) })],
];

it.each(ROWS)('%s: %s', (name, code, fields) => {
  expect(reason(name, fields())).toBe(code);
});

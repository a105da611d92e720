import { beforeEach, expect, it } from 'vitest';
import { marketOf } from '../../testing/world';
import { accepted, bench, call, type Fields, type Row, reason, setStage, USDT } from './stage';

/** Refusals of pairs of orders, and of changes of orders, that no other test reaches. */

beforeEach(setStage);

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
const ocoPlaced = (): number => accepted<{ order_ids: number[] }>('POST /coin/oco', oco()).order_ids[0] ?? 0;

const halted = <T>(fields: T): T => {
  bench.world.intervene(BTC.index, { kind: 'halt', atSec: Math.floor(bench.world.nowMs / 1000) + 1 });
  bench.advance(2_000);
  return fields;
};
const closed = <T>(fields: T): T => {
  bench.advance((bench.world.market.nextClose(SHARE.index, bench.world.nowMs) ?? 0) - bench.world.nowMs + 1);
  return fields;
};

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
  ['POST /coin/amend', 'market_halted', () => halted({ id: ocoPlaced(), amount: '0.02' })],
  ['POST /coin/amend', 'amount_step', () => ({ id: ocoPlaced(), amount: '0.0200001' })],
  ['POST /coin/amend', 'price_above_band', () => ({ id: ocoPlaced(), target_price: at(3) })],
];

it.each(ROWS)('%s: %s', (name, code, fields) => {
  expect(reason(name, fields())).toBe(code);
});

import { expect, it } from 'vitest';
import type { Call } from '@/contract/calls';
import { openFuturesBench } from './testing/futures-bench';
import { marketOf } from './testing/world';

const { currencyId, legalId } = marketOf('BTC/USDT');
const PAIR = { currency_id: currencyId, legal_id: legalId };
const OCO = { ...PAIR, type: 2, amount: '0.1', target_price: '65000', stop_price: '55000' };
const ORDER = { ...PAIR, type: 1, status: 1, share: 1, multiple: 20 };

/** A trader with an open position at about 60000. */
function open() {
  const bench = openFuturesBench();
  const { token } = bench.trader('maya', '3000');
  bench.setPrice('BTC/USDT', '60000.00');
  expect(bench.call('POST /lever/submit', ORDER as never, token).type).toBe('ok');
  return (call: Call, fields: object) => bench.call(call, fields as never, token);
}

it.each<[Call, string, string | undefined, object]>([
  ['POST /coin/oco', 'price_invalid', 'target_price', { ...OCO, target_price: '0' }],
  ['POST /coin/oco', 'price_invalid', 'stop_limit_price', { ...OCO, stop_limit_price: '0' }],
  ['POST /coin/oco', 'price_step', 'stop_limit_price', { ...OCO, stop_limit_price: '54000.0000001' }],
  ['POST /coin/oco', 'price_below_band', 'stop_limit_price', { ...OCO, stop_limit_price: '100' }],
  ['POST /lever/submit', 'price_invalid', 'target_profit_price', { ...ORDER, target_profit_price: 'x' }],
  ['POST /lever/submit', 'price_step', 'stop_loss_price', { ...ORDER, stop_loss_price: '55000.001' }],
  ['POST /lever/setstop', 'price_invalid', 'target_profit_price', { id: 1, target_profit_price: 'x' }],
  ['POST /lever/setstop', 'price_invalid', 'stop_loss_price', { id: 1, stop_loss_price: 'x' }],
  ['POST /lever/setstop', 'price_step', 'target_profit_price', { id: 1, target_profit_price: '66000.001' }],
  ['POST /lever/setstop', 'price_step', 'stop_loss_price', { id: 1, stop_loss_price: '55000.001' }],
  ['POST /user/real', 'text_too_long', 'card_id', { real_type: '1', card_id: 'x'.repeat(300) }],
  // Without a name it is the price of the limit order, or of no field at all.
  ['POST /coin/oco', 'price_step', undefined, { ...OCO, target_price: '65000.0000001' }],
  ['POST /lever/setstop', 'order_unknown', undefined, { id: 9 }],
])('%s is refused: %s of %s', (call, reason, field, fields) => {
  const { reason: given, field: named } = open()(call, fields);
  expect({ reason: given, field: named }).toEqual({ reason, field });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_OPEN_ORDERS } from '@/domain/spot/order-limits';
import { type Bench, type Customer, marketOf, openBench } from '../../testing/world';

const BTC = marketOf('BTC/USDT');
const BUY = { currency_id: BTC.currencyId, legal_id: 3, type: 1, amount: '0.1', target_price: '59000' };
let bench: Bench;
let maya: Customer;

beforeEach(() => {
  bench = openBench();
  bench.setPrice('BTC/USDT', '60000.00');
  maya = bench.customer('maya', { USDT: '10000', BTC: '1' });
});

const place = (fields: Record<string, string | number>) =>
  bench.call('POST /coin/trade', { ...BUY, ...fields }, maya.token);

describe('POST /coin/trade refuses in order of precedence', () => {
  const STOCK = marketOf('NVLA/USDT');
  /** Every field is wrong; each further row corrects what the rows before it were refused for. */
  const wrong = { amount: '0', target_price: '-1', type: 3, currency_id: 999 };
  const fine = { target_price: '59000', type: 1, currency_id: 1 };
  const rows: readonly (readonly [refusal: string, fields: Record<string, string | number>])[] = [
    ['amount_invalid', wrong],
    ['amount_invalid', { ...wrong, amount: '1e5' }],
    ['amount_invalid', { ...wrong, amount: '0.123456789' }],
    ['price_invalid', { ...wrong, amount: '0.1' }],
    ['pair_not_open', { ...wrong, amount: '0.1', target_price: '59000', currency_id: 0 }],
    ['side_invalid', { ...wrong, amount: '0.1', target_price: '59000' }],
    ['pair_not_open', { ...fine, amount: '0.1', currency_id: 999 }],
    ['pair_not_open', { ...fine, amount: '0.1', legal_id: 1 }],
    ['price_step', { ...fine, target_price: '59000.001', amount: '0.0000001', order_type: 'limit' }],
    ['amount_step', { ...fine, amount: '0.0000001', order_type: 'limit' }],
    ['amount_too_small', { ...fine, amount: '0.0000001' }],
    ['amount_too_small', { ...fine, amount: '0.000001' }],
    ['insufficient_balance', { ...fine, amount: '0.17' }],
    ['insufficient_balance', { ...fine, type: 2, amount: '1.000001' }],
    ['insufficient_balance', { ...fine, amount: '999999999' }],
    ['insufficient_balance', { ...fine, amount: '0.17', order_type: 'market' }],
  ];

  it.each(rows)('%s: %o', (refusal, fields) => {
    const before = bench.world.hash();
    expect(place(fields).reason).toBe(refusal);
    expect(bench.world.hash()).toBe(before);
    expect(bench.world.drainPrivateEvents()).toEqual([]);
  });

  // Clients of the family send up to eight decimals on every pair, and no `order_type`.
  it.each([
    [1, '0.12345678', '50000.009', '0.12345600', '50000.00000000'],
    [2, '0.12345678', '70000.001', '0.12345600', '70000.01000000'],
  ])(
    'rounds an order of type %i without order_type down to the lot, and its limit to the customer’s favour',
    (type, amount, target_price, lots, limit) => {
      expect(place({ type, amount, target_price, currency_id: 1 }).type).toBe('ok');
      const [row] = bench.call('GET /coin/list', {}, maya.token).message as Record<string, string>[];
      expect(row).toMatchObject({ trade_amount: lots, target_price: limit });
    },
  );

  it('market_closed outside trading hours, before anything about the order itself', () => {
    const closeMs = bench.world.market.nextClose(STOCK.index, bench.world.nowMs) ?? 0;
    const fields = { currency_id: STOCK.currencyId, amount: '0.001', target_price: '0.0000001', order_type: 'limit' };
    bench.advance(closeMs - bench.world.nowMs - 1);
    expect(place(fields).reason).toBe('price_step');
    bench.advance(1);
    expect(place(fields).reason).toBe('market_closed');
  });

  it('market_halted before anything about the order itself', () => {
    bench.world.intervene(BTC.index, { kind: 'halt', atSec: Math.floor(bench.world.nowMs / 1000) + 1 });
    bench.advance(2000);
    expect(place({ amount: '0.0000001' }).reason).toBe('market_halted');
  });

  it('999 without a session', () => {
    expect(bench.call('POST /coin/trade', BUY).type).toBe('999');
  });

  it('too_many_orders beyond the limit, but still lets an order trade at once', () => {
    for (let i = 0; i < MAX_OPEN_ORDERS; i += 1) expect(place({ amount: '0.0001' }).type).toBe('ok');
    expect(place({ amount: '0.0001' }).reason).toBe('too_many_orders');
    expect(place({ amount: '0.0001', target_price: '61000' }).type).toBe('ok');
  });

  it('says what would have been right', () => {
    expect(place({ amount: '0.000001' }).message).toContain('0.0001 BTC');
    expect(place({ target_price: '1.234', order_type: 'limit' }).message).toContain(
      'Decimals allowed for the price: 2',
    );
  });
});

describe('PUT /coin/trade', () => {
  it('refuses unknown, foreign and finished orders', () => {
    place({});
    const id = 1;
    const eve = bench.customer('eve');
    const cancel = (orderId: number, who = maya) => bench.call('PUT /coin/trade', { id: orderId }, who.token).reason;
    expect(cancel(id + 1)).toBe('order_unknown');
    expect(cancel(id, eve)).toBe('order_unknown');
    expect(cancel(id)).toBeUndefined();
    expect(cancel(id)).toBe('order_not_open');
  });
});

describe('GET /coin/list', () => {
  const list = (fields: Record<string, string | number>) =>
    bench.call('GET /coin/list', fields, maya.token).message as readonly { id: number; status: number }[];

  it('filters by market and status, newest first, and ends with an empty page', () => {
    place({});
    place({ target_price: '58000', amount: '0.01' });
    place({ currency_id: 2, target_price: '10', amount: '1' });
    bench.call('PUT /coin/trade', { id: 1 }, maya.token);
    expect(list({}).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(list({ currency_id: 1, legal_id: 3 }).map(({ id }) => id)).toEqual([2, 1]);
    expect(list({ status: 1 }).map(({ id }) => id)).toEqual([3, 2]);
    expect(list({ currency_id: 1, legal_id: 3, status: 3 }).map(({ id }) => id)).toEqual([1]);
    expect(list({ limit: 2, page: 2 }).map(({ id }) => id)).toEqual([1]);
    expect(list({ page: 2 })).toEqual([]);
    expect(bench.call('GET /coin/list', { currency_id: 999 }, maya.token).reason).toBe('currency_unknown');
  });

  it('shows nobody else’s orders', () => {
    place({});
    const eve = bench.customer('eve');
    expect(bench.call('GET /coin/list', {}, eve.token).message).toEqual([]);
  });
});

describe('shares', () => {
  const NVLA = marketOf('NVLA/USDT');
  const held = (who: Customer) =>
    Object.fromEntries(
      bench.world.ledger
        .holdingsOf(who.id)
        .map(({ kind, asset, available, frozen }) => [
          `${kind} ${asset}`,
          `${available.toFixed()}+${frozen.toFixed()}`,
        ]),
    );
  const order = (who: Customer, fields: Record<string, string | number>) =>
    bench.call(
      'POST /coin/trade',
      { currency_id: NVLA.currencyId, legal_id: 3, type: 1, amount: '2', target_price: '100', ...fields },
      who.token,
    );

  it('are paid from the stock account, whatever the spot account has', () => {
    expect(order(maya, {}).reason).toBe('insufficient_balance');
    const omar = bench.customer('omar', { 'stock:USDT': '1000' });
    expect(order(omar, {}).type).toBe('ok');
    expect(held(omar)).toEqual({ 'stock USDT': '800+200' });
  });

  it('are held, frozen and paid out there, and recorded as stock orders and trades', () => {
    const omar = bench.customer('omar', { 'stock:USDT': '1000', NVLA: '3' });
    expect(order(omar, { type: 2, target_price: '900' }).type).toBe('ok');
    expect(held(omar)['stock NVLA']).toBe('1+2');
    expect(order(omar, { order_type: 'market', amount: '1' }).type).toBe('ok');
    expect(Object.keys(held(omar)).sort((a, b) => (a < b ? -1 : 1))).toEqual(['stock NVLA', 'stock USDT']);
    const { list } = bench.call('POST /wallet/legal_log', { type: 7, lang: 'en' }, omar.token).message as {
      list: readonly { type: number; info: string }[];
    };
    expect(list.map(({ type, info }) => `${type} ${info}`)).toEqual(
      expect.arrayContaining(['800 Reserved for a stock order', '801 Stock trade']),
    );
    const [cancelled] = bench.world.tables.coinOrders.list('user', omar.id);
    expect(bench.call('PUT /coin/trade', { id: cancelled?.id ?? 0 }, omar.token).type).toBe('ok');
    expect(held(omar)['stock NVLA']).toMatch(/^3\.\d+\+0$/);
  });
});

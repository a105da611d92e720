import { beforeEach, describe, expect, it } from 'vitest';
import { closeOrderViolations } from '@/domain/futures/close';
import { Decimal } from '@/domain/money/money';
import { type FuturesBench, LONG_BTC, openFuturesBench } from '../../testing/futures-bench';
import type { Customer } from '../../testing/world';

let bench: FuturesBench;
let maya: Customer;

beforeEach(() => {
  bench = openFuturesBench();
  bench.setPrice('BTC/USDT', '60000.00');
  maya = bench.trader('maya', '5000');
  bench.call('POST /lever/submit', LONG_BTC, maya.token);
});

const close = (fields: object, who = maya) => bench.call('POST /lever/close', { id: 1, ...fields } as never, who.token);
const order = (id = 1) => bench.world.tables.leverOrders.need(id);
const closes = () => bench.world.tables.leverCloses.all();
const told = () => bench.world.tables.messages.list('user', maya.id).map(({ kind }) => kind);
const listed = () => {
  const { message } = bench.call('POST /lever/my_trade', { status: 1 }, maya.token);
  return (message as { message: { data: { close_orders?: unknown }[] } }).message.data[0]?.close_orders;
};

describe('a close order', () => {
  it.each([
    [{ share: 0, target_price: '61000' }, 'share_invalid'],
    [{ share: 121, target_price: '61000' }, 'share_above_position'],
    [{ share: 5, target_price: '0' }, 'price_invalid'],
    [{ share: 5, target_price: 'x' }, 'price_invalid'],
    [{ share: 5, target_price: '61000.001' }, 'price_step'],
    [{ share: 5, target_price: '60000' }, 'trigger_at_market'],
    [{ id: 9, share: 5, target_price: '61000' }, 'order_unknown'],
  ])('is refused, with nothing changed: %o, %s, as the form says', (fields, refusal) => {
    const before = bench.world.hash();
    expect(close(fields).reason).toBe(refusal);
    expect(bench.world.hash()).toBe(before);
    if (refusal === 'order_unknown') return;
    const price = new Decimal(fields.target_price === 'x' ? Number.NaN : fields.target_price);
    const facts = { held: 120, last: new Decimal(60_000), priceDecimals: 2, waiting: 0 };
    expect(closeOrderViolations({ share: new Decimal(fields.share), price }, facts)[0]?.code).toBe(refusal);
  });

  it.each([
    ['above the market', '61000', '61001.00'],
    ['below the market', '59000', '58999.00'],
  ])('%s closes its lots at the market when the price is reached, once', (_, target, reached) => {
    const { available } = bench.balance(maya);
    expect(close({ share: 50, target_price: target }).type).toBe('ok');
    expect(bench.balance(maya).available).toBe(available);
    expect(listed()).toEqual([{ id: 1, share: 50, price: `${target}.00000000` }]);
    bench.setPrice('BTC/USDT', reached);
    expect(order(2)).toMatchObject({ status: 3, closeReason: 'user', share: 50, partOf: 1 });
    expect(order(1)).toMatchObject({ status: 1, share: 70 });
    expect(listed()).toBeUndefined();
    expect(told()).toContain('closeOrderFilled');
    bench.setPrice('BTC/USDT', '60000.00');
    bench.setPrice('BTC/USDT', reached);
    expect(order(1)).toMatchObject({ status: 1, share: 70 });
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('without a number of lots closes the whole position', () => {
    close({ target_price: '61000' });
    bench.setPrice('BTC/USDT', '61001.00');
    expect(order()).toMatchObject({ status: 3, share: 120, partOf: 0 });
  });

  it('closes what is left when the position has become smaller, and never opens anything', () => {
    close({ share: 100, target_price: '61000' });
    close({ share: 60, target_price: '61000' });
    close({ share: 70 });
    expect(order()).toMatchObject({ status: 1, share: 50 });
    bench.setPrice('BTC/USDT', '61001.00');
    expect(order()).toMatchObject({ status: 3, share: 50 });
    expect(closes()).toEqual([]);
    expect(bench.world.tables.leverOrders.all().every(({ status }) => status === 3)).toBe(true);
    expect(bench.balance(maya).frozen).toBe('0');
  });

  it.each([
    ['closed', () => close({})],
    ['reversed', () => bench.call('POST /lever/reverse', { id: 1 }, maya.token)],
    ['closed by its stop', () => bench.setPrice('BTC/USDT', '54000.00')],
    [
      'liquidated',
      () => {
        bench.setPrice('BTC/USDT', '15000.00');
        // The mark price follows within a minute.
        bench.advance(120_000);
      },
    ],
  ])('ends with a position that is %s', (how, end) => {
    if (how === 'closed by its stop') {
      const stops = { id: 1, target_profit_price: '', stop_loss_price: '55000' };
      bench.call('POST /lever/setstop', stops as never, maya.token);
    }
    close({ share: 50, target_price: '66000' });
    end();
    expect(closes()).toEqual([]);
    expect(bench.world.triggers.get('lever:close:000000001')).toBeUndefined();
  });

  it('is cancelled by its owner only', () => {
    const budi = bench.trader('budi', '100');
    close({ share: 50, target_price: '61000' });
    const cancel = (who: Customer) => bench.call('POST /lever/cancel_close', { id: 1 }, who.token);
    expect(cancel(budi).reason).toBe('order_unknown');
    expect(cancel(maya).type).toBe('ok');
    expect(cancel(maya).reason).toBe('order_unknown');
    bench.setPrice('BTC/USDT', '61001.00');
    expect(order()).toMatchObject({ status: 1, share: 120 });
  });

  it('is refused when the position has ten', () => {
    for (let n = 1; n <= 10; n += 1) expect(close({ share: 1, target_price: `${61_000 + n}` }).type).toBe('ok');
    expect(close({ share: 1, target_price: '62000' }).reason).toBe('too_many_orders');
  });
});

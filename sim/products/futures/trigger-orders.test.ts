import { beforeEach, describe, expect, it } from 'vitest';
import { BTC, type FuturesBench, LONG_BTC, openFuturesBench } from '../../testing/futures-bench';
import type { Customer } from '../../testing/world';

let bench: FuturesBench;
let maya: Customer;

beforeEach(() => {
  bench = openFuturesBench();
  bench.setPrice('BTC/USDT', '60000.00');
  maya = bench.trader('maya', '5000');
});

const submit = (fields: object) => bench.call('POST /lever/submit', { ...LONG_BTC, ...fields } as never, maya.token);
const order = (id = 1) => bench.world.tables.leverOrders.need(id);
const told = () => bench.world.tables.messages.list('user', maya.id).map(({ kind }) => kind);
const STOPS = { target_profit_price: '66000', stop_loss_price: '55000' };
const TICKS = { profitTicks: 6_600_000, lossTicks: 5_500_000 };

describe('stops sent with an order', () => {
  it.each([
    ['a market order', {}, { status: 1, ...TICKS }],
    ['a limit order', { status: 0, target_price: '59000' }, { status: 0, ...TICKS }],
    ['a trigger order', { trigger_price: '61000' }, { status: 0, ...TICKS }],
    ['a short', { type: 2, target_profit_price: '55000', stop_loss_price: '66000' }, { status: 1, direction: 2 }],
    ['only one of them', { stop_loss_price: '' }, { status: 1, lossTicks: 0, profitTicks: 6_600_000 }],
  ] as const)('are kept by %s', (_, fields, row) => {
    expect(submit({ ...STOPS, ...fields }).type).toBe('ok');
    expect(order()).toMatchObject(row);
  });

  it.each([
    [{ target_profit_price: '60000' }, 'profit_price_wrong_side'],
    [{ stop_loss_price: '60000' }, 'loss_price_wrong_side'],
    [{ stop_loss_price: '55000.001' }, 'price_step'],
    [{ target_profit_price: 'x' }, 'price_invalid'],
    // For a pending order its own price counts, not the market's.
    [{ status: 0, target_price: '59000', stop_loss_price: '59500' }, 'loss_price_wrong_side'],
    [{ trigger_price: '61000', target_profit_price: '60500' }, 'profit_price_wrong_side'],
    [{ trigger_price: '60000' }, 'trigger_at_market'],
    [{ trigger_price: '0' }, 'stop_price_invalid'],
    [{ trigger_price: '61000.001' }, 'stop_price_step'],
  ] as const)('and are refused, with nothing changed: %o', (fields, refusal) => {
    const before = bench.world.hash();
    expect(submit(fields).reason).toBe(refusal);
    expect(bench.world.hash()).toBe(before);
  });

  it('close the position of the order, also of one that was pending', () => {
    submit({ status: 0, target_price: '59000', ...STOPS });
    bench.setPrice('BTC/USDT', '54000.00');
    expect(order()).toMatchObject({ status: 3, closeReason: 'loss' });
    expect(told()).toEqual(expect.arrayContaining(['leverOpened', 'stopLossHit']));
    expect(bench.world.triggers.get('lever:profit:000000001')).toBeUndefined();
  });

  it('stay with a pending order, and end when it is cancelled', () => {
    submit({ trigger_price: '61000', ...STOPS });
    expect(bench.world.triggers.get('lever:profit:000000001')).toBeUndefined();
    expect(bench.call('POST /lever/cancel', { id: 1 }, maya.token).type).toBe('ok');
    bench.setPrice('BTC/USDT', '67000.00');
    expect(order()).toMatchObject({ status: 4 });
  });
});

describe('a trigger order', () => {
  it.each([
    ['above the market, long', 1, '61000', '61001.00'],
    ['below the market, long', 1, '59000', '58999.00'],
    ['above the market, short', 2, '61000', '61001.00'],
    ['below the market, short', 2, '59000', '58999.00'],
  ] as const)('%s: holds nothing, then opens at the market', (_, type, trigger, reached) => {
    submit({ type, trigger_price: trigger });
    expect(order()).toMatchObject({ status: 0, kind: 'trigger', margin: '0', fee: '0' });
    expect(bench.balance(maya)).toEqual({ available: '5000', frozen: '0' });
    bench.setPrice('BTC/USDT', reached);
    const { status, originTicks, priceTicks } = order();
    expect(status).toBe(1);
    // The market is at the trigger price or beyond it.
    expect((originTicks - Number(trigger) * 100) * (trigger === '61000' ? 1 : -1)).toBeGreaterThanOrEqual(0);
    // The spread is to the customer's disadvantage.
    expect(Math.sign(priceTicks - originTicks)).toBe(type === 1 ? 1 : -1);
    expect(bench.balance(maya).frozen).toBe(order().margin);
    expect(told()).toContain('leverTriggered');
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('opens at the market price when the market jumps beyond the trigger, so that nobody gains by the jump', () => {
    submit({ trigger_price: '61000' });
    bench.setPrice('BTC/USDT', '65000.00');
    expect(order().priceTicks).toBeGreaterThan(6_500_000);
  });

  it.each([
    ['take profit', { target_profit_price: '62000' }],
    ['stop loss', { type: 2, stop_loss_price: '62000' }],
  ])('is cancelled with a message that says so when the jump has passed its %s', (_, stops) => {
    submit({ trigger_price: '61000', ...stops });
    bench.setPrice('BTC/USDT', '65000.00');
    bench.advance(3_000);
    expect(order()).toMatchObject({ status: 4, closeReason: '' });
    expect(told()).toEqual(['leverTriggerPassed']);
    const [message] = bench.world.tables.messages.list('user', maya.id);
    expect(JSON.parse(message?.data ?? '')).toMatchObject({ price: '61000', stop: '62000' });
    expect(bench.balance(maya)).toEqual({ available: '5000', frozen: '0' });
  });

  it('is cancelled with a message when the account cannot pay for it', () => {
    submit({ trigger_price: '61000' });
    submit({ share: 1600 });
    bench.setPrice('BTC/USDT', '61001.00');
    expect(order()).toMatchObject({ status: 4, kind: 'trigger' });
    expect(told()).toContain('leverTriggerFailed');
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('is cancelled with a message that says so when the spread leaves no price to open at', () => {
    submit({ type: 2, trigger_price: '59000' });
    bench.setPrice('BTC/USDT', '0.01');
    expect(order()).toMatchObject({ status: 4, closeReason: '' });
    expect(told()).toEqual(['leverTriggerWorthless']);
    expect(bench.balance(maya)).toEqual({ available: '5000', frozen: '0' });
  });

  it('lists its trigger price until it has opened', () => {
    submit({ trigger_price: '61000' });
    const shown = () =>
      (bench.call('POST /lever/my_trade', {}, maya.token).message as { message: { data: object[] } }).message.data[0];
    expect(shown()).toMatchObject({ trigger_price: '61000.00000000', price: '61000.00000000' });
    bench.setPrice('BTC/USDT', '61001.00');
    expect(shown()).not.toHaveProperty('trigger_price');
  });

  it('opens at the market price in an ordinary second, too', () => {
    const last = bench.world.market.lastTicks(BTC.index, bench.world.nowMs) / 100;
    submit({ trigger_price: (last * 1.001).toFixed(2) });
    submit({ trigger_price: (last * 0.999).toFixed(2) });
    bench.advance(6 * 3_600_000);
    for (const id of [1, 2]) {
      const { status, openedMs, originTicks } = order(id);
      expect(status).toBe(1);
      expect(originTicks).toBe(bench.world.market.lastTicks(BTC.index, openedMs));
    }
    expect(order(1).originTicks).toBeGreaterThanOrEqual(Math.round(last * 100.1));
    expect(order(2).originTicks).toBeLessThanOrEqual(Math.round(last * 99.9));
  });

  it('has the same result after a jump of the clock as after small steps', () => {
    const run = (steps: number) => {
      const own = openFuturesBench({ seed: 3 });
      own.setPrice('BTC/USDT', '60000.00');
      const { token } = own.trader('maya', '5000');
      for (const trigger_price of ['60100', '59900'])
        own.call('POST /lever/submit', { ...LONG_BTC, trigger_price, stop_loss_price: '58000' } as never, token);
      for (let step = 0; step < steps; step++) own.advance(3_600_000 / steps);
      return own.world.hash();
    };
    expect(run(60)).toBe(run(1));
  });
});

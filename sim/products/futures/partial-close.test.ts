import { beforeEach, describe, expect, it } from 'vitest';
import { closedPart, closeViolations } from '@/domain/futures/close';
import { Decimal } from '@/domain/money/money';
import { type FuturesBench, LONG_BTC, openFuturesBench } from '../../testing/futures-bench';
import type { Customer } from '../../testing/world';
import { profitNow } from './account';

let bench: FuturesBench;
let maya: Customer;

beforeEach(() => {
  bench = openFuturesBench();
  bench.setPrice('BTC/USDT', '60000.00');
  maya = bench.trader('maya', '5000');
  bench.call('POST /lever/submit', LONG_BTC, maya.token);
});

const order = (id: number) => bench.world.tables.leverOrders.need(id);
const close = (fields: Record<string, string | number>) =>
  bench.call('POST /lever/close', { id: 1, ...fields } as never, maya.token);
const reverse = (id = 1) => bench.call('POST /lever/reverse', { id }, maya.token);
const sum = (name: 'originMargin' | 'margin' | 'fee' | 'number', ...ids: number[]) =>
  ids.reduce((total, id) => total.add(order(id)[name]), new Decimal(0)).toFixed();

describe('closing some lots', () => {
  it.each([
    ['0', 'share_invalid'],
    ['1.5', 'share_invalid'],
    ['-3', 'share_invalid'],
    ['x', 'share_invalid'],
    ['121', 'share_above_position'],
  ])('of 120, %s: %s, as the form says', (share, refusal) => {
    const before = bench.world.hash();
    expect(close({ share }).reason).toBe(refusal);
    expect(bench.world.hash()).toBe(before);
    expect(closeViolations(new Decimal(share === 'x' ? Number.NaN : share), 120)[0]?.code).toBe(refusal);
  });

  it('books the closed lots as an order of its own, and the rest keeps id and stops', () => {
    bench.call('POST /lever/setstop', { id: 1, target_profit_price: '70000', stop_loss_price: '50000' }, maya.token);
    const whole = order(1);
    const before = new Decimal(bench.balance(maya).available);
    bench.setPrice('BTC/USDT', '61000.00');
    const part = closedPart(new Decimal(whole.margin), 50, 120);
    expect(close({ share: 50 }).type).toBe('ok');
    expect(order(2)).toMatchObject({ status: 3, closeReason: 'user', share: 50, number: '0.05', partOf: 1 });
    expect(order(1)).toMatchObject({ status: 1, share: 70, number: '0.07', profitTicks: 7_000_000, partOf: 0 });
    expect(sum('originMargin', 1, 2)).toBe(whole.originMargin);
    expect(sum('fee', 1, 2)).toBe(whole.fee);
    expect(sum('number', 1, 2)).toBe(whole.number);
    expect(bench.balance(maya)).toEqual({
      available: before.add(part).add(order(2).profit).toFixed(),
      frozen: new Decimal(whole.margin).sub(part).toFixed(),
    });
    expect(bench.world.ledger.checkBooks()).toEqual([]);
    bench.setPrice('BTC/USDT', '70001.00');
    expect(order(1)).toMatchObject({ status: 3, closeReason: 'profit' });
  });

  it('all lots are a whole close, as without a number', () => {
    expect(close({ share: 120 }).type).toBe('ok');
    expect(order(1)).toMatchObject({ status: 3, share: 120, partOf: 0 });
    expect(bench.world.tables.leverOrders.get(2)).toBeUndefined();
  });

  it('closed lot by lot leaves nothing behind', () => {
    for (let lot = 0; lot < 120; lot += 1) expect(close({ share: 1 }).type).toBe('ok');
    expect(order(1).status).toBe(3);
    expect(bench.balance(maya).frozen).toBe('0');
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('sends an event for both orders, and the part names its position', () => {
    bench.world.drainPrivateEvents();
    close({ share: 20 });
    const told = bench.world
      .drainPrivateEvents()
      .flatMap(({ payload }) => (payload.type === 'lever_order' ? [payload.data] : []));
    expect(told.map(({ id, status, share, part_of }) => [id, status, share, part_of])).toEqual([
      [1, 1, 100, undefined],
      [2, 3, 20, 1],
    ]);
  });
});

describe('reversing', () => {
  it('closes a long and opens a short of the same lots and leverage at one instant', () => {
    bench.setPrice('BTC/USDT', '60500.00');
    const profit = profitNow(bench.world, order(1)).toFixed();
    expect(reverse().type).toBe('ok');
    expect(order(1)).toMatchObject({ status: 3, closeReason: 'user', profit });
    expect(order(2)).toMatchObject({ status: 1, direction: 2, share: 120, multiple: 20, openedMs: order(1).endedMs });
    expect(bench.world.ledger.checkBooks()).toEqual([]);
    expect(reverse(2).type).toBe('ok');
    expect(order(3).direction).toBe(1);
  });

  it('does neither when the account cannot afford the opposite position', () => {
    bench.call('POST /lever/submit', { ...LONG_BTC, share: 1500, status: 0, target_price: '20000' }, maya.token);
    bench.call('POST /lever/submit', { ...LONG_BTC, share: 1000 }, maya.token);
    bench.setPrice('BTC/USDT', '59500.00');
    const before = bench.world.hash();
    expect(reverse(3).reason).toBe('margin_insufficient');
    expect(bench.world.hash()).toBe(before);
  });

  it.each([
    ['order_unknown', () => reverse(9)],
    ['order_not_open', () => [close({}), reverse()].at(-1)],
    [
      'position_follows',
      () => {
        bench.world.transaction(() => {
          bench.world.tables.leverOrders.update(1, { orderType: 2 });
          return { accepted: true };
        });
        return reverse();
      },
    ],
  ])('is refused: %s', (refusal, run) => {
    expect(run()?.reason).toBe(refusal);
  });

  it('does neither when a short would open at zero or less', () => {
    bench.call('POST /lever/close', { id: 1 }, maya.token);
    bench.setPrice('BTC/USDT', '1.00');
    expect(bench.call('POST /lever/submit', LONG_BTC, maya.token).type).toBe('ok');
    bench.setPrice('BTC/USDT', '0.01');
    const before = bench.world.hash();
    expect(reverse(2).reason).toBe('price_invalid');
    expect(bench.world.hash()).toBe(before);
  });

  it('is refused in a halted market, and when the loss is not covered', () => {
    bench.call('POST /lever/submit', { ...LONG_BTC, share: 680 }, maya.token);
    bench.call('POST /lever/submit', { ...LONG_BTC, share: 790, type: 2 }, maya.token);
    bench.setPrice('BTC/USDT', '50000.00');
    expect(reverse(2).reason).toBe('loss_uncovered');
    const atSec = Math.floor(bench.world.nowMs / 1000) + 1;
    bench.world.intervene(0, { kind: 'halt', atSec });
    bench.advance(2_000);
    expect(reverse(3).reason).toBe('market_halted');
  });
});

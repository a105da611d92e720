import { beforeEach, describe, expect, it } from 'vitest';
import { money } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import { ControlError } from '../../control-error';
import { openExchange } from '../../testing/exchange';
import { add } from '../../testing/people';
import { type Bench, type Customer, openBench } from '../../testing/world';
import { liveOrNewSession } from '../accounts/sessions';
import { codesOf } from '../reasons';
import { DIVIDEND_TIMER } from './dividend';

/** The bench opens on Tuesday, 6 January 2026, at 09:41 in the exchange's zone (UTC+8); dividends are paid at 10:00. */
const FIRST_DIVIDEND_MS = 2 * DAY_MS + 19 * 60_000;
let bench: Bench;
let maya: Customer;

beforeEach(() => {
  bench = openBench();
  maya = bench.customer('maya', { USDT: '1000', BTC: '0.005' });
});

/** Token of the customer's live session, or of a new one. */
const tokenFor = ({ id }: Customer): string => {
  const { world } = bench;
  const work = () => ({ accepted: true, token: liveOrNewSession(world, world.tables.users.need(id)) });
  return world.transaction(work).token;
};
const deposit = (fields: Record<string, string | number> = {}, who = maya) =>
  bench.call('POST /lh/deposit', { config_id: 1, amount: '1000', ...fields }, tokenFor(who));
const redeem = (id = 1, who = maya) => bench.call('POST /lh/deposit/order/cancel', { id }, tokenFor(who));
interface Listed {
  readonly id: number;
  readonly [field: string]: unknown;
}
const orders = (fields: Record<string, number> = {}) =>
  (bench.call('GET /lh/deposit/order', fields, tokenFor(maya)).message as { order_list: Listed[] }).order_list;
const balance = (asset = 'USDT') => ({
  spot: bench.world.ledger.available(maya.id, 'change', asset).toFixed(),
  locked: bench.world.ledger.frozen(maya.id, 'mining', asset).toFixed(),
});
const types = () =>
  bench.world.ledger
    .records({ userId: maya.id, kind: 'change', offset: 0, limit: 50 })
    .records.map(({ reason }) => codesOf(reason));

describe('POST /lh/deposit refuses in order of precedence', () => {
  it.each([
    ['amount_invalid', { config_id: 99, amount: '0' }],
    ['product_unknown', { config_id: 99, amount: '1' }],
    ['product_unknown', { config_id: 'x', amount: '1000' }],
    ['deposit_too_small', { amount: '99.99999999' }],
    ['deposit_too_large', { amount: '50000.00000001' }],
    ['insufficient_balance', { amount: '1000.00000001' }],
    ['deposit_too_small', { config_id: 5, amount: '0.009' }],
    ['insufficient_balance', { config_id: 5, amount: '0.01' }],
  ])('%s: %o', (refusal, fields) => {
    tokenFor(maya);
    const before = bench.world.hash();
    expect(deposit(fields).reason).toBe(refusal);
    expect(bench.world.hash()).toBe(before);
  });

  it('names the smallest deposit', () => {
    expect(deposit({ amount: '1' }).message).toBe('The minimum deposit is 100 USDT');
  });
});

describe('a lock deposit', () => {
  it('earns from tomorrow on, pays once a day at its hour, and comes back with the last dividend', () => {
    expect(deposit().type).toBe('ok');
    expect(balance()).toEqual({ spot: '0', locked: '1000' });
    expect(orders()[0]).toMatchObject({
      start_at: '2026-01-07',
      end_at: '2026-01-14',
      status: 1,
      day_rate: '0.00300',
      cancel_fee: 28,
      next_dividend_at: '2026-01-08 10:00:00',
      matures_at: '2026-01-14 10:00:00',
    });
    bench.advance(FIRST_DIVIDEND_MS - 1);
    expect(balance().spot, 'a millisecond before').toBe('0');
    bench.advance(1);
    expect(balance().spot, 'at the very instant').toBe('3');
    bench.advance(5 * DAY_MS);
    expect(balance()).toEqual({ spot: '18', locked: '1000' });
    expect(orders()[0]).toMatchObject({ total_interest: '18.00000000', paid_day: 6, cancel_fee: 4, status: 1 });
    bench.advance(DAY_MS);
    expect(balance()).toEqual({ spot: '1021', locked: '0' });
    expect(orders()[0]).toMatchObject({ status: 2, is_cancel: 0, cancel_fee: 0, paid_day: 7, next_dividend_at: '' });
    expect(types(), 'two opening balances before it').toEqual([44, 43, 43, 43, 43, 43, 43, 43, 42, 201, 201]);
    expect(bench.world.scheduler.peek()).toBeUndefined();
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('ended three days early costs a penalty of 12 and returns 988', () => {
    deposit();
    bench.advance(FIRST_DIVIDEND_MS + 3 * DAY_MS);
    expect(balance().spot, 'four dividends').toBe('12');
    expect(orders()[0]?.cancel_fee).toBe(12);
    expect(redeem().type).toBe('ok');
    expect(balance()).toEqual({ spot: '1000', locked: '0' });
    expect(bench.world.ledger.houseBalance('house:fees', 'USDT').toFixed()).toBe('12');
    expect(orders()[0]).toMatchObject({ status: 2, is_cancel: 1, penalty: '12.00000000', cancel_fee: 0 });
    expect(bench.world.scheduler.find(DIVIDEND_TIMER, '000000001')).toBeUndefined();
    bench.advance(30 * DAY_MS);
    expect(balance().spot, 'nothing more is paid').toBe('1000');
  });

  it('can be ended early by its owner only, and once', () => {
    deposit();
    expect(redeem(1, bench.customer('joko')).reason).toBe('order_unknown');
    expect(redeem(2).reason).toBe('order_unknown');
    redeem();
    expect(redeem().reason).toBe('deposit_ended');
  });

  it('is listed by state, newest first, and ends with an empty page', () => {
    for (const amount of ['100', '200', '300']) deposit({ amount });
    redeem(2);
    expect(orders().map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(orders({ status: 1 }).map(({ id }) => id)).toEqual([3, 1]);
    expect(orders({ is_cancel: 1 }).map(({ id }) => id)).toEqual([2]);
    expect(orders({ page: 2, limit: 2 }).map(({ id }) => id)).toEqual([1]);
    expect(orders({ page: 3, limit: 2 })).toEqual([]);
  });

  it('that is made a second before midnight starts to earn a second later', () => {
    bench.advance(14 * 3_600_000 + 18 * 60_000 + 59_000);
    deposit({ amount: '100' });
    bench.advance(1_000);
    deposit({ amount: '200' });
    expect(orders().map(({ start_at }) => start_at)).toEqual(['2026-01-08', '2026-01-07']);
  });
});

it('an overview adds up what is locked and what was earned on each day', () => {
  deposit();
  bench.advance(FIRST_DIVIDEND_MS + DAY_MS);
  const { message } = bench.call('GET /financial/overview', {}, tokenFor(maya)) as {
    message: { days: { day: string; usdt: string }[] };
  };
  expect(message).toMatchObject({
    holdings: [{ product: 'lockup', currency_name: 'USDT', amount: '1000.00000000', usdt: '1000.00000000' }],
    invested_usdt: '1000.00000000',
    earned_usdt: '6.00000000',
    earned_by: [{ product: 'lockup', usdt: '6.00000000' }],
    today_usdt: '3.00000000',
  });
  expect(message.days).toHaveLength(30);
  expect(message.days.slice(-3)).toEqual([
    { day: '2026-01-07', usdt: '0.00000000' },
    { day: '2026-01-08', usdt: '3.00000000' },
    { day: '2026-01-09', usdt: '3.00000000' },
  ]);
});

it('a deposit added from data whose past yields exceed the balance limit is refused', () => {
  const exchange = openExchange();
  const treasury = exchange.world.ledger.houseBalance('house:treasury', 'USDT');
  // Leaves the treasury less than the 64.80 that eighteen days of the deposit have yielded.
  const balances = { change: { USDT: money('999999999990').plus(treasury).toFixed() } };
  const locks = [{ asset: 'USDT', days: 30, amount: '1000', ago: '20d' }];
  const anna = { name: 'Anna', email: 'anna@example.com', identity: 'advanced', balances };
  const before = exchange.hash();
  const refusal = new ControlError('locks.0.amount: more than the exchange can book');
  expect(() => add(exchange, { ...anna, locks })).toThrow(refusal);
  expect(exchange.hash()).toBe(before);
  expect(() => add(exchange, anna)).not.toThrow();
});

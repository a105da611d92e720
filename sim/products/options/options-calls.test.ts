import { beforeEach, describe, expect, it } from 'vitest';
import { Decimal, money } from '@/domain/money/money';
import { houseAccount, userAccount } from '../../ledger/accounts';
import { ticksToDecimalString } from '../../market/instruments';
import { type Bench, type Customer, marketOf, openBench } from '../../testing/world';

const BTC = marketOf('BTC/USDT');
const UP = { match_id: BTC.matchId, currency_id: 3, type: 1, seconds: 30, number: '100' };
let bench: Bench;
let maya: Customer;

beforeEach(() => {
  bench = openBench();
  bench.setPrice('BTC/USDT', '60000.00');
  maya = trader('maya', '1000');
});

function trader(name: string, usdt: string, level = 0): Customer {
  const customer = bench.customer(name, {}, level);
  bench.world.transaction(() => {
    bench.world.tables.users.update(customer.id, { reviewStatus: 2 });
    const note = { atMs: bench.world.nowMs, reason: 'grant', ref: name } as const;
    const to = userAccount(customer.id, 'micro', 'USDT');
    bench.world.ledger.transfer(houseAccount('house:treasury', 'USDT'), to, money(usdt), note);
    return { accepted: true };
  });
  return customer;
}

const submit = (fields: Record<string, string | number> = {}, who = maya) =>
  bench.call('POST /microtrade/submit', { ...UP, ...fields }, who.token);
const option = (id: number) => bench.world.tables.optionOrders.need(id);
const balance = ({ id }: Customer) => ({
  available: bench.world.ledger.available(id, 'micro', 'USDT').toFixed(),
  frozen: bench.world.ledger.frozen(id, 'micro', 'USDT').toFixed(),
});

describe('POST /microtrade/submit refuses in order of precedence', () => {
  const wrong = { match_id: 999, currency_id: 1, type: 3, seconds: 31, number: '1' };
  it.each([
    ['direction_invalid', wrong],
    ['pair_not_open', { ...wrong, type: 1 }],
    ['currency_unknown', { ...wrong, type: 1, match_id: BTC.matchId }],
    ['seconds_not_offered', { seconds: 31, number: '1' }],
    ['stake_too_small', { number: '9.99' }],
    ['stake_too_large', { number: '5000.01' }],
    ['insufficient_balance', { number: '1000' }],
    ['insufficient_balance', { number: '990.1' }],
    ['amount_invalid', { number: '-1' }],
  ])('%s: %o', (refusal, fields) => {
    const before = bench.world.hash();
    expect(submit(fields).reason).toBe(refusal);
    expect(bench.world.hash()).toBe(before);
  });

  it('998 for customers without an identity record', () => {
    expect(submit({}, bench.customer('newcomer')).type).toBe('998');
  });

  it('the same order within a second, but not another one', () => {
    expect(submit().type).toBe('ok');
    expect(submit().reason).toBe('option_repeated');
    expect(submit({ type: 2 }).type).toBe('ok');
    expect(submit().reason, 'another one in between makes no difference').toBe('option_repeated');
    bench.advance(1_000);
    expect(submit().type).toBe('ok');
  });

  it('more than MAX_RUNNING at once', () => {
    for (let i = 0; i < 20; i += 1) submit({ number: 10 + i });
    expect(submit({ number: 50 }).reason).toBe('too_many_options');
  });
});

describe('an option', () => {
  /** 61,000 and 59,000 are so far from 60,000 that the market's own moves do not change the result. */
  it.each([
    [1, '61000.00', 1, '110'],
    [1, '59000.00', -1, '0'],
    [2, '61000.00', -1, '0'],
    [2, '59000.00', 1, '110'],
  ])('type %i, price at expiry about %s: result %i pays %s', (type, target, result, payout) => {
    submit({ type });
    // A stake of 100 and a fee of 1 percent.
    expect(balance(maya)).toEqual({ available: '899', frozen: '100' });
    bench.setPrice('BTC/USDT', target);
    bench.advance(30_000);
    expect(option(1)).toMatchObject({ status: 3, result, profit: new Decimal(payout).sub(100).toFixed() });
    expect(balance(maya)).toEqual({ available: new Decimal(899).add(payout).toFixed(), frozen: '0' });
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('a price that has not moved returns the stake', () => {
    bench.world.intervene(BTC.index, { kind: 'halt', atSec: Math.floor(bench.world.nowMs / 1000) + 5 });
    bench.advance(4_999);
    submit();
    const { openTicks } = option(1);
    bench.world.intervene(BTC.index, {
      kind: 'setPrice',
      atSec: Math.floor(bench.world.nowMs / 1000) + 20,
      priceTicks: openTicks,
    });
    bench.advance(30_000);
    const row = option(1);
    expect(row.endTicks === row.openTicks).toBe(row.result === 0);
    expect(row).toMatchObject({ result: 0, profit: '0' });
    expect(balance(maya)).toEqual({ available: '999', frozen: '0' });
  });

  it.each([
    ['in one jump', [3_600_000]],
    ['tick by tick', Array.from({ length: 300 }, () => 250)],
    ['a millisecond late', [29_999, 1, 1]],
  ])('is settled at the price of its exact instant: %s', (_name, steps) => {
    submit();
    const expiresMs = bench.world.nowMs + 30_000;
    const endPrice = ticksToDecimalString(BTC, bench.world.market.lastTicks(BTC.index, expiresMs));
    for (const ms of steps) bench.advance(ms);
    const { message } = bench.call('GET /microtrade/get_result', { id: 1 }, maya.token);
    expect(message).toMatchObject({ status: 3, end_price: `${endPrice}000000` });
    expect(option(1).settledMs).toBe(expiresMs);
  });

  it('notifies its customer when it is settled', () => {
    submit();
    bench.world.drainPrivateEvents();
    bench.advance(30_000);
    const [push] = bench.world.drainPrivateEvents();
    expect(push).toMatchObject({
      userId: maya.id,
      event: 'closed_microorder',
      payload: { data: { id: 1, status: 3 } },
    });
  });

  it('is visible to its customer only', () => {
    submit();
    const eve = trader('eve', '10');
    expect(bench.call('GET /microtrade/get_result', { id: 1 }, eve.token).reason).toBe('order_unknown');
    expect(bench.call('GET /microtrade/lists', {}, eve.token).message).toMatchObject({ total: 0, data: [] });
  });
});

describe('GET /microtrade/lists', () => {
  it('pages by five, running or settled, by market', () => {
    for (let i = 0; i < 7; i += 1) submit({ number: 10 + i });
    const list = (fields: Record<string, string | number>) =>
      bench.call('GET /microtrade/lists', fields, maya.token).message as {
        total: number;
        last_page: number;
        data: { id: number }[];
      };
    expect(list({ status: 1 })).toMatchObject({ total: 7, last_page: 2 });
    expect(list({ status: 1 }).data.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3]);
    expect(list({ status: 1, page: 2 }).data.map(({ id }) => id)).toEqual([2, 1]);
    bench.advance(30_000);
    expect(list({ status: 1 }).total).toBe(0);
    expect(list({ status: 3, match_id: BTC.matchId }).total).toBe(7);
    expect(list({ status: 3, match_id: marketOf('ETH/USDT').matchId }).total).toBe(0);
  });
});

import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallReply } from '@/contract/calls';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import { type LastingCustomer, lastingCustomer } from '../../testing/lasting-customer';
import { type Bench, type Body, openBench } from '../../testing/world';
import { addPoints, pointsOf } from './earn';
import { GOODS, leftOf } from './goods';

let bench: Bench;
let ana: LastingCustomer;
beforeEach(() => {
  bench = openBench();
  ana = lastingCustomer(bench, 'ana', { USDT: '100000', 'lever:USDT': '10000' });
});
const give = (points: number, who = ana.id) =>
  bench.world.transaction(() => {
    addPoints(bench.world, who, 'gift', points);
    return { accepted: true };
  });
const goods = () => ana.call('GET /points/list').message as CallReply<'GET /points/list'>;
const rules = () => ana.call('GET /points/rules').message as CallReply<'GET /points/rules'>;
const history = (way = '') => ana.call('GET /points/history', { way }).message as CallReply<'GET /points/history'>;
const get = (id: number | string): Body => ana.call('POST /points/exchange', { id, lang: 'en' });
const has = () => pointsOf(bench.world, ana.id).points;
const buy = (amount: string) => {
  const order = { currency_id: 1, legal_id: 3, type: 1, amount, target_price: '200000', order_type: 'market' };
  expect(ana.call('POST /coin/trade', order).type).toBe('ok');
};

describe('POST /points/exchange', () => {
  it.each<[reason: string, prepare: () => number | string]>([
    ['good_unknown', () => 99],
    ['good_unknown', () => 'x'],
    ['points_insufficient', () => 1],
    [
      'good_limit',
      () => {
        give(5_000);
        get(4);
        return 4;
      },
    ],
    [
      'good_sold_out',
      () => {
        give(100_000);
        for (let taken = 0; taken < 3; taken += 1) {
          const other = lastingCustomer(bench, `other-${taken}`);
          give(5_000, other.id);
          other.call('POST /points/exchange', { id: 6 });
        }
        return 6;
      },
    ],
  ])('refuses with %s', (reason, prepare) => {
    const id = prepare();
    const before = has();
    expect(get(id)).toMatchObject({ type: 'error', reason });
    expect(has()).toBe(before);
  });

  it('adds the coupon to the customer’s coupons and deducts the points', () => {
    give(1_000);
    expect(get(2).type).toBe('ok');
    const { list } = ana.call('GET /user/coupons', { status: 1 }).message as CallReply<'GET /user/coupons'>;
    expect(list).toMatchObject([{ kind: 'fee', product: 'spot', worth: '10', origin: 'points' }]);
    expect(has()).toBe(800);
    expect(goods().list.find(({ id }) => id === 2)).toMatchObject({ user_left: 1 });
  });

  it('pays USDT into the spot account, with a bill', () => {
    give(1_000);
    const before = bench.world.ledger.available(ana.id, 'change', 'USDT');
    expect(get(5).type).toBe('ok');
    expect(bench.world.ledger.available(ana.id, 'change', 'USDT').minus(before).toFixed()).toBe('5');
    const { list } = ana.call('GET /user/bills', { kind: 'bonus', lang: 'en' }).message as CallReply<'GET /user/bills'>;
    expect(list[0]).toMatchObject({ info: 'Points redeemed', type: 207 });
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('restores the stock and the customer’s daily limit at midnight', () => {
    give(5_000);
    get(4);
    bench.advance(DAY_MS);
    expect(get(4).type).toBe('ok');
  });
});

describe('earning points', () => {
  it('gives the points of the day once, and more on the seventh day in a row', () => {
    const days: number[] = [];
    for (let day = 0; day < 8; day += 1) {
      const before = has();
      expect(ana.call('POST /points/sign').type).toBe('ok');
      days.push(has() - before);
      expect(ana.call('POST /points/sign')).toMatchObject({ reason: 'points_signed' });
      bench.advance(DAY_MS);
    }
    expect(days).toEqual([10, 10, 10, 10, 10, 10, 60, 10]);
    bench.advance(DAY_MS);
    expect(rules()).toMatchObject({ signed: false, streak: 0 });
  });

  it('counts a day of trading in one entry, which grows', () => {
    buy('0.01');
    const [first] = history().list.filter(({ kind }) => kind === 'trade');
    expect(Number(first?.points)).toBeGreaterThanOrEqual(5);
    buy('0.05');
    const entries = history().list.filter(({ kind }) => kind === 'trade');
    expect(entries).toHaveLength(1);
    expect(entries[0]?.points).toBe(rules().trade.today);
    expect(entries[0]?.points).toBeGreaterThan(Number(first?.points));
    bench.advance(DAY_MS);
    expect(rules().trade.today).toBe(0);
    buy('0.01');
    expect(history().list.filter(({ kind }) => kind === 'trade')).toHaveLength(2);
  });

  it('lists the entry that has grown at the time of the last trade', () => {
    buy('0.01');
    bench.advance(HOUR_MS);
    const before = history().list[0];
    buy('0.05');
    const after = history().list[0];
    expect([before?.kind, after?.kind]).toEqual(['trade', 'trade']);
    expect(after?.created_time).not.toBe(before?.created_time);
    expect(after?.balance).toBe(has());
  });

  it('begins another entry of the day after an entry of another kind', () => {
    buy('0.01');
    bench.advance(HOUR_MS);
    ana.call('POST /points/sign');
    bench.advance(HOUR_MS);
    buy('0.05');
    const kinds = history().list.map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['trade', 'signIn', 'trade']);
    expect(history('in').list[0]?.kind).toBe('trade');
    const trades = history().list.filter(({ kind }) => kind === 'trade');
    expect(trades.reduce((sum, { points }) => sum + Number(points), 0)).toBe(rules().trade.today);
  });

  it('brings the points of a first trade once', () => {
    buy('0.001');
    buy('0.001');
    expect(history().list.filter(({ kind }) => kind === 'firstTrade')).toMatchObject([{ points: 50 }]);
    expect(rules().list.find(({ rule }) => rule === 'firstTrade')).toMatchObject({ count: 1 });
  });
});

it('keeps balance and history consistent and stock at zero or above, for random steps', () => {
  const doing = fc.oneof(
    fc.record({ do: fc.constant('get' as const), id: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 2 * DAY_MS }) }),
    fc.constantFrom({ do: 'sign' as const }, { do: 'buy' as const }, { do: 'gift' as const }),
  );
  fc.assert(
    fc.property(fc.array(doing, { maxLength: 25 }), (doings) => {
      bench = openBench();
      ana = lastingCustomer(bench, 'ana', { USDT: '100000' });
      for (const one of doings) {
        if (one.do === 'get') get(one.id);
        else if (one.do === 'wait') bench.advance(one.ms);
        else if (one.do === 'sign') ana.call('POST /points/sign');
        else if (one.do === 'buy') buy('0.004');
        else give(700);
        for (const good of GOODS) expect(leftOf(bench.world, good)).toBeGreaterThanOrEqual(0);
      }
      const entries = bench.world.tables.pointEntries.list('user', ana.id);
      expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(has());
      const shown = entries.toSorted((a, b) => a.atMs - b.atMs || a.id - b.id);
      for (const [at, { points, after }] of shown.entries()) expect(after).toBe((shown[at - 1]?.after ?? 0) + points);
      const paid = entries.filter(({ kind, ref }) => kind === 'exchange' && GOODS[Number(ref) - 1]?.coupon === null);
      const { records } = bench.world.ledger.records({ userId: ana.id, reasons: ['pointsPaid'], offset: 0, limit: 99 });
      expect(records).toHaveLength(paid.length);
      expect(bench.world.ledger.checkBooks()).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

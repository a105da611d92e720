import fc from 'fast-check';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { CallFields, CallReply } from '@/contract/calls';
import { BILL_KINDS } from '@/domain/accounts/bills';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import { type LastingCustomer, lastingCustomer } from '../../testing/lasting-customer';
import { type Bench, openBench } from '../../testing/world';

let bench: Bench;
let ana: LastingCustomer;
beforeEach(() => {
  bench = openBench();
  ana = lastingCustomer(bench, 'ana', { USDT: '100000', 'lever:USDT': '10000' });
});
type Fields = Partial<CallFields<'GET /user/bills'>> & { lang?: string };
const bills = (fields: Fields = {}, who = ana) =>
  who.call('GET /user/bills', fields).message as CallReply<'GET /user/bills'>;
const detail = (id: number | string, who = ana) => who.call('GET /user/bills/detail', { id, lang: 'en' });
const trade = (type: 1 | 2, amount: string, kind: 'market' | 'limit' = 'market', price = type === 1 ? '200000' : '1') =>
  ana.call('POST /coin/trade', { currency_id: 1, legal_id: 3, type, amount, target_price: price, order_type: kind });

describe('GET /user/bills', () => {
  it('has a bill for the paid and for the received side of a trade', () => {
    trade(1, '0.1');
    const { list, count } = bills();
    expect(count).toBe(4);
    expect(list.map(({ kind, currency_name, account_name }) => [kind, currency_name, account_name])).toEqual([
      ['spot', 'BTC', 'Spot account'],
      ['spot', 'USDT', 'Spot account'],
      ['deposit', 'USDT', 'Futures account'],
      ['deposit', 'USDT', 'Spot account'],
    ]);
    expect(list[0]?.amount).toBe('0.09980000');
    expect(String(list[1]?.amount).startsWith('-')).toBe(true);
  });

  it('leaves out what an order freezes, and shows it when it is paid', () => {
    trade(1, '0.1', 'limit', '20000');
    expect(bills().count).toBe(2);
    bench.setPrice('BTC/USDT', '19000');
    expect(bills({ kind: 'spot' }).list.map(({ amount, currency_name }) => [amount, currency_name])).toEqual([
      ['0.09980000', 'BTC'],
      ['-2000.00000000', 'USDT'],
    ]);
  });

  it.each([
    ['a kind', { kind: 'spot' }, 2],
    ['a coin', { currency: 1 }, 1],
    ['kind and coin', { kind: 'spot', currency: 3 }, 1],
    ['a kind there is none of', { kind: 'nft' }, 0],
    ['all', { kind: '', currency: '' }, 4],
  ] satisfies [string, Fields, number][])('filters by %s', (_name, fields, count) => {
    trade(1, '0.1');
    expect(bills(fields)).toMatchObject({ count });
  });

  it('filters by time, the beginning included and the end not', () => {
    const dayAfter = bench.world.nowMs + DAY_MS;
    bench.advance(DAY_MS);
    trade(1, '0.1');
    const at = dayAfter / 1000;
    expect(bills({ from: at }).count).toBe(2);
    expect(bills({ to: at }).count).toBe(2);
    expect(bills({ from: at + 1 }).count).toBe(0);
    expect(bills({ from: at, to: at + 1 }).count).toBe(2);
  });

  it.each([
    ['parameter_error', { kind: 'gold' }],
    ['currency_unknown', { currency: 999 }],
    ['currency_unknown', { currency: 'x' }],
    ['range_invalid', { from: 'yesterday' }],
    ['range_invalid', { from: 100, to: 100 }],
  ] satisfies [string, Fields][])('refuses with %s: %o', (reason, fields) => {
    expect(ana.call('GET /user/bills', fields)).toMatchObject({ type: 'error', reason });
    expect(ana.call('GET /user/bills/export', fields)).toMatchObject({ type: 'error', reason });
  });

  it('adds up what came in and went out where a coin is named', () => {
    trade(1, '0.1');
    trade(2, '0.05');
    expect(bills({ currency: 1 }).totals).toEqual({ in: '0.09980000', out: '0.05000000' });
    expect(bills().totals).toBeNull();
  });

  it.each([
    ['of all kinds', {}],
    ['among the transfers', { kind: 'transfer' }],
  ] satisfies [string, Fields][])('adds up nothing for a transfer between own accounts, %s', (_name, fields) => {
    const before = bills({ currency: 3, ...fields });
    const between = { currency_id: 3, from_field: 'change', to_field: 'lever', number: '500' };
    expect(ana.call('POST /wallet/change', between as never).type).toBe('ok');
    expect(bills({ currency: 3, ...fields })).toMatchObject({ count: Number(before.count) + 2, totals: before.totals });
  });

  it('pages without gaps, and exports all bills at once', () => {
    for (let i = 0; i < 6; i += 1) trade(i % 2 === 0 ? 1 : 2, i % 2 === 0 ? '0.01' : '0.005');
    const pages = [1, 2, 3].flatMap((page) => bills({ page, limit: 5 }).list);
    const all = ana.call('GET /user/bills/export').message as CallReply<'GET /user/bills/export'>;
    expect(all.count).toBe(14);
    expect(pages.map(({ id }) => id)).toEqual(all.list.map(({ id }) => id));
  });
});

describe('GET /user/bills/detail', () => {
  it('shows the other side of a trade and the fee', () => {
    trade(1, '0.1');
    const [got, paid] = bills().list;
    const message = detail(got?.id ?? 0).message as CallReply<'GET /user/bills/detail'>;
    expect(message.fees).toEqual([{ currency_name: 'BTC', amount: '0.00020000' }]);
    expect(message.moves.map(({ currency_name, amount }) => [currency_name, amount])).toEqual([
      ['USDT', paid?.amount],
      ['BTC', '0.09980000'],
    ]);
  });

  it('shows only the customer’s own bills', () => {
    const eve = lastingCustomer(bench, 'eve', { USDT: '1' });
    const [own] = bills({}, eve).list;
    expect(detail(own?.id ?? 0, eve)).toMatchObject({ type: 'ok' });
    expect(detail(own?.id ?? 0)).toMatchObject({ type: 'error', reason: 'bill_unknown' });
    expect(detail(99_999)).toMatchObject({ reason: 'bill_unknown' });
  });
});

test('bills of any session add up to what every account holds, and every one has a kind and a detail', () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('trade' as const),
      type: fc.constantFrom(1 as const, 2 as const),
      milli: fc.integer({ min: 1, max: 90 }),
    }),
    fc.record({ do: fc.constant('limit' as const), percent: fc.integer({ min: 90, max: 99 }) }),
    fc.record({ do: fc.constant('move' as const), usdt: fc.integer({ min: 1, max: 900 }) }),
    fc.record({ do: fc.constant('futures' as const), share: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      bench = openBench();
      ana = lastingCustomer(bench, 'ana', { USDT: '100000', 'lever:USDT': '10000' });
      for (const one of steps) {
        if (one.do === 'trade') trade(one.type, new Decimal(one.milli).div(1000).toFixed());
        else if (one.do === 'limit') trade(1, '0.01', 'limit', String(500 * one.percent));
        else if (one.do === 'move')
          ana.call('POST /wallet/change', {
            currency_id: 3,
            number: one.usdt,
            from_field: 'change',
            to_field: 'micro',
          });
        else if (one.do === 'futures')
          ana.call('POST /lever/submit', {
            currency_id: 1,
            legal_id: 3,
            share: one.share,
            multiple: 10,
            type: 1,
            status: 1,
          });
        else bench.advance(one.hours * 3_600_000);
      }
      const sums = new Map<string, Money>();
      const { list } = ana.call('GET /user/bills/export').message as CallReply<'GET /user/bills/export'>;
      for (const { id, kind, amount, account, currency_name } of list) {
        expect(BILL_KINDS).toContain(kind);
        expect(detail(id)).toMatchObject({ type: 'ok', message: { id } });
        const slot = `${account}|${currency_name}`;
        sums.set(slot, (sums.get(slot) ?? ZERO).plus(amount));
      }
      const held = bench.world.ledger
        .holdingsOf(ana.id)
        .map(({ available, frozen }) => available.plus(frozen).toFixed());
      expect([...sums.values()].map((sum) => sum.toFixed()).sort()).toEqual(held.sort());
    }),
    { numRuns: 20 },
  );
});

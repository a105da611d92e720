import { beforeEach, describe, expect, it } from 'vitest';
import { money } from '@/domain/money/money';
import { DAY_MS, HOUR_MS, toWireTime } from '@/domain/time';
import type { ControlResult } from './control/actions';
import type { Exchange } from './core';
import { houseAccount } from './ledger/accounts';
import { needProject } from './products/ieo/project';
import { callAs, openExchange } from './testing/exchange';
import { available, emptyAccount, exhaustTreasury, fillAccount, idOf } from './testing/full-account';
import { add } from './testing/people';

let exchange: Exchange;
beforeEach(() => {
  exchange = openExchange();
});

const accepted = <T extends { readonly type?: unknown }>(body: T): T => {
  expect(body).toMatchObject({ type: 'ok' });
  return body;
};

describe('an auction with amounts above the balance limit', () => {
  const times = (fromMs: number, toMs: number) => ({
    start_time: toWireTime(exchange.nowMs + fromMs),
    end_time: toWireTime(exchange.nowMs + toMs),
  });

  it('gets no bids of simulated bidders, and ends', () => {
    exchange.control('people.grant', { who: 'trader', asset: 'USDT', amount: '910000000000' });
    const listed = { who: 'newcomer', sale: 'fixed', price: '100', minutes: 60, rivals: 'all' };
    const { code } = exchange.control('nft.list', listed) as ControlResult<'nft.list'>;
    accepted(callAs(exchange, 'verified-2', 'POST /bind_box/buyNFT', { code }));
    const price = '900000000000';
    accepted(callAs(exchange, 'verified-2', 'POST /bind_box/resellNFT', { code, price, ...times(0, HOUR_MS) }));
    exchange.advanceTo(exchange.nowMs + 1000);
    accepted(callAs(exchange, 'trader', 'POST /bind_box/buyNFT', { code }));
    const terms = { code, price, per_increase: '100000000000', ...times(0, HOUR_MS) };
    accepted(callAs(exchange, 'trader', 'POST /bind_box/resellNFT', terms));
    exchange.advanceTo(exchange.nowMs + HOUR_MS - 1000);
    expect(exchange.control('nft.auctions', {})).toMatchObject([{ code, price, leader: '' }]);
    exchange.advanceTo(exchange.nowMs + DAY_MS);
    expect(exchange.control('nft.auctions', {})).toEqual([]);
  });
});

it('a loan whose total cost exceeds the balance limit is collected in full, and can be listed', () => {
  const loans = [{ amount: '990000000000', days: 30, ago: '29d' }];
  const { people } = add(exchange, { name: 'Anna', email: 'anna@example.com', identity: 'advanced', loans });
  const [{ id } = { id: 0 }] = people;
  for (let day = 0; day < 12; day += 1) {
    exchange.advanceTo(exchange.nowMs + DAY_MS);
    if (day > 4) exchange.control('people.grant', { who: 'anna@example.com', asset: 'USDT', amount: '8000000000' });
  }
  const [loan] = exchange.world.tables.loans.list('user', id);
  expect([
    money(0)
      .plus(loan?.repaid ?? 0)
      .gt(1e12),
    loan?.principal,
    loan?.penalty,
  ]).toEqual([true, '0', '0']);
  const { token } = exchange.control('people.as', { who: 'anna@example.com' }) as ControlResult<'people.as'>;
  const request = { id: '', method: 'GET', path: '/loan/list', fields: { lang: 'en' }, token };
  expect(exchange.call(request).body).toMatchObject({ type: 'ok', message: { count: 1 } });
});

describe('a dual investment with two customers, one of them at the balance limit', () => {
  const buy = () => {
    const body = accepted(callAs(exchange, 'trader', 'GET /dual/index', { currency_id: 1, type: 'put' }));
    const [first] = (body as unknown as { message: { dual_currencys: { id: number; exercise_price: string }[] } })
      .message.dual_currencys;
    if (!first) throw new Error('nothing is on sale');
    for (const who of ['trader', 'verified-2'] as const) {
      exchange.control('people.grant', { who, asset: 'USDT', amount: '100000' });
      accepted(callAs(exchange, who, 'POST /dual/buyDual', { id: first.id, num: 1 }));
    }
    return first;
  };
  const orders = () => {
    const all = exchange.world.tables.dualOrders.all();
    return [idOf(exchange), idOf(exchange, 'verified-2')].map((id) => all.find(({ userId }) => userId === id));
  };

  it('pays the other one at maturity, and the first at the same price when there is room again', () => {
    const { exercise_price } = buy();
    fillAccount(exchange, 'change');
    exchange.advanceTo((orders()[0]?.maturesMs ?? 0) + 1000);
    const [full, other] = orders();
    expect([full?.settledMs, other?.settledMs]).toEqual([0, other?.maturesMs]);
    exchange.control('market.set', { symbol: 'BTC/USDT', price: (Number(exercise_price) * 0.8).toFixed(2) });
    emptyAccount(exchange, 'change');
    exchange.advanceTo(exchange.nowMs + DAY_MS);
    const [late] = orders();
    expect(late).toMatchObject({ settlePrice: other?.settlePrice, payout: other?.payout, paidIn: other?.paidIn });
    expect(late?.settledMs).toBeGreaterThan(late?.maturesMs ?? 0);
    expect(exchange.world.ledger.checkBooks()).toEqual([]);
  });
});

describe('a lock-up with postponed yields', () => {
  const redeem = () => callAs(exchange, 'trader', 'POST /lh/deposit/order/cancel', { id: 1 });
  const [row, free] = [
    () => exchange.world.tables.lockOrders.need(1),
    () => available(exchange, 'change', idOf(exchange)),
  ];
  const fee = () => {
    const body = callAs(exchange, 'trader', 'GET /lh/deposit/order', {});
    return (body as unknown as { message: { order_list: { cancel_fee: number }[] } }).message.order_list[0]?.cancel_fee;
  };
  beforeEach(() => {
    accepted(callAs(exchange, 'trader', 'POST /lh/deposit', { config_id: 1, amount: '1000' }));
  });

  it('is returned with all of them after its end, and can no longer be ended early for a penalty', () => {
    exhaustTreasury(exchange);
    exchange.advanceTo(row().maturesMs + 5 * DAY_MS);
    expect([row().paidDays, fee(), redeem().reason]).toEqual([0, 0, 'deposit_ended']);
    const before = free();
    refillTreasury();
    exchange.advanceTo(exchange.nowMs + DAY_MS);
    expect(row()).toMatchObject({ paidDays: 7, interest: '21', isCancel: 0, penalty: '0' });
    expect(free().minus(before).toFixed()).toBe('1021');
  });

  it('ended early, pays the postponed yields less the penalty for the remaining days', () => {
    fillAccount(exchange, 'change');
    exchange.advanceTo(row().maturesMs - 3 * DAY_MS + 1);
    expect([row().paidDays, fee(), redeem().reason]).toEqual([0, 12, 'balance_limit']);
    emptyAccount(exchange, 'change');
    const then = free();
    accepted(redeem());
    expect(free().minus(then).toFixed()).toBe('1000');
    expect(row()).toMatchObject({ paidDays: 4, interest: '12', penalty: '12', isCancel: 1 });
  });

  /** A house account that takes part in nothing else pays the treasury. */
  function refillTreasury(): void {
    const { world } = exchange;
    const note = { atMs: world.nowMs, reason: 'transfer', ref: 'test' } as const;
    world.commit(
      () =>
        void world.ledger.transfer(
          houseAccount('house:otc', 'USDT'),
          houseAccount('house:treasury', 'USDT'),
          money('1000000'),
          note,
        ),
      null,
    );
  }
});

describe('the back office', () => {
  it.each([
    ['backOffice.endSale', 'allocated'],
    ['backOffice.listToken', 'listed'],
  ])('%s does not wait for a full account', (action, phase) => {
    accepted(callAs(exchange, 'trader', 'POST /project/order', { project_id: 4, amount: '20' }));
    fillAccount(exchange, 'change');
    exchange.control(action, { token: needProject(exchange.world, 4).instrument.base });
    const { projects, subscriptions } = exchange.world.tables;
    expect([projects.need(4).phase, subscriptions.need(1).status]).toEqual([phase, 1]);
    exchange.advanceTo(exchange.nowMs + HOUR_MS);
    expect(subscriptions.need(1).status).toBe(1);
    emptyAccount(exchange, 'change');
    exchange.advanceTo(exchange.nowMs + DAY_MS);
    expect(subscriptions.need(1).status).toBe(3);
  });
});

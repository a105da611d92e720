import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import type { Exchange } from '../../core';
import { callAs, openExchange } from '../../testing/exchange';
import { expectSameBooks } from '../../testing/same-books';
import { market } from './list';
import { isCustomer } from './people';

const PEOPLE = ['whale', 'vip-4'] as const;
const who = fc.constantFrom(...PEOPLE);
const nth = fc.nat(200);

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('bid' as const), who, nth, times: fc.integer({ min: 0, max: 30 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('margin' as const), who, nth }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('buy' as const), who, nth }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), who, id: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), who, nth }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('resell' as const),
      who,
      nth,
      price: fc.integer({ min: 1, max: 900 }),
      increase: fc.integer({ min: 0, max: 20 }),
      hours: fc.integer({ min: 1, max: 90 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('give' as const), who, nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('outbid' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), nth, in: fc.integer({ min: 0, max: 900 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 30 * HOUR_MS }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const pick = <T>(rows: readonly T[], index: number): T | undefined => rows[index % Math.max(1, rows.length)];
const idOf = ({ world }: Exchange, email: string) => world.tables.users.first('email', email)?.id ?? 0;
const EMAIL = { whale: 'whale@example.com', 'vip-4': 'vip4@example.com' } as const;

function run(exchange: Exchange, action: Step): void {
  const { world } = exchange;
  if (action.do === 'wait') {
    exchange.advanceTo(exchange.nowMs + action.ms);
    return;
  }
  const auctions = market(world).filter(({ mode }) => mode === 2);
  if (action.do === 'outbid' || action.do === 'end') {
    const running = auctions.filter(
      ({ forSale, startMs, endMs }) => forSale && startMs <= world.nowMs && endMs > world.nowMs,
    );
    const code = pick(running, action.nth)?.code;
    if (code && action.do === 'outbid') exchange.control('nft.outbid', { code });
    if (code && action.do === 'end') exchange.control('nft.endAuction', { code, in: action.in });
    return;
  }
  const owned = world.tables.nftSales.list('owner', idOf(exchange, EMAIL[action.who]));
  const mine = 'nth' in action ? (pick(owned, action.nth)?.code ?? '') : '';
  const other = EMAIL[action.who === 'whale' ? 'vip-4' : 'whale'];
  const sale = 'nth' in action ? pick(auctions, action.nth) : undefined;
  if (action.do === 'pay') callAs(exchange, action.who, 'POST /bind_box/payNFTOrder', { id: action.id });
  else if (action.do === 'open') callAs(exchange, action.who, 'POST /bind_box/openBlindBox', { code: mine });
  else if (action.do === 'give')
    callAs(exchange, action.who, 'POST /bind_box/transferNFT', { code: mine, account: other, pay_password: '123456' });
  else if (action.do === 'resell') {
    const { price, increase, hours } = action;
    const end_time = wire(exchange.nowMs + hours * HOUR_MS);
    const fields = { code: mine, price: String(price), start_time: wire(exchange.nowMs), end_time };
    callAs(exchange, action.who, 'POST /bind_box/resellNFT', {
      ...fields,
      ...(increase > 0 && { per_increase: String(increase) }),
    });
  } else if (action.do === 'buy') {
    const offered = market(world).filter(({ mode }) => mode !== 2);
    callAs(exchange, action.who, 'POST /bind_box/buyNFT', { code: pick(offered, action.nth)?.code ?? '' });
  } else if (action.do === 'margin')
    callAs(exchange, action.who, 'POST /bind_box/marginNFT', { code: sale?.code ?? '' });
  else {
    const price = new Decimal(sale?.perIncrease ?? 1).mul(action.times).toFixed();
    callAs(exchange, action.who, 'POST /bind_box/auctionNFT', { code: sale?.code ?? '', price });
  }
}

/** Wire time in the exchange's zone (UTC+8), computed without the code under test. */
const wire = (ms: number) => new Date(ms + 8 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Frozen balances equal the held bid deposits, bids only rise, and the ledger balances. */
function check(exchange: Exchange): void {
  const { world } = exchange;
  const { nftMargins, nftSales, nftBids, nftOrders, nftMoves } = world.tables;
  const margins = nftMargins.all();
  for (const person of PEOPLE) {
    const id = idOf(exchange, EMAIL[person]);
    const owed = margins.reduce(
      (sum, { userId, state, amount }) => (userId === id && state === 'held' ? sum + amount : sum),
      0,
    );
    expect(world.ledger.frozen(id, 'change', 'USDT').toFixed()).toBe(String(owed));
  }
  const once = margins.map(({ userId, workId, sale }) => `${userId} ${workId} ${sale}`);
  expect(new Set(once).size).toBe(once.length);
  for (const row of nftSales.all()) {
    const bids = nftBids.list('sale', `${row.id}|${row.sale}`);
    for (const [at, { price }] of bids.entries())
      expect(new Decimal(price).gt(bids[at - 1]?.price ?? row.startPrice)).toBe(true);
    const last = nftMoves.list('work', row.id).at(-1);
    if (last) expect(last.toId).toBe(row.ownerId);
    const waiting = nftOrders.list('workSale', `${row.id}|${row.sale}`).filter(({ state }) => state === 'waiting');
    expect(waiting.length).toBe(row.isLocked ? 1 : 0);
    if (row.isLocked) expect(row.forSale).toBe(false);
  }
  for (const order of nftOrders.all()) {
    const [margin] = nftMargins.list('userSale', `${order.userId}|${order.workId}|${order.sale}`);
    const states = { waiting: 'held', paid: 'refunded', expired: 'forfeited' } as const;
    expect(margin?.state).toBe(states[order.state]);
  }
  expect(world.ledger.checkBooks()).toEqual([]);
}

describe('any session on the NFT market', () => {
  it('freezes exactly the bid deposits that are held, and ends with none', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 8, maxLength: 40 }), (steps) => {
        const exchange = openExchange();
        for (const action of steps) {
          run(exchange, action);
          check(exchange);
        }
        exchange.advanceTo(exchange.nowMs + 12 * DAY_MS);
        check(exchange);
        const { nftMargins, nftOrders, nftSales } = exchange.world.tables;
        expect(nftMargins.all().filter(({ state }) => state === 'held')).toEqual([]);
        expect(nftOrders.all().filter(({ state }) => state === 'waiting')).toEqual([]);
        expect(nftSales.all().filter(({ forSale, endMs }) => forSale && endMs <= exchange.nowMs)).toEqual([]);
        expect(nftOrders.all().every(({ userId }) => isCustomer(userId))).toBe(true);
      }),
      { numRuns: 25 },
    );
  }, 240_000);

  it('has the same books after one jump as after steps from a restored snapshot', () => {
    const steps = fc.array(step, { minLength: 8, maxLength: 25 });
    expectSameBooks({ begin: openExchange, steps, run, thenMs: 10 * DAY_MS, stepMs: [600_000, DAY_MS], numRuns: 8 });
  }, 240_000);
});

import { describe, expect, it } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { NFT_MODE, nftStatus } from '@/domain/nft/nft';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import { type Bench, openBench } from '../../testing/world';
import { calendarSale, worksAt } from './calendar';
import { SERIES } from './catalogue';
import { codeOf, workOfCode } from './codes';
import { market } from './list';
import { bidsOf, saleOf } from './sale';
import type { SaleRow } from './tables';

const count = <T>(rows: readonly T[], of: (row: T) => unknown) =>
  rows.reduce((sums, row) => sums.set(of(row), (sums.get(of(row)) ?? 0) + 1), new Map<unknown, number>());

describe('the market without customers', () => {
  it('has something of every kind and state on every day of two months, and never more or fewer works', () => {
    const { world, advance } = openBench();
    for (let day = 0; day < 60; day += 1) {
      const sales = market(world);
      expect(sales).toHaveLength(SERIES.length);
      const states = count(sales, (sale) => nftStatus(sale, world.nowMs));
      for (const state of [0, 1, 2])
        expect(states.get(state), `state ${state} on day ${day}`).toBeGreaterThanOrEqual(3);
      const onSale = sales.filter((sale) => nftStatus(sale, world.nowMs) === 1);
      for (const mode of [1, 2, 3]) expect(count(onSale, (sale) => sale.mode).get(mode)).toBeGreaterThanOrEqual(1);
      expect(count(sales, (sale) => sale.asset).size).toBe(3);
      advance(DAY_MS);
    }
    expect(world.scheduler.peek()).toBeUndefined();
    expect(world.tables.nftSales.size).toBe(0);
  });

  it('runs by itself: every bid is higher than the one before, and the last one is paid', () => {
    const { world, advance } = openBench();
    const ids = worksAt(world.nowMs).filter((id) => calendarSale(world, id)?.mode === NFT_MODE.auction);
    const before = new Map(ids.map((id) => [id, saleOf(world, id) as SaleRow]));
    advance(7 * DAY_MS);
    const ends = ids.map((id) => saleOf(world, id) as SaleRow);
    for (const sale of ends) {
      const bids = bidsOf(world, sale, 1_000);
      const prices = [...bids.map(({ price }) => new Decimal(price)), new Decimal(sale.startPrice)];
      for (const [at, lower] of prices.slice(1).entries()) expect(prices[at]?.gt(lower)).toBe(true);
      expect(sale.price).toBe(prices[0]?.toFixed());
      expect(sale.ownerId).toBe(bids[0]?.userId ?? before.get(sale.id)?.ownerId);
      expect(bids.filter(({ atMs }) => atMs >= sale.endMs)).toEqual([]);
    }
    expect(ends.filter(({ bids }) => bids > 0).length).toBeGreaterThan(ends.length / 2);
  });

  it('gives works codes that encode their ids', () => {
    const { world } = openBench();
    const ids = [1, 2, 99_999, ...worksAt(world.nowMs)];
    expect(ids.map((id) => workOfCode(codeOf(id)))).toEqual(ids);
    expect(new Set(ids.map(codeOf)).size).toBe(ids.length);
    for (const text of ['', 'f'.repeat(32), codeOf(7).toUpperCase(), `${codeOf(7).slice(0, 31)}0`, '__proto__'])
      expect(workOfCode(text)).toBeNull();
  });

  it('has no work before it is announced, and keeps those of long ago', () => {
    const { world } = openBench();
    const [id = 0] = worksAt(world.nowMs);
    expect(saleOf(world, id + 128)).toBeNull();
    expect(saleOf(world, id - 128)).toMatchObject({ forSale: expect.any(Boolean) });
    for (const none of [0, -1, 100_000, 100_127, 42]) expect(saleOf(world, none)).toBeNull();
  });
});

it('a customer who only pays a bid deposit does not change the end of an auction', () => {
  const touched = openBench();
  const alone = openBench();
  const running = (bench: Bench) =>
    market(bench.world).filter((sale) => sale.mode === NFT_MODE.auction && nftStatus(sale, bench.world.nowMs) === 1);
  const maya = touched.customer('maya', { USDT: '1000000' });
  alone.customer('maya', { USDT: '1000000' });
  const works = running(touched).filter(({ endMs }) => endMs < touched.world.nowMs + 20 * HOUR_MS);
  expect(works.length).toBeGreaterThan(4);
  for (const { code } of works) {
    expect(touched.call('POST /bind_box/marginNFT', { code }, maya.token).reason).toBeUndefined();
  }
  for (const bench of [touched, alone]) bench.advance(20 * HOUR_MS);
  for (const { id } of works) {
    const facts = ({ ownerId, price, bids, leaderId }: SaleRow) => ({ ownerId, price, bids, leaderId });
    expect(facts(saleOf(touched.world, id) as SaleRow)).toEqual(facts(saleOf(alone.world, id) as SaleRow));
  }
  expect(touched.world.ledger.frozen(maya.id, 'change', 'USDT').toFixed()).toBe('0');
});

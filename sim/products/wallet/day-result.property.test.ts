import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayResult } from '@/domain/accounts/day-result';
import { Decimal, money } from '@/domain/money/money';
import { HOUR_MS } from '@/domain/time';
import { houseAccount, userAccount } from '../../ledger/accounts';
import { type Bench, type Customer, marketOf, openBench } from '../../testing/world';
import { FLOW_REASONS, type LedgerReason } from '../reasons';
import { equityOf } from './equity';

const resultOf = ({ world }: Bench, { id }: Customer) => {
  const { nowUsdt, dayAgoUsdt, dayInUsdt, dayOutUsdt } = equityOf(world, id);
  const [ago, deposits, withdrawals] = [new Decimal(dayAgoUsdt), new Decimal(dayInUsdt), new Decimal(dayOutUsdt)];
  return dayResult(new Decimal(nowUsdt), { ago, deposits, withdrawals });
};

interface Flow {
  readonly reason: LedgerReason;
  readonly asset: string;
  /** In hundred-millionths; negative for an outflow. */
  readonly amount: number;
  readonly hoursLater: number;
}

const flow: fc.Arbitrary<Flow> = fc.record({
  reason: fc.constantFrom(...FLOW_REASONS),
  asset: fc.constantFrom('USDT', 'BTC'),
  amount: fc.integer({ min: -200_000_000, max: 400_000_000 }).filter((units) => units !== 0),
  hoursLater: fc.integer({ min: 0, max: 9 }),
});

/** Plays the flows over two days, of which the second is checked. An outflow beyond the balance becomes an inflow. */
function play(bench: Bench, maya: Customer, flows: readonly Flow[]): void {
  const { world } = bench;
  for (const { reason, asset, amount, hoursLater } of flows) {
    bench.advance(hoursLater * HOUR_MS);
    const size = money(new Decimal(amount).abs().div(1e8).toFixed());
    const [own, outside] = [userAccount(maya.id, 'change', asset), houseAccount('house:deposits', asset)];
    const leaves = amount < 0 && world.ledger.available(maya.id, 'change', asset).gte(size);
    const [from, to] = leaves ? [own, outside] : [outside, own];
    world.ledger.transfer(from, to, size, { atMs: world.nowMs, reason, ref: 'test' });
  }
}

function restingMarket(): Bench {
  const bench = openBench();
  const atSec = Math.floor(bench.world.nowMs / 1000) + 1;
  bench.world.intervene(marketOf('BTC/USDT').index, { kind: 'halt', atSec });
  bench.advance(2000);
  return bench;
}

test('inflows and outflows at constant prices are no profit or loss', () => {
  fc.assert(
    fc.property(fc.array(flow, { maxLength: 12 }), (flows) => {
      const bench = restingMarket();
      const maya = bench.customer('maya', { USDT: '1000' });
      play(bench, maya, flows);
      expect(resultOf(bench, maya)?.usdt.toFixed()).toBe('0');
    }),
    { numRuns: 60 },
  );
});

test('price changes of what is held are profit or loss', () => {
  const bench = restingMarket();
  const maya = bench.customer('maya');
  const price = new Decimal(bench.world.market.lastTicks(0, bench.world.nowMs)).div(100);
  play(bench, maya, [{ reason: 'deposit', asset: 'BTC', amount: 200_000_000, hoursLater: 0 }]);
  const atSec = Math.floor(bench.world.nowMs / 1000) + 1;
  const higher = price.times('1.1').toDecimalPlaces(2);
  bench.world.intervene(0, { kind: 'setPrice', atSec, priceTicks: higher.times(100).toNumber() });
  bench.world.intervene(0, { kind: 'halt', atSec: atSec + 1 });
  bench.advance(3000);
  const now = new Decimal(bench.world.market.lastTicks(0, bench.world.nowMs)).div(100);
  const result = resultOf(bench, maya);
  expect(now.gt(price)).toBe(true);
  expect(result?.usdt.toFixed()).toBe(now.minus(price).times(2).toFixed());
  expect(result?.percent?.toFixed(6)).toBe(now.div(price).minus(1).times(100).toFixed(6));
});

import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/domain/time';
import { openCopyBench } from '../../testing/copy-bench';
import { CLOSED, OPEN } from '../futures/tables';
import { SIMULATED_TRADERS } from './simulated-traders';
import { closedTrades, figuresOf, openTrades } from './trader-record';

const everyone = SIMULATED_TRADERS.map(({ name }, index) => [name, index + 1] as const);

describe("the simulation's own traders", () => {
  const bench = openCopyBench();
  const { world } = bench;

  it.each(everyone)('%s has a record from before the first second, and nothing of it is booked', (_name, number) => {
    const trades = closedTrades(world, bench.simulatedTrader(number));
    expect(trades.length).toBeGreaterThan(8);
    for (const { status, endedMs, openedMs, userId } of trades) {
      expect(status).toBe(CLOSED);
      expect(openedMs).toBeLessThan(endedMs);
      expect(endedMs).toBeLessThanOrEqual(world.nowMs);
      expect(world.ledger.holdingsOf(userId)).toEqual([]);
    }
    expect(new Set(trades.map(({ id }) => id)).size).toBe(trades.length);
  });

  it('were closed by stops, by liquidation and by plan', () => {
    const all = everyone.flatMap(([, number]) => closedTrades(world, bench.simulatedTrader(number)));
    expect(new Set(all.map(({ closeReason }) => closeReason))).toEqual(
      new Set(['profit', 'loss', 'liquidation', 'user']),
    );
  });

  it('have the same record whether it is read daily or once, and closed positions stay after a crash', () => {
    const daily = openCopyBench();
    const rare = openCopyBench();
    for (let day = 0; day < 10; day += 1) {
      for (const [, number] of everyone) closedTrades(daily.world, daily.simulatedTrader(number));
      for (const { world } of [daily, rare]) {
        const atSec = Math.floor(world.nowMs / 1000) + 1;
        if (day === 4) world.intervene(0, { kind: 'shock', atSec, percent: -12, rampSec: 60 });
      }
      daily.advance(DAY_MS);
      rare.advance(DAY_MS);
    }
    for (const [, number] of everyone) {
      expect(closedTrades(daily.world, daily.simulatedTrader(number))).toEqual(
        closedTrades(rare.world, rare.simulatedTrader(number)),
      );
      expect(openTrades(daily.world, daily.simulatedTrader(number))).toEqual(
        openTrades(rare.world, rare.simulatedTrader(number)),
      );
    }
  });
});

// In a single month chance may leave most of them with little, so three seeds are tested.
describe.each([3, 42, 99])("the simulation's own traders, seed %d", (seed) => {
  const bench = openCopyBench({ seed });
  const { world } = bench;

  it('trade with different success: some are far ahead, some have lost', () => {
    const incomes = everyone.map(([, number]) => figuresOf(world, bench.simulatedTrader(number)).income.toNumber());
    expect(Math.max(...incomes)).toBeGreaterThan(10);
    expect(Math.min(...incomes)).toBeLessThan(0);
  });

  it('mostly have an open position', () => {
    const holding = everyone.filter(([, number]) => openTrades(world, bench.simulatedTrader(number)).length > 0);
    expect(holding.length).toBeGreaterThan(3);
    for (const [, number] of holding)
      for (const { status } of openTrades(world, bench.simulatedTrader(number))) expect(status).toBe(OPEN);
  });
});

describe('figures', () => {
  it('are those of the last full hour', () => {
    const bench = openCopyBench();
    const at = () => everyone.map(([, number]) => figuresOf(bench.world, bench.simulatedTrader(number)).closed);
    bench.advance(3_600_000 - (bench.world.nowMs % 3_600_000));
    const before = at();
    bench.advance(3_599_999);
    expect(at()).toEqual(before);
    bench.advance(12 * 3_600_000);
    expect(at()).not.toEqual(before);
  });

  it('add up: the chart ends with the profit of all closed positions', () => {
    const bench = openCopyBench();
    for (const [, number] of everyone) {
      const figures = figuresOf(bench.world, bench.simulatedTrader(number));
      expect(figures.line).toHaveLength(31);
      expect(figures.line.at(-1)?.eq(figures.profits)).toBe(true);
      expect(figures.won + figures.lost).toBe(figures.closed);
      expect(figures.longs + figures.shorts).toBe(figures.closed);
    }
  });
});

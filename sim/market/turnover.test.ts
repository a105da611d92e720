import { describe, expect, it } from 'vitest';
import { ALWAYS_LISTED, INSTRUMENTS } from './instruments';
import { Market } from './market';

const START_SEC = Date.parse('2026-01-06T02:30:17Z') / 1_000;

/** The sum over all prints of the tape, which turnover must equal. */
function printed(market: Market, i: number, fromMs: number, toMs: number): number {
  return market.tape(i, fromMs, toMs).reduce((sum, { priceTicks, lots }) => sum + priceTicks * lots, 0);
}

describe('the turnover of 24 hours', () => {
  it('is the sum of the prints of a day, for pairs and stocks', () => {
    const market = new Market({ seed: 42 });
    const stock = INSTRUMENTS.find(({ kind }) => kind === 'stock')?.index ?? 0;
    for (const i of [0, 34, stock]) {
      const nowMs = START_SEC * 1_000 + 400;
      const session = INSTRUMENTS[i]?.kind === 'stock' ? START_SEC - 86_400 : START_SEC - 86_400 + 1;
      const prints = printed(market, i, session * 1_000, nowMs + 1);
      // A stock's window begins with its session, before which nothing was printed on this day.
      const today =
        INSTRUMENTS[i]?.kind === 'stock' ? printed(market, i, START_SEC * 1_000 - 3_617_000, nowMs + 1) : prints;
      expect(market.turnover24h(i, nowMs) / today, INSTRUMENTS[i]?.symbol).toBeCloseTo(1, 3);
    }
  });

  it('grows in a pump by what is traded in it, and by no more', () => {
    const market = new Market({ seed: 42 });
    const nowMs = START_SEC * 1_000;
    const before = market.turnover24h(0, nowMs);
    market.intervene(0, { kind: 'shock', atSec: START_SEC + 1, percent: 50, rampSec: 1 });
    const after = market.turnover24h(0, nowMs + 2_000);
    const newly = printed(market, 0, nowMs + 1, nowMs + 2_001);
    const gone = printed(market, 0, nowMs - 86_400_000 + 1_000, nowMs - 86_400_000 + 3_000);
    expect((after - before) / before).toBeLessThan(0.01);
    expect((after - before - newly + gone) / before).toBeCloseTo(0, 4);
  });

  it('does not depend on earlier queries, and is the same after an intervention was undone', () => {
    const [asked, fresh] = [new Market({ seed: 7 }), new Market({ seed: 7 })];
    const nowMs = START_SEC * 1_000 + 999;
    for (const { index } of ALWAYS_LISTED) asked.turnover24h(index, nowMs - 7_200_000);
    asked.intervene(3, { kind: 'shock', atSec: START_SEC - 3_600, percent: -30, rampSec: 60 });
    asked.turnover24h(3, nowMs);
    asked.undoIntervention(3);
    for (const { index } of ALWAYS_LISTED) {
      expect(asked.turnover24h(index, nowMs)).toBe(fresh.turnover24h(index, nowMs));
    }
  });
});

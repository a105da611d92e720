import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INSTRUMENTS } from '../instruments';
import { Market } from '../market';
import { type Fire, type Trigger, TriggerIndex } from './triggers';

/** Tuesday 2026-01-06, 09:41 UTC+8: stocks trade. */
const START_SEC = Date.parse('2026-01-06T01:41:00Z') / 1_000;
const START_MS = START_SEC * 1_000;
const SPAN_SEC = 600;
/** BTC, DOGE and a stock. */
const LISTED = [0, 5, 37].map((i, index) => ({ ...INSTRUMENTS[i], index }) as (typeof INSTRUMENTS)[number]);
const newMarket = () => new Market({ seed: 42, instruments: LISTED });

/** Reference implementation: checks every trigger for its first tick, in the documented order. */
function naive(market: Market, triggers: readonly Trigger[], fromMs: number, toMs: number): Fire | null {
  const order = [...triggers].sort(
    (a, b) =>
      a.symbolIndex - b.symbolIndex ||
      (a.by ?? '').localeCompare(b.by ?? '') ||
      b.direction - a.direction ||
      (a.priceTicks - b.priceTicks) * a.direction ||
      a.sinceSec - b.sinceSec ||
      (a.id < b.id ? -1 : 1),
  );
  for (let ms = Math.ceil(fromMs / 250) * 250; ms < toMs; ms += 250) {
    for (const trigger of order) {
      if (ms < (trigger.sinceSec + 1) * 1_000 || !market.isTrading(trigger.symbolIndex, ms)) continue;
      const priceOf = trigger.by === 'mark' ? market.markTicks : market.lastTicks;
      const price = priceOf.call(market, trigger.symbolIndex, ms);
      if ((price - trigger.priceTicks) * trigger.direction >= 0) return { trigger, atMs: ms, priceTicks: price };
    }
  }
  return null;
}

const opening = newMarket();
const trigger = (id: number) =>
  fc
    .record({
      symbolIndex: fc.integer({ min: 0, max: 2 }),
      direction: fc.constantFrom<1 | -1>(1, -1),
      distance: fc.double({ min: -0.001, max: 0.006, noNaN: true }),
      since: fc.integer({ min: -5, max: 200 }),
      by: fc.constantFrom({}, { by: 'mark' as const }),
    })
    .map(({ symbolIndex, direction, distance, since, by }): Trigger => {
      const last = opening.lastTicks(symbolIndex, START_MS);
      const priceTicks = Math.floor(last * (1 + direction * distance));
      return { id: `t${id}`, symbolIndex, direction, priceTicks, sinceSec: START_SEC + since, ...by };
    });
const triggers = fc
  .integer({ min: 1, max: 14 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, n) => trigger(n))));

describe('nextFire', () => {
  it('fires everything a scan of all ticks fires, in the same order', () => {
    fc.assert(
      fc.property(triggers, fc.integer({ min: 0, max: 5_000 }), (resting, offsetMs) => {
        const market = newMarket();
        const index = new TriggerIndex(market);
        for (const one of resting) index.add(one);
        const toMs = START_MS + SPAN_SEC * 1_000;
        let fromMs = START_MS + offsetMs;
        for (;;) {
          const fire = index.nextFire(fromMs, toMs);
          expect(fire).toEqual(naive(market, index.toJSON(), fromMs, toMs));
          if (!fire) break;
          index.remove(fire.trigger.id);
          fromMs = fire.atMs;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('stays correct while triggers are added and removed, time passes and prices are changed', () => {
    const step = fc.record({ advanceMs: fc.integer({ min: 0, max: 40_000 }), what: fc.integer({ min: 0, max: 5 }) });
    fc.assert(
      fc.property(triggers, fc.array(step, { minLength: 3, maxLength: 12 }), (stock, steps) => {
        const market = newMarket();
        const index = new TriggerIndex(market);
        const waiting = [...stock];
        let nowMs = START_MS;
        for (const { advanceMs, what } of steps) {
          const nowSec = Math.floor(nowMs / 1_000);
          const next = waiting.pop();
          if (next) index.add({ ...next, sinceSec: nowSec });
          const some = index.toJSON()[what];
          if (what < 2 && some) index.remove(some.id);
          if (what === 5) {
            market.intervene(0, { kind: 'shock', atSec: nowSec + 1, percent: advanceMs % 2 ? 0.4 : -0.4, rampSec: 5 });
            index.invalidate(0);
          }
          const toMs = nowMs + advanceMs;
          const fire = index.nextFire(nowMs, toMs);
          expect(fire).toEqual(naive(market, index.toJSON(), nowMs, toMs));
          if (fire) index.remove(fire.trigger.id);
          nowMs = fire ? fire.atMs : toMs;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('fires in the second after it was placed at the earliest', () => {
    const index = new TriggerIndex(newMarket());
    const last = opening.lastTicks(0, START_MS);
    index.add({ id: 'now', symbolIndex: 0, direction: -1, priceTicks: last * 2, sinceSec: START_SEC });
    expect(index.nextFire(START_MS, START_MS + 1_000)).toBeNull();
    expect(index.nextFire(START_MS, START_MS + 1_001)?.atMs).toBe(START_MS + 1_000);
  });

  it('waits for a halted market to resume', () => {
    const market = newMarket();
    market.intervene(0, { kind: 'halt', atSec: START_SEC + 1 });
    market.intervene(0, { kind: 'resume', atSec: START_SEC + 100 });
    const index = new TriggerIndex(market);
    const priceTicks = market.lastTicks(0, START_MS + 1_000) - 1;
    index.add({ id: 'a', symbolIndex: 0, direction: 1, priceTicks, sinceSec: START_SEC });
    expect(index.nextFire(START_MS, START_MS + 600_000)?.atMs).toBe(START_MS + 100_000);
  });

  it('waits for a closed market to open', () => {
    const market = newMarket();
    const index = new TriggerIndex(market);
    const fridaySec = Date.parse('2026-01-09T12:00:00Z') / 1_000;
    const priceTicks = market.lastTicks(2, fridaySec * 1_000);
    index.add({ id: 'a', symbolIndex: 2, direction: 1, priceTicks, sinceSec: fridaySec });
    const fire = index.nextFire(fridaySec * 1_000, (fridaySec + 7 * 86_400) * 1_000);
    expect(fire?.atMs).toBe(Date.parse('2026-01-12T01:30:00Z'));
  });
});

describe('the set of triggers', () => {
  it('is the same after add and remove, in any order, and after JSON', () => {
    fc.assert(
      fc.property(triggers, fc.integer({ min: 0, max: 13 }), (resting, pick) => {
        const index = new TriggerIndex(newMarket());
        for (const one of resting) index.add(one);
        const before = index.toJSON();
        const one = resting[pick % resting.length] as Trigger;
        expect(index.remove(one.id)).toEqual(one);
        expect(index.get(one.id)).toBeUndefined();
        index.nextFire(START_MS, START_MS + 60_000);
        index.add(one);
        expect(index.toJSON()).toEqual(before);
        const other = new TriggerIndex(newMarket());
        other.restore(JSON.parse(JSON.stringify(index)));
        expect(other.toJSON()).toEqual(before);
        expect(other.size).toBe(resting.length);
        const toMs = START_MS + SPAN_SEC * 1_000;
        expect(other.nextFire(START_MS, toMs)).toEqual(index.nextFire(START_MS, toMs));
      }),
      { numRuns: 40 },
    );
  });

  it('refuses an id twice and prices between ticks', () => {
    const index = new TriggerIndex(newMarket());
    const one: Trigger = { id: 'a', symbolIndex: 0, direction: 1, priceTicks: 5, sinceSec: START_SEC };
    index.add(one);
    expect(() => index.add(one)).toThrow(/rests already/);
    expect(() => index.add({ ...one, id: 'b', priceTicks: 0.5 })).toThrow(/whole ticks/);
    expect(() => index.add({ ...one, id: 'c', symbolIndex: 9 })).toThrow(/no market/);
    expect(index.remove('z')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { Market } from '../market';
import type { Drift, Intervention, Shock } from './interventions';

const START_SEC = 1_767_663_660;
const HOUR = 3_600;
const BTC = 0;

const shock = (percent: number, afterSec: number, rampSec = 1): Shock => ({
  kind: 'shock',
  atSec: START_SEC + afterSec,
  percent,
  rampSec,
});
const drift = (percentPerHour: number, afterSec: number, hours: number): Drift => ({
  kind: 'drift',
  atSec: START_SEC + afterSec,
  percentPerHour,
  durationSec: hours * HOUR,
});
const set = (priceTicks: number, afterSec: number): Intervention => ({
  kind: 'setPrice',
  atSec: START_SEC + afterSec,
  priceTicks,
});
const halt: Intervention = { kind: 'halt', atSec: START_SEC };
const crash = -99.999999;

/** A market that moves by interventions only. */
function held(...interventions: readonly Intervention[]): Market {
  const market = new Market({ seed: 42 });
  market.intervene(BTC, { kind: 'volatility', atSec: START_SEC - 1, multiple: 1e-9 });
  for (const one of interventions) market.intervene(BTC, one);
  return market;
}

describe('a price never falls below one tick, and a later rise starts there', () => {
  it.each<readonly [string, readonly Intervention[], Shock | Drift, number]>([
    ['after a drift over days', [drift(-50, 0, 100)], shock(900, 101 * HOUR), 10],
    ['while that drift goes on', [drift(-50, 0, 100)], shock(900, 60 * HOUR), 10],
    ['as slowly as it fell', [drift(-50, 0, 100)], drift(100, 101 * HOUR, 3), 20],
    ['after crashes', [shock(crash, 0), shock(crash, 5)], shock(900, 10), 10],
    ['in the second of the crashes', [shock(crash, 0), shock(crash, 0)], shock(900, 0), 10],
    ['after a slow crash', [shock(crash, 0, 600)], shock(900, 700), 10],
    ['after a crash from a few ticks', [set(3, 0), shock(-95, 5)], shock(900, 10), 10],
    ['while trading is halted', [halt, shock(crash, 5), shock(crash, 10)], shock(900, 15), 10],
    ['above it, as ever', [set(300, 0), shock(-99, 5)], shock(900, 10), 30],
  ])('%s', (_when, falls, rise, expected) => {
    const market = held(...falls);
    const beforeMs = rise.atSec * 1_000 - 250;
    if (falls.every(({ atSec }) => atSec < rise.atSec)) expect(market.lastTicks(BTC, beforeMs)).toBeLessThanOrEqual(3);
    expect(Math.round(market.leadsTo(BTC, rise))).toBe(expected);
    market.intervene(BTC, rise);
    expect(market.lastTicks(BTC, (rise.atSec + 4 * HOUR) * 1_000)).toBe(expected);
  });

  it('a fall leads to one tick, and no further', () => {
    expect(held().leadsTo(BTC, drift(-50, 0, 100))).toBe(1);
    const market = held(drift(-50, 0, 100));
    for (const hours of [50, 100, 150]) expect(market.lastTicks(BTC, (START_SEC + hours * HOUR) * 1_000)).toBe(1);
  });
});

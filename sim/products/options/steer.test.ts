import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import { money } from '@/domain/money/money';
import { runScripted } from '../../control/actions';

import { type Bench, type Customer, marketOf, openBench } from '../../testing/world';
import { steerOption } from './steer';
import type { SteeredOutcome } from './steer-tables';

const BTC = marketOf('BTC/USDT');
const ETH = marketOf('ETH/USDT');
const RESULTS = { win: 1, tie: 0, lose: -1 } as const;
let bench: Bench;
let maya: Customer;

function begin(seed = 7): void {
  bench = openBench({ seed });
  maya = bench.customer('maya', { 'micro:USDT': '1000000' });
  bench.world.transaction(() => {
    bench.world.tables.users.update(maya.id, { reviewStatus: 2 });
    return { accepted: true };
  });
}
beforeEach(() => begin());

const requestNext = (outcome: SteeredOutcome | 'market', times = 1) =>
  change(() => runScripted(bench.world, 'market.steerOption', { who: maya.id, outcome, times }));

function change(work: () => void): void {
  bench.world.transaction(() => {
    work();
    return { accepted: true };
  });
}

interface Order {
  side?: 1 | 2;
  seconds?: number;
  market?: typeof BTC;
  stake?: number;
}

/** Places an option and returns its id. Throws with the refusal. */
function place({ side = 1, seconds = 30, market = BTC, stake = 500 }: Order = {}): number {
  const fields = { match_id: market.matchId, currency_id: 3, type: side, seconds, number: String(stake) };
  const body = bench.call('POST /microtrade/submit', fields, maya.token);
  const id = (body.message as { id?: number }).id;
  if (id === undefined) throw new Error(`refused: ${String(body.reason)}`);
  return id;
}

const option = (id: number) => bench.world.tables.optionOrders.need(id);
const steering = (id: number) => bench.world.tables.optionSteers.get(id)?.state;
const has = () => bench.world.ledger.available(maya.id, 'micro', 'USDT').toFixed();
const last = (market = BTC) => bench.world.market.lastTicks(market.index, bench.world.nowMs);

describe('a steered option', () => {
  it.each([
    ['win', 1],
    ['win', 2],
    ['lose', 1],
    ['lose', 2],
    ['tie', 1],
    ['tie', 2],
  ] as const)('ends with a %s whichever way it points: %d', (outcome, side) => {
    requestNext(outcome);
    const id = place({ side });
    bench.advance(31_000);
    expect(option(id).result).toBe(RESULTS[outcome]);
    expect(steering(id)).toBe('done');
  });

  /** Computed by hand from the terms: stake, a fee of one percent of it, and the payouts of a win, a tie and a loss. */
  describe.each([
    [30, '10', '5000', '0.1', '11'],
    [60, '50', '10000', '0.5', '57.5'],
    [120, '100', '20000', '1', '120'],
    [180, '200', '50000', '2', '250'],
    [300, '500', '100000', '5', '650'],
  ])('of %i seconds takes %s to %s', (seconds, least, most, fee, won) => {
    it.each([
      ['win', won],
      ['tie', least],
      ['lose', '0'],
    ] as const)('and pays on a %s %s', (outcome, paid) => {
      requestNext(outcome);
      place({ seconds, stake: Number(least) });
      const taken = money('1000000').sub(least).sub(fee);
      expect(has()).toBe(taken.toFixed());
      bench.advance(seconds * 1000 - 1);
      expect(has(), 'not before its time').toBe(taken.toFixed());
      bench.advance(1);
      expect(has()).toBe(taken.add(paid).toFixed());
      expect(bench.world.ledger.checkBooks()).toEqual([]);
    });

    it('refuses a smaller and a larger stake', () => {
      expect(() => place({ seconds, stake: Number(least) - 0.01 })).toThrow('stake_too_small');
      expect(() => place({ seconds, stake: Number(most) + 0.01 })).toThrow('stake_too_large');
      expect(() => place({ seconds, stake: Number(most) })).not.toThrow();
    });
  });

  it('is paid what the ledger says, from the price that everybody saw', () => {
    requestNext('win');
    const id = place();
    bench.advance(30_000);
    const { endTicks, expiresMs, profit } = option(id);
    expect(bench.world.market.lastTicks(BTC.index, expiresMs)).toBe(endTicks);
    expect(profit).toBe('50');
    expect(bench.world.ledger.available(maya.id, 'micro', 'USDT').toFixed()).toBe('1000045');
  });

  it('does not move the market until two seconds before the expiry, and lets it continue afterwards', () => {
    const untouched = openBench();
    requestNext('lose');
    place();
    bench.advance(27_000);
    untouched.advance(27_000);
    expect(last()).toBe(untouched.world.market.lastTicks(BTC.index, untouched.world.nowMs));
    bench.advance(10_000);
    const seen = new Set<number>();
    for (let second = 0; second < 10; second++) {
      bench.advance(1000);
      seen.add(last());
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  it('restores the volatility that a presenter had set', () => {
    change(() => runScripted(bench.world, 'market.volatility', { symbol: 'BTC/USDT', multiple: 3 }));
    bench.advance(2000);
    requestNext('win');
    place();
    bench.advance(40_000);
    expect(bench.world.market.interventionsOf(BTC.index).at(-1)).toMatchObject({ kind: 'volatility', multiple: 3 });
  });

  it('can be decided while it runs, until its last two seconds, and left to the market again', () => {
    const [a, b, c] = [place({ side: 1 }), place({ side: 1, stake: 600 }), place({ side: 2, market: ETH })];
    bench.advance(20_000);
    change(() => runScripted(bench.world, 'market.steerOption', { id: a, outcome: 'tie' }));
    change(() => runScripted(bench.world, 'market.steerOption', { id: c, outcome: 'lose' }));
    change(() => runScripted(bench.world, 'market.steerOption', { id: c, outcome: 'market' }));
    expect(steering(c)).toBe('dropped');
    bench.advance(9000);
    expect(() => change(() => runScripted(bench.world, 'market.steerOption', { id: b, outcome: 'win' }))).toThrow(
      'two seconds',
    );
    bench.advance(2000);
    expect(option(a).result).toBe(0);
    expect(() => change(() => runScripted(bench.world, 'market.steerOption', { id: a, outcome: 'win' }))).toThrow(
      'settled',
    );
    expect(bench.world.market.interventionsOf(ETH.index)).toEqual([]);
  });

  it('is refused where it conflicts with the outcome decided for another option', () => {
    requestNext('win', 2);
    const up = place({ side: 1 });
    const down = place({ side: 2 });
    expect([steering(up), steering(down)]).toEqual(['steered', 'left']);
    bench.advance(31_000);
    expect(option(up).result).toBe(1);
  });

  it('follows a request for the next orders as often as requested', () => {
    requestNext('lose', 2);
    const ids = [place({ stake: 500 }), place({ stake: 600 }), place({ stake: 700 })];
    expect(ids.map(steering)).toEqual(['steered', 'steered', undefined]);
    requestNext('win', 9);
    requestNext('market');
    expect(steering(place({ stake: 800 }))).toBeUndefined();
  });
});

it('ends as decided, for random options in random order', () => {
  const step = fc.record({
    waitMs: fc.integer({ min: 0, max: 2500 }),
    side: fc.constantFrom<1 | 2>(1, 2),
    seconds: fc.constantFrom(30, 60),
    market: fc.constantFrom(BTC, ETH),
    outcome: fc.constantFrom<SteeredOutcome>('win', 'lose', 'tie'),
  });
  let ended = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.array(step, { minLength: 2, maxLength: 14 }), (seed, steps) => {
      begin(seed);
      const wanted = new Map<number, SteeredOutcome>();
      steps.forEach(({ waitMs, outcome, ...order }, index) => {
        bench.advance(waitMs);
        const id = place({ ...order, stake: 100 + index });
        change(() => {
          if (steerOption(bench.world, option(id), outcome) === null) wanted.set(id, outcome);
        });
      });
      bench.advance(70_000);
      for (const [id, outcome] of wanted) expect([id, option(id).result]).toEqual([id, RESULTS[outcome]]);
      ended += wanted.size;
      expect(bench.world.ledger.checkBooks()).toEqual([]);
    }),
    { numRuns: 60 },
  );
  expect(ended).toBeGreaterThan(100);
});

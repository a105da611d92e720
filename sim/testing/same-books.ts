import fc from 'fast-check';
import { expect } from 'vitest';
import { Exchange } from '../core';

/** Any session of a product, and how it goes on after the last step. */
export interface AnySession<Step> {
  readonly begin: () => Exchange;
  readonly steps: fc.Arbitrary<readonly Step[]>;
  readonly run: (exchange: Exchange, step: Step) => void;
  /** How much time passes after the session, in ms: long enough for all it left open to come due. */
  readonly thenMs: number;
  /** The steps of the clock in which it passes the second time, in ms. */
  readonly stepMs: readonly [min: number, max: number];
  readonly numRuns: number;
}

/**
 * Fails where an exchange comes to another state, or to books that do not add up, when the time after a session passes
 * in one jump than when it was put away after the session, taken up again and stepped through the same time.
 */
export function expectSameBooks<Step>({ begin, steps, run, thenMs, stepMs: [min, max], numRuns }: AnySession<Step>) {
  const property = fc.property(steps, fc.integer({ min, max }), (session, stepMs) => {
    const straight = begin();
    for (const step of session) run(straight, step);
    // As a host stores them: as text.
    const stored = JSON.parse(JSON.stringify(straight.snapshot()));
    const log = JSON.parse(JSON.stringify(straight.journal));
    straight.advanceTo(straight.nowMs + thenMs);
    const resumed = Exchange.restore(stored, log);
    while (resumed.nowMs < straight.nowMs) resumed.advanceTo(Math.min(resumed.nowMs + stepMs, straight.nowMs));
    expect(resumed.hash()).toBe(straight.hash());
    expect(resumed.world.ledger.checkBooks()).toEqual([]);
  });
  fc.assert(property, { numRuns });
}

/** Lets time pass from event to event, stopping at the instant of each. */
export function stopAtEachEvent(exchange: Exchange, endMs: number): void {
  for (let next = exchange.nextEvent(); next && next.atMs <= endMs; next = exchange.nextEvent())
    exchange.advanceTo(next.atMs);
  exchange.advanceTo(endMs);
}

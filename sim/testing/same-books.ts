import fc from 'fast-check';
import { expect } from 'vitest';
import { Exchange } from '../core';

/** Random sessions of a product, and the time that passes after the last step. */
export interface AnySession<Step> {
  readonly begin: () => Exchange;
  readonly steps: fc.Arbitrary<readonly Step[]>;
  readonly run: (exchange: Exchange, step: Step) => void;
  /** Virtual milliseconds that pass after the session, long enough for everything it left open to become due. */
  readonly thenMs: number;
  /** Range of the clock's steps in the second pass, in virtual milliseconds. */
  readonly stepMs: readonly [min: number, max: number];
  readonly numRuns: number;
}

/**
 * Lets the time after a session pass in two ways: in one jump, and in steps after a snapshot was stored and restored.
 * Fails when the state hashes differ or the books do not balance.
 */
export function expectSameBooks<Step>({ begin, steps, run, thenMs, stepMs: [min, max], numRuns }: AnySession<Step>) {
  const property = fc.property(steps, fc.integer({ min, max }), (session, stepMs) => {
    const straight = begin();
    for (const step of session) run(straight, step);
    // As text, because hosts store it as text.
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

/** Lets time pass from event to event, with a stop at the instant of each. */
export function stopAtEachEvent(exchange: Exchange, endMs: number): void {
  for (let next = exchange.nextEvent(); next && next.atMs <= endMs; next = exchange.nextEvent())
    exchange.advanceTo(next.atMs);
  exchange.advanceTo(endMs);
}

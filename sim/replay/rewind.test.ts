import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Exchange } from '../core';
import type { Moment } from '../journal/journal';
import { runScriptedSession } from '../testing/scripted-session';

interface Passed {
  readonly moment: Moment;
  readonly hash: string;
  readonly commands: number;
}

/** A random session, with the state hashes of moments it has passed. */
function passedThrough(seed: number): { exchange: Exchange; passed: readonly Passed[] } {
  const passed: Passed[] = [];
  const note = (running: Exchange, moment: Moment) =>
    passed.push({ moment, hash: running.hash(), commands: running.commands });
  const { exchange } = runScriptedSession({
    scenario: 'spot-trader',
    seed,
    hours: 30,
    commands: 60,
    stepMs: 3_600_000,
    after: (running, _i, accepted) => {
      if (accepted) note(running, { seq: running.commands });
      running.advanceTo(running.nowMs + 1 + (seed % 90_000));
      note(running, { toMs: running.nowMs });
    },
  });
  return { exchange, passed };
}

describe('rewinding', () => {
  it('restores the state of that moment, for random sessions and moments', () => {
    const property = fc.property(fc.integer({ min: 0, max: 0x7fffffff }), fc.nat(), fc.nat(), (seed, first, second) => {
      const { exchange, passed } = passedThrough(seed);
      // Rewinds once from the end, and once more from there.
      const late = passed[Math.max(first, second) % passed.length] as Passed;
      const early = passed[Math.min(first, second) % passed.indexOf(late)] ?? late;
      for (const { moment, hash, commands } of [late, early]) {
        exchange.rewind(moment);
        expect({ hash: exchange.hash(), commands: exchange.commands }).toEqual({ hash, commands });
        expect(exchange.journal.seq).toBe(commands);
      }
    });
    // With seed 24 the moment is one at which an order was placed and filled within the same millisecond.
    fc.assert(property, { numRuns: 12, examples: [[24, 1926010292, 0]] });
  });

  const { exchange: base } = passedThrough(7);
  const run = () => Exchange.replay(base.journal.toJSON(), base.nowMs);

  it('goes on from there as if nothing had come later', () => {
    const other = run();
    other.rewind({ seq: 5 });
    const grant = { who: 'trader', asset: 'USDT', amount: '1' };
    other.control('people.grant', grant);
    other.advanceTo(other.nowMs + 60_000);
    const never = Exchange.replay({ header: base.journal.header, entries: base.journal.entries().slice(0, 5) });
    never.control('people.grant', grant);
    never.advanceTo(other.nowMs);
    expect(other.hash()).toBe(never.hash());
    expect(other.commands).toBe(6);
  });

  it('leaves the clock paused, at the rate it had', () => {
    const other = run();
    other.setClock({ rate: 60 });
    other.rewind({ seq: 1 });
    expect(other.clock).toEqual({ rate: 60, paused: true });
  });

  it('notifies listeners of the rewind, and sends none of the replayed events', () => {
    const other = run();
    other.drainPrivateEvents();
    const told: string[] = [];
    other.onStart((change) => told.push(change));
    other.rewind({ toMs: other.nowMs - 1 });
    expect(told).toEqual(['rewound']);
    expect(other.drainPrivateEvents()).toEqual([]);
  });

  it.each([
    ['before the run began', { toMs: base.journal.header.startMs - 1 }, /the run lies between 2026-01-06T01:41:00/],
    ['that is still to come', { toMs: base.nowMs + 1 }, /the run lies between/],
    ['after more commands than there were', { seq: base.commands + 1 }, /the run has \d+ commands, not/],
    ['said twice', { seq: 1, toMs: base.nowMs }, /say either toMs/],
    ['not said', {}, /say either toMs/],
  ])('refuses a moment %s, and changes nothing', (_name, input, message) => {
    const other = run();
    const before = other.hash();
    expect(() => other.control('run.rewind', input)).toThrow(message);
    expect(other.hash()).toBe(before);
  });
});

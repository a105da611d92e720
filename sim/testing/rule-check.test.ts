import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectMeeting, Verdicts } from './rule-check';

/** Runs a property that must produce a refusal and an acceptance. Returns how often it ran: ten times a round. */
function runs(verdictOf: (run: number, drawn: number) => string | undefined): number {
  const met = new Verdicts('amount_invalid', undefined);
  let run = 0;
  const property = fc.property(fc.noBias(fc.integer()), (drawn) => {
    run += 1;
    met.add(verdictOf(run, drawn));
  });
  try {
    expectMeeting(property, { numRuns: 10 }, met);
    return run;
  } catch (error) {
    throw new Error(`after ${run} runs`, { cause: error });
  }
}

const acceptsFrom = (first: number) => (run: number) => (run < first ? 'amount_invalid' : undefined);

describe('a verdict that a property must produce', () => {
  it.each([
    ['is met in the first round', 10, 10],
    ['is missed there by chance', 11, 20],
    ['is met in the last round', 91, 100],
  ])('and that %s, passes', (_title, first, made) => {
    expect(runs(acceptsFrom(first))).toBe(made);
  });

  it('is searched for with other input in each round', () => {
    const drawn = new Set<number>();
    runs((run, one) => {
      drawn.add(one);
      return acceptsFrom(91)(run);
    });
    expect(drawn.size).toBeGreaterThan(10);
  });

  it('fails the test if it is impossible', () => {
    expect(() => runs(acceptsFrom(101))).toThrow('after 100 runs');
  });

  it('may be accompanied by rare ones', () => {
    expect(runs((run) => (run === 1 ? 'price_invalid' : acceptsFrom(3)(run)))).toBe(10);
  });
});

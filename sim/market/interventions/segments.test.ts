import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapTicks, NO_INTERVENTION, type Segment, unmapThreshold } from './segments';

const segments: fc.Arbitrary<Segment> = fc.record({
  startSec: fc.constant(0),
  factor: fc.double({ min: 0.001, max: 1_000, noNaN: true }),
  baseTicks: fc.integer({ min: 1, max: 1_000_000_000 }),
  stretch: fc.oneof(fc.constant(1), fc.double({ min: 0.02, max: 100, noNaN: true })),
  haltedAtTicks: fc.constant(0),
  activity: fc.constant(1),
  stress: fc.constant(1),
  shift: fc.constant(1),
  fades: fc.constant(false),
});
const prices = fc.integer({ min: 1, max: 1_000_000_000 });

describe('the undisturbed price at which a mapped price is reached', () => {
  it('is the lowest one upwards', () => {
    fc.assert(
      fc.property(segments, prices, (segment, price) => {
        const threshold = unmapThreshold(segment, price, 1);
        expect(mapTicks(segment, threshold)).toBeGreaterThanOrEqual(price);
        if (threshold > 1) expect(mapTicks(segment, threshold - 1)).toBeLessThan(price);
      }),
    );
  });

  it('is the highest one downwards, and none when every price is above it', () => {
    fc.assert(
      fc.property(segments, prices, (segment, price) => {
        const threshold = unmapThreshold(segment, price, -1);
        if (threshold === Number.NEGATIVE_INFINITY) expect(mapTicks(segment, 1)).toBeGreaterThan(price);
        else expect(mapTicks(segment, threshold)).toBeLessThanOrEqual(price);
        expect(mapTicks(segment, Math.max(threshold, 0) + 1)).toBeGreaterThan(price);
      }),
    );
  });

  it('is the price itself without an intervention, and none in a halted market', () => {
    expect(unmapThreshold(NO_INTERVENTION, 5_000, 1)).toBe(5_000);
    expect(unmapThreshold({ ...NO_INTERVENTION, haltedAtTicks: 4_000 }, 5_000, -1)).toBe(Number.NEGATIVE_INFINITY);
  });
});

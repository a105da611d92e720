import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Ring } from './ring';

it('a ring holds the newest so many values, oldest first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.array(fc.integer()), (limit, values) => {
      const ring = new Ring<number>(limit);
      for (const value of values) ring.add(value);
      expect(ring.tail(() => true)).toEqual(values.slice(-limit));
      expect(ring.newest()).toBe(values.at(-1));
      expect(ring.newest(limit - 1)).toBe(values.length >= limit ? values.at(-limit) : undefined);
      ring.clear();
      expect(ring.size).toBe(0);
      ring.add(7);
      expect(ring.tail(() => true)).toEqual([7]);
    }),
  );
});

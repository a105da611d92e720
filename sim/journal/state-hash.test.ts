import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashJson } from './hash-json';
import { CollectionHash, combine, LogHash, StateHasher } from './state-hash';

const hashOf = (feed: (hasher: StateHasher) => void) => {
  const hasher = new StateHasher();
  feed(hasher);
  return combine({ it: hasher.finish() });
};

describe('the state hash', () => {
  // Fixed values: when one changes, every stored hash of older runs becomes invalid.
  it.each<[string, (hasher: StateHasher) => void, string]>([
    ['nothing', () => {}, '9cd49a2c239a45c7'],
    ['an integer', (h) => h.cell(42), '1d3a71d0a76656a2'],
    ['a fraction', (h) => h.cell(0.1), 'd44e80663df2449a'],
    ['a large number', (h) => h.cell(1_767_600_000_000), '678a2f7dd2d4077d'],
    ['text outside the basic plane', (h) => h.cell('a€𝄞'), '7b90360540bfacfc'],
    ['a row', (h) => h.cell(null).cell(true).cell(false).cell('1').cell(-1), '0984c44b3bcc04e7'],
  ])('is the same on every engine: %s', (_case, feed, expected) => {
    expect(hashOf(feed)).toBe(expected);
  });

  it('distinguishes types and boundaries', () => {
    const hashes = [
      hashOf((h) => h.cell('1')),
      hashOf((h) => h.cell(1)),
      hashOf((h) => h.cell(true)),
      hashOf((h) => h.cell('')),
      hashOf((h) => h.cell(null)),
      hashOf((h) => h.cell('ab').cell('c')),
      hashOf((h) => h.cell('a').cell('bc')),
      hashOf((h) => h.cell('a\0')),
      hashOf((h) => h.cell('a')),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashOf((h) => h.cell(-0))).toBe(hashOf((h) => h.cell(0)));
  });

  it('refuses numbers that no state may hold', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => new StateHasher().number(value)).toThrow('keep finite numbers');
    }
  });

  it('does not depend on the order in which fields were written', () => {
    const one = hashOf((h) => hashJson({ a: 1, b: [true, null, { c: 'x' }] }, h));
    expect(hashOf((h) => hashJson({ b: [true, null, { c: 'x' }], a: 1 }, h))).toBe(one);
    expect(hashOf((h) => hashJson({ b: [null, true, { c: 'x' }], a: 1 }, h))).not.toBe(one);
  });

  it('adds up to the same whenever it is asked in between', () => {
    const step = fc.record({
      key: fc.nat(5),
      value: fc.option(fc.string(), { nil: undefined }),
      isAsked: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const feed = (value: string, hasher: StateHasher) => void hasher.text(value);
        const values = new Map<number, string>();
        const often = new CollectionHash<number, string>(feed);
        for (const { key, value, isAsked } of steps) {
          often.noteWrite(key, values.get(key));
          if (value === undefined) values.delete(key);
          else values.set(key, value);
          if (isAsked) often.hashPair((k) => values.get(k));
        }
        const once = new CollectionHash<number, string>(feed);
        for (const key of values.keys()) once.noteWrite(key, undefined);
        expect(often.hashPair((k) => values.get(k))).toEqual(once.hashPair((k) => values.get(k)));
      }),
    );
  });

  it('is that of the entries a log ends with, however often the last was removed and the hash requested', () => {
    const step = fc.record({ entry: fc.option(fc.string()), isAsked: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const feed = (entry: string, hasher: StateHasher) => void hasher.text(entry);
        const log: string[] = [];
        const often = new LogHash(log, feed);
        for (const { entry, isAsked } of steps) {
          if (entry !== null) log.push(entry);
          else if (log.length > 0) {
            often.beforePop();
            log.pop();
          }
          if (isAsked) often.hashPair();
        }
        expect(often.hashPair()).toEqual(new LogHash(log, feed).hashPair());
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { coarseGaussianOf, gaussianOf, indexOf, keyedWord, minusLogOf, mix32, triangularOf, unitOf } from './prng';

const words = Array.from({ length: 20_000 }, (_, i) => mix32(Math.imul(i + 1, 0x9e3779b9)));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const variance = (values: readonly number[]) => mean(values.map((value) => (value - mean(values)) ** 2));

describe('keyed draws', () => {
  it('depend on every part of the identity and on its place, and on nothing else', () => {
    const draws = [
      keyedWord(1, 'a', 1, 2),
      keyedWord(1, 'a', 2, 1),
      keyedWord(1, 'a', '1', 2),
      keyedWord(1, 'b', 1, 2),
      keyedWord(2, 'a', 1, 2),
      keyedWord(1, 'a', 1),
      keyedWord(1, 'a', 1 + 2 ** 32, 2),
    ];
    expect(new Set(draws).size).toBe(draws.length);
    expect(keyedWord(1, 'a', 1, 2)).toBe(draws[0]);
  });

  it('refuse identities that lose digits', () => {
    expect(() => keyedWord(1, 'a', 0.5)).toThrow(RangeError);
    expect(() => keyedWord(1, 'a', 2 ** 53)).toThrow(RangeError);
  });

  it('are pinned, because scenarios are recorded on them', () => {
    expect([mix32(1), mix32(-1), keyedWord(42, 'latency', 'GET /currency/list', 7)]).toEqual([
      1753845952, 1734902346, 916749933,
    ]);
  });
});

describe('shapes of draws', () => {
  it.each([
    ['unit', words.map(unitOf), 0.5, 1 / 12],
    ['triangular', words.map(triangularOf), 0, 1 / 6],
    ['gaussian', words.map((word, i) => gaussianOf(word, words[words.length - 1 - i] ?? 0)), 0, 1],
    ['coarse gaussian', words.map(coarseGaussianOf), 0, 1],
    ['exponential', words.map((word) => minusLogOf(unitOf(word))), 1, 1],
  ])('%s has its mean and variance', (_, values, expectedMean, expectedVariance) => {
    expect(mean(values)).toBeCloseTo(expectedMean, 1);
    expect(variance(values) / expectedVariance).toBeCloseTo(1, 1);
  });

  it('indexes stay inside and reach both ends', () => {
    const indexes = words.map((word) => indexOf(word, 7));
    expect([Math.min(...indexes), Math.max(...indexes)]).toEqual([0, 6]);
  });

  it('exponentials are the logarithms they stand for', () => {
    expect(minusLogOf(0)).toBeCloseTo(-Math.log(0.5 / 4096), 12);
    expect(minusLogOf(1)).toBeCloseTo(-Math.log(4095.5 / 4096), 12);
  });
});

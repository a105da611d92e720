/**
 * Stateless random numbers (designed). Every draw is a hash of seed, purpose and identity, and does not depend on
 * earlier draws, so two runs agree whatever the order of their draws. Only 32-bit integer operations and + - * / are
 * used: these give the same bits on every engine, which Math.log and Math.exp do not.
 */

/** Spreads 32 bits over 32 bits (a bijection with good avalanche). Takes and returns an int32. */
export function mix32(word: number): number {
  let x = word;
  x ^= x >>> 16;
  x = Math.imul(x, 0x7feb352d);
  x ^= x >>> 15;
  x = Math.imul(x, 0x846ca68b);
  x ^= x >>> 16;
  return x;
}

/** 32-bit hash of a text (FNV-1a over UTF-16 units, then mixed). Returns an int32. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix32(hash);
}

/** Uses both halves of a safe integer, so that ids and milliseconds above 2^32 do not collide with those below. */
function hashNumber(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`identities are safe integers or texts, not ${value}`);
  return mix32(Math.floor(value / 4294967296) ^ 0x5bd1e995) ^ (value | 0);
}

/**
 * 32 random bits (0 ≤ n < 2^32) keyed by identity: `keyedWord(seed, 'latency', userId, orderId)`. The position of a
 * part matters: ('a', 1, 2) and ('a', 2, 1) are different draws. Throws on a number that is not a safe integer.
 */
export function keyedWord(seed: number, purpose: string, ...identity: readonly (string | number)[]): number {
  let state = mix32(seed ^ hashText(purpose));
  for (const part of identity) {
    const word = typeof part === 'string' ? hashText(part) ^ 0x3c6ef372 : hashNumber(part);
    state = mix32(Math.imul(state, 0x9e3779b1) ^ word);
  }
  return state >>> 0;
}

/** 32 bits as a fraction, 0 ≤ x < 1. */
export function unitOf(word: number): number {
  return (word >>> 0) / 4294967296;
}

/** 32 bits as an integer, 0 ≤ n < count. The bias is below count / 2^32. */
export function indexOf(word: number, count: number): number {
  return Math.floor(unitOf(word) * count);
}

/** Symmetric triangular draw in (-1, 1): the difference of two uniform 16-bit halves. */
export function triangularOf(word: number): number {
  return ((word & 0xffff) + (word >>> 16) - 65535) / 65536;
}

/** Sum of four uniform 16-bit numbers has this deviation. */
const WIDE_DEVIATION = 37837.226;
/** Sum of four uniform bytes has this deviation. */
const NARROW_DEVIATION = 147.80054;

/** Nearly normal draw, mean 0, variance 1, within ±3.47 (sum of four uniforms, Irwin–Hall), from two words. */
export function gaussianOf(first: number, second: number): number {
  return ((first & 0xffff) + (first >>> 16) + (second & 0xffff) + (second >>> 16) - 131070) * (1 / WIDE_DEVIATION);
}

/** Like `gaussianOf`, from one word. It has only 1,021 steps, enough for draws that are summed with others. */
export function coarseGaussianOf(word: number): number {
  return (
    ((word & 0xff) + ((word >>> 8) & 0xff) + ((word >>> 16) & 0xff) + (word >>> 24) - 510) * (1 / NARROW_DEVIATION)
  );
}

/** Natural logarithm by the atanh series: slow, for tables only, and equal on every engine. For x in (0, 1]. */
function portableLog(value: number): number {
  let x = value;
  let halvings = 0;
  while (x < Math.SQRT1_2) {
    x *= 2;
    halvings++;
  }
  const y = (x - 1) / (x + 1);
  const square = y * y;
  let sum = 0;
  let power = y;
  for (let i = 1; i < 40; i += 2) {
    sum += power / i;
    power *= square;
  }
  return 2 * sum - halvings * Math.LN2;
}

const LOG_STEPS = 4_096;
const MINUS_LOGS = Float64Array.from({ length: LOG_STEPS }, (_, i) => -portableLog((i + 0.5) / LOG_STEPS));

/** -ln(x) for 0 < x ≤ 1, in 4,096 steps, at most 9.02: turns a uniform draw into an exponential one of mean 1. */
export function minusLogOf(x: number): number {
  const i = Math.floor(x * LOG_STEPS);
  return MINUS_LOGS[i >= LOG_STEPS ? LOG_STEPS - 1 : Math.max(i, 0)] as number;
}

import { keyedWord } from '@/lib/prng';

/** Codes do not depend on the run's seed, so that scenarios and tests can name an artwork. */
const ANY_SEED = 0;
const hex8 = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
const MASK = keyedWord(ANY_SEED, 'nft.code');

/** The public code of an artwork: 32 hexadecimal digits, of which the first eight encode its id. */
export function codeOf(workId: number): string {
  const rest = [1, 2, 3].map((part) => hex8(keyedWord(ANY_SEED, 'nft.code', workId, part)));
  return [hex8(workId ^ MASK), ...rest].join('');
}

/** The artwork's id for a code; null for a text that is not a code. */
export function workOfCode(code: string): number | null {
  if (!/^[\da-f]{32}$/.test(code)) return null;
  const workId = (Number.parseInt(code.slice(0, 8), 16) ^ MASK) >>> 0;
  return codeOf(workId) === code ? workId : null;
}

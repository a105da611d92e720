import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Decimal, type Money, roundCredit } from '../money/money';

/**
 * The mini game (designed; the specification only mentions one): a wheel of 25 equal segments, each paying a multiple
 * of the stake. The multiples of every wheel add up to 24, so that 96 % of all stakes are paid back on average and the
 * exchange keeps 4 %.
 */
export const WHEEL_RISKS = ['low', 'medium', 'high'] as const;
export type WheelRisk = (typeof WHEEL_RISKS)[number];

export const SEGMENTS = 25;
/** The exchange's average fraction of all stakes. */
export const HOUSE_EDGE = '0.04';

/** The multiples in their order on the wheel. */
export const WHEELS: Readonly<Record<WheelRisk, readonly string[]>> = {
  low: '3 0 1.2 0 1.8 1.2 0 1.2 0 1.8 1.2 0 3 0 1.2 0 1.8 1.2 0 1.2 0 1.8 1.2 0 1.2'.split(' '),
  medium: '4 0 0 2 0 2.5 0 0 2 0 2.5 0 0 2 0 0 2.5 0 2 0 0 2.5 0 2 0'.split(' '),
  high: '16 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0'.split(' '),
};

/** USDT: smallest and largest stake per round, and largest total per exchange day. */
export const STAKE_MIN = '1';
export const STAKE_MAX = '100';
export const DAY_STAKE_MAX = '1000';
/** Durations of a self-exclusion, in days. */
export const PAUSE_DAYS = [1, 7, 30] as const;

/** The player's contribution to the draw. */
export const PLAYER_SEED = /^[A-Za-z0-9]{1,32}$/;

/** The hash that the exchange shows before a round. A draw from another seed would not match it. */
export const commitmentOf = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)));

/** Number of values of four bytes. */
const WORDS = 0x1_0000_0000;

/**
 * The segment of a round, 0 to 24: the first four bytes of SHA-256("server seed:player's seed:round") that cause no
 * modulo bias, modulo 25. The exchange commits to its seed before it knows the player's, so neither side can choose the
 * result.
 */
export function segmentOf(serverSeed: string, playerSeed: string, round: number): number {
  const digest = sha256(utf8ToBytes(`${serverSeed}:${playerSeed}:${round}`));
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  const fair = WORDS - (WORDS % SEGMENTS);
  for (let at = 0; at + 4 <= digest.length; at += 4) {
    const word = view.getUint32(at);
    if (word < fair) return word % SEGMENTS;
  }
  // All eight words are among the last 21 of 2^32 values: practically impossible, but the round needs a result.
  return 0;
}

/** The multiple of the stake that a segment pays, as a decimal string; '0' for a lost stake. */
export const multipleAt = (risk: WheelRisk, segment: number): string => WHEELS[risk][segment] ?? '0';

/** The payout of a stake, rounded down to 8 decimals; 0 if it is lost. */
export const wheelPayout = (stake: Money, multiple: string): Money => roundCredit(stake.times(multiple));

export interface DrawnRound {
  readonly round: number;
  readonly stake: string;
  readonly segment: number;
  readonly multiple: string;
  readonly payout: string;
  readonly client_seed: string;
  readonly server_seed: string;
  readonly commitment: string;
}

/**
 * The terms of a round: the commitment shown before it, the player's stake and seed, and the multiples of the wheel.
 */
export interface RoundTerms {
  readonly commitment: string;
  readonly stake: string;
  readonly client_seed: string;
  readonly multiples: readonly string[];
}

/**
 * `kept`: the round follows from its seeds and from the known terms. `consistent`: it follows from its seeds, but the
 * terms are unknown. `wrong`: it does not.
 */
export type RoundProof = 'kept' | 'consistent' | 'wrong';

/** Checks a round against what was shown before it; without `terms` only that the round follows from its own seeds. */
export function proofOf(drawn: DrawnRound, terms: RoundTerms | undefined): RoundProof {
  const { round, stake, segment, multiple, payout, client_seed, server_seed, commitment } = drawn;
  const follows =
    commitmentOf(server_seed) === commitment &&
    segmentOf(server_seed, client_seed, round) === segment &&
    wheelPayout(new Decimal(stake), multiple).eq(payout);
  if (!follows) return 'wrong';
  if (!terms) return 'consistent';
  const kept =
    terms.commitment === commitment &&
    terms.client_seed === client_seed &&
    new Decimal(terms.stake).eq(stake) &&
    new Decimal(terms.multiples[segment] ?? -1).eq(multiple);
  return kept ? 'kept' : 'wrong';
}

/** The odds of a wheel: each multiple with its number of segments, the highest first. */
export function oddsOf(multiples: readonly string[]): readonly { multiple: string; segments: number }[] {
  const counts = new Map<string, number>();
  for (const multiple of multiples) counts.set(multiple, (counts.get(multiple) ?? 0) + 1);
  return [...counts]
    .map(([multiple, segments]) => ({ multiple, segments }))
    .toSorted((a, b) => new Decimal(b.multiple).cmp(a.multiple));
}

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Decimal, type Money, roundCredit } from './money';

/**
 * The mini game (designed; the specification names a mini game and nothing of it): a wheel of 25 equal segments. Each
 * pays its multiple of the stake. The multiples of a wheel add up to 24, so 96 % of what is staked comes back in the
 * long run and the house keeps 4 %, whichever wheel is chosen.
 */
export const WHEEL_RISKS = ['low', 'medium', 'high'] as const;
export type WheelRisk = (typeof WHEEL_RISKS)[number];

export const SEGMENTS = 25;
/** What the house keeps of all stakes in the long run. */
export const HOUSE_EDGE = '0.04';

/** The multiples in the order in which they stand on the wheel. */
export const WHEELS: Readonly<Record<WheelRisk, readonly string[]>> = {
  low: '3 0 1.2 0 1.8 1.2 0 1.2 0 1.8 1.2 0 3 0 1.2 0 1.8 1.2 0 1.2 0 1.8 1.2 0 1.2'.split(' '),
  medium: '4 0 0 2 0 2.5 0 0 2 0 2.5 0 0 2 0 0 2.5 0 2 0 0 2.5 0 2 0'.split(' '),
  high: '16 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0'.split(' '),
};

/** USDT a round, and a day of the exchange. */
export const STAKE_MIN = '1';
export const STAKE_MAX = '100';
export const DAY_STAKE_MAX = '1000';
/** Days for which somebody may keep themselves from playing. */
export const PAUSE_DAYS = [1, 7, 30] as const;

/** The player's own part of the draw. */
export const PLAYER_SEED = /^[A-Za-z0-9]{1,32}$/;

/** What the exchange shows before a round: it can draw from no other seed without everybody seeing it afterwards. */
export const commitmentOf = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)));

/** How many values four bytes have. */
const WORDS = 0x1_0000_0000;

/**
 * The segment of a round, 0 to 24: the first four bytes of SHA-256("server seed:player's seed:round") that do not
 * favour a segment, modulo 25. The exchange has fixed its part before it knows the player's, so neither can choose.
 */
export function segmentOf(serverSeed: string, playerSeed: string, round: number): number {
  const digest = sha256(utf8ToBytes(`${serverSeed}:${playerSeed}:${round}`));
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  const fair = WORDS - (WORDS % SEGMENTS);
  for (let at = 0; at + 4 <= digest.length; at += 4) {
    const word = view.getUint32(at);
    if (word < fair) return word % SEGMENTS;
  }
  // All eight words in the last 21 of four billion: never seen, and the round must have some result.
  return 0;
}

export const multipleAt = (risk: WheelRisk, segment: number): string => WHEELS[risk][segment] ?? '0';

/** What a stake brings on a segment, cut to 8 decimals; 0 where it is lost. */
export const wheelPayout = (stake: Money, multiple: string): Money => roundCredit(stake.times(multiple));

/** The chances of a wheel: each multiple with the number of its segments, the highest first. */
export function oddsOf(multiples: readonly string[]): readonly { multiple: string; segments: number }[] {
  const counts = new Map<string, number>();
  for (const multiple of multiples) counts.set(multiple, (counts.get(multiple) ?? 0) + 1);
  return [...counts]
    .map(([multiple, segments]) => ({ multiple, segments }))
    .toSorted((a, b) => new Decimal(b.multiple).cmp(a.multiple));
}

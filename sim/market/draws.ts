import { coarseGaussianOf, mix32, triangularOf } from '@/lib/prng';

/**
 * The weights of a market's random draws: the whole market's, its sector's and its own. The squares of the three
 * weights sum to one, so a mixed draw keeps unit variance. Every draw that moves a price is mixed, those of highs and
 * lows as well, and moves it in one direction only: this keeps two markets together at every time scale.
 */
export interface DrawProfile {
  readonly marketSalt: number;
  readonly sectorSalt: number;
  readonly symbolSalt: number;
  readonly marketWeight: number;
  readonly sectorWeight: number;
  readonly ownWeight: number;
}

/** The part of uneven variance that all markets share: calm and volatile hours mostly concern the whole market. */
const SHARED_CASCADE = 0.9;

/** Standard deviations of the sums of two and of four uniform bytes. */
const TWO_BYTES_DEVIATION = 104.5108;
const FOUR_BYTES_DEVIATION = 147.80054;

/**
 * The part of a draw that markets share at one node of time. `timeKey` is the same for all markets of one tree shape.
 */
export function sharedDraw(profile: DrawProfile, timeKey: number): number {
  return (
    profile.marketWeight * coarseGaussianOf(mix32(timeKey ^ profile.marketSalt)) +
    profile.sectorWeight * coarseGaussianOf(mix32(timeKey ^ profile.sectorSalt))
  );
}

/** Nearly normal draw (mean 0, variance 1) of three words: the market's, the sector's, its own. */
export function mixedDraw(profile: DrawProfile, market: number, sector: number, own: number): number {
  return (
    (profile.marketWeight * fourBytes(market) +
      profile.sectorWeight * fourBytes(sector) +
      profile.ownWeight * fourBytes(own)) *
    (1 / FOUR_BYTES_DEVIATION)
  );
}

/** Like `mixedDraw`, of the upper halves of the words alone. */
export function upperDraw(profile: DrawProfile, market: number, sector: number, own: number): number {
  return (
    (profile.marketWeight * upperBytes(market) +
      profile.sectorWeight * upperBytes(sector) +
      profile.ownWeight * upperBytes(own)) *
    (1 / TWO_BYTES_DEVIATION)
  );
}

/** Like `mixedDraw`, of the lower halves of the words alone: independent of `upperDraw`. */
export function lowerDraw(profile: DrawProfile, market: number, sector: number, own: number): number {
  return (
    (profile.marketWeight * lowerBytes(market) +
      profile.sectorWeight * lowerBytes(sector) +
      profile.ownWeight * lowerBytes(own)) *
    (1 / TWO_BYTES_DEVIATION)
  );
}

const fourBytes = (word: number): number => lowerBytes(word) + upperBytes(word);
const lowerBytes = (word: number): number => (word & 0xff) + ((word >>> 8) & 0xff) - 255;
export const upperBytes = (word: number): number => ((word >>> 16) & 0xff) + (word >>> 24) - 255;

/**
 * The share of the variance, in (0, 1), that the first fraction `tau` of the time receives (multiplicative cascade).
 * `cascade` says how uneven it may be: 0 is even, below 0.5. Uses both halves of the market's word and the lower half
 * of the own one.
 */
export function varianceShare(market: number, own: number, tau: number, cascade: number): number {
  const uneven = SHARED_CASCADE * triangularOf(market) + (1 - SHARED_CASCADE) * lowerBytes(own) * (1 / 256);
  const lean = 2 * cascade * uneven;
  const intensity = (tau * (1 + lean)) / (1 - lean);
  return intensity / (intensity + 1 - tau);
}

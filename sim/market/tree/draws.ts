import { coarseGaussianOf, mix32, triangularOf } from '@/lib/prng';
import { normalShare } from './tables';

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

/** All draws of one split. An object, because V8 stores the doubles of fields unboxed. */
export class SplitDraws {
  /** The first part's share of the variance, in (0, 1). */
  share = Number.NaN;
  /** Normal draw of the midpoint. */
  middle = Number.NaN;
  /** Uniform draws in (0, 1) of the high and the low: higher draws are higher prices. */
  high = Number.NaN;
  low = Number.NaN;
  /** The market's own draw for volume, in (-1, 1). */
  ownVolume = Number.NaN;
}

/** Words of later draws at the same node are this far from those of the midpoint. */
const VARIANCE_KEY = 0x1234567;
const EXTREMES_KEY = 0x2345671;

/** Draws everything for a split whose first part is expected to receive the fraction `tau` of the variance. */
export function drawSplit(
  draws: SplitDraws,
  profile: DrawProfile,
  timeKey: number,
  tau: number,
  cascade: number,
): void {
  const market = mix32(timeKey ^ profile.marketSalt);
  const sector = mix32(timeKey ^ profile.sectorSalt);
  const own = mix32(timeKey ^ profile.symbolSalt);
  const ownMood = mix32(own + VARIANCE_KEY);
  draws.share = varianceShare(mix32(market + VARIANCE_KEY), ownMood, tau, cascade);
  draws.ownVolume = upperBytes(ownMood) * (1 / 256);
  draws.middle =
    (profile.marketWeight * fourBytes(market) +
      profile.sectorWeight * fourBytes(sector) +
      profile.ownWeight * fourBytes(own)) *
    (1 / FOUR_BYTES_DEVIATION);
  drawHighAndLow(draws, profile, mix32(market + EXTREMES_KEY), mix32(sector + EXTREMES_KEY), mix32(own + EXTREMES_KEY));
}

/** Draws high and low from the halves of three words: the market's, the sector's, its own. */
function drawHighAndLow(
  draws: SplitDraws,
  { marketWeight, sectorWeight, ownWeight }: DrawProfile,
  market: number,
  sector: number,
  own: number,
): void {
  const upper = marketWeight * upperBytes(market) + sectorWeight * upperBytes(sector) + ownWeight * upperBytes(own);
  const lower = marketWeight * lowerBytes(market) + sectorWeight * lowerBytes(sector) + ownWeight * lowerBytes(own);
  draws.high = normalShare(upper * (1 / TWO_BYTES_DEVIATION));
  draws.low = normalShare(lower * (1 / TWO_BYTES_DEVIATION));
}

/** Draws high and low of a whole session. */
export function drawSession(draws: SplitDraws, profile: DrawProfile, timeKey: number): void {
  const market = mix32(timeKey ^ profile.marketSalt);
  const sector = mix32(timeKey ^ profile.sectorSalt);
  drawHighAndLow(draws, profile, market, sector, mix32(timeKey ^ profile.symbolSalt));
}

const fourBytes = (word: number): number => lowerBytes(word) + upperBytes(word);
const lowerBytes = (word: number): number => (word & 0xff) + ((word >>> 8) & 0xff) - 255;
const upperBytes = (word: number): number => ((word >>> 16) & 0xff) + (word >>> 24) - 255;

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

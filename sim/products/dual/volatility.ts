import { Decimal, type Money } from '@/domain/money/money';
import { DAY_MS, HOUR_MS } from '@/domain/time';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { logOfRatio } from './normal';

/**
 * The volatility surface of one market at one instant (designed): what an options market expects for each term and each
 * distance from the price. Every dual investment of the market is quoted from it, so a nearer reference price, a longer
 * term and a more volatile market always cost more.
 */
export interface VolatilitySurface {
  /** The market's price at `atMs`, in USDT. */
  readonly price: Money;
  readonly atMs: number;
  /** Expected variance per year once the present calm or storm is over. */
  readonly longVariance: number;
  /** Variance per year of the last three days. */
  readonly presentVariance: number;
}

const YEAR_MS = 365 * DAY_MS;
/** The present is measured by the hourly returns of so many hours. */
const HOURS = 72;
/** An estimate of a few days is noisy, so it stays within these multiples of the long-run volatility. */
const LEAST_MULTIPLE = 0.5;
const MOST_MULTIPLE = 2.5;
/** After so many days the present counts for half. */
const HALF_DAYS = 10;
/** Traders pay more for large moves than a normal distribution says, and a little more for falls than for rises. */
const SMILE = 0.08;
const SKEW = -0.06;
/** Beyond so many standard deviations the smile is flat. */
const WIDEST = 3;

export const yearsUntil = (surface: VolatilitySurface, atMs: number): number => (atMs - surface.atMs) / YEAR_MS;

/** How volatile a market is at present and in the long run, from its hourly bars before `atMs`. */
export function volatilitySurface(world: World, instrument: Instrument, atMs: number): VolatilitySurface {
  const { index, dailySigma, priceDecimals } = instrument;
  const toSec = Math.floor(atMs / 1000);
  const bars = world.market.candles(index, '60min', toSec - (HOURS * HOUR_MS) / 1000, toSec, atMs, HOURS);
  const squares = bars.map(({ open, close }) => ((close - open) / open) * ((close - open) / open));
  const sum = squares.reduce((total, each) => total + each, 0);
  const longVariance = dailySigma * dailySigma * 365;
  const measured = bars.length === 0 ? longVariance : (sum / bars.length) * 24 * 365;
  const least = LEAST_MULTIPLE * LEAST_MULTIPLE * longVariance;
  const most = MOST_MULTIPLE * MOST_MULTIPLE * longVariance;
  return {
    price: new Decimal(world.market.lastTicks(index, atMs)).mul(`1e-${priceDecimals}`),
    atMs,
    longVariance,
    presentVariance: Math.min(most, Math.max(least, measured)),
  };
}

/** Volatility per year (0.6 is 60 %) over a term in years, for a reference price in USDT. */
export function volatilityAt(surface: VolatilitySurface, years: number, reference: Money): number {
  const { longVariance, presentVariance } = surface;
  const shareOfPresent = 1 / (1 + (years * 365) / HALF_DAYS);
  const level = Math.sqrt(longVariance + (presentVariance - longVariance) * shareOfPresent);
  const distance = logOfRatio(reference.div(surface.price).toNumber()) / (level * Math.sqrt(years));
  const bounded = Math.min(WIDEST, Math.max(-WIDEST, distance));
  return level * Math.sqrt(1 + SKEW * bounded + SMILE * bounded * bounded);
}

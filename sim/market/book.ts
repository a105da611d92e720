import { mix32, unitOf } from '@/lib/prng';
import { type Instrument, powerOfTen } from './instruments';

/** A price level: [price in ticks, size in lots]. */
export type Level = readonly [ticks: number, lots: number];

/** Both sides best first. bids[0] < last < asks[0], and asks[0] - bids[0] is within the market's spread. */
export interface Book {
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/** Seconds of average trading volume that rest at a price level close to the last price. */
const SECONDS_AT_LEVEL = 5;
/**
 * A level keeps its size for this many ticks. Levels change at different ticks, so one level in eight changes per tick.
 */
const LEVEL_LIFE_TICKS = 8;
/** Levels per size band, and the band from which on sizes no longer grow. */
const BAND_LEVELS = 8;
const MAX_BAND = 8;
/** Distance between levels as a fraction of the price, before rounding to 1, 2 or 5 times a power of ten. */
const LEVEL_DISTANCE = 0.00005;

function roundStep(wanted: number): number {
  let power = 1;
  while (power * 10 <= wanted) power *= 10;
  const lead = wanted / power;
  return power * (lead >= 5 ? 5 : lead >= 2 ? 2 : 1);
}

/**
 * The order book around a price (designed). Levels lie on a grid of absolute prices and their sizes depend on the
 * price, so that the levels stay in place while the last price moves. `last` is in price ticks; `tick` counts quarter
 * seconds.
 */
export function deriveBook(one: Instrument, salt: number, last: number, tick: number, depth: number): Book {
  const turnoverPerSecond = (one.dailyVolumeUsdt / 86_400) * powerOfTen(one.priceDecimals + one.lotDecimals);
  const step = roundStep(last * LEVEL_DISTANCE);
  const touch = mix32(salt ^ Math.imul(tick | 0, 0x9e3779b1)) >>> 0;
  const width = 2 + (touch % (one.spreadTicks - 1));
  const below = 1 + ((touch >>> 16) % (width - 1));
  const bestBid = last - below;
  const bestAsk = last + width - below;

  const size = (price: number, position: number): number => {
    const place = mix32(salt ^ Math.imul(price | 0, 0x85ebca6b) ^ 0x68bc21eb);
    const life = Math.floor((tick + (place & (LEVEL_LIFE_TICKS - 1))) / LEVEL_LIFE_TICKS);
    const draw = unitOf(mix32(place ^ Math.imul(life | 0, 0x27d4eb2f)));
    const wall = (place >>> 8) % 37 === 0 ? 5 : 1;
    // Sizes grow with the distance from the last price, in bands, so that a small move leaves most levels unchanged.
    const growth = 0.5 + 0.6 * Math.min(Math.floor(position / BAND_LEVELS), MAX_BAND);
    const mean = (turnoverPerSecond / price) * SECONDS_AT_LEVEL * growth;
    return Math.max(1, Math.floor(mean * wall * (0.15 + 1.7 * draw * draw)));
  };

  const bids: Level[] = [];
  const asks: Level[] = [];
  for (let i = 0, price = bestBid; i < depth && price > 0; i++) {
    bids.push([price, size(price, i)]);
    price = i === 0 ? Math.floor((bestBid - 1) / step) * step : price - step;
  }
  for (let i = 0, price = bestAsk; i < depth; i++) {
    asks.push([price, size(price, i)]);
    price = i === 0 ? (Math.floor(bestAsk / step) + 1) * step : price + step;
  }
  return { bids, asks };
}

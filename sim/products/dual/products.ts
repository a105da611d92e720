import { DUAL_SETTLE_HOUR } from '@/domain/dual/dual';
import { Decimal, type Money } from '@/domain/money/money';
import { dayStartOf, epochDayOf, HOUR_MS } from '@/domain/time';
import type { Instrument } from '../../market/instruments';
import { instrumentBySymbol } from '../../market/instruments';
import type { World } from '../../world';
import { ticksToMoney } from '../spot/walk';
import { quotedRate, quoteStartOf } from './quote';
import { SERIES, type Series } from './series';
import { type VolatilitySurface, volatilitySurface } from './volatility';

/**
 * A product. It is a pure function of seed, prices and calendar: its id encodes the series and the day of issue, so no
 * timer has to issue it. Only the customers' purchases are stored.
 */
export interface DualProduct {
  readonly id: number;
  readonly series: Series;
  readonly instrument: Instrument;
  readonly issuedMs: number;
  /** 16:00 of the maturity day. */
  readonly maturesMs: number;
  /** Linked reference price in USDT. */
  readonly exercise: Money;
}

/**
 * Largest share of a product that simulated demand takes by the last day, in percent. The rest is left to customers.
 */
const SIMULATED_DEMAND_PERCENT = 70;
const WORD = 4_294_967_296;
const SETTLE_MS = DUAL_SETTLE_HOUR * HOUR_MS;

const settleOf = (epochDay: number): number => dayStartOf(epochDay) + SETTLE_MS;

/** The series index shifts the days of issue, so that not all series are issued on the same day. */
const isIssued = ({ index, everyDays }: Series, epochDay: number): boolean => (epochDay + index) % everyDays === 0;

/** The product of an id; null when it does not exist, is not issued yet, or is older than STORED_MS. */
export function dualProduct(world: World, id: number): DualProduct | null {
  const series = SERIES[id % SERIES.length] as Series;
  const epochDay = Math.floor(id / SERIES.length);
  const issuedMs = settleOf(epochDay);
  const isKnown = isIssued(series, epochDay) && issuedMs <= world.nowMs && issuedMs > world.nowMs - STORED_MS;
  return isKnown ? issue(world, series, epochDay) : null;
}

/** Products stay available for orders this long. It also bounds how far back prices are read. */
const STORED_MS = 366 * 24 * HOUR_MS;

function issue(world: World, series: Series, epochDay: number): DualProduct {
  const instrument = instrumentBySymbol(series.symbol) as Instrument;
  const issuedMs = settleOf(epochDay);
  const id = epochDay * SERIES.length + series.index;
  const price = ticksToMoney(instrument, world.market.lastTicks(instrument.index, issuedMs));
  return {
    id,
    series,
    instrument,
    issuedMs,
    maturesMs: settleOf(epochDay + series.days),
    exercise: referenceOf(series, price),
  };
}

/**
 * The linked reference price: `percentAway` from the price, rounded to three significant digits away from the price.
 */
function referenceOf({ type, percentAway }: Series, price: Money): Money {
  const isCall = type === 'call';
  const step = new Decimal(`1e${price.e - 2}`);
  const wanted = price.mul(100 + (isCall ? percentAway : -percentAway)).div(100);
  return wanted
    .div(step)
    .toDecimalPlaces(0, isCall ? Decimal.ROUND_UP : Decimal.ROUND_DOWN)
    .mul(step);
}

/** The annual rate in percent of a product; null when it is not sold at that time. */
export type Quote = (product: DualProduct, atMs?: number) => Money | null;

/**
 * The quotes for one request, in which the surface of each market is computed once. Without `atMs` they are those of
 * this minute.
 */
export function quotesOf(world: World): Quote {
  const surfaces = new Map<string, VolatilitySurface>();
  return (product, atMs = quoteStartOf(world.nowMs)) => {
    const { series, instrument, exercise, maturesMs } = product;
    const key = `${instrument.symbol} ${atMs}`;
    const surface = surfaces.get(key) ?? volatilitySurface(world, instrument, atMs);
    surfaces.set(key, surface);
    return quotedRate(surface, { type: series.type, exercise, maturesMs, days: daysLeft(product, atMs) });
  };
}

/** Products that can be bought now, by maturity. */
export function productsOnSale(world: World, wanted: Pick<Series, 'symbol' | 'type'>, quote: Quote): DualProduct[] {
  const today = epochDayOf(world.nowMs);
  return SERIES.filter(({ symbol, type }) => symbol === wanted.symbol && type === wanted.type)
    .flatMap((series) =>
      Array.from({ length: series.days + 1 }, (_, ago) => today - ago)
        .filter((epochDay) => isIssued(series, epochDay) && settleOf(epochDay) <= world.nowMs)
        .map((epochDay) => issue(world, series, epochDay)),
    )
    .filter((product) => quote(product) !== null)
    .sort((a, b) => a.maturesMs - b.maturesMs || a.id - b.id);
}

const daysLeft = ({ maturesMs }: DualProduct, atMs: number): number =>
  Math.max(0, epochDayOf(maturesMs) - epochDayOf(atMs));

/**
 * Days from today to the maturity day (contract section 11: day = end date - today). A product is on sale until its
 * maturity day begins.
 */
export const holdingDays = (world: World, product: DualProduct): number => daysLeft(product, world.nowMs);

/**
 * Shares taken by customers and by simulated demand. Simulated demand shrinks for customers, so the sum never exceeds
 * the product's shares.
 */
export function sharesTaken(world: World, product: DualProduct): number {
  const sold = world.tables.dualProducts.get(product.id)?.sold ?? 0;
  return Math.min(product.series.shares, sold + simulatedDemand(world, product));
}

/** Shares that simulated demand has taken; it grows every minute. */
function simulatedDemand(world: World, { id, series, issuedMs, maturesMs }: DualProduct): number {
  const all = (series.shares * SIMULATED_DEMAND_PERCENT) / 100;
  const wanted = all * (0.4 + (0.6 * world.chance('dual.crowd', id)) / WORD);
  const minutes = Math.floor((Math.min(world.nowMs, maturesMs) - issuedMs) / 60_000);
  const passed = minutes / Math.floor((maturesMs - issuedMs) / 60_000);
  return Math.floor(wanted * (0.25 + 0.75 * passed));
}

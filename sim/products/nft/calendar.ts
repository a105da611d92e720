import { Decimal, type Money } from '@/domain/money';
import { NFT_MODE, nftMargin } from '@/domain/nft';
import { calendarToDay, dayStartOf, HOUR_MS, MINUTE_MS } from '@/domain/time';
import { indexOf, keyedWord, unitOf } from '@/lib/prng';
import type { World } from '../../world';
import { assetNamed, priceAt } from '../quotes/assets';
import { type NftAsset, SERIES, type Series, STEP, seriesNumber } from './catalogue';
import { codeOf } from './codes';
import { ARTISTS, COLLECTORS } from './people';
import { replayBids } from './rivals';
import type { SaleRow } from './tables';

/**
 * The market of artworks runs by a calendar: of each series one work is on sale after the other, so there is always
 * something to come, something on sale and something that has ended, however far the clock is moved, and nothing has to
 * happen for it. A work's number says which one it is; all else follows from seed and time, until a customer comes.
 */
const FIRST_WORK = 100_000;
/** More than there are series. */
const NUMBERS = 128;
const OPENED_MS = dayStartOf(calendarToDay({ year: 2025, month: 12, day: 1 }));
/** The first and the last sixth of a series' turn is before and after the sale. */
const SIXTHS = 6;

const ANY_SEED = 0;
/** The least increase of an auction, and how far prices lie around a series' own, in percent. */
const INCREASE_PERCENT = 5;
const SPREAD_PERCENT = 20;
/** Of a hundred works at a fixed price, how many somebody else buys sooner or later. */
const SOLD_PERCENT = 70;

/** Where a work stands in its series. */
export interface Place {
  readonly series: number;
  /** From 1. */
  readonly edition: number;
}

const turnOf = ({ everyHours }: Series): number => everyHours * HOUR_MS;
/** Series do not begin together. */
const phaseOf = (series: number): number =>
  indexOf(keyedWord(ANY_SEED, 'nft.phase', series), turnOf(seriesNumber(series)) / MINUTE_MS) * MINUTE_MS;

/** Null for a number that is none of the calendar's. */
export function placeOf(workId: number): Place | null {
  const number = workId - FIRST_WORK;
  const place = { series: number % NUMBERS, edition: Math.floor(number / NUMBERS) };
  return number > 0 && place.series < SERIES.length && place.edition > 0 ? place : null;
}

/** When a work of the calendar is announced, which is when it was made. */
export const publishedMs = ({ series, edition }: Place): number =>
  OPENED_MS - phaseOf(series) + (edition - 1) * turnOf(seriesNumber(series));

/** The works of the calendar at an instant, one of each series. */
export function worksAt(nowMs: number): number[] {
  return SERIES.map((terms, series) => {
    const edition = Math.floor((nowMs - OPENED_MS + phaseOf(series)) / turnOf(terms)) + 1;
    return FIRST_WORK + edition * NUMBERS + series;
  });
}

/** So many works of a series before this one are still shown: an artist's page stays a page. */
const REMEMBERED = 2;

/** The latest works of the same series before this one; none for a work that is not of the calendar. */
export function earlierWorks(workId: number): number[] {
  const { edition } = placeOf(workId) ?? { edition: 1 };
  return Array.from({ length: Math.min(REMEMBERED, edition - 1) }, (_, ago) => workId - (ago + 1) * NUMBERS);
}

/** A multiple of the coin's step, at least one. */
export function onStep(amount: Money, asset: NftAsset): Money {
  const step = new Decimal(STEP[asset]);
  return Decimal.max(1, amount.div(step).toDecimalPlaces(0, Decimal.ROUND_HALF_UP)).mul(step);
}

/** What an auction takes as margin, at the rate of an instant. */
export function marginAt(world: World, price: Money, asset: NftAsset, atMs: number): number {
  return nftMargin(price.mul(priceAt(world, assetNamed(world, asset), atMs)));
}

export const increaseOf = (price: Money, asset: NftAsset): Money => onStep(price.mul(INCREASE_PERCENT).div(100), asset);

/** The sale of a work as it stands by itself, no customer having touched it; null before it is published. */
export function calendarSale(world: World, workId: number): SaleRow | null {
  const place = placeOf(workId);
  if (!place || publishedMs(place) > world.nowMs) return null;
  const sale = offered(world, workId, place);
  if (world.nowMs < sale.startMs) return sale;
  return sale.mode === NFT_MODE.auction ? bidOn(world, sale) : boughtOrNot(world, sale);
}

/** As it was put up. */
function offered(world: World, id: number, place: Place): SaleRow {
  const { artist, mode, asset, price, rarity, everyHours } = seriesNumber(place.series);
  const begunMs = publishedMs(place);
  const sixth = (everyHours * HOUR_MS) / SIXTHS;
  const spread = 100 - SPREAD_PERCENT + 2 * SPREAD_PERCENT * unitOf(world.chance('nft.price', id));
  const startPrice = onStep(new Decimal(price).mul(Math.floor(spread)).div(100), asset);
  const isAuction = mode === NFT_MODE.auction;
  const artistId = ARTISTS[artist]?.uid ?? 0;
  return {
    id,
    code: codeOf(id),
    ownerId: artistId,
    sale: 0,
    mode,
    asset,
    startPrice: startPrice.toFixed(),
    price: startPrice.toFixed(),
    perIncrease: isAuction ? increaseOf(startPrice, asset).toFixed() : '0',
    margin: isAuction ? marginAt(world, startPrice, asset, begunMs) : 0,
    startMs: begunMs + sixth,
    endMs: begunMs + (SIXTHS - 1) * sixth,
    forSale: true,
    leaderId: 0,
    bids: 0,
    worth: startPrice.toFixed(),
    rivals: 'all',
    rarity,
    isResale: false,
    wasResold: false,
    isLocked: false,
    ownedSinceMs: begunMs,
  };
}

/** What rivals have bid among themselves up to now; the highest bid is paid at the end. */
function bidOn(world: World, sale: SaleRow): SaleRow {
  const bids = replayBids(world, sale);
  const last = bids.at(-1);
  const led = last ? { ...sale, price: last.price, leaderId: last.userId, bids: bids.length } : sale;
  if (world.nowMs < sale.endMs) return led;
  return { ...led, forSale: false, ...(last && { ownerId: last.userId, ownedSinceMs: sale.endMs }) };
}

/** When a collector buys it at its fixed price; null for never. */
function soldMs(world: World, { id, startMs, endMs }: SaleRow): number | null {
  const draw = unitOf(world.chance('nft.sold', id)) * 100;
  return draw < SOLD_PERCENT ? startMs + Math.floor(((endMs - startMs) * draw) / SOLD_PERCENT) : null;
}

function boughtOrNot(world: World, sale: SaleRow): SaleRow {
  const atMs = soldMs(world, sale);
  if (atMs === null || atMs > world.nowMs) return sale;
  const buyer = COLLECTORS[indexOf(world.chance('nft.buyer', sale.id), COLLECTORS.length)];
  return { ...sale, forSale: false, ownerId: buyer?.uid ?? 0, ownedSinceMs: atMs };
}

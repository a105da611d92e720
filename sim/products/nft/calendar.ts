import { Decimal, type Money } from '@/domain/money/money';
import { NFT_MODE, nftMargin } from '@/domain/nft/nft';
import { calendarToDay, dayStartOf, HOUR_MS, MINUTE_MS } from '@/domain/time';
import { indexOf, keyedWord, unitOf } from '@/lib/prng';
import type { World } from '../../world';
import { assetNamed, priceAt } from '../quotes/assets';
import { replayBids } from './bidders';
import { type NftAsset, SERIES, type Series, STEP, seriesNumber } from './catalogue';
import { codeOf } from './codes';
import { ARTISTS, COLLECTORS } from './people';
import type { SaleRow } from './tables';

/**
 * The NFT market runs by a calendar: each series sells one artwork after the other, so at any clock time there are
 * upcoming, running and ended sales, and no timers are needed. An artwork's id encodes series and edition; all else
 * follows from seed and time until a customer acts on it.
 */
const FIRST_WORK = 100_000;
/** Ids reserved for each edition; larger than the number of series. */
const NUMBERS = 128;
const OPENED_MS = dayStartOf(calendarToDay({ year: 2025, month: 12, day: 1 }));
/** The sale takes the middle four sixths of a series' period. */
const SIXTHS = 6;

const ANY_SEED = 0;
/** The smallest increase of an auction, and the variation of prices around the series' price, in percent. */
const INCREASE_PERCENT = 5;
const SPREAD_PERCENT = 20;
/** Of a hundred artworks at a fixed price, how many a simulated collector buys. */
const SOLD_PERCENT = 70;

/** Series and edition of an artwork. */
export interface Place {
  readonly series: number;
  /** From 1. */
  readonly edition: number;
}

const turnOf = ({ everyHours }: Series): number => everyHours * HOUR_MS;
/** Offset of a series' periods, so that series do not begin together. The same in every run. */
const phaseOf = (series: number): number =>
  indexOf(keyedWord(ANY_SEED, 'nft.phase', series), turnOf(seriesNumber(series)) / MINUTE_MS) * MINUTE_MS;

/** Series and edition of an artwork's id; null for an id outside the calendar. */
export function placeOf(workId: number): Place | null {
  const number = workId - FIRST_WORK;
  const place = { series: number % NUMBERS, edition: Math.floor(number / NUMBERS) };
  return number > 0 && place.series < SERIES.length && place.edition > 0 ? place : null;
}

/** When an artwork of the calendar is announced, which is also when it was made; epoch ms. */
export const publishedMs = ({ series, edition }: Place): number =>
  OPENED_MS - phaseOf(series) + (edition - 1) * turnOf(seriesNumber(series));

/** Ids of the artworks in the calendar at an instant, one for each series. */
export function worksAt(nowMs: number): number[] {
  return SERIES.map((terms, series) => {
    const edition = Math.floor((nowMs - OPENED_MS + phaseOf(series)) / turnOf(terms)) + 1;
    return FIRST_WORK + edition * NUMBERS + series;
  });
}

/** How many earlier artworks of a series an artist's page still shows. */
const REMEMBERED = 2;

/** Ids of the latest earlier artworks of the same series; none for an artwork outside the calendar. */
export function earlierWorks(workId: number): number[] {
  const { edition } = placeOf(workId) ?? { edition: 1 };
  return Array.from({ length: Math.min(REMEMBERED, edition - 1) }, (_, ago) => workId - (ago + 1) * NUMBERS);
}

/** Rounds an amount to a multiple of the coin's step, at least one step. */
export function onStep(amount: Money, asset: NftAsset): Money {
  const step = new Decimal(STEP[asset]);
  return Decimal.max(1, amount.div(step).toDecimalPlaces(0, Decimal.ROUND_HALF_UP)).mul(step);
}

/** Bid deposit of an auction in whole USDT, at the prices of an instant. */
export function marginAt(world: World, price: Money, asset: NftAsset, atMs: number): number {
  return nftMargin(price.mul(priceAt(world, assetNamed(world, asset), atMs)));
}

/** The minimum raise of an auction, in the coin of `price` and on its grid. */
export const increaseOf = (price: Money, asset: NftAsset): Money => onStep(price.mul(INCREASE_PERCENT).div(100), asset);

/** The sale of an artwork that no customer has acted on; null before it is announced. */
export function calendarSale(world: World, workId: number): SaleRow | null {
  const place = placeOf(workId);
  if (!place || publishedMs(place) > world.nowMs) return null;
  const sale = offered(world, workId, place);
  if (world.nowMs < sale.startMs) return sale;
  return sale.mode === NFT_MODE.auction ? bidOn(world, sale) : boughtOrNot(world, sale);
}

/** The sale as it was offered, before any bid. */
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

/** Applies the bids of simulated bidders up to now. At the end the highest bidder becomes the owner. */
function bidOn(world: World, sale: SaleRow): SaleRow {
  const bids = replayBids(world, sale);
  const last = bids.at(-1);
  const led = last ? { ...sale, price: last.price, leaderId: last.userId, bids: bids.length } : sale;
  if (world.nowMs < sale.endMs) return led;
  return { ...led, forSale: false, ...(last && { ownerId: last.userId, ownedSinceMs: sale.endMs }) };
}

/** When a simulated collector buys the artwork at its fixed price; null for never. */
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

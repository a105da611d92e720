import { Decimal, type Money } from '@/domain/money';
import { indexOf, unitOf } from '@/lib/prng';
import type { World } from '../../world';
import { COLLECTORS, type Collector, type Temper } from './people';
import type { SaleRow } from './tables';

/**
 * Rival bidders (designed). Which of them care about an auction, what it is worth to each, when they look at it and by
 * how much they raise are draws keyed by the sale, so an auction that no customer bids in has happened without anybody
 * having waited for it (`replayBids`), and one that a customer bids in goes on by the same looks, one by one.
 */
interface Bidder extends Collector {
  /** The most they would bid. */
  readonly limit: Money;
}

/** A bidder looks at the auction, and bids if they are not leading and can afford it. */
export interface RivalLook {
  readonly atMs: number;
  readonly uid: number;
  /** Which of theirs. */
  readonly nth: number;
}

interface Habit {
  readonly looks: number;
  /** The part of the auction they look in, as fractions of it. */
  readonly from: number;
  readonly to: number;
  /** Times the least increase. */
  readonly least: number;
  readonly most: number;
  /** How much more than it is worth they would pay, in percent of that. */
  readonly above: readonly [number, number];
  /** How likely they answer a customer's bid, in percent, and within how many seconds. */
  readonly answers: number;
  readonly within: number;
}

const HABITS: Readonly<Record<Temper, Habit>> = {
  early: { looks: 3, from: 0.02, to: 0.3, least: 1, most: 2, above: [10, 50], answers: 35, within: 60 },
  patient: { looks: 8, from: 0.05, to: 0.97, least: 1, most: 1, above: [40, 130], answers: 85, within: 600 },
  sniper: { looks: 1, from: 1, to: 1, least: 1, most: 4, above: [30, 140], answers: 0, within: 0 },
  bluffer: { looks: 3, from: 0.05, to: 0.7, least: 3, most: 7, above: [40, 80], answers: 55, within: 30 },
};

/** Of a hundred collectors, how many care about a work. */
const CARES_PERCENT = 32;
/** Snipers bid so long before the end. */
const LAST_MOMENT_MS = 1_000;

const percentOf = (word: number): number => unitOf(word) * 100;

export function biddersOf(world: World, { id, sale, worth, rivals }: SaleRow): Bidder[] {
  if (rivals === 'none') return [];
  return COLLECTORS.flatMap((collector) => {
    const { uid, temper } = collector;
    const isIn =
      rivals === 'sniper' ? temper === 'sniper' : percentOf(world.chance('nft.cares', id, sale, uid)) < CARES_PERCENT;
    if (!isIn) return [];
    const [low, high] = HABITS[temper].above;
    const above = low + Math.floor(unitOf(world.chance('nft.limit', id, sale, uid)) * (high - low + 1));
    return [{ ...collector, limit: new Decimal(worth).mul(100 + above).div(100) }];
  });
}

/** Everything that is planned from the beginning, in the order in which it happens. */
export function looksOf(world: World, row: SaleRow, bidders: readonly Bidder[]): RivalLook[] {
  return bidders
    .flatMap(({ uid, temper }) =>
      Array.from({ length: HABITS[temper].looks }, (_, nth) => ({
        uid,
        nth,
        atMs: lookMs(world, row, uid, temper, nth),
      })),
    )
    .sort((a, b) => a.atMs - b.atMs || a.uid - b.uid || a.nth - b.nth);
}

/** On a whole second. */
function lookMs(world: World, { id, sale, startMs, endMs }: SaleRow, uid: number, temper: Temper, nth: number): number {
  const { looks, from, to } = HABITS[temper];
  if (temper === 'sniper') return Math.max(startMs, endMs - LAST_MOMENT_MS);
  const place = (nth + unitOf(world.chance('nft.look', id, sale, uid, nth))) / looks;
  const seconds = ((endMs - startMs) / 1000) * (from + (to - from) * place);
  return startMs + Math.floor(seconds) * 1000;
}

/** What a bidder makes of the price at one of their looks: the new bid, or null when they let it pass. */
export function bidAtLook(
  world: World,
  row: Pick<SaleRow, 'id' | 'sale' | 'price' | 'perIncrease' | 'leaderId'>,
  { uid, temper, limit }: Bidder,
  nth: number,
): Money | null {
  if (row.leaderId === uid) return null;
  const { least, most } = HABITS[temper];
  const times = least + indexOf(world.chance('nft.raise', row.id, row.sale, uid, nth), most - least + 1);
  const price = new Decimal(row.price);
  for (const raise of [times, 1]) {
    const bid = price.add(new Decimal(row.perIncrease).mul(raise));
    if (bid.lte(limit)) return bid;
  }
  return null;
}

export interface ReplayedBid {
  readonly userId: number;
  readonly price: string;
  readonly atMs: number;
}

/** The bids of an auction up to now in which only rivals bid. */
export function replayBids(world: World, sale: SaleRow): ReplayedBid[] {
  const bidders = biddersOf(world, sale);
  const bids: ReplayedBid[] = [];
  let { price, leaderId } = sale;
  for (const { uid, nth, atMs } of looksOf(world, sale, bidders)) {
    if (atMs > world.nowMs || atMs >= sale.endMs) break;
    const bidder = bidders.find((one) => one.uid === uid) as Bidder;
    const bid = bidAtLook(world, { ...sale, price, leaderId }, bidder, nth);
    if (!bid) continue;
    price = bid.toFixed();
    leaderId = uid;
    bids.push({ userId: uid, price, atMs });
  }
  return bids;
}

export interface Answer {
  readonly uid: number;
  readonly atMs: number;
}

/** Who answers a customer's bid first, and when; null when nobody does. */
export function firstAnswer(world: World, sale: SaleRow, bidId: number): Answer | null {
  const answers = biddersOf(world, sale).flatMap(({ uid, temper, limit }): Answer[] => {
    const { answers: likely, within } = HABITS[temper];
    if (limit.lt(new Decimal(sale.price).add(sale.perIncrease))) return [];
    if (percentOf(world.chance('nft.answers', bidId, uid)) >= likely) return [];
    const seconds = 3 + Math.floor(unitOf(world.chance('nft.answerTime', bidId, uid)) * within);
    return [{ uid, atMs: world.nowMs + seconds * 1000 }];
  });
  const [first] = answers.sort((a, b) => a.atMs - b.atMs || a.uid - b.uid);
  return first && first.atMs < sale.endMs ? first : null;
}

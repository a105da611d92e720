import { Decimal, type Money } from '@/domain/money/money';
import { indexOf, unitOf } from '@/lib/prng';
import type { World } from '../../world';
import { type BidderStyle, COLLECTORS, type Collector } from './people';
import type { SaleRow } from './tables';

/**
 * A simulated bidder in an auction (designed). Who takes part, their limits, when they check the auction and by how
 * much they raise are draws keyed by the sale. So the bids of an auction without customers can be derived later
 * (`replayBids`), and in an auction with customers the same checks run one by one.
 */
interface Bidder extends Collector {
  /** The bidder's highest bid. */
  readonly limit: Money;
}

/** A planned check of an auction by a bidder, who then bids unless leading already or beyond the limit. */
export interface AuctionCheck {
  readonly atMs: number;
  readonly uid: number;
  /** Number of the check among the bidder's own, from 0. */
  readonly nth: number;
}

interface Habit {
  readonly checks: number;
  /** The part of the auction in which the bidder checks it, as fractions of its duration. */
  readonly from: number;
  readonly to: number;
  /** Range of a raise, in multiples of the smallest increase. */
  readonly minSteps: number;
  readonly maxSteps: number;
  /** Range of the bidder's limit, in percent above the artwork's worth. */
  readonly above: readonly [number, number];
  /** Probability in percent of an answer to a customer's bid, and the longest delay in seconds. */
  readonly answers: number;
  readonly within: number;
}

const HABITS: Readonly<Record<BidderStyle, Habit>> = {
  early: { checks: 3, from: 0.02, to: 0.3, minSteps: 1, maxSteps: 2, above: [10, 50], answers: 35, within: 60 },
  patient: { checks: 8, from: 0.05, to: 0.97, minSteps: 1, maxSteps: 1, above: [40, 130], answers: 85, within: 600 },
  sniper: { checks: 1, from: 1, to: 1, minSteps: 1, maxSteps: 4, above: [30, 140], answers: 0, within: 0 },
  bluffer: { checks: 3, from: 0.05, to: 0.7, minSteps: 3, maxSteps: 7, above: [40, 80], answers: 55, within: 30 },
};

/** Of a hundred collectors, how many take part in an auction. */
const PARTICIPATION_PERCENT = 32;
/** Snipers bid this long before the end. */
const LAST_MOMENT_MS = 1_000;

/** Highest bid of a simulated bidder (designed): far below the balance limit, because a timer books the bid. */
export const HIGHEST_BID = new Decimal('99999999999');

const percentOf = (word: number): number => unitOf(word) * 100;

/** The simulated collectors who take part in an auction, drawn for each sale of the artwork. */
export function biddersOf(world: World, { id, sale, worth, rivals }: SaleRow): Bidder[] {
  if (rivals === 'none') return [];
  return COLLECTORS.flatMap((collector) => {
    const { uid, style } = collector;
    const isIn =
      rivals === 'sniper'
        ? style === 'sniper'
        : percentOf(world.chance('nft.cares', id, sale, uid)) < PARTICIPATION_PERCENT;
    if (!isIn) return [];
    const [low, high] = HABITS[style].above;
    const above = low + Math.floor(unitOf(world.chance('nft.limit', id, sale, uid)) * (high - low + 1));
    return [{ ...collector, limit: Decimal.min(new Decimal(worth).mul(100 + above).div(100), HIGHEST_BID) }];
  });
}

/** All checks planned for an auction, in order of time. */
export function checksOf(world: World, row: SaleRow, bidders: readonly Bidder[]): AuctionCheck[] {
  return bidders
    .flatMap(({ uid, style }) =>
      Array.from({ length: HABITS[style].checks }, (_, nth) => ({
        uid,
        nth,
        atMs: checkMs(world, row, uid, style, nth),
      })),
    )
    .sort((a, b) => a.atMs - b.atMs || a.uid - b.uid || a.nth - b.nth);
}

/** The instant of a check, on a whole second. */
function checkMs(
  world: World,
  { id, sale, startMs, endMs }: SaleRow,
  uid: number,
  style: BidderStyle,
  nth: number,
): number {
  const { checks, from, to } = HABITS[style];
  if (style === 'sniper') return Math.max(startMs, endMs - LAST_MOMENT_MS);
  const place = (nth + unitOf(world.chance('nft.look', id, sale, uid, nth))) / checks;
  const seconds = ((endMs - startMs) / 1000) * (from + (to - from) * place);
  return startMs + Math.floor(seconds) * 1000;
}

/** The bidder's new bid at a check; null when the bidder does not bid. */
export function bidAtCheck(
  world: World,
  row: Pick<SaleRow, 'id' | 'sale' | 'price' | 'perIncrease' | 'leaderId'>,
  { uid, style, limit }: Bidder,
  nth: number,
): Money | null {
  if (row.leaderId === uid) return null;
  const { minSteps: least, maxSteps: most } = HABITS[style];
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

/** The bids up to now of an auction in which only simulated bidders bid. */
export function replayBids(world: World, sale: SaleRow): ReplayedBid[] {
  const bidders = biddersOf(world, sale);
  const bids: ReplayedBid[] = [];
  let { price, leaderId } = sale;
  for (const { uid, nth, atMs } of checksOf(world, sale, bidders)) {
    if (atMs > world.nowMs || atMs >= sale.endMs) break;
    const bidder = bidders.find((one) => one.uid === uid) as Bidder;
    const bid = bidAtCheck(world, { ...sale, price, leaderId }, bidder, nth);
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

/** The first simulated bidder who will answer a customer's bid, and when; null when none does. */
export function firstAnswer(world: World, sale: SaleRow, bidId: number): Answer | null {
  const answers = biddersOf(world, sale).flatMap(({ uid, style, limit }): Answer[] => {
    const { answers: likely, within } = HABITS[style];
    if (limit.lt(new Decimal(sale.price).add(sale.perIncrease))) return [];
    if (percentOf(world.chance('nft.answers', bidId, uid)) >= likely) return [];
    const seconds = 3 + Math.floor(unitOf(world.chance('nft.answerTime', bidId, uid)) * within);
    return [{ uid, atMs: world.nowMs + seconds * 1000 }];
  });
  const [first] = answers.sort((a, b) => a.atMs - b.atMs || a.uid - b.uid);
  return first && first.atMs < sale.endMs ? first : null;
}

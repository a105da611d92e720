import { EMAIL_MAX } from '../accounts/validation';
import { Decimal, isAmount, type Money, roundCredit, ZERO } from '../money/money';
import { isFreeText, plainText } from '../plain-text';
import { DAY_MS } from '../time';
import { type Violation, violated } from '../violation';

/** State of a sale at a time: not started, started, ended (or not for sale). Wire values of contract section 1.3. */
export const NFT_STATUS = { ended: 0, started: 1, waiting: 2 } as const;
export type NftStatus = (typeof NFT_STATUS)[keyof typeof NFT_STATUS];

/** Kind of sale (contract section 1.3). */
export const NFT_MODE = { fixed: 1, auction: 2, box: 3 } as const;
export type NftMode = (typeof NFT_MODE)[keyof typeof NFT_MODE];

/** Media type of a work (contract section 1.3). */
export const NFT_TYPE = { image: 1, gif: 2, audio: 3, video: 4 } as const;
export type NftType = (typeof NFT_TYPE)[keyof typeof NFT_TYPE];

export const RARITIES = ['N', 'R', 'SR'] as const;
export type Rarity = (typeof RARITIES)[number];

/** The winner of an auction pays within one day, or forfeits the bid deposit (specification section 9). */
export const NFT_PAY_WINDOW_MS = DAY_MS;
/** Shortest time between two bids on the same work, and between two changes of a favourite (contract section 12). */
export const BID_REPEAT_MS = 2_000;
export const COLLECT_REPEAT_MS = 1_000;
/** Filling in the form takes time, so a start this long ago counts as now (designed). */
export const RESALE_GRACE_MS = 60_000;

/** The seller's fee in percent of the price (designed; shown before the confirmation). */
export const NFT_FEE_PERCENT = 2.5;
/** Bid deposit of an auction in percent of its starting price (designed; with the family, artists set it). */
const MARGIN_PERCENT = 10;

/** Chances of a blind box in percent, by rarity; fixed and shown to customers (designed). */
export const BOX_ODDS: readonly { readonly rarity: Rarity; readonly percent: number }[] = [
  { rarity: 'N', percent: 70 },
  { rarity: 'R', percent: 25 },
  { rarity: 'SR', percent: 5 },
];

/** The time of a sale, in epoch milliseconds. `forSale` is false if the work is sold or was never offered. */
export interface SaleWindow {
  readonly startMs: number;
  readonly endMs: number;
  readonly forSale: boolean;
}

/**
 * The only derivation of a sale's state from its times (specification section 4). The end time itself is after the
 * sale.
 */
export function nftStatus({ startMs, endMs, forSale }: SaleWindow, nowMs: number): NftStatus {
  if (nowMs < startMs) return NFT_STATUS.waiting;
  if (nowMs >= endMs) return NFT_STATUS.ended;
  return forSale ? NFT_STATUS.started : NFT_STATUS.ended;
}

/** A bid is an increment on the current bid (contract section 12), the first one on the starting price. */
export const bidOf = (current: Money, increment: Money): Money => current.add(increment);

/** What a bid depends on; null for what is not known. */
export interface BidFacts {
  readonly asset: string;
  /** The current bid, and the least increment on it. */
  readonly current: Money;
  readonly perIncrease: Money;
  /** Deposit in USDT for the first bid; 0 once it is held. */
  readonly marginDue: Money;
  /** Available spot balance of the work's coin, and of USDT. */
  readonly available: Money | null;
  readonly availableUsdt: Money | null;
}

/** The rules which an increment breaks, in the order of the exchange's refusals. */
export function bidViolations(
  increment: Money,
  { asset, current, perIncrease, marginDue, available, availableUsdt }: BidFacts,
): readonly Violation<'bid_increment' | 'bid_too_small' | 'insufficient_balance' | 'nft_margin_short'>[] {
  const bid = bidOf(current, increment);
  const left = availableUsdt?.sub(asset === 'USDT' ? bid : ZERO);
  return violated(
    !isAmount(increment) && { code: 'bid_increment' },
    increment.lt(perIncrease) && { code: 'bid_too_small', params: { least: perIncrease.toFixed(), asset } },
    available && bid.gt(available) && { code: 'insufficient_balance' },
    marginDue.gt(0) && left?.lt(marginDue) && { code: 'nft_margin_short', params: { margin: marginDue.toNumber() } },
  );
}

/** Facts of a work that decide which actions are allowed. */
export interface NftFacts extends SaleWindow {
  readonly mode: NftMode;
  /** User id. */
  readonly ownerId: number;
  /** Whether it is an unopened blind box. */
  readonly isClosedBox: boolean;
  /** Whether its owner offers it, for the first time or again: not sold yet, and not over. */
  readonly isOffered: boolean;
  /** Whether this owner has already offered it. */
  readonly wasResold: boolean;
  /** Whether it was won in an auction but is not paid yet. */
  readonly isLocked: boolean;
}

type OfferFacts = Pick<NftFacts, 'mode' | 'ownerId' | keyof SaleWindow>;

/** Why a viewer may not buy, in the contract's order of precedence; null if they may. */
export function buyVerdict(work: OfferFacts, viewerId: number, nowMs: number) {
  if (work.mode === NFT_MODE.auction) return 'nft_auction_only';
  if (work.ownerId === viewerId) return 'nft_own';
  const status = nftStatus(work, nowMs);
  if (status === NFT_STATUS.ended && !work.forSale && nowMs < work.endMs) return 'nft_taken';
  return status === NFT_STATUS.started ? null : 'nft_not_on_sale';
}

/** Why a viewer may not bid, in the contract's order of precedence; null if they may. */
export function auctionVerdict(work: OfferFacts, viewerId: number, nowMs: number) {
  if (work.mode !== NFT_MODE.auction) return 'nft_no_auction';
  if (nftStatus(work, nowMs) !== NFT_STATUS.started) return 'nft_not_on_sale';
  return work.ownerId === viewerId ? 'nft_own' : null;
}

/** Why a viewer may not open a blind box, in the contract's order of precedence; null if they may. */
export function openVerdict(work: NftFacts & { readonly isBox: boolean }, viewerId: number) {
  if (work.ownerId !== viewerId) return 'nft_not_owner';
  if (!work.isBox) return 'box_none';
  if (!work.isClosedBox) return 'box_opened';
  return work.isOffered ? 'resale_running' : null;
}

/** Why a viewer may not offer a work for resale at all; null if they may. The terms are checked by `resaleViolations`. */
export function mayResell(work: NftFacts, viewerId: number) {
  if (work.ownerId !== viewerId) return 'nft_not_owner';
  if (work.isLocked) return 'nft_locked';
  if (work.isOffered) return 'resale_running';
  if (work.isClosedBox) return 'box_unopened';
  return work.wasResold ? 'resale_used' : null;
}

/** Why a viewer may not give a work away at all; null if they may. */
export function mayTransfer(work: NftFacts, viewerId: number) {
  if (work.ownerId !== viewerId) return 'nft_not_owner';
  if (work.isLocked) return 'nft_locked';
  return work.isOffered ? 'resale_running' : null;
}

/**
 * The rules of a gift that can be judged before sending it, in the order of the exchange's refusals.
 * @param ownNames what the exchange knows the giver by: e-mail, phone number, account number
 */
export const giftViolations = (
  account: string,
  ownNames: readonly (string | undefined)[],
): readonly Violation<'account_required' | 'transfer_self'>[] =>
  violated<'account_required' | 'transfer_self'>(
    !isFreeText(account, EMAIL_MAX) && { code: 'account_required' },
    ownNames.includes(plainText(account).toLowerCase()) && { code: 'transfer_self' },
  );

/**
 * The terms an owner offers. Amounts are NaN if nothing was typed; times are in epoch milliseconds, null if invalid.
 */
export interface ResaleTerms {
  readonly price: Money;
  readonly mode: typeof NFT_MODE.fixed | typeof NFT_MODE.auction;
  /** Null except for an auction. */
  readonly perIncrease: Money | null;
  readonly startMs: number | null;
  readonly endMs: number | null;
}

/** The rules which the terms break, in the order of the exchange's refusals (specification section 5). */
export const resaleViolations = (
  { price, mode, perIncrease, startMs, endMs }: ResaleTerms,
  nowMs: number,
): readonly Violation<'resale_price' | 'resale_time' | 'resale_increase' | 'resale_past' | 'resale_end'>[] =>
  violated(
    !isAmount(price) && { code: 'resale_price' },
    mode === NFT_MODE.auction && !(perIncrease && isAmount(perIncrease)) && { code: 'resale_increase' },
    startMs === null && { code: 'resale_time', field: 'start_time' },
    // An end that is counted from the start is not known without it.
    startMs !== null && endMs === null && { code: 'resale_time', field: 'end_time' },
    startMs !== null && startMs < nowMs - RESALE_GRACE_MS && { code: 'resale_past' },
    endMs !== null && (endMs <= (startMs ?? nowMs) || endMs <= nowMs) && { code: 'resale_end' },
  );

/**
 * The seller's fee, rounded down to 8 decimals in the seller's favour, and the amount the seller receives. Their sum is
 * the price.
 */
export function nftProceeds(price: Money): { readonly fee: Money; readonly received: Money } {
  const fee = roundCredit(price.mul(NFT_FEE_PERCENT).div(100));
  return { fee, received: price.sub(fee) };
}

/** Bid deposit of an auction in whole USDT, at least 1. `startUsdt` is the starting price at the current rate. */
export function nftMargin(startUsdt: Money): number {
  return Decimal.max(1, startUsdt.mul(MARGIN_PERCENT).div(100).toDecimalPlaces(0, Decimal.ROUND_UP)).toNumber();
}

/** The rarity of a blind box's content. `draw` is in [0, 100). */
export function rarityOf(draw: number): Rarity {
  let below = 0;
  for (const { rarity, percent } of BOX_ODDS) {
    below += percent;
    if (draw < below) return rarity;
  }
  throw new RangeError(`${draw} is no draw: chances add up to ${below}`);
}

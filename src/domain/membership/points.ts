import { type Violation, violated } from '../violation';

/**
 * Points (designed; the specification mentions a points exchange, but no rules). They are whole numbers, not money, and
 * are redeemed for coupons and small amounts of USDT.
 */
export const POINT_RULES = {
  /** Checked in by hand, once per exchange day. */
  signIn: { points: 10, times: 'daily' },
  /** In addition, on every seventh consecutive day. */
  streak: { points: 50, times: 'weekly' },
  identityBasic: { points: 200, times: 'once' },
  identityAdvanced: { points: 300, times: 'once' },
  firstDeposit: { points: 300, times: 'once' },
  firstTrade: { points: 50, times: 'once' },
  /** For every 100 USDT traded, see `tradePoints`. */
  trade: { points: 1, times: 'volume' },
} as const satisfies Record<
  string,
  { readonly points: number; readonly times: 'daily' | 'weekly' | 'once' | 'volume' }
>;

export type PointRule = keyof typeof POINT_RULES;
export const POINT_RULE_NAMES = Object.keys(POINT_RULES) as readonly PointRule[];

/** Causes of a change of points: the rules, a redemption, or a gift by staff. */
export const POINT_KINDS = [...POINT_RULE_NAMES, 'exchange', 'gift'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** Number of consecutive days that earns the extra points. */
export const STREAK_DAYS = 7;
/** USDT traded per point, and the most points per day. */
export const TRADE_USDT_PER_POINT = 100;
export const TRADE_POINTS_A_DAY = 500;

/** Points for a day's trading volume in cents: one for every full 100 USDT, up to the daily maximum. */
export function tradePoints(cents: number): number {
  return Math.min(TRADE_POINTS_A_DAY, Math.floor(cents / (TRADE_USDT_PER_POINT * 100)));
}

/**
 * The number of consecutive days after a check-in on `day`.
 * @param lastDay epoch day of the last check-in, 0 for none
 */
export const streakAfter = (streak: number, lastDay: number, day: number): number =>
  lastDay === day - 1 ? streak + 1 : 1;

/** Points of a check-in that completes `streak` consecutive days. */
export const signInPoints = (streak: number): { readonly daily: number; readonly extra: number } => ({
  daily: POINT_RULES.signIn.points,
  extra: streak % STREAK_DAYS === 0 ? POINT_RULES.streak.points : 0,
});

/**
 * The stock left after the customers' and the simulated other buyers' purchases, never below zero: the others can only
 * take what customers left.
 */
export const stockLeft = (stock: number, sold: number, takenByOthers: number): number =>
  Math.max(0, stock - sold - takenByOthers);

/** What an exchange of points depends on; null for what is not known. */
export interface PointExchangeFacts {
  /** Points that the good costs, and those that the customer has. */
  readonly price: number;
  readonly points: number;
  /** Stock left today; and how many of the good the customer may get in a day, and may still get today. */
  readonly stock: number;
  readonly userLimit: number | null;
  readonly userLeft: number | null;
}

/** Why points cannot be exchanged for a good, in the order of the exchange's refusals. */
export const pointExchangeViolations = ({
  price,
  points,
  stock,
  userLimit,
  userLeft,
}: PointExchangeFacts): readonly Violation<'good_sold_out' | 'good_limit' | 'points_insufficient'>[] =>
  violated(
    stock <= 0 && { code: 'good_sold_out' },
    userLeft !== null && userLeft <= 0 && { code: 'good_limit', params: { limit: userLimit ?? 0 } },
    points < price && { code: 'points_insufficient', params: { missing: price - points } },
  );

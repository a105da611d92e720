/**
 * Points (designed; the specification names a points exchange and nothing of how points come about). They are whole
 * numbers, no money, and are given up for coupons and small amounts of USDT.
 */
export const POINT_RULES = {
  /** Asked for by hand, once in a day of the exchange. */
  signIn: { points: 10, times: 'daily' },
  /** On top of it on every seventh day in a row. */
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

/** What changes points: the rules, what was got for them, and what staff gave. */
export const POINT_KINDS = [...POINT_RULE_NAMES, 'exchange', 'gift'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** Days in a row after which the extra points come. */
export const STREAK_DAYS = 7;
/** USDT to be traded for one point, and the most points of one day. */
export const TRADE_USDT_PER_POINT = 100;
export const TRADE_POINTS_A_DAY = 500;

/** The points of a day's trading of so many cents: one for every full 100 USDT, up to the day's most. */
export function tradePoints(cents: number): number {
  return Math.min(TRADE_POINTS_A_DAY, Math.floor(cents / (TRADE_USDT_PER_POINT * 100)));
}

/**
 * The days in a row that a sign-in on a day makes.
 * @param lastDay epoch day of the last sign-in, 0 for none
 */
export const streakAfter = (streak: number, lastDay: number, day: number): number =>
  lastDay === day - 1 ? streak + 1 : 1;

/** What a sign-in that makes so many days in a row brings. */
export const signInPoints = (streak: number): { readonly daily: number; readonly extra: number } => ({
  daily: POINT_RULES.signIn.points,
  extra: streak % STREAK_DAYS === 0 ? POINT_RULES.streak.points : 0,
});

/**
 * What is left of a stock that customers and everybody else take from: others find what customers have left, so it is
 * never below zero.
 */
export const stockLeft = (stock: number, sold: number, takenByOthers: number): number =>
  Math.max(0, stock - sold - takenByOthers);

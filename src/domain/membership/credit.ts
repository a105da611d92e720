/**
 * The credit score (designed; the specification mentions a score, and that a low one may prevent withdrawals).
 * Everybody starts at 100. Verification, first deposits and trades, VIP tiers and repaid loans add points, overdue
 * loans subtract some. Scores are whole points.
 */
export const CREDIT_START = 100;

/** Changes of the score: points, and how often they count, `once` ever or `each` time. */
export const CREDIT_RULES = {
  identityBasic: { points: 20, times: 'once' },
  identityAdvanced: { points: 30, times: 'once' },
  firstDeposit: { points: 20, times: 'once' },
  firstTrade: { points: 10, times: 'once' },
  /** For each tier when it is reached. */
  vipTier: { points: 10, times: 'each' },
  loanRepaid: { points: 10, times: 'each' },
  loanOverdue: { points: -30, times: 'each' },
} as const satisfies Record<string, { readonly points: number; readonly times: 'once' | 'each' }>;

export type CreditRule = keyof typeof CREDIT_RULES;
export const CREDIT_RULE_NAMES = Object.keys(CREDIT_RULES) as readonly CreditRule[];

/** Names of score ranges. The first entry applies whose `from` the score reaches. */
export const CREDIT_BANDS = [
  { band: 'excellent', from: 200 },
  { band: 'good', from: 150 },
  { band: 'fair', from: 100 },
  { band: 'low', from: Number.NEGATIVE_INFINITY },
] as const;
export type CreditBand = (typeof CREDIT_BANDS)[number]['band'];

export const creditBand = (score: number): CreditBand => CREDIT_BANDS.find(({ from }) => score >= from)?.band ?? 'low';

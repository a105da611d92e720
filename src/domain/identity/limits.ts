import { APPROVED, type ReviewStatus } from './identity';

/** Verification level: none, basic (Lv1), advanced (Lv2). */
export type IdentityLevel = 0 | 1 | 2;

/** Limits of a level, as decimal strings. */
export interface IdentityLimit {
  /** Withdrawals within any 24 hours, in BTC at the value of each request. */
  readonly withdrawalBtc24h: string;
  /** The largest single fiat order, in USD (USDT). */
  readonly fiatUsdPerOrder: string;
}

/** Specification section 6. Without verification, withdrawals and fiat orders are not possible. */
export const IDENTITY_LIMITS: Readonly<Record<IdentityLevel, IdentityLimit>> = {
  0: { withdrawalBtc24h: '0', fiatUsdPerOrder: '0' },
  1: { withdrawalBtc24h: '200', fiatUsdPerOrder: '50000000' },
  2: { withdrawalBtc24h: '500', fiatUsdPerOrder: '100000000' },
};

/** The level that results from two reviews. A level counts from its approval on; Lv2 requires Lv1. */
export function identityLevelOf(basic: ReviewStatus, advanced: ReviewStatus): IdentityLevel {
  if (basic !== APPROVED) return 0;
  return advanced === APPROVED ? 2 : 1;
}

export const identityLimit = (basic: ReviewStatus, advanced: ReviewStatus): IdentityLimit =>
  IDENTITY_LIMITS[identityLevelOf(basic, advanced)];

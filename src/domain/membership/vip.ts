import { Decimal, type Money, roundCredit } from '../money/money';

/**
 * VIP tiers by total deposits (specification section 6). Discounts and shares are fractions of 1 as decimal strings: a
 * discount of "0.10" takes ten percent off the fee. Amounts are in USD.
 */
export interface VipTier {
  readonly tier: VipLevel;
  /** Total deposits must exceed this amount. */
  readonly depositOverUsd: string;
  readonly extraDepositShare: string;
  readonly contractFeeDiscount: string;
  readonly optionsFeeDiscount: string;
  readonly coinFeeDiscount: string;
  readonly dailyWithdrawalUsd: string;
  readonly cardCashbackShare: string;
  /** Fraction of all assets. */
  readonly loanLimitShare: string;
}

/** 0 means no VIP tier. */
export type VipLevel = 0 | 1 | 2 | 3 | 4;

const tier = (
  level: VipLevel,
  depositOverUsd: string,
  extraDepositShare: string,
  contractFeeDiscount: string,
  optionsFeeDiscount: string,
  coinFeeDiscount: string,
  dailyWithdrawalUsd: string,
  cardCashbackShare: string,
  loanLimitShare: string,
): VipTier => ({
  tier: level,
  depositOverUsd,
  extraDepositShare,
  contractFeeDiscount,
  optionsFeeDiscount,
  coinFeeDiscount,
  dailyWithdrawalUsd,
  cardCashbackShare,
  loanLimitShare,
});

// In the order of the specification's columns, so that both can be compared: level; deposits above, USD; extra deposit;
// discounts on futures, options and spot fees; daily withdrawal, USD; card cashback; loan limit.
export const VIP_TIERS: readonly VipTier[] = [
  tier(1, '100000', '0.02', '0.10', '0.17', '0.10', '50000', '0.02', '0.20'),
  tier(2, '200000', '0.03', '0.15', '0.20', '0.15', '100000', '0.03', '0.30'),
  tier(3, '300000', '0.04', '0.20', '0.25', '0.30', '200000', '0.04', '0.40'),
  tier(4, '500000', '0.05', '0.35', '0.35', '1.00', '500000', '0.05', '0.50'),
];

/** A level that this version does not know is treated as one without discount, so that costs are not shown too low. */
export const knownVipLevel = (level: number): number => (VIP_TIERS.some(({ tier }) => tier === level) ? level : 0);

/** The terms of a level, null for 0. @throws RangeError for a level that does not exist. */
export function vipTier(level: number): VipTier | null {
  if (level === 0) return null;
  const found = VIP_TIERS.find((candidate) => candidate.tier === level);
  if (!found) throw new RangeError(`no VIP level ${level}: levels are 0 to ${VIP_TIERS.length}`);
  return found;
}

/** The level for a total of deposits. */
export function vipLevelOf(depositsUsd: string | number | Money): VipLevel {
  const deposits = new Decimal(depositsUsd);
  return VIP_TIERS.findLast((candidate) => deposits.gt(candidate.depositOverUsd))?.tier ?? 0;
}

/** The most a customer may borrow, in the unit of `assets`: a fraction of all assets, and zero without a VIP tier. */
export const loanLimit = (assets: Money, level: number): Money =>
  roundCredit(assets.mul(vipTier(level)?.loanLimitShare ?? '0'));

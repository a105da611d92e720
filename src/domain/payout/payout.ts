import { IDENTITY_LIMITS, type IdentityLevel } from '../identity/limits';
import { vipTier } from '../membership/vip';
import { Decimal, MONEY_DECIMALS, type Money, max, min, roundCredit, roundDebit, ZERO } from '../money/money';

/** Destination of a withdrawal (contract section 1.3): an address, a domestic bank card, an international one. */
export const TO_ADDRESS = 0;
export const TO_CARD = 1;
export const TO_CARD_ABROAD = 2;
export const PAYOUT_TYPES = [TO_ADDRESS, TO_CARD, TO_CARD_ABROAD] as const;
export type PayoutType = (typeof PAYOUT_TYPES)[number];

/** Daily withdrawal limit without a VIP tier, in USD (designed: the specification gives none). */
export const DAILY_USD_WITHOUT_VIP = '20000';
/** Limits apply to this period before a request, not to a calendar day. */
export const LIMIT_WINDOW_MS = 86_400_000;
/** Customers below this credit score cannot withdraw (the rule is observed, the number is designed). */
export const PAYOUT_MIN_SCORE = 60;

/** USD that a VIP level may withdraw in 24 hours (specification section 6). */
export const dailyUsdOf = (vipLevel: number): Money =>
  new Decimal(vipTier(vipLevel)?.dailyWithdrawalUsd ?? DAILY_USD_WITHOUT_VIP);

/** A fee in its wire form: a flat amount of the coin, or a fraction of the amount if `ratetype` is 1. */
export interface FeeTerms {
  readonly rate: Money;
  readonly ratetype: 0 | 1;
}

/** The fee of an amount, rounded up to the smallest unit in the exchange's favour. */
export function payoutFee(amount: Money, { rate, ratetype }: FeeTerms): Money {
  return ratetype === 1 ? roundDebit(amount.times(rate)) : rate;
}

/** The amount that arrives, at least zero. */
export function payoutArrives(amount: Money, terms: FeeTerms): Money {
  return max(ZERO, amount.minus(payoutFee(amount, terms)));
}

/** The value of a withdrawal as counted against the limits, both rounded up. */
export interface Worth {
  readonly usd: Money;
  readonly btc: Money;
}

/** @param price USD of one unit of the coin @param btcPrice USD of one bitcoin */
export function worthOf(amount: Money, price: Money, btcPrice: Money): Worth {
  const usd = roundDebit(amount.times(price));
  return { usd, btc: roundDebit(usd.div(btcPrice)) };
}

/** Identity levels are limited in bitcoin, VIP tiers in dollars (specification section 6). */
export type DailyRule = 'identity' | 'vip';

/** The remaining limits of the last 24 hours, and the rule that leaves less. */
export interface DailyRoom {
  readonly rule: DailyRule;
  readonly leftUsd: Money;
  readonly identityLimitBtc: Money;
  readonly identityLeftBtc: Money;
  readonly vipLimitUsd: Money;
  readonly vipLeftUsd: Money;
}

/** @param identityLevel 0 is unverified: no withdrawals @param used requests of the last 24 hours */
export function dailyRoom(identityLevel: IdentityLevel, vipLevel: number, used: Worth, btcPrice: Money): DailyRoom {
  const identityLimitBtc = new Decimal(IDENTITY_LIMITS[identityLevel].withdrawalBtc24h);
  const vipLimitUsd = dailyUsdOf(vipLevel);
  const identityLeftBtc = max(ZERO, identityLimitBtc.minus(used.btc));
  const vipLeftUsd = max(ZERO, vipLimitUsd.minus(used.usd));
  const identityLeftUsd = roundCredit(identityLeftBtc.times(btcPrice));
  const rule = identityLeftUsd.lt(vipLeftUsd) ? 'identity' : 'vip';
  return {
    rule,
    leftUsd: min(identityLeftUsd, vipLeftUsd),
    identityLimitBtc,
    identityLeftBtc,
    vipLimitUsd,
    vipLeftUsd,
  };
}

/** The largest amount of a coin within the limit, rounded down so that requesting exactly this amount is allowed. */
export function mostOfCoin(leftUsd: Money, price: Money): Money {
  return leftUsd.div(price).toDecimalPlaces(MONEY_DECIMALS, Decimal.ROUND_DOWN);
}

/** The largest fiat order of an identity level, in dollars (specification section 6); 0 if unverified. */
export function fiatUsdPerOrder(identityLevel: IdentityLevel): Money {
  return new Decimal(IDENTITY_LIMITS[identityLevel].fiatUsdPerOrder);
}

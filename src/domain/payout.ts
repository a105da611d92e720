import { IDENTITY_LIMITS, type IdentityLevel } from './identity-limits';
import { Decimal, MONEY_DECIMALS, type Money, max, min, roundCredit, roundDebit, ZERO } from './money';
import { vipTier } from './vip';

/** Where a withdrawal goes (contract section 1.3): an address, a domestic bank card, an international one. */
export const TO_ADDRESS = 0;
export const TO_CARD = 1;
export const TO_CARD_ABROAD = 2;
export const PAYOUT_TYPES = [TO_ADDRESS, TO_CARD, TO_CARD_ABROAD] as const;
export type PayoutType = (typeof PAYOUT_TYPES)[number];

/** What somebody without a VIP tier may withdraw in 24 hours, in USD (designed: the specification says nothing). */
export const DAILY_USD_WITHOUT_VIP = '20000';
/** Limits hold for as long as this before a request, not for a calendar day. */
export const LIMIT_WINDOW_MS = 86_400_000;
/** Below this credit score nothing leaves the exchange (observed that there is one; the number is designed). */
export const PAYOUT_MIN_SCORE = 60;

/** USD a VIP level may withdraw in 24 hours (specification section 6). */
export const dailyUsdOf = (vipLevel: number): Money =>
  new Decimal(vipTier(vipLevel)?.dailyWithdrawalUsd ?? DAILY_USD_WITHOUT_VIP);

/** A fee as the wire tells it: a flat amount of the coin, or with `ratetype` 1 a fraction of the amount. */
export interface FeeTerms {
  readonly rate: Money;
  readonly ratetype: 0 | 1;
}

/** What is kept of an amount: rounded up to what can be booked, in the house's favour. */
export function payoutFee(amount: Money, { rate, ratetype }: FeeTerms): Money {
  return ratetype === 1 ? roundDebit(amount.times(rate)) : rate;
}

/** What arrives of an amount; never less than nothing. */
export function payoutArrives(amount: Money, terms: FeeTerms): Money {
  return max(ZERO, amount.minus(payoutFee(amount, terms)));
}

/** What a withdrawal weighs against the limits, both rounded up. */
export interface Worth {
  readonly usd: Money;
  readonly btc: Money;
}

/** @param price USD of one unit of the coin @param btcPrice USD of one bitcoin */
export function worthOf(amount: Money, price: Money, btcPrice: Money): Worth {
  const usd = roundDebit(amount.times(price));
  return { usd, btc: roundDebit(usd.div(btcPrice)) };
}

/** Identity levels count in bitcoin, VIP tiers in dollars (specification section 6). */
export type DailyRule = 'identity' | 'vip';

/** What is left of the last 24 hours, and which of the two rules leaves less. */
export interface DailyRoom {
  readonly rule: DailyRule;
  readonly leftUsd: Money;
  readonly identityLimitBtc: Money;
  readonly identityLeftBtc: Money;
  readonly vipLimitUsd: Money;
  readonly vipLeftUsd: Money;
}

/** @param identityLevel 0 unverified: nothing may leave @param used what was requested in the last 24 hours */
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

/** Which rule an amount would break; the identity's is told first, as it is the harder to change. */
export function brokenRule({ usd, btc }: Worth, room: DailyRoom): DailyRule | null {
  if (btc.gt(room.identityLeftBtc)) return 'identity';
  return usd.gt(room.vipLeftUsd) ? 'vip' : null;
}

/** The most of a coin that is left today. Rounded down: asking for just this much is within the limit. */
export function mostOfCoin(leftUsd: Money, price: Money): Money {
  return leftUsd.div(price).toDecimalPlaces(MONEY_DECIMALS, Decimal.ROUND_DOWN);
}

/** Dollars one fiat order of an identity level may be worth (specification section 6); 0 unverified. */
export function fiatUsdPerOrder(identityLevel: IdentityLevel): Money {
  return new Decimal(IDENTITY_LIMITS[identityLevel].fiatUsdPerOrder);
}

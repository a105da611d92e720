import type { Pair } from '@/data/queries/quotes';
import { Decimal, type Money, ZERO } from '@/domain/money';
import { VIP_TIERS } from '@/domain/vip';

/** How a market's futures trade; null is what a server does not tell. */
export interface FuturesTerms {
  readonly priceDecimals: number;
  /** Coins in a lot. */
  readonly shareNum: Money | null;
  /** An amount of the price; zero where it is not told, for then nothing is known to be added. */
  readonly spread: Money;
  /** Percent of the position's value, before the VIP discount. */
  readonly feePercent: Money | null;
  /** Percent of the position's value, a night. */
  readonly overnightPercent: Money | null;
}

const known = (text: string | undefined): Money | null => {
  const value = text === undefined ? null : new Decimal(text);
  return value?.gt(0) ? value : null;
};

export function futuresTerms(pair: Pair): FuturesTerms {
  return {
    priceDecimals: pair.price_decimals,
    shareNum: known(pair.lever_share_num),
    spread: known(pair.spread) ?? ZERO,
    feePercent: pair.lever_trade_fee === undefined ? null : new Decimal(pair.lever_trade_fee),
    overnightPercent: pair.overnight === undefined ? null : new Decimal(pair.overnight),
  };
}

/** A level that this version does not know pays the full fee here: better too much shown than too little. */
export const knownVipLevel = (level: number): number => (VIP_TIERS.some(({ tier }) => tier === level) ? level : 0);

/** Whether a market has futures at all. */
export const hasFutures = (pair: Pair): boolean => pair.open_lever;

/** Whether and why a market's futures take no orders. Servers that do not say are open, and refuse by themselves. */
export function futuresState(pair: Pair): 'open' | 'closed' | 'halted' | 'notOpen' {
  if (!hasFutures(pair)) return 'notOpen';
  if (pair.is_open === false) return 'closed';
  return pair.is_halted ? 'halted' : 'open';
}

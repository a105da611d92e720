import type { Pair } from '@/data/market/quotes';
import type { FuturesCosts } from '@/domain/futures/order';
import { Decimal, type Money, ZERO } from '@/domain/money/money';

/** Futures terms of a market; null where a server does not send them. */
export interface FuturesTerms extends FuturesCosts {
  readonly priceDecimals: number;
  /** In percent of the position's value, per night. */
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

export const hasFutures = (pair: Pair): boolean => pair.open_lever;

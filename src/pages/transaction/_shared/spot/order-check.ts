import type { Pair } from '@/data/market/quotes';
import { Decimal, type Money } from '@/domain/money/money';
import type { OrderLimits } from '@/domain/spot/order-limits';
import { BUY, type Side, type SpotTerms } from '@/domain/spot/spot';

/**
 * Terms of a market. A term which a server does not send is replaced by the least strict one; the server then refuses
 * orders itself.
 */
export function termsOf(pair: Pair): SpotTerms {
  return {
    priceDecimals: pair.price_decimals,
    amountDecimals: pair.amount_decimals,
    minAmount: new Decimal(pair.min_amount ?? 0),
    feeShare: new Decimal(pair.coin_trade_fee ?? 0),
  };
}

/** Limits that a server declares for orders of a market; none where it declares none. */
export function limitsOf({ min_notional: least, price_band: band, legal_name: quote }: Pair): OrderLimits {
  return {
    minNotional: least === undefined ? null : new Decimal(least),
    band: band
      ? { buyLow: band.buy_low, buyHigh: band.buy_high, sellLow: band.sell_low, sellHigh: band.sell_high }
      : null,
    quote,
  };
}

/** Deviation in percent from which a limit price looks like a typing error (designed). */
export const LIKELY_TYPO_PERCENT = 10;

/** How much worse than the last price a limit price is, in percent; 0 if it is as good or better. */
export function worseThanMarket(side: Side, price: Money, last: Money): number {
  if (last.lte(0)) return 0;
  const above = price.minus(last).div(last).times(100);
  return Math.max(0, (side === BUY ? above : above.neg()).toNumber());
}

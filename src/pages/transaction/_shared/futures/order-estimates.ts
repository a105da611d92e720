import type { Pair } from '@/data/market/quotes';
import type { FuturesOrder } from '@/domain/futures/order';
import { Decimal, type Money, min } from '@/domain/money/money';
import { futuresTerms } from '../../../_shared/futures/terms';
import { formPrice } from '../market/form-price';
import { percentOf } from '../spot/estimate';
import type { OrderFacts } from './order-input';
import { largestShare, previewOf } from './preview';

/** Figures of an order at the present price; null while unknown. */
export interface OrderEstimates {
  /** The order's lots in coins. */
  readonly coins: Money | null;
  /** Margin and fee. */
  readonly required: Money | null;
  /** The number of lots that is 100 % of the slider. */
  readonly largestLots: Money | null;
  /** The order's lots in percent of `largestLots`; 0 while unknown. */
  readonly percent: number;
}

export function estimatesOf(
  order: FuturesOrder,
  pair: Pair,
  { offer, available, vipLevel }: OrderFacts,
): OrderEstimates {
  const terms = futuresTerms(pair);
  const last = new Decimal(formPrice(pair));
  const affordable = available && largestShare(order, last, terms, vipLevel, available);
  const largestLots = affordable && offer ? min(affordable, new Decimal(offer.shareLimit.max)) : affordable;
  const isTyped = order.share.isFinite();
  return {
    coins: terms.shareNum && isTyped ? terms.shareNum.mul(order.share) : null,
    required: previewOf(order, last, terms, vipLevel)?.required ?? null,
    largestLots,
    percent: largestLots && isTyped ? percentOf(order.share, largestLots) : 0,
  };
}

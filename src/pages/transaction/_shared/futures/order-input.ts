import type { Pair } from '@/data/market/quotes';
import { LONG, SHORT } from '@/domain/futures/futures';
import { type FuturesOrder, futuresOrderViolations } from '@/domain/futures/order';
import { Decimal, type Money, typedAmount } from '@/domain/money/money';
import { futuresTerms } from '../../../_shared/futures/terms';
import { formPrice } from '../market/form-price';
import { type FuturesSide, type FuturesViolations, startingMultiple } from './order-check';
import type { FuturesDraft } from './order-draft';

/** Leverages and lot limits which the exchange offers, from /lever/deal. */
export interface Offer {
  readonly multiples: readonly number[];
  readonly shareLimit: { readonly min: number; readonly max: number };
}

/** The facts besides the market that the rules depend on; null while unknown. */
export interface OrderFacts {
  readonly offer: Offer | null;
  /** Free balance of the futures account. */
  readonly available: Money | null;
  readonly vipLevel: number;
}

/** The typed order of a side in the form that the rules expect. */
export const readOrder = (form: FuturesDraft, side: FuturesSide, offer: Offer | null): FuturesOrder => ({
  direction: side === 'long' ? LONG : SHORT,
  kind: form.kind,
  limit: typedAmount(form.price),
  share: typedAmount(form.share),
  multiple: offer ? startingMultiple(form.multiple, offer.multiples) : form.multiple,
});

/** The rules which an order breaks at the present price. */
export function violationsOf(
  order: FuturesOrder,
  pair: Pair,
  { offer, available, vipLevel }: OrderFacts,
): FuturesViolations {
  return futuresOrderViolations(order, {
    last: new Decimal(formPrice(pair)),
    priceDecimals: pair.price_decimals,
    costs: futuresTerms(pair),
    vipLevel,
    multiples: offer?.multiples ?? null,
    shareLimit: offer?.shareLimit ?? null,
    hasRoom: null,
    available,
  });
}

import { useKnownUser } from '@/data/accounts/user';
import type { Pair } from '@/data/market/quotes';
import { usePrice } from '@/data/market/use-price';
import { riskRate } from '@/domain/futures/futures';
import { entryPrice, type FuturesOrder } from '@/domain/futures/order';
import { knownVipLevel } from '@/domain/membership/vip';
import { Decimal, type Money } from '@/domain/money/money';
import { type FuturesTerms, futuresTerms } from '../../../_shared/futures/terms';
import { accountAfter, liquidationAfter, type MarginBacking, type Preview, previewOf } from './preview';
import { useMarginBacking } from './use-margin-backing';

/** All inputs of a preview. */
export interface PreviewInputs {
  readonly last: Money;
  /** Values positions for liquidation; the last price where a server has no mark price. */
  readonly mark: Money;
  readonly terms: FuturesTerms;
  readonly vipLevel: number;
  readonly backing: MarginBacking | null;
}

/** Current state of market and account. It renders with every price, so use it only in the parts which show it. */
export function usePreviewInputs(pair: Pair): PreviewInputs {
  const price = usePrice(pair.symbol);
  const last = price?.last ?? pair.now_price;
  return {
    last: new Decimal(last),
    mark: new Decimal(price?.mark ?? last),
    terms: futuresTerms(pair),
    vipLevel: knownVipLevel(useKnownUser()?.user_level ?? 0),
    backing: useMarginBacking(pair),
  };
}

export interface LivePreview {
  /** Entry price; null while it is not typed. */
  readonly price: Money | null;
  /** Null while an input is missing. */
  readonly preview: Preview | null;
  /** Null if no price causes a liquidation, or if it is unknown. */
  readonly liquidation: Money | null;
  /**
   * Whether the liquidation price can be computed: the account is known and covers the order. If true, a null
   * `liquidation` means that there is none.
   */
  readonly isKnown: boolean;
  /** Margin level in percent after the order has opened; null while unknown. */
  readonly riskAfter: Money | null;
  readonly vipLevel: number;
}

/** The result of an order at a moment. */
export function livePreviewOf(
  { last, mark, terms, vipLevel, backing }: PreviewInputs,
  order: FuturesOrder,
): LivePreview {
  const preview = previewOf(order, last, terms, vipLevel);
  // An order which the balance does not cover is refused, so it has no liquidation price.
  const isPaid = preview !== null && backing !== null && preview.required.lte(backing.available);
  const isKnown = isPaid && backing.exposure !== null;
  return {
    price: entryPrice(order, last, terms.spread),
    preview,
    liquidation: isPaid ? liquidationAfter(order, preview, mark, backing) : null,
    isKnown,
    riskAfter: isKnown ? riskRate(accountAfter(order, preview, mark, backing)) : null,
    vipLevel,
  };
}

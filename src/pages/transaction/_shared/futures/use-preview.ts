import { usePrice } from '@/data/prices';
import type { Pair } from '@/data/queries/quotes';
import { useUserInfo } from '@/data/queries/user';
import { Decimal, type Money } from '@/domain/money';
import { type FuturesOrder, liquidationAfter, type Preview, previewOf, priceOf } from './preview';
import { futuresTerms, knownVipLevel } from './terms';
import { useBacking } from './use-backing';

export interface LivePreview {
  /** What it opens at; null while that is not typed. */
  readonly price: Money | null;
  /** Null while something is missing. */
  readonly preview: Preview | null;
  /** Null where no price liquidates, or where it is not known. */
  readonly liquidation: Money | null;
  /** Whether it can be told: the account behind it is known and pays for it. Then no liquidation means safety. */
  readonly isKnown: boolean;
  readonly vipLevel: number;
}

/** What an order would become at this moment. Renders with every price: for the parts that show it, alone. */
export function useLivePreview(pair: Pair, order: FuturesOrder): LivePreview {
  const last = new Decimal(usePrice(pair.symbol)?.last ?? pair.now_price);
  const vipLevel = knownVipLevel(useUserInfo().data?.user_level ?? 0);
  const backing = useBacking(pair);
  const terms = futuresTerms(pair);
  const preview = previewOf(order, last, terms, vipLevel);
  // What the balance does not pay will not be opened, so it is not liquidated either.
  const isPaid = preview !== null && backing !== null && preview.required.lte(backing.available);
  const liquidation = isPaid ? liquidationAfter(order, preview, last, backing) : null;
  return {
    price: priceOf(order, last, terms),
    preview,
    liquidation,
    isKnown: isPaid && backing.exposure !== null,
    vipLevel,
  };
}

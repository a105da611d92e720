import { usePrice } from '@/data/prices';
import type { Pair } from '@/data/queries/quotes';
import { useKnownUser } from '@/data/queries/user';
import { riskRate } from '@/domain/lever';
import { Decimal, type Money } from '@/domain/money';
import {
  accountAfter,
  type Backing,
  type FuturesOrder,
  liquidationAfter,
  type Preview,
  previewOf,
  priceOf,
} from './preview';
import { type FuturesTerms, futuresTerms, knownVipLevel } from './terms';
import { useBacking } from './use-backing';

/** All that an order's future depends on. */
export interface Moment {
  readonly last: Money;
  readonly terms: FuturesTerms;
  readonly vipLevel: number;
  readonly backing: Backing | null;
}

/** The market and the account as they are now. Renders with every price: for the parts that show it, alone. */
export function useMoment(pair: Pair): Moment {
  return {
    last: new Decimal(usePrice(pair.symbol)?.last ?? pair.now_price),
    terms: futuresTerms(pair),
    vipLevel: knownVipLevel(useKnownUser()?.user_level ?? 0),
    backing: useBacking(pair),
  };
}

export interface LivePreview {
  /** What it opens at; null while that is not typed. */
  readonly price: Money | null;
  /** Null while something is missing. */
  readonly preview: Preview | null;
  /** Null where no price liquidates, or where it is not known. */
  readonly liquidation: Money | null;
  /** Whether it can be told: the account behind it is known and pays for it. Then no liquidation means safety. */
  readonly isKnown: boolean;
  /** Of the account, in percent, once it is open; null where it cannot be told. */
  readonly riskAfter: Money | null;
  readonly vipLevel: number;
}

/** What an order would become at a moment. */
export function liveOf({ last, terms, vipLevel, backing }: Moment, order: FuturesOrder): LivePreview {
  const preview = previewOf(order, last, terms, vipLevel);
  // What the balance does not pay will not be opened, so it is not liquidated either.
  const isPaid = preview !== null && backing !== null && preview.required.lte(backing.available);
  const isKnown = isPaid && backing.exposure !== null;
  return {
    price: priceOf(order, last, terms),
    preview,
    liquidation: isPaid ? liquidationAfter(order, preview, last, backing) : null,
    isKnown,
    riskAfter: isKnown ? riskRate(accountAfter(order, preview, last, backing)) : null,
    vipLevel,
  };
}

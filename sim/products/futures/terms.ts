import { Decimal, type Money } from '@/domain/money/money';
import type { Instrument } from '../../market/instruments';
import { FUTURES_FEE_PERCENT, futuresSpreadTicks, lotSize, OVERNIGHT_FEE_PERCENT } from '../quotes/market-terms';

/** Leverage multiples on offer (designed; on existing servers the operator sets them). */
export const MULTIPLES: readonly number[] = [5, 10, 20, 50, 100];
/** Numbers of lots that the client offers to pick. */
export const SHARE_PICKS: readonly number[] = [1, 5, 10, 50, 100];
export const SHARE_LIMIT = { min: 1, max: 5_000 } as const;

const FEE_PERCENT = new Decimal(FUTURES_FEE_PERCENT);
export const OVERNIGHT_PERCENT = new Decimal(OVERNIGHT_FEE_PERCENT);

export interface FuturesTerms {
  /** Coins per lot. */
  readonly shareNum: Money;
  readonly spreadTicks: number;
  readonly feePercent: Money;
  readonly overnightPercent: Money;
}

const known = new Map<number, FuturesTerms>();

/** Terms of a market's futures. */
export function futuresTermsOf(instrument: Instrument): FuturesTerms {
  const cached = known.get(instrument.index);
  if (cached) return cached;
  const terms = {
    shareNum: new Decimal(lotSize(instrument)),
    spreadTicks: futuresSpreadTicks(instrument),
    feePercent: FEE_PERCENT,
    overnightPercent: OVERNIGHT_PERCENT,
  };
  known.set(instrument.index, terms);
  return terms;
}

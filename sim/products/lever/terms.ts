import { Decimal, type Money } from '@/domain/money';
import { type Instrument, powerOfTen } from '../../market/instruments';

/** Multiples on offer (designed; the family configures them). */
export const MULTIPLES: readonly number[] = [5, 10, 20, 50, 100];
/** Lots a client offers to pick. */
export const SHARE_PICKS: readonly number[] = [1, 5, 10, 50, 100];
export const SHARE_LIMIT = { min: 1, max: 5_000 } as const;

/** Percent of the position's value, per order and per night (designed; the family's defaults are of this size). */
const FEE_PERCENT = new Decimal('0.03');
export const OVERNIGHT_PERCENT = new Decimal('0.02');
/** The spread as a share of the base price: it is a fixed amount of the price (contract section 15). */
const SPREAD_SHARE = 0.0001;
/** A lot is worth about this much at the market's base price (designed). */
const LOT_VALUE_USDT = 50;

export interface LeverTerms {
  /** Coins in a lot. */
  readonly shareNum: Money;
  readonly spreadTicks: number;
  readonly feePercent: Money;
  readonly overnightPercent: Money;
}

const known = new Map<number, LeverTerms>();

/** Futures are on coins; stocks have none, nor have tokens fresh from a subscription. */
export const hasLever = ({ kind, isToken }: Instrument): boolean => kind === 'crypto' && !isToken;

/** How a market's futures trade. */
export function leverTermsOf(instrument: Instrument): LeverTerms {
  const cached = known.get(instrument.index);
  if (cached) return cached;
  const terms = {
    shareNum: lotSize(instrument),
    spreadTicks: Math.max(1, Math.floor(instrument.basePrice * powerOfTen(instrument.priceDecimals) * SPREAD_SHARE)),
    feePercent: FEE_PERCENT,
    overnightPercent: OVERNIGHT_PERCENT,
  };
  known.set(instrument.index, terms);
  return terms;
}

/** The first power of ten that is worth enough; never finer than the market's own lots, so that values stay exact. */
function lotSize({ lotDecimals, basePrice }: Instrument): Money {
  let size = new Decimal(`1e-${lotDecimals}`);
  while (size.times(basePrice).lt(LOT_VALUE_USDT)) size = size.times(10);
  return size;
}

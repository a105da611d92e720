import { isAmount, type Money } from '../money/money';
import { type Violation, violated } from '../violation';
import { OTC_BUY, OTC_MAX_CANCELS, OTC_MAX_OPEN, OTC_SELL, type OtcSide, otcFiat } from './otc';

/** What the customer may do in OTC trading now; null for what is not known. */
export interface OtcCustomerFacts {
  /** The largest order of the identity level, in USD. */
  readonly fiatUsdPerOrder: Money | null;
  readonly hasCancelledTooMuch: boolean | null;
  readonly hasCard: boolean | null;
  /** USDT of the deposit account that can be sold. */
  readonly available: Money | null;
}

/** An offer as its taker sees it, and facts about the taker. */
export interface OtcTakeFacts extends OtcCustomerFacts {
  readonly side: OtcSide;
  readonly min: Money;
  readonly max: Money;
  readonly price: Money;
  /** Decimals of amounts in the offer's currency, and its units for one dollar. */
  readonly fiatDecimals: number;
  readonly rate: string;
  readonly openOrders: number | null;
}

type OtcTakeRefusal =
  | 'amount_invalid'
  | 'otc_too_small'
  | 'otc_too_large'
  | 'fiat_order_limit'
  | 'otc_too_many_open'
  | 'otc_too_many_cancels'
  | 'payout_details_missing'
  | 'insufficient_balance';

/** The rules which taking a number of USDT breaks, in the order of the exchange's refusals. */
export function otcTakeViolations(number: Money, facts: OtcTakeFacts): readonly Violation<OtcTakeRefusal>[] {
  const { side, min, max, price, fiatDecimals, rate, fiatUsdPerOrder: most, openOrders } = facts;
  const usd = otcFiat(number, price, side, fiatDecimals).div(rate);
  return violated(
    !isAmount(number) && { code: 'amount_invalid' },
    number.lt(min) && { code: 'otc_too_small', params: { min: min.toFixed() } },
    number.gt(max) && { code: 'otc_too_large', params: { max: max.toFixed() } },
    most && usd.gt(most) && { code: 'fiat_order_limit', params: { limit: most.toFixed() } },
    openOrders !== null && openOrders >= OTC_MAX_OPEN && { code: 'otc_too_many_open', params: { most: OTC_MAX_OPEN } },
    ...customerViolations(number, side, facts),
  );
}

/**
 * The last rules of every new order and advertisement: a buyer must not have cancelled too often, a seller needs
 * payment details and the balance.
 */
export const customerViolations = (
  number: Money,
  side: OtcSide,
  { hasCancelledTooMuch, hasCard, available }: OtcCustomerFacts,
): readonly Violation<'otc_too_many_cancels' | 'payout_details_missing' | 'insufficient_balance'>[] =>
  violated(
    side === OTC_BUY && hasCancelledTooMuch && { code: 'otc_too_many_cancels', params: { most: OTC_MAX_CANCELS } },
    side === OTC_SELL && hasCard === false && { code: 'payout_details_missing' },
    side === OTC_SELL && available && number.gt(available) && { code: 'insufficient_balance' },
  );

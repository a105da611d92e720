import type { SwapQuote } from '@/data/exchange/queries';
import { SWAP_TOLERANCE_PERCENT, type Swap, type SwapPrices, swapDrift, swapOf } from '@/domain/exchange/swap';
import { Decimal, type Money } from '@/domain/money/money';
import { type Violation, violated } from '@/domain/violation';

/** A rate of the exchange, parsed. */
export interface Rate extends SwapPrices {
  /** In percent of the given amount. */
  readonly fee: Money;
  /**
   * Validity of the rate in epoch milliseconds of the exchange clock; null on servers which do not guarantee a rate.
   */
  readonly sinceMs: number | null;
  readonly untilMs: number | null;
  /** Percentage by which the rate may move before the customer is asked again. */
  readonly tolerance: string;
}

/** @throws RangeError for a price which is not positive, so that a broken rate is never used */
export function readRate(quote: SwapQuote): Rate {
  const [from, to, fee] = [new Decimal(quote.form_price), new Decimal(quote.to_price), new Decimal(quote.fee)];
  if (from.lte(0) || to.lte(0) || fee.lt(0)) throw new RangeError(`no rate: ${quote.form_price} ${quote.to_price}`);
  const { time, valid_ms } = quote;
  return {
    from,
    to,
    fee,
    sinceMs: time ?? null,
    untilMs: time === undefined || valid_ms === undefined ? null : time + valid_ms,
    tolerance: quote.tolerance ?? SWAP_TOLERANCE_PERCENT,
  };
}

/** An exchange awaiting confirmation: amount, the rate the customer agreed to, and the newest rate. */
export interface Deal {
  readonly amount: Money;
  readonly agreed: Rate;
  readonly rate: Rate;
  /** The last attempt ended because the rate had moved. It may have come back since. */
  readonly isStopped: boolean;
}

/** A deal at a rate that the customer is about to see. */
export const dealAt = (amount: Money, rate: Rate): Deal => ({ amount, agreed: rate, rate, isStopped: false });

/** Amounts of a deal; null if they exceed what can be calculated at a renewed rate. */
export const swapOfDeal = ({ amount, rate }: Deal): Swap | null => swapOf(amount, rate, rate.fee);

/** Whether the change between two rates needs a new confirmation (designed). */
export const hasMoved = (agreed: Rate, current: Rate): boolean =>
  !agreed.fee.eq(current.fee) || swapDrift(agreed, current).gt(agreed.tolerance);

/** The rule by which the customer must confirm a deal again before it is sent: the exchange's refusal of it. */
export const dealViolations = ({ agreed, rate, isStopped }: Deal): readonly Violation<'rate_moved'>[] =>
  violated((isStopped || hasMoved(agreed, rate)) && { code: 'rate_moved', params: { percent: rate.tolerance } });

import type { SwapQuote } from '@/data/queries/exchange';
import { Decimal, type Money, money } from '@/domain/money';
import { SWAP_TOLERANCE_PERCENT, type Swap, type SwapPrices, swapDrift, swapOf } from '@/domain/swap';

/** A rate as the exchange told it, read. */
export interface Rate extends SwapPrices {
  /** Percent of what is given. */
  readonly fee: Money;
  /** Since when, and until when, the exchange stands by it, in its own time; null on servers that promise nothing. */
  readonly sinceMs: number | null;
  readonly untilMs: number | null;
  /** By how many percent it may move before the customer is asked again. */
  readonly tolerance: string;
}

/** @throws on a price that is none: a broken rate must not become an exchange */
export function readRate(quote: SwapQuote): Rate {
  const [from, to, fee] = [money(quote.form_price), money(quote.to_price), new Decimal(quote.fee)];
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

export type SwapProblem = 'positive' | 'tooLittle' | 'tooMuch';

/** What is wrong with an amount as typed; null when it can go out. */
export function problemOf(amount: Money, available: Money, rate: Rate): SwapProblem | null {
  if (!amount.isFinite() || amount.lte(0)) return 'positive';
  const swap = swapOf(amount, rate, rate.fee);
  if (!swap || swap.paid.gt(available)) return 'tooMuch';
  return swap.received.isZero() ? 'tooLittle' : null;
}

/** What waits for the customer's word: an amount, the rate they have agreed to, and the newest one. */
export interface Deal {
  readonly amount: Money;
  readonly agreed: Rate;
  readonly rate: Rate;
}

/** What a deal brings and costs; null where a renewed rate makes it more than can be counted. */
export const swapOfDeal = ({ amount, rate }: Deal): Swap | null => swapOf(amount, rate, rate.fee);

/** Whether a customer who agreed to one rate has to be asked about the other (designed). */
export const hasMoved = (agreed: Rate, current: Rate): boolean =>
  !agreed.fee.eq(current.fee) || swapDrift(agreed, current).gt(agreed.tolerance);

/** Whether the customer has to agree again before this is sent. */
export const asksAgain = ({ agreed, rate }: Deal): boolean => hasMoved(agreed, rate);

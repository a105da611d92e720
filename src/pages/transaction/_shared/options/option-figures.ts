import { CLOSED, type TimedOption } from '@/data/options/queries';
import { Decimal, type Money } from '@/domain/money/money';
import {
  DRAWN,
  LOST,
  type OptionResult,
  type OptionSide,
  type OptionTerms,
  optionPayout,
  optionProfit,
  optionResult,
  RISE,
  WON,
} from '@/domain/options/options';

/** A server which does not send the loss ratio keeps the whole lost stake (contract of /microtrade/seconds). */
const ALL_PERCENT = '100';

export const termsOf = (wire: { profit_ratio: string; loss_ratio?: string | undefined }): OptionTerms => ({
  profitRatio: new Decimal(wire.profit_ratio),
  lossRatio: new Decimal(wire.loss_ratio ?? ALL_PERCENT),
});

/** Possible profits of a stake without its fee; a loss is negative. */
export interface Prospects {
  readonly won: Money;
  readonly lost: Money;
}

export const prospectsOf = (stake: Money, terms: OptionTerms): Prospects => ({
  won: optionProfit(stake, WON, terms),
  lost: optionProfit(stake, LOST, terms),
});

/** An option with values derived from it. */
export interface OptionFigures {
  readonly side: 'up' | 'down';
  readonly stake: Money;
  readonly fee: Money;
  readonly open: Money;
  readonly prospects: Prospects;
  /** Null while the option runs. */
  readonly outcome: {
    readonly result: OptionResult;
    /** Booked profit: payout minus stake. */
    readonly profit: Money;
    /** Amount returned to the balance. */
    readonly paid: Money;
    readonly end: Money;
  } | null;
}

export function optionFigures(order: TimedOption): OptionFigures {
  const stake = new Decimal(order.number);
  const profit = new Decimal(order.fact_profits);
  return {
    side: order.type === RISE ? 'up' : 'down',
    stake,
    fee: new Decimal(order.fee),
    open: new Decimal(order.open_price),
    prospects: prospectsOf(stake, termsOf(order)),
    outcome:
      order.status === CLOSED
        ? { result: order.profit_result, profit, paid: stake.plus(profit), end: new Decimal(order.end_price) }
        : null,
  };
}

/** Result of the option if it ended at the price `last`. */
export function resultAt(order: TimedOption, last: string): { result: OptionResult; profit: Money; paid: Money } {
  const stake = new Decimal(order.number);
  const terms = termsOf(order);
  const result = optionResult(order.type as OptionSide, new Decimal(order.open_price), new Decimal(last));
  return { result, profit: optionProfit(stake, result, terms), paid: optionPayout(stake, result, terms) };
}

/** Text keys of the results. */
export const RESULT_KEYS = { [WON]: 'won', [LOST]: 'lost', [DRAWN]: 'drawn' } as const;

import { CLOSED, type TimedOption } from '@/data/queries/microtrade';
import { Decimal, type Money } from '@/domain/money';
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
} from '@/domain/options';

/** Servers that say nothing of it take all of a lost stake (contract of /microtrade/seconds). */
const ALL_PERCENT = '100';

export const termsOf = (wire: { profit_ratio: string; loss_ratio?: string | undefined }): OptionTerms => ({
  profitRatio: new Decimal(wire.profit_ratio),
  lossRatio: new Decimal(wire.loss_ratio ?? ALL_PERCENT),
});

/** What can come of a stake, without its fee: profits, negative where something is lost. */
export interface Prospects {
  readonly won: Money;
  readonly lost: Money;
}

export const prospectsOf = (stake: Money, terms: OptionTerms): Prospects => ({
  won: optionProfit(stake, WON, terms),
  lost: optionProfit(stake, LOST, terms),
});

/** An option with what screens derive from it. */
export interface OptionFigures {
  readonly side: 'up' | 'down';
  readonly stake: Money;
  readonly fee: Money;
  readonly open: Money;
  readonly prospects: Prospects;
  /** Null while it runs. */
  readonly outcome: {
    readonly result: OptionResult;
    /** What the exchange booked: payout less stake. */
    readonly profit: Money;
    /** What came back to the balance. */
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

/** How it would end at this price. */
export function standing(order: TimedOption, last: string): { result: OptionResult; profit: Money; paid: Money } {
  const stake = new Decimal(order.number);
  const terms = termsOf(order);
  const result = optionResult(order.type as OptionSide, new Decimal(order.open_price), new Decimal(last));
  return { result, profit: optionProfit(stake, result, terms), paid: optionPayout(stake, result, terms) };
}

/** Keys of the words for a result. */
export const RESULT_KEYS = { [WON]: 'won', [LOST]: 'lost', [DRAWN]: 'drawn' } as const;

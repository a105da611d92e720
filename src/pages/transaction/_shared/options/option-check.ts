import type { RefusalCode, RefusalParams } from '@/contract/refusals/codes';
import type { Pair } from '@/data/market/quotes';
import type { Duration } from '@/data/options/queries';
import { Decimal, MONEY_DECIMALS, type Money } from '@/domain/money/money';

/** Why an option is invalid, with the parameters of the text. */
export interface OptionProblem {
  readonly code: RefusalCode;
  readonly params: RefusalParams;
}

export interface Means {
  /** Null while unknown. */
  readonly available: Money | null;
  /** Fee for this stake; null if the server does not send the rate. */
  readonly fee: Money | null;
  readonly running: number;
  /** Most options which may run at once; undefined if the server does not send it. */
  readonly most: number | undefined;
}

/** The first problem of a stake, checked in the order of the exchange. */
export function stakeProblem(stake: Money, duration: Duration, means: Means): OptionProblem | null {
  const { min_amount: minimum, max_amount: maximum } = duration;
  if (!stake.isFinite() || stake.lte(0) || stake.decimalPlaces() > MONEY_DECIMALS) {
    return { code: 'amount_invalid', params: {} };
  }
  if (stake.lt(minimum)) return { code: 'stake_too_small', params: { minimum: new Decimal(minimum).toFixed() } };
  // Some servers send 0 for no limit.
  if (new Decimal(maximum).gt(0) && stake.gt(maximum)) {
    return { code: 'stake_too_large', params: { maximum: new Decimal(maximum).toFixed() } };
  }
  if (means.most !== undefined && means.running >= means.most) {
    return { code: 'too_many_options', params: { most: means.most } };
  }
  if (means.available && stake.plus(means.fee ?? 0).gt(means.available)) {
    return { code: 'insufficient_balance', params: {} };
  }
  return null;
}

export type OptionField = 'amount' | 'seconds';

const FIELDS: Partial<Record<RefusalCode, OptionField>> = {
  amount_invalid: 'amount',
  stake_too_small: 'amount',
  stake_too_large: 'amount',
  insufficient_balance: 'amount',
  seconds_not_offered: 'seconds',
};

/** Field of a refusal; null if it belongs to no field. */
export const fieldOf = (code: string | null): OptionField | null =>
  (code === null ? undefined : FIELDS[code as RefusalCode]) ?? null;

/** The largest stake: limited by the duration, and by the balance after the fee. */
export function largestStake(duration: Duration, available: Money, feePercent: Money): Money {
  const affordable = available.div(feePercent.div(100).plus(1)).toDecimalPlaces(2, Decimal.ROUND_DOWN);
  const most = new Decimal(duration.max_amount);
  return most.gt(0) && most.lt(affordable) ? most : affordable;
}

/** They share a row with the stake field. */
const MOST_PICKS = 3;

/**
 * Amounts offered for this duration: those of the server which its limits allow, otherwise multiples of its minimum. If
 * there are more than fit the row, the smallest is left out, because the stepper begins with it.
 */
export function stakePicks(picks: readonly string[], duration: Duration): readonly string[] {
  const least = new Decimal(duration.min_amount);
  const most = new Decimal(duration.max_amount);
  const fits = (amount: Money) => amount.gte(least) && (most.lte(0) || amount.lte(most));
  const offered = picks.map((pick) => new Decimal(pick)).filter(fits);
  const chosen = offered.length > 0 ? offered : [1, 2, 5, 10].map((times) => least.times(times)).filter(fits);
  const from = chosen.length > MOST_PICKS ? 1 : 0;
  return chosen.slice(from, from + MOST_PICKS).map((amount) => amount.toFixed());
}

/**
 * Whether options of a market can be bought, and why not. Without these flags the market counts as open, and the server
 * refuses orders itself.
 */
export function optionsState(pair: Pair): 'open' | 'closed' | 'halted' | 'none' {
  if (!pair.open_microtrade) return 'none';
  if (pair.is_open === false) return 'closed';
  return pair.is_halted ? 'halted' : 'open';
}

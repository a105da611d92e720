import { Decimal, isAmount, type Money } from '../money/money';
import { type Violation, violated } from '../violation';

/** Null where a fact is unknown: the exchange alone then checks its rule. */
export interface OptionFacts {
  readonly minStake: string;
  /** Null for no limit. */
  readonly maxStake: string | null;
  /** Options that run, and how many may. */
  readonly running: number | null;
  readonly maxRunning: number | null;
  /** The same option was started a moment ago. */
  readonly isRepeated: boolean | null;
  /** Charged on top of the stake. */
  readonly fee: Money | null;
  readonly available: Money | null;
}

export type OptionRule =
  | 'amount_invalid'
  | 'stake_too_small'
  | 'stake_too_large'
  | 'too_many_options'
  | 'option_repeated'
  | 'insufficient_balance';

/** The rules which a stake breaks, in the order of the exchange's refusals. NaN stands for an empty field. */
export const optionViolations = (
  stake: Money,
  { minStake, maxStake, running, maxRunning, isRepeated, fee, available }: OptionFacts,
): readonly Violation<OptionRule>[] =>
  violated(
    !isAmount(stake) && { code: 'amount_invalid' },
    stake.lt(minStake) && { code: 'stake_too_small', params: { minimum: new Decimal(minStake).toFixed() } },
    maxStake !== null &&
      stake.gt(maxStake) && { code: 'stake_too_large', params: { maximum: new Decimal(maxStake).toFixed() } },
    running !== null &&
      maxRunning !== null &&
      running >= maxRunning && { code: 'too_many_options', params: { most: maxRunning } },
    isRepeated && { code: 'option_repeated' },
    available && stake.add(fee ?? 0).gt(available) && { code: 'insufficient_balance' },
  );

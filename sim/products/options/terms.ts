import { Decimal } from '@/domain/money/money';
import type { OptionTerms } from '@/domain/options/options';

/** A duration on offer (designed; on existing servers the operator sets them). Amounts are in the quote coin. */
export interface Duration extends OptionTerms {
  readonly id: number;
  readonly seconds: number;
  readonly minStake: string;
  readonly maxStake: string;
}

const duration = (id: number, seconds: number, profit: string, minStake: string, maxStake: string): Duration => ({
  id,
  seconds,
  profitRatio: new Decimal(profit),
  lossRatio: new Decimal(100),
  minStake,
  maxStake,
});

/** Longer durations pay more and need larger stakes. */
export const DURATIONS: readonly Duration[] = [
  duration(1, 30, '10', '10', '5000'),
  duration(2, 60, '15', '50', '10000'),
  duration(3, 120, '20', '100', '20000'),
  duration(4, 180, '25', '200', '50000'),
  duration(5, 300, '30', '500', '100000'),
];

/** In percent of the stake, charged on top of it. */
export const OPTION_FEE_PERCENT = new Decimal('1');
/** Most options that a customer may have running at once. */
export const MAX_RUNNING = 20;
/** Stakes that the client offers to pick. */
export const STAKE_PICKS: readonly string[] = ['10', '50', '100', '500', '1000', '5000'];
/** The same order again within this time is refused as an accidental repeat (contract section 7). */
export const REPEAT_MS = 1_000;

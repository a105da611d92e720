import type { GameState } from '@/data/queries/game';
import { Decimal, type Money } from '@/domain/money/money';

export type StakeProblem = 'required' | 'small' | 'large' | 'day' | 'balance';

/** Why a stake is invalid, checked in the order of the exchange's refusals. `available` is null while unknown. */
export function stakeProblem(
  text: string,
  { min, max, left_today }: Pick<GameState, 'min' | 'max' | 'left_today'>,
  available: Money | null,
): StakeProblem | null {
  if (text === '' || new Decimal(text).isZero()) return 'required';
  const stake = new Decimal(text);
  if (stake.lt(min)) return 'small';
  if (stake.gt(max)) return 'large';
  if (stake.gt(left_today)) return 'day';
  return available && stake.gt(available) ? 'balance' : null;
}

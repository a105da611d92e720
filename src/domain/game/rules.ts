import { Decimal, isAmount, type Money } from '../money/money';
import { type Violation, violated } from '../violation';
import { PLAYER_SEED } from './wheel';

export interface PlayFacts {
  readonly min: string;
  readonly max: string;
  /** What may still be staked today. */
  readonly left: Money;
  /** Balance of the spot account; null while it is unknown. */
  readonly available: Money | null;
}

export type PlayRule =
  | 'amount_invalid'
  | 'seed_invalid'
  | 'stake_too_small'
  | 'stake_too_large'
  | 'game_limit'
  | 'insufficient_balance';

/** The rules which a round breaks, in the order of the exchange's refusals. NaN is an empty stake. */
export const playViolations = (
  stake: Money,
  playerSeed: string,
  { min, max, left, available }: PlayFacts,
): readonly Violation<PlayRule>[] =>
  violated(
    !isAmount(stake) && { code: 'amount_invalid' },
    !PLAYER_SEED.test(playerSeed.trim()) && { code: 'seed_invalid' },
    stake.lt(min) && { code: 'stake_too_small', params: { minimum: new Decimal(min).toFixed() } },
    stake.gt(max) && { code: 'stake_too_large', params: { maximum: new Decimal(max).toFixed() } },
    stake.gt(left) && { code: 'game_limit', params: { left: left.toFixed() } },
    available && stake.gt(available) && { code: 'insufficient_balance' },
  );

/**
 * The rules which a player's own daily limit breaks, in the order of the exchange's refusals. Null and zero mean no
 * limit.
 * @param most the exchange's daily limit
 */
export const limitViolations = (
  limit: Money | null,
  most: string,
): readonly Violation<'amount_invalid' | 'game_limit_high'>[] =>
  violated(
    limit !== null && !limit.isZero() && !isAmount(limit) && { code: 'amount_invalid' },
    limit?.gt(most) && { code: 'game_limit_high', params: { most: new Decimal(most).toFixed() } },
  );

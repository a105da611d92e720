import type { Membership } from '@/data/membership/queries';
import { Decimal, type Money } from '@/domain/money/money';

export interface Progress {
  readonly tier: number;
  /** In USD. Deposits must exceed the threshold, so at zero a small amount is still missing. */
  readonly missing: Money;
  /** 0 to 1, from the threshold of the current tier to that of the next one. */
  readonly share: number;
}

/**
 * Progress to the next tier; null for the highest tier. A tier set by the staff may be higher than the deposits allow.
 */
export function progressOf({ level, deposited_usd, tiers }: Membership): Progress | null {
  const next = tiers.find(({ tier }) => tier > level);
  if (!next) return null;
  const deposited = new Decimal(deposited_usd);
  const own = new Decimal(tiers.find(({ tier }) => tier === level)?.deposit_over ?? 0);
  const span = new Decimal(next.deposit_over).minus(own);
  // Two tiers may begin at the same amount.
  const share = span.gt(0) ? Decimal.max(0, deposited.minus(own)).div(span) : new Decimal(1);
  return {
    tier: next.tier,
    missing: Decimal.max(0, new Decimal(next.deposit_over).minus(deposited)),
    share: Math.min(1, share.toNumber()),
  };
}

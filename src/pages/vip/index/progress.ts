import type { VipStanding } from '@/data/queries/membership';
import { Decimal, type Money } from '@/domain/money';

export interface Progress {
  readonly tier: number;
  /** USD; deposits must be more than this, so at nothing missing there is still a little to go. */
  readonly missing: Money;
  /** 0 to 1, from the threshold of the own tier to that of the next. */
  readonly share: number;
}

/** How far it is to the next tier; null at the top. A tier that staff has set may be ahead of its deposits. */
export function progressOf({ level, deposited_usd, tiers }: VipStanding): Progress | null {
  const next = tiers.find(({ tier }) => tier > level);
  if (!next) return null;
  const deposited = new Decimal(deposited_usd);
  const own = new Decimal(tiers.find(({ tier }) => tier === level)?.deposit_over ?? 0);
  const span = new Decimal(next.deposit_over).minus(own);
  const share = Decimal.max(0, deposited.minus(own)).div(span);
  return {
    tier: next.tier,
    missing: Decimal.max(0, new Decimal(next.deposit_over).minus(deposited)),
    share: Math.min(1, share.toNumber()),
  };
}

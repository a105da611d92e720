import { Decimal, type Money, ZERO } from '@/domain/money/money';
import type { World } from '../../world';
import { PAY_ASSET } from './opening';
import { needProject } from './project';
import { APPLIED, ISSUED } from './tables';

/**
 * A customer's holdings in token subscriptions, by asset: the payments until the allocation, then the tokens until they
 * can be sold.
 */
export function subscribedBy(world: World, userId: number): ReadonlyMap<string, Money> {
  const held = new Map<string, Money>();
  const add = (asset: string, amount: string) => {
    const sum = (held.get(asset) ?? ZERO).add(new Decimal(amount));
    if (sum.gt(0)) held.set(asset, sum);
  };
  for (const { status, projectId, paid, allocated } of world.tables.subscriptions.list('user', userId)) {
    if (status === APPLIED) add(PAY_ASSET, paid);
    const { row, instrument } = needProject(world, projectId);
    if (status === ISSUED && row.phase === 'issued') add(instrument.base, allocated);
  }
  return held;
}

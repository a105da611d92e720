import { Decimal, type Money, ZERO } from '@/domain/money/money';
import type { World } from '../../world';
import { isLocked } from './applications';
import { PAY_ASSET } from './opening';
import { needProject } from './project';
import { APPLIED, PAID } from './tables';

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
  for (const order of world.tables.subscriptions.list('user', userId)) {
    if (order.status === APPLIED) add(PAY_ASSET, order.paid);
    const project = needProject(world, order.projectId);
    if (order.status === PAID || isLocked(world, project, order)) add(project.instrument.base, order.allocated);
  }
  return held;
}

import type { CallInput, CallRefusal } from '@/contract/calls';
import { ONGOING, subscriptionCost, subscriptionViolations, timeStatusAt, WARM_UP } from '@/domain/ieo/subscription';
import { Decimal } from '@/domain/money/money';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import { PAY_ASSET } from './opening';
import { appliedNow, type Project, projectOf } from './project';
import { APPLIED, type SubscriptionRow } from './tables';

type Application = CallInput<'POST /project/order'>;

/**
 * Applies for coins and freezes their cost in the spot account until the sale ends. The order of the refusals is part
 * of the contract.
 */
export function subscribe(
  world: World,
  userId: number,
  { project_id, amount }: Application,
): Outcome<SubscriptionRow, CallRefusal<'POST /project/order'>> {
  const project = projectOf(world, project_id);
  if (!project) return refuse('project_unknown');
  const { row, sale } = project;
  const status = timeStatusAt(world.nowMs, row);
  if (status === WARM_UP) return refuse('project_not_open');
  if (status !== ONGOING || row.phase !== 'sale') return refuse('project_ended');
  const violations = subscriptionViolations(amount, {
    token: project.instrument.base,
    terms: sale,
    applied: appliedNow(world, project, userId),
    available: world.ledger.available(userId, 'change', PAY_ASSET),
  });
  return refusalOf(violations) ?? ok(book(world, userId, project, amount));
}

function book(world: World, userId: number, { row, sale }: Project, amount: Decimal): SubscriptionRow {
  const { projects, subscriptions } = world.tables;
  const paid = subscriptionCost(sale.price, amount);
  const order = subscriptions.insert({
    id: subscriptions.nextId(),
    userId,
    projectId: row.id,
    status: APPLIED,
    amount: amount.toFixed(),
    paid: paid.toFixed(),
    allocated: '',
    refund: '',
    createdMs: world.nowMs,
  });
  const note = { atMs: world.nowMs, reason: 'subscription', ref: String(order.id) } as const;
  world.ledger.freeze(userId, 'change', PAY_ASSET, paid, note);
  projects.update(row.id, {
    applied: new Decimal(row.applied).add(amount).toFixed(),
    applications: row.applications + 1,
  });
  return order;
}

import { grantedShare, subscriptionCost } from '@/domain/ieo/subscription';
import { Decimal } from '@/domain/money/money';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { eachWithinLimit, partsOf, rowWaits, scheduleRow } from '../each-within-limit';
import { sendMessage } from '../messages/send';
import { PAY_ASSET } from './opening';
import { appliedTotal, needProject, type Project } from './project';
import { APPLIED, ISSUED, PAID, type SubscriptionRow } from './tables';

/**
 * The steps of a project that concern its applications. An application whose step was postponed (sim/postponement.ts)
 * runs the later steps by timers of its own.
 */
export const ALLOCATE_TIMER = 'ieo.allocate';
export const ISSUE_TIMER = 'ieo.issue';
export const LIST_TIMER = 'ieo.list';

/** The project of a timed event, and its applications with this status. */
function ordersOf(world: World, id: string, status: SubscriptionRow['status']) {
  const project = needProject(world, Number(partsOf(id).whole));
  const all = world.tables.subscriptions.list('project', project.row.id);
  return { project, orders: all.filter((order) => order.status === status) };
}

const hasCoins = ({ allocated }: SubscriptionRow): boolean => Number(allocated) > 0;

/** Whether an application's coins are issued and cannot be sold yet. */
export function isLocked(world: World, { row }: Project, order: SubscriptionRow): boolean {
  if (order.status !== ISSUED || !hasCoins(order)) return false;
  return row.phase === 'issued' || rowWaits(world, { kind: LIST_TIMER, id: projectTimerId(row.id) }, order.id);
}

export const projectTimerId = (id: number): string => String(id).padStart(4, '0');

/** Decides the share of each application, takes its cost and refunds the rest. */
export function settleEach(world: World, id: string): void {
  const { project, orders } = ordersOf(world, id, APPLIED);
  const total = appliedTotal(world, project, project.row.endMs);
  eachWithinLimit(world, { kind: ALLOCATE_TIMER, id }, orders, (order) => {
    settle(world, project, order, total);
    if (project.row.phase === 'issued' || project.row.phase === 'listed')
      scheduleRow(world, { kind: ISSUE_TIMER, id }, order.id);
  });
}

function settle(world: World, { sale, instrument }: Project, order: SubscriptionRow, total: Decimal): void {
  const amount = new Decimal(order.amount);
  const allocated = grantedShare(amount, sale.issue, total, instrument.lotDecimals);
  const cost = subscriptionCost(sale.price, allocated);
  const refund = new Decimal(order.paid).sub(cost);
  const frozen = userAccount(order.userId, 'change', PAY_ASSET, 'frozen');
  const note = { atMs: world.nowMs, ref: String(order.id) };
  if (cost.gt(0)) {
    const exchangeAccount = houseAccount('house:treasury', PAY_ASSET);
    world.ledger.transfer(frozen, exchangeAccount, cost, { ...note, reason: 'subscription' });
  }
  if (refund.gt(0)) {
    const own = userAccount(order.userId, 'change', PAY_ASSET);
    world.ledger.transfer(frozen, own, refund, { ...note, reason: 'subscriptionRefund' });
  }
  world.tables.subscriptions.update(order.id, {
    status: PAID,
    allocated: allocated.toFixed(),
    refund: refund.toFixed(),
  });
  const data = { paid: cost.toFixed(), refund: refund.toFixed(), coin: PAY_ASSET };
  sendMessage(world, order.userId, 'ieoAllocated', { token: instrument.base, amount: allocated.toFixed(), ...data });
}

/** Issues the coins of each application into the spot account, frozen until the token's market opens. */
export function issueEach(world: World, id: string): void {
  const { project, orders } = ordersOf(world, id, PAID);
  const asset = project.instrument.base;
  eachWithinLimit(world, { kind: ISSUE_TIMER, id }, orders, (order) => {
    if (hasCoins(order)) {
      const own = userAccount(order.userId, 'change', asset, 'frozen');
      const note = { atMs: world.nowMs, reason: 'subscriptionIssue', ref: String(order.id) } as const;
      world.ledger.transfer(houseAccount('house:treasury', asset), own, new Decimal(order.allocated), note);
    }
    world.tables.subscriptions.update(order.id, { status: ISSUED });
    if (project.row.phase === 'listed') scheduleRow(world, { kind: LIST_TIMER, id }, order.id);
  });
}

/** Unfreezes the coins of each application, so that they can be sold, and tells their holders. */
export function unlockEach(world: World, id: string): void {
  const { project, orders } = ordersOf(world, id, ISSUED);
  const { base: token, symbol } = project.instrument;
  const holders = new Set<number>();
  eachWithinLimit(world, { kind: LIST_TIMER, id }, orders.filter(hasCoins), ({ id: orderId, userId, allocated }) => {
    const frozen = userAccount(userId, 'change', token, 'frozen');
    const own = userAccount(userId, 'change', token);
    const note = { atMs: world.nowMs, reason: 'subscriptionUnlock', ref: String(orderId) } as const;
    world.ledger.transfer(frozen, own, new Decimal(allocated), note);
    holders.add(userId);
  });
  for (const userId of holders) sendMessage(world, userId, 'ieoListed', { token, symbol });
}

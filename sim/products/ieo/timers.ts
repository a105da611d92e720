import { grantedShare, subscriptionCost } from '@/domain/ieo/subscription';
import { Decimal } from '@/domain/money/money';
import type { TimedEvent } from '../../clock/scheduler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { notifyProject } from './notify';
import { opening, PAY_ASSET } from './opening';
import { appliedTotal, needProject, type Project } from './project';
import { ISSUED, PAID, type ProjectRow, type SubscriptionRow } from './tables';

/** A project has four timers. Applications have none, because each step handles all applications of the project. */
export const OPEN_TIMER = 'ieo.open';
export const ALLOCATE_TIMER = 'ieo.allocate';
export const ISSUE_TIMER = 'ieo.issue';
export const LIST_TIMER = 'ieo.list';

const timerId = (id: number): string => String(id).padStart(4, '0');

const instantsOf = ({ startMs, endMs, issueMs, listMs }: ProjectRow) =>
  [
    { kind: OPEN_TIMER, atMs: startMs },
    { kind: ALLOCATE_TIMER, atMs: endMs },
    { kind: ISSUE_TIMER, atMs: issueMs },
    { kind: LIST_TIMER, atMs: listMs },
  ] as const;

/** Replaces a project's timers by those of its future instants. */
export function scheduleProject(world: World, row: ProjectRow): void {
  const id = timerId(row.id);
  for (const { kind, atMs } of instantsOf(row)) {
    world.scheduler.cancel(kind, id);
    if (atMs > world.nowMs) world.scheduler.schedule({ kind, atMs, symbol: '', id });
  }
}

/**
 * Ends a sale: decides each application's share, takes its cost and refunds the rest. Only once: later calls do
 * nothing.
 */
export function allocate(world: World, id: number): void {
  const project = needProject(world, id);
  if (project.row.phase !== 'sale') return;
  const total = appliedTotal(world, project, project.row.endMs);
  for (const order of world.tables.subscriptions.list('project', id)) settle(world, project, order, total);
  world.tables.projects.update(id, { phase: 'allocated', total: total.toFixed() });
  notifyProject(world, project, 'allocated');
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

/** Issues the coins into the spot accounts, frozen until the token's market opens. */
export function issue(world: World, id: number): void {
  const project = needProject(world, id);
  if (project.row.phase !== 'allocated') return;
  const asset = project.instrument.base;
  for (const order of world.tables.subscriptions.list('project', id)) {
    const coins = new Decimal(order.allocated);
    if (coins.gt(0)) {
      const own = userAccount(order.userId, 'change', asset, 'frozen');
      const note = { atMs: world.nowMs, reason: 'subscriptionIssue', ref: String(order.id) } as const;
      world.ledger.transfer(houseAccount('house:treasury', asset), own, coins, note);
    }
    world.tables.subscriptions.update(order.id, { status: ISSUED });
  }
  world.tables.projects.update(id, { phase: 'issued' });
  notifyProject(world, project, 'issued');
}

/** Opens the token's market and unfreezes its coins, so that they can be sold. */
export function list(world: World, id: number, atMs = world.nowMs): void {
  const project = needProject(world, id);
  if (project.row.phase !== 'issued') return;
  const { instrument } = project;
  world.intervene(instrument.index, opening(instrument, project.terms, atMs));
  for (const order of world.tables.subscriptions.list('project', id)) {
    const coins = new Decimal(order.allocated);
    if (coins.isZero()) continue;
    const frozen = userAccount(order.userId, 'change', instrument.base, 'frozen');
    const own = userAccount(order.userId, 'change', instrument.base);
    const note = { atMs: world.nowMs, reason: 'subscriptionUnlock', ref: String(order.id) } as const;
    world.ledger.transfer(frozen, own, coins, note);
  }
  const holders = new Set(
    world.tables.subscriptions
      .list('project', id)
      .flatMap(({ userId, allocated }) => (Number(allocated) > 0 ? [userId] : [])),
  );
  const { base: token, symbol } = instrument;
  for (const userId of holders) sendMessage(world, userId, 'ieoListed', { token, symbol });
  world.tables.projects.update(id, { phase: 'listed' });
  notifyProject(world, project, 'listed');
}

const on =
  (run: (world: World, id: number) => void) =>
  (world: World, { id }: TimedEvent): void =>
    run(world, Number(id));

/** The end of a sale may have to wait for the books (sim/uncounted.ts). Every later step makes up for it. */
function allocateAndIssue(world: World, id: number): void {
  allocate(world, id);
  issue(world, id);
}

/** Timer handlers of token subscriptions by kind. */
export const ieoTimers = {
  [OPEN_TIMER]: on((world, id) => notifyProject(world, needProject(world, id), 'open')),
  [ALLOCATE_TIMER]: on(allocate),
  [ISSUE_TIMER]: on(allocateAndIssue),
  [LIST_TIMER]: on((world, id) => {
    allocateAndIssue(world, id);
    list(world, id);
  }),
};

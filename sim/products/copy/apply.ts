import type { CallInput, CallRefusal } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import { SIGNATURE_LENGTH } from '@/domain/accounts/validation';
import { traderApplicationViolations } from '@/domain/copy/copy';
import { type Money, money, toWire8 } from '@/domain/money/money';
import { toWireTime } from '@/domain/time';
import { type Outcome, ok, refusalOf } from '../../handler';
import { reasonFor } from '../../texts/reason';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { riskOf } from '../futures/account';
import { OPEN } from '../futures/tables';
import { sendMessage } from '../messages/send';
import { endFollow } from './follow';
import type { ApplicationRow } from './tables';

/** Least equity of the applicant's futures account, in USDT (designed). */
const MIN_EQUITY = money('100');

const equityOf = (world: World, userId: number): Money => {
  const { available, margins, profits } = riskOf(world, userId).account;
  return available.add(margins).add(profits);
};

const latestOf = ({ tables }: World, userId: number): ApplicationRow | undefined =>
  tables.traderApplications.list('user', userId, { limit: 1, newestFirst: true })[0];

/** Applies to become a trader; the application is reviewed. A rejected customer may apply again. */
export function applyAsTrader(
  world: World,
  user: UserRow,
  { introduction }: CallInput<'POST /follow/apply'>,
): Outcome<ApplicationRow, CallRefusal<'POST /follow/apply'>> {
  const { traderApplications, follows } = world.tables;
  const violations = traderApplicationViolations(introduction, {
    isMade: user.isTrader || latestOf(world, user.id)?.status === 'pending',
    isVerified: user.reviewStatus === 2,
    following: follows.count('user', user.id),
    equity: equityOf(world, user.id),
    minimum: MIN_EQUITY.toFixed(),
  });
  const refused = refusalOf(violations);
  if (refused) return refused;
  return ok(
    traderApplications.insert({
      id: traderApplications.nextId(),
      userId: user.id,
      status: 'pending',
      introduction,
      reason: '',
      createdMs: world.nowMs,
      decidedMs: 0,
    }),
  );
}

/** The customer's application to become a trader, in wire form. */
export function applicationOf(world: World, user: UserRow, lang: WireLang) {
  const { follows, leverOrders, traders } = world.tables;
  const latest = latestOf(world, user.id);
  const since = traders.get(user.id);
  return {
    status: since ? ('approved' as const) : (latest?.status ?? ('none' as const)),
    introduction: latest?.introduction ?? user.signature,
    reason: reasonFor(latest?.reason ?? '', lang),
    created_at: latest ? toWireTime(latest.createdMs) : '',
    decided_at: latest?.decidedMs ? toWireTime(latest.decidedMs) : '',
    minimum: MIN_EQUITY.toFixed(),
    equity: toWire8(equityOf(world, user.id)),
    following: follows.count('user', user.id),
    follow_num: follows.count('trader', user.id),
    copied_count: leverOrders.count('copiesOf', user.id),
  };
}

export const pendingApplications = ({ tables }: World): readonly ApplicationRow[] =>
  tables.traderApplications.list('pending', 1);

/** Lists the customer as a trader who may be followed. The introduction becomes the signature. */
export function approveApplication(world: World, id: number): ApplicationRow {
  const { traderApplications, users } = world.tables;
  const decided = traderApplications.update(id, { status: 'approved', decidedMs: world.nowMs });
  // Cut by characters, as the rule of signatures counts them; in one line; and without an emoji joiner at the end,
  // whose next part was cut off.
  const line = [...decided.introduction.replaceAll(/\s+/g, ' ')].slice(0, SIGNATURE_LENGTH.max).join('');
  const signature = line.replace(/[\s\u200c\u200d]+$/, '');
  users.update(decided.userId, { signature });
  becomeTrader(world, decided.userId);
  sendMessage(world, decided.userId, 'traderApproved', {});
  return decided;
}

/**
 * Makes a customer a trader and ends the customer's own follows. Open positions count in the record, so `sinceMs` is
 * the opening of the oldest one.
 */
export function becomeTrader(world: World, userId: number): void {
  const { users, traders, follows, leverOrders } = world.tables;
  for (const row of follows.list('user', userId)) endFollow(world, row);
  users.update(userId, { isTrader: true });
  // The lowest id is not always the oldest position: a limit order has its id before it opens.
  const opened = leverOrders.list('userStatus', `${userId}|${OPEN}`).map(({ openedMs }) => openedMs);
  traders.insert({ id: userId, simulatedNumber: 0, sinceMs: Math.min(world.nowMs, ...opened) });
}

/** Rejects an application and tells the customer the reason. */
export function rejectApplication(world: World, id: number, reason: string): void {
  const patch = { status: 'rejected', reason, decidedMs: world.nowMs } as const;
  const { userId } = world.tables.traderApplications.update(id, patch);
  sendMessage(world, userId, 'traderRejected', { reason });
}

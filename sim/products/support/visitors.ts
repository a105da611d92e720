import { type Outcome, ok, refuse } from '../../handler';
import type { World } from '../../world';
import { waitOf } from '../throttle';
import type { VisitorMessageRow } from './tables';

/** Three messages in five minutes (designed). The limit is low, because visitors are not verified. */
export const VISITOR_PACE = { count: 3, withinMs: 5 * 60_000 } as const;

type Written = Pick<VisitorMessageRow, 'account' | 'text' | 'from'>;

/**
 * Stores a message of a visitor who cannot log in. The limit applies to each connection address and to each account.
 */
export function writeAsVisitor(world: World, written: Written): Outcome<VisitorMessageRow, 'message_throttled'> {
  const { visitorMessages } = world.tables;
  const newest = { limit: VISITOR_PACE.count, newestFirst: true };
  const seconds = Math.max(
    waitOf(world.nowMs, visitorMessages.list('from', written.from, newest), VISITOR_PACE),
    waitOf(world.nowMs, visitorMessages.list('account', written.account.toLowerCase(), newest), VISITOR_PACE),
  );
  if (seconds > 0) return refuse('message_throttled', { seconds });
  const id = visitorMessages.nextId();
  return ok(visitorMessages.insert({ ...written, id, atMs: world.nowMs, status: 'waiting' }));
}

/** Records the decision. Throws on a message that no longer waits, because a decision is final. */
function settle({ tables }: World, id: string, status: 'answered' | 'dismissed'): void {
  const row = tables.visitorMessages.need(Number(id));
  if (row.status !== 'waiting') throw new Error(`message ${id} of a visitor does not wait for an answer`);
  tables.visitorMessages.update(row.id, { status });
}

/**
 * Review of visitors' messages (sim/products/review.ts). Approving a message marks it as answered. The answer
 * itself goes to the writer's address, outside of the app.
 */
export const visitorReview = {
  kind: 'visitor',
  list: (world: World) =>
    world.tables.visitorMessages.list('waiting', 1).map(({ id, account, text, atMs }) => ({
      id: String(id),
      userId: 0,
      writer: account,
      sinceMs: atMs,
      summary: { text: `“${text}”` },
    })),
  approve: (world: World, id: string) => settle(world, id, 'answered'),
  reject: (world: World, id: string) => settle(world, id, 'dismissed'),
};

import * as v from 'valibot';
import { runsWithinLimit } from '../ledger/balance-limit';
import type { LiveWorld } from '../live-world';
import type { Review } from '../products/review';
import { encodeReason } from '../texts/reason';
import { texts } from '../texts/scenario-texts';
import { ControlError, changes, steers } from './action';

/** The id in the back office, such as `deposit:12`: the kind and the product's own id. */
const idOf = (kind: string, id: string) => `${kind}:${id}`;

/** The back office actions for all kinds of requests. */
export function reviewActions(reviews: readonly Review[]) {
  const queue = (world: LiveWorld) =>
    reviews
      .flatMap(({ kind, list }) => list(world).map((item) => ({ ...item, kind, id: idOf(kind, item.id) })))
      .sort((a, b) => a.sinceMs - b.sinceMs || (a.id < b.id ? -1 : 1));

  const waiting = (world: LiveWorld, id: string): { review: Review; ownId: string } => {
    const review = reviews.find(({ kind }) => id.startsWith(idOf(kind, '')));
    const ownId = review ? id.slice(review.kind.length + 1) : '';
    if (review?.list(world).some((item) => item.id === ownId)) return { review, ownId };
    throw new ControlError(`nothing waits for review under ${id}: backOffice.list names what does`);
  };

  /** @throws ControlError when the decision would push a balance over its limit */
  const decide = (id: string, decision: 'approved' | 'rejected', work: () => void) => {
    if (!runsWithinLimit(work))
      throw new ControlError(`${id} cannot be ${decision}: a balance would exceed what the exchange can book`);
    return { id };
  };

  return {
    'backOffice.list': steers({}, ({ world }) =>
      queue(world).map(({ id, kind, userId, writer, sinceMs, summary }) => {
        const user = world.tables.users.get(userId);
        const who = user?.nickname || user?.accountNumber || writer || String(userId);
        return { id, kind, who, userId, sinceMs, summary };
      }),
    ),
    'backOffice.approve': changes({ id: v.string() }, ({ world }, { id }) => {
      const { review, ownId } = waiting(world, id);
      return decide(id, 'approved', () => review.approve(world, ownId));
    }),
    'backOffice.reject': changes(
      {
        id: v.string(),
        /** A plain text stays in its language; scenarios give the reason in all languages. */
        reason: v.union([v.pipe(v.string(), v.trim(), v.minLength(1, 'say why: the customer reads it')), texts]),
      },
      ({ world }, { id, reason }) => {
        const { review, ownId } = waiting(world, id);
        return decide(id, 'rejected', () => review.reject(world, ownId, encodeReason(reason)));
      },
    ),
  };
}

import type { CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import { NO_RECORD } from '@/domain/identity/identity';
import { reasonFor } from '../../texts/reason';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';

const seconds = (ms: number) => Math.floor(ms / 1000);

/**
 * The customer's own identity in wire form. `real_data` is null without a record, also for verified customers whom a
 * test or a generated crowd created without a document.
 */
export function realState(world: World, user: UserRow, lang: WireLang): CallReply<'GET /real/state'> {
  const identity = world.tables.identities.get(user.id);
  const failure = world.tables.identityFailures.get(user.id);
  return {
    real_status: user.reviewStatus,
    review_status: user.reviewStatus,
    advanced_review_status: user.advancedStatus,
    real_data: identity
      ? {
          id: identity.id,
          user_id: user.id,
          id_type: identity.documentId,
          name: identity.name,
          card_id: identity.number,
          review_status: user.reviewStatus,
          advanced_user: user.advancedStatus === NO_RECORD ? null : user.advancedStatus,
          front_pic: identity.frontPicture,
          reverse_pic: identity.reversePicture,
          create_time: seconds(identity.createdMs),
          review_time: identity.reviewedMs === 0 ? null : seconds(identity.reviewedMs),
        }
      : null,
    failed: failure
      ? { level: failure.level, reason: reasonFor(failure.reason, lang), time: seconds(failure.atMs) }
      : null,
  };
}

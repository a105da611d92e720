import type { World } from '../../world';
import type { AccountHistory } from '../accounts/account-history';
import type { UserRow } from '../accounts/tables';
import { samplePicture } from './sample-picture';

/**
 * Inserts the identity record of a seed customer, to match the statuses of `user` (designed): an Indonesian identity
 * card whose number is derived from the user's id, so that it is unique.
 */
export function seedIdentity(world: World, user: UserRow, name: string, history: AccountHistory): void {
  const { advancedStatus, reviewStatus } = user;
  const reviewedMs = advancedStatus === 2 ? history.advancedApprovedMs : history.basicApprovedMs;
  const showsPictures = advancedStatus !== 0;
  const isWaiting = advancedStatus === 1 || reviewStatus === 1;
  const side = (which: 'front' | 'back') => (showsPictures ? samplePicture(which) : '');
  world.tables.identities.insert({
    id: user.id,
    documentId: 0,
    name,
    number: `327301${String(10 + (user.id % 18))}0590${String(user.id).padStart(4, '0')}`,
    frontPicture: side('front'),
    reversePicture: side('back'),
    waiting: isWaiting ? (showsPictures ? 2 : 1) : 0,
    askedMs: advancedStatus === 0 ? history.basicAskedMs : history.advancedAskedMs,
    createdMs: history.basicAskedMs,
    reviewedMs: reviewStatus === 2 ? reviewedMs : 0,
  });
}

import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { samplePicture } from './sample-picture';

const DAY_MS = 86_400_000;

/**
 * The record of somebody the exchange starts with, as the statuses of `user` want it (designed): an Indonesian
 * identity card whose number follows from the user's id, so that no two share one.
 */
export function showDocument(world: World, user: UserRow, name: string): void {
  const askedMs = world.nowMs - DAY_MS;
  const showsPictures = user.advancedStatus !== 0;
  const isWaiting = user.advancedStatus === 1 || user.reviewStatus === 1;
  const side = (which: 'front' | 'back') => (showsPictures ? samplePicture(which) : '');
  world.tables.identities.insert({
    id: user.id,
    documentId: 0,
    name,
    number: `327301${String(10 + (user.id % 18))}0590${String(user.id).padStart(4, '0')}`,
    frontPicture: side('front'),
    reversePicture: side('back'),
    waiting: isWaiting ? (showsPictures ? 2 : 1) : 0,
    askedMs,
    createdMs: askedMs,
    reviewedMs: user.reviewStatus === 2 ? world.nowMs - DAY_MS / 2 : 0,
  });
}

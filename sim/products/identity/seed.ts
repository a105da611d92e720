import type { World } from '../../world';
import type { AccountHistory } from '../accounts/account-history';
import type { UserRow } from '../accounts/tables';

/** Drawing of one side of an identity card, because personas have no photographs. It is marked as a sample. */
function drawing(side: 'front' | 'back'): string {
  const lines =
    side === 'front'
      ? '<rect x="34" y="60" width="84" height="104" rx="6" fill="#8f98a3"/><circle cx="76" cy="96" r="21" fill="#c9ced6"/>' +
        '<path d="M44 164c4-30 60-30 64 0z" fill="#c9ced6"/>' +
        '<path d="M140 72h140M140 98h110M140 124h126M140 150h84" stroke="#6d7681" stroke-width="9"/>'
      : '<rect x="0" y="34" width="320" height="36" fill="#4d545d"/>' +
        '<path d="M34 104h252M34 130h206M34 156h232" stroke="#8f98a3" stroke-width="9"/>';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 202"><rect width="320" height="202" rx="14" fill="#dfe3e8"/>' +
    `${lines}<text x="160" y="192" text-anchor="middle" font-family="sans-serif" font-size="15" fill="#b3261e">SAMPLE</text></svg>`
  );
}

/** Base64, because a literal "%" must not occur in any body a client decodes. */
const samplePicture = (side: 'front' | 'back'): string => `data:image/svg+xml;base64,${btoa(drawing(side))}`;

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

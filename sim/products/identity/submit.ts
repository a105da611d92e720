import type { CallInput } from '@/contract/calls';
import {
  APPROVED,
  DOCUMENT_IDS,
  type DocumentId,
  documentViolations,
  normalName,
  normalNumber,
  PENDING,
  pictureViolations,
} from '@/domain/identity/identity';
import { ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { ownPicture } from '../content/uploads';
import { documentKey } from './tables';

type Fields = CallInput<'POST /user/real'>;

/** Submits Lv1: the type, name and number of a document. Refusals in the order of the contract. */
export function submitBasic(world: World, user: UserRow, { id_type, name = '', card_id = '' }: Fields) {
  if (user.email === '') return refuse('email_unbound');
  if (user.phone === '') return refuse('phone_unbound');
  if (user.reviewStatus === PENDING) return refuse('identity_pending');
  if (user.reviewStatus === APPROVED) return refuse('identity_approved');
  const documentId = documentIdOf(id_type);
  const refused = refusalOf(documentViolations({ kind: documentId ?? null, name, number: card_id }));
  if (refused) return refused;
  if (documentId === undefined) return refuse('document_type');
  const number = normalNumber(card_id);
  const { identities, users } = world.tables;
  if (identities.first('paper', documentKey(documentId, number))) return refuse('document_number_used');
  identities.insert({
    id: user.id,
    documentId,
    name: normalName(name),
    number,
    frontPicture: '',
    reversePicture: '',
    waiting: 1,
    askedMs: world.nowMs,
    createdMs: world.nowMs,
    reviewedMs: 0,
  });
  users.update(user.id, { reviewStatus: PENDING });
  forgetFailure(world, user.id);
  return ok(null);
}

const documentIdOf = (text: string | undefined): DocumentId | undefined =>
  DOCUMENT_IDS.find((id) => String(id) === text);

/** Submits Lv2: both sides of the document, as pictures that this customer has uploaded. */
export function submitAdvanced(world: World, user: UserRow, { front_pic = '', reverse_pic = '' }: Fields) {
  if (user.email === '') return refuse('email_unbound');
  if (user.phone === '') return refuse('phone_unbound');
  if (user.advancedStatus === PENDING) return refuse('identity_pending');
  if (user.advancedStatus === APPROVED) return refuse('identity_approved');
  const { identities, users } = world.tables;
  const identity = identities.get(user.id);
  if (user.reviewStatus !== APPROVED || !identity) return refuse('identity_basic_first');
  const isOwn = (address: string) => ownPicture(world, user.id, address) !== null;
  const refused = refusalOf(pictureViolations(front_pic, reverse_pic, isOwn));
  if (refused) return refused;
  const pictures = { frontPicture: front_pic, reversePicture: reverse_pic };
  identities.update(user.id, { ...pictures, waiting: 2, askedMs: world.nowMs });
  users.update(user.id, { advancedStatus: PENDING });
  forgetFailure(world, user.id);
  return ok(null);
}

/** A new submission removes the last rejection. */
function forgetFailure(world: World, userId: number): void {
  const { identityFailures } = world.tables;
  if (identityFailures.get(userId)) identityFailures.remove(userId);
}

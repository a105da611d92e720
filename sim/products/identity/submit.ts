import type { CallInput } from '@/contract/calls';
import {
  APPROVED,
  DOCUMENT_IDS,
  DOCUMENTS,
  type DocumentId,
  documentName,
  documentNumber,
  normalName,
  normalNumber,
  PENDING,
  samePicture,
} from '@/domain/identity/identity';
import { ok, refuse } from '../../handler';
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
  if (documentId === undefined) return refuse('document_type');
  const problem = documentName(name) ?? documentNumber(DOCUMENTS[documentId], card_id);
  if (problem) return refuse(problem as DocumentProblem);
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

/** The refusals of the document rules, a subset of those of all validation rules. */
type DocumentProblem =
  | 'document_name_required'
  | 'document_name_invalid'
  | 'document_number_required'
  | 'id_card_invalid'
  | 'passport_invalid'
  | 'licence_invalid';

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
  if (front_pic === '') return refuse('front_required');
  if (reverse_pic === '') return refuse('reverse_required');
  for (const address of [front_pic, reverse_pic]) {
    if (!ownPicture(world, user.id, address)) return refuse('picture_unknown');
  }
  if (samePicture(front_pic, reverse_pic)) return refuse('pictures_same');
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

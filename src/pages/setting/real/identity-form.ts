import type { RefusalCode } from '@/contract/refusals/codes';
import { DOCUMENTS, documentName, documentNumber, samePicture } from '@/domain/identity/identity';
import { isOpen, type LevelLooks } from '../_shared/level-looks';
import { EMPTY_DRAFT, type IdentityDraft } from './identity-draft';

export type Step = 'account' | 'document' | 'check' | 'pictures';
/** Steps of Lv1; Lv2 has a single step. */
export const BASIC_STEPS = ['account', 'document', 'check'] as const satisfies readonly Step[];

export type FieldName = 'kind' | 'name' | 'number' | 'front' | 'back';
export type FieldErrors = Partial<Record<FieldName, RefusalCode>>;

const without = <T extends object>(errors: T) =>
  Object.fromEntries(Object.entries(errors).filter(([, code]) => code !== null)) as FieldErrors;

/** Errors of the document step, as the exchange's refusal codes. */
export function documentErrors({ kind, name, number }: IdentityDraft): FieldErrors {
  return without({
    kind: kind === null ? 'document_type' : null,
    name: documentName(name),
    number: documentNumber(DOCUMENTS[kind ?? 0], number),
  });
}

export function pictureErrors({ front, back }: IdentityDraft): FieldErrors {
  const same = front !== '' && back !== '' && samePicture(front, back);
  return without({
    front: front === '' ? 'front_required' : null,
    back: back === '' ? 'reverse_required' : same ? 'pictures_same' : null,
  });
}

interface Stand {
  /** Step named by the page address. */
  readonly asked: string | null;
  readonly levels: LevelLooks;
  readonly isBound: boolean;
  readonly draft: IdentityDraft;
}

/** The step to show. Null if its level cannot be requested; an earlier step if that one is incomplete. */
export function stepOf({ asked, levels, isBound, draft }: Stand): Step | null {
  if (asked === 'pictures') return isOpen(levels.advanced) ? 'pictures' : null;
  const step = BASIC_STEPS.find((each) => each === asked);
  if (!step || !isOpen(levels.basic)) return null;
  if (!isBound) return 'account';
  return step === 'check' && Object.keys(documentErrors(draft)).length > 0 ? 'document' : step;
}

const FIELD_OF: Partial<Record<RefusalCode, FieldName>> = {
  document_type: 'kind',
  document_name_required: 'name',
  document_name_invalid: 'name',
  text_too_long: 'name',
  document_number_required: 'number',
  id_card_invalid: 'number',
  passport_invalid: 'number',
  licence_invalid: 'number',
  document_number_used: 'number',
  front_required: 'front',
  reverse_required: 'back',
  picture_unknown: 'front',
  pictures_same: 'back',
};

const PICTURE_FIELDS: readonly FieldName[] = ['front', 'back'];

/** Field and step which show a refusal. `field` is null for errors which belong to no field. */
export function placeOf(reason: string | null): { readonly field: FieldName | null; readonly step: Step | null } {
  if (reason === 'email_unbound' || reason === 'phone_unbound') return { field: null, step: 'account' };
  const field = FIELD_OF[reason as RefusalCode] ?? null;
  if (field === null) return { field, step: null };
  return { field, step: PICTURE_FIELDS.includes(field) ? 'pictures' : 'document' };
}

/**
 * Removes submitted data from the draft: the document with an approved Lv1, everything with a pending or approved Lv2.
 */
export function draftAfter(draft: IdentityDraft, { basic, advanced }: LevelLooks): IdentityDraft {
  if (advanced === 'pending' || advanced === 'approved') return EMPTY_DRAFT;
  if (basic !== 'approved' || (draft.kind === null && draft.name === '' && draft.number === '')) return draft;
  return { ...EMPTY_DRAFT, front: draft.front, back: draft.back };
}

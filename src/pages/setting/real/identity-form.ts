import { IDENTITY_FIELDS } from '@/contract/refusals/fields/identity';
import { fieldOf } from '@/contract/refusals/fields/refusal-fields';
import { documentViolations } from '@/domain/identity/identity';
import type { Failure } from '@/lifecycles/failure';
import { renamedFields } from '../../_shared/form/use-form';
import { isOpen, type LevelStates } from '../_shared/level-states';
import { EMPTY_DRAFT, type IdentityDraft } from './identity-draft';

export type Step = 'account' | 'document' | 'check' | 'pictures';
/** Steps of Lv1; Lv2 has a single step. */
export const BASIC_STEPS = ['account', 'document', 'check'] as const satisfies readonly Step[];

export type FieldName = 'kind' | 'name' | 'number' | 'front' | 'back';

export const FIELDS = renamedFields(IDENTITY_FIELDS, {
  id_type: 'kind',
  card_id: 'number',
  front_pic: 'front',
  reverse_pic: 'back',
});

interface WizardState {
  /** Step named by the page address. */
  readonly stepInAddress: string | null;
  readonly levels: LevelStates;
  readonly isBound: boolean;
  readonly draft: IdentityDraft;
}

/** The step to show. Null if its level cannot be requested; an earlier step if that one is incomplete. */
export function stepOf({ stepInAddress, levels, isBound, draft }: WizardState): Step | null {
  if (stepInAddress === 'pictures') return isOpen(levels.advanced) ? 'pictures' : null;
  const step = BASIC_STEPS.find((each) => each === stepInAddress);
  if (!step || !isOpen(levels.basic)) return null;
  if (!isBound) return 'account';
  return step === 'check' && documentViolations(draft).length > 0 ? 'document' : step;
}

/** The step at which a refusal can be corrected; null if none helps. */
export function stepOfFailure(failure: Failure): Step | null {
  const { kind, reason } = failure;
  if (kind !== 'refused') return null;
  if (reason === 'email_unbound' || reason === 'phone_unbound') return 'account';
  const field = fieldOf<FieldName>(FIELDS, failure);
  if (field === null) return null;
  return field === 'front' || field === 'back' ? 'pictures' : 'document';
}

/**
 * Removes submitted data from the draft: the document with an approved Lv1, everything with a pending or approved Lv2.
 */
export function draftAfter(draft: IdentityDraft, { basic, advanced }: LevelStates): IdentityDraft {
  if (advanced === 'pending' || advanced === 'approved') return EMPTY_DRAFT;
  if (basic !== 'approved' || (draft.kind === null && draft.name === '' && draft.number === '')) return draft;
  return { ...EMPTY_DRAFT, front: draft.front, back: draft.back };
}

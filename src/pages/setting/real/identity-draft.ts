import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';
import { DOCUMENT_IDS } from '@/domain/identity/identity';

const schema = v.object({
  kind: v.nullable(v.picklist(DOCUMENT_IDS)),
  name: v.string(),
  number: v.string(),
  /** Paths of stored pictures; '' for none. */
  front: v.string(),
  back: v.string(),
});

/** Input of both levels. It is kept after a rejection, so that only the wrong parts must be typed again. */
export type IdentityDraft = v.InferOutput<typeof schema>;

export const EMPTY_DRAFT: IdentityDraft = { kind: null, name: '', number: '', front: '', back: '' };

export const identityDraft = createDraft<IdentityDraft>('identity', schema, EMPTY_DRAFT);

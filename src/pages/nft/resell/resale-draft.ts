import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';

const schema = v.object({
  code: v.string(),
  mode: v.picklist(['fixed', 'auction']),
  price: v.string(),
  increase: v.string(),
  /** '' for now, otherwise the value of a `datetime-local` field: `YYYY-MM-DDTHH:MM`. */
  start: v.string(),
  /** Days from the start; 0 for the date in `end`. */
  days: v.number(),
  end: v.string(),
});

export type ResaleDraft = v.InferOutput<typeof schema>;

export const NO_RESALE: ResaleDraft = { code: '', mode: 'fixed', price: '', increase: '', start: '', days: 3, end: '' };

/** Input of the resale form. */
export const resaleDraft = createDraft<ResaleDraft>('nft-resale', schema, NO_RESALE);

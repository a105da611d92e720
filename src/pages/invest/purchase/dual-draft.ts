import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';

const schema = v.object({ id: v.number(), num: v.string() });

/** Typed number of units of a product. */
export const dualDraft = createDraft<v.InferOutput<typeof schema>>('dual-purchase', schema, { id: 0, num: '' });

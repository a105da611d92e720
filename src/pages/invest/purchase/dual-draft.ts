import * as v from 'valibot';
import { createHeldDraft } from '@/data/held-drafts';

const schema = v.object({ id: v.number(), num: v.string() });

/** The shares typed for a product. */
export const dualDraft = createHeldDraft<v.InferOutput<typeof schema>>('dual-purchase', schema, { id: 0, num: '' });

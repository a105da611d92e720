import * as v from 'valibot';
import { createHeldDraft } from '@/data/held-drafts';

const schema = v.object({ id: v.number(), amount: v.string() });

/** The amount typed for a product. */
export const lockDraft = createHeldDraft<v.InferOutput<typeof schema>>('lock-deposit', schema, { id: 0, amount: '' });

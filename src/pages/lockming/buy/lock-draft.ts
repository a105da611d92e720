import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';

const schema = v.object({ id: v.number(), amount: v.string() });

/** Typed amount of a product. */
export const lockDraft = createDraft<v.InferOutput<typeof schema>>('lock-deposit', schema, { id: 0, amount: '' });

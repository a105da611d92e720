import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';

const schema = v.object({ id: v.number(), amount: v.string() });

/** Typed amount of a project. */
export const subscribeDraft = createDraft<v.InferOutput<typeof schema>>('subscription', schema, { id: 0, amount: '' });

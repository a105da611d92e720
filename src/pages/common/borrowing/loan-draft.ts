import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';

const schema = v.object({ termId: v.number(), amount: v.string() });

/** Draft of a loan application; a `termId` of 0 is the first term offered. */
export const loanDraft = createDraft<v.InferOutput<typeof schema>>('loan', schema, { termId: 0, amount: '' });

const repaySchema = v.object({ id: v.number(), amount: v.string() });

/** Typed amount of a loan repayment. */
export const repayDraft = createDraft<v.InferOutput<typeof repaySchema>>('loan-repay', repaySchema, {
  id: 0,
  amount: '',
});

import * as v from 'valibot';
import { createDraft } from '@/data/drafts';

const schema = v.object({ termId: v.number(), amount: v.string() });

/** A loan as somebody is asking for it; `termId` 0 is the first term on offer. */
export const loanDraft = createDraft<v.InferOutput<typeof schema>>('loan', schema, { termId: 0, amount: '' });

const repaySchema = v.object({ id: v.number(), amount: v.string() });

/** The amount typed for repaying a loan. */
export const repayDraft = createDraft<v.InferOutput<typeof repaySchema>>('loan-repay', repaySchema, {
  id: 0,
  amount: '',
});

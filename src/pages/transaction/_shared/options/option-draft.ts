import * as v from 'valibot';
import { createDraft } from '@/data/drafts';

const schema = v.object({ seconds: v.number(), amount: v.string() });

/** What somebody has chosen and typed; 0 seconds stand for the first duration on offer. */
export type OptionDraft = v.InferOutput<typeof schema>;

export const optionDraft = createDraft<OptionDraft>('option-order', schema, { seconds: 0, amount: '' });

export function changeOption(change: Partial<OptionDraft>): void {
  optionDraft.set({ ...optionDraft.get(), ...change });
}

import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';

const schema = v.object({ seconds: v.number(), amount: v.string() });

/** The chosen duration and the typed stake. A duration of 0 seconds stands for the first one offered. */
export type OptionDraft = v.InferOutput<typeof schema>;

export const optionDraft = createDraft<OptionDraft>('option-order', schema, { seconds: 0, amount: '' });

export function changeOption(change: Partial<OptionDraft>): void {
  optionDraft.set({ ...optionDraft.get(), ...change });
}

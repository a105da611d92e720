import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';

const schema = v.object({
  tab: v.picklist(['running', 'history']),
  /** '' for all markets. */
  symbol: v.string(),
  result: v.picklist(['any', 'won', 'lost', 'drawn']),
});
export type OptionFilter = v.InferOutput<typeof schema>;

export const NO_FILTER: OptionFilter = { tab: 'running', symbol: '', result: 'any' };

/** Filter of the list of options. It is kept while the user visits other pages. */
export const optionFilter = createDraft<OptionFilter>('option-orders', schema, NO_FILTER);

export function changeFilter(change: Partial<OptionFilter>): void {
  optionFilter.set({ ...optionFilter.get(), ...change });
}

import * as v from 'valibot';
import { createDraft } from '@/data/drafts';

const schema = v.object({
  tab: v.picklist(['running', 'history']),
  /** '' for every market. */
  symbol: v.string(),
  result: v.picklist(['any', 'won', 'lost', 'drawn']),
});
export type OptionFilter = v.InferOutput<typeof schema>;

export const NO_FILTER: OptionFilter = { tab: 'running', symbol: '', result: 'any' };

/** What the list of options shows; kept while one looks at something else in between. */
export const optionFilter = createDraft<OptionFilter>('option-orders', schema, NO_FILTER);

export function changeFilter(change: Partial<OptionFilter>): void {
  optionFilter.set({ ...optionFilter.get(), ...change });
}

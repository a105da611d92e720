import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';

const schema = v.object({
  symbol: v.string(),
  kind: v.picklist(['market', 'limit', 'trigger']),
  price: v.string(),
  /** When the price was filled in from the market, on the exchange's clock; 0 for one that the user typed. */
  suggestedMs: v.number(),
  share: v.string(),
  /** 0 until one is chosen. */
  multiple: v.number(),
});

/**
 * Input of the futures form. Price and lots belong to one market; the other fields are kept when the market changes.
 */
export type FuturesDraft = v.InferOutput<typeof schema>;

const EMPTY: FuturesDraft = { symbol: '', kind: 'market', price: '', suggestedMs: 0, share: '', multiple: 0 };

export const futuresDraft = createDraft<FuturesDraft>('futures-order', schema, EMPTY);

export function changeFutures(change: Partial<FuturesDraft>): void {
  futuresDraft.set({ ...futuresDraft.get(), ...(change.price !== undefined && { suggestedMs: 0 }), ...change });
}

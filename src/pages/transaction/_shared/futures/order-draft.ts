import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';

const schema = v.object({
  symbol: v.string(),
  kind: v.picklist(['market', 'limit', 'trigger']),
  price: v.string(),
  share: v.string(),
  /** 0 until one is chosen. */
  multiple: v.number(),
});

/**
 * Input of the futures form. Price and lots belong to one market; the other fields are kept when the market changes.
 */
export type FuturesDraft = v.InferOutput<typeof schema>;

const EMPTY: FuturesDraft = { symbol: '', kind: 'market', price: '', share: '', multiple: 0 };

export const futuresDraft = createDraft<FuturesDraft>('futures-order', schema, EMPTY);

export function changeFutures(change: Partial<FuturesDraft>): void {
  futuresDraft.set({ ...futuresDraft.get(), ...change });
}

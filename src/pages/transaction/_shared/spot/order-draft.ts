import * as v from 'valibot';
import { createDraft } from '@/data/drafts';

const schema = v.object({
  symbol: v.string(),
  side: v.picklist(['buy', 'sell']),
  kind: v.picklist(['limit', 'market']),
  price: v.string(),
  amount: v.string(),
});

/** What somebody has typed into the order form. Price and amount belong to one market, the rest goes along. */
export type OrderDraft = v.InferOutput<typeof schema>;

const EMPTY: OrderDraft = { symbol: '', side: 'buy', kind: 'limit', price: '', amount: '' };

export const orderDraft = createDraft<OrderDraft>('spot-order', schema, EMPTY);

export function changeOrder(change: Partial<OrderDraft>): void {
  orderDraft.set({ ...orderDraft.get(), ...change });
}

/** The market the trade tab shows: the one looked at last. */
export const lastSymbol = createDraft('spot-symbol', v.string(), '');

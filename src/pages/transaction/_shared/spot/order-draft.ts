import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';

const schema = v.object({
  symbol: v.string(),
  side: v.picklist(['buy', 'sell']),
  kind: v.picklist(['limit', 'market']),
  price: v.string(),
  amount: v.string(),
});

/**
 * Input of the spot order form. Price and amount belong to one market; the other fields are kept when the market
 * changes.
 */
export type OrderDraft = v.InferOutput<typeof schema>;

const EMPTY: OrderDraft = { symbol: '', side: 'buy', kind: 'limit', price: '', amount: '' };

export const orderDraft = createDraft<OrderDraft>('spot-order', schema, EMPTY);

export function changeOrder(change: Partial<OrderDraft>): void {
  orderDraft.set({ ...orderDraft.get(), ...change });
}

/** Symbol of the market viewed last, which the trade tab shows. */
export const lastSymbol = createDraft('spot-symbol', v.string(), '');

import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';
import { FORM_KINDS } from './form-kind';

const schema = v.object({
  symbol: v.string(),
  side: v.picklist(['buy', 'sell']),
  kind: v.picklist(FORM_KINDS),
  price: v.string(),
  /** When the price was filled in from the market, on the exchange's clock; 0 for one that the user typed or picked. */
  suggestedMs: v.number(),
  /** Trigger price, and for a pair the limit price of the stop. */
  stop: v.string(),
  stopLimit: v.string(),
  amount: v.string(),
  /** The coin of the amount: only a market buy can be in the quote coin. */
  unit: v.picklist(['base', 'quote']),
});

/**
 * Input of the spot order form. Prices and amount belong to one market; the other fields are kept when the market
 * changes.
 */
export type OrderDraft = v.InferOutput<typeof schema>;

const EMPTY: OrderDraft = {
  symbol: '',
  side: 'buy',
  kind: 'limit',
  price: '',
  suggestedMs: 0,
  stop: '',
  stopLimit: '',
  amount: '',
  unit: 'base',
};

export const orderDraft = createDraft<OrderDraft>('spot-order', schema, EMPTY);

export function changeOrder(change: Partial<OrderDraft>): void {
  orderDraft.set({ ...orderDraft.get(), ...(change.price !== undefined && { suggestedMs: 0 }), ...change });
}

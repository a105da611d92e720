import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';
import type { CoinOrder } from '@/data/spot/queries';
import { OPEN } from './order-figures';

const values = v.object({
  stop: v.exactOptional(v.string()),
  price: v.exactOptional(v.string()),
  amount: v.exactOptional(v.string()),
});
/** The typed values of the form that changes an order, as decimal strings. */
export type AmendValues = Readonly<v.InferOutput<typeof values>>;

const NONE = { id: 0, values: {} };

/** The values typed to change an order, until they are saved or the form is closed. */
const amendDraft = createDraft('spot-amend', v.object({ id: v.number(), values }), NONE);
/** The draft at page load. */
const interrupted = amendDraft.get();

export const forgetAmend = (): void => amendDraft.set(NONE);
export const keepAmend = (id: number, typed: AmendValues): void => amendDraft.set({ id, values: typed });

/** The kept values of an order; none if nothing was typed. */
export function keptAmendOf(id: number): AmendValues {
  const draft = amendDraft.get();
  return draft.id === id ? draft.values : NONE.values;
}

/** The open order whose change a reload has interrupted; undefined once its form was opened again. */
export const interruptedAmendOf = (orders: readonly CoinOrder[]): CoinOrder | undefined =>
  amendDraft.get() === interrupted
    ? orders.find(({ id, status }) => id === interrupted.id && status === OPEN)
    : undefined;

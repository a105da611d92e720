import * as v from 'valibot';
import type { LeverOrder } from '@/data/futures/queries';
import { createDraft } from '@/data/session/drafts';
import { onRunReset } from '@/data/session/run-reset';
import type { Intent, Stops } from '@/lifecycles/contract-position';
import { stopOf } from './position-figures';

/** An order and the action which the user has chosen for it. */
export interface OrderAction {
  readonly order: LeverOrder;
  readonly intent: Intent;
  /** Initial stop prices, in place of those the order has. */
  readonly stops?: Partial<Stops>;
  /** Called when the action has ended, completed or not. */
  readonly onDone?: () => void;
}

/** `part` shows the close orders, with the price and the lots of the next one. */
const NO_CLOSE_ORDER = { part: false, price: '', lots: '' };
const schema = v.object({
  id: v.number(),
  profit: v.string(),
  loss: v.string(),
  part: v.boolean(),
  price: v.string(),
  lots: v.string(),
});
const NONE = { id: 0, profit: '', loss: '', ...NO_CLOSE_ORDER };

/** Stop prices and the next close order as typed, until they are saved or the form is left. */
export const stopsDraft = createDraft('position-stops', schema, NONE);
export const forgetStops = (): void => stopsDraft.set(NONE);

/** The draft at page load. Only a draft interrupted by a reload is resumed. */
const interrupted = stopsDraft.get();

/**
 * The stops form which a reload interrupted, if its order is in the list and the draft is unchanged since the page
 * load.
 */
export function interruptedStopsOf(orders: readonly LeverOrder[]): OrderAction | null {
  if (interrupted.id === 0 || stopsDraft.get() !== interrupted) return null;
  const order = orders.find(({ id }) => id === interrupted.id);
  return order ? { order, intent: 'stops' } : null;
}

/** Fills the draft with the stops of the order, except those given. */
export function initStopsDraft({ order, stops }: OrderAction): void {
  const own = { profit: stopOf(order.target_profit_price), loss: stopOf(order.stop_loss_price) };
  stopsDraft.set({ id: order.id, ...own, ...NO_CLOSE_ORDER, ...stops });
}

/** Replaces the draft by a copy, so that `interruptedStopsOf` no longer matches it and no other list resumes it. */
export const claimStopsDraft = (): void => stopsDraft.set({ ...stopsDraft.get() });

let startAction: ((action: OrderAction) => void) | null = null;

/** Registers the list on screen as the one whose sheets act on orders. Returns the function which unregisters it. */
export function registerOrderActions(start: (action: OrderAction) => void): () => void {
  startAction = start;
  return () => {
    if (startAction === start) startAction = null;
  };
}

/**
 * Opens the stops form of an order in the list on screen, for price lines of the chart. Resolves when the form is left.
 */
export function openStops(order: LeverOrder, stops: Partial<Stops>): Promise<void> {
  return new Promise((resolve) => {
    if (startAction) startAction({ order, intent: 'stops', stops, onDone: resolve });
    else resolve();
  });
}

/** Ids of orders whose end the acting sheet reports itself, so that no separate notice is shown. */
export const selfReportedOrders = new Set<number>();
onRunReset(() => selfReportedOrders.clear());

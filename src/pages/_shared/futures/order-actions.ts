import * as v from 'valibot';
import type { FuturesPosition } from '@/data/futures/queries';
import { createDraft } from '@/data/session/drafts';
import { onRunReset } from '@/data/session/run-reset';
import type { Intent, Stops } from '@/lifecycles/contract-position-events';
import { stopOf } from './position-figures';

/** An order and the action which the user has chosen for it. */
export interface OrderAction {
  readonly order: FuturesPosition;
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

const closeSchema = v.object({ id: v.number(), lots: v.string() });
const NO_LOTS = { id: 0, lots: '' };

/** Lots typed to close a part at market, until they are closed or the sheet is left. */
const closeDraft = createDraft('position-close', closeSchema, NO_LOTS);
export const forgetLots = (): void => closeDraft.set(NO_LOTS);
export const keepLots = (id: number, lots: string): void => closeDraft.set({ id, lots });

/** The kept lots of an order; null if none were typed. */
export function keptLotsOf(id: number): string | null {
  const draft = closeDraft.get();
  return draft.id === id ? draft.lots : null;
}

/** The drafts at page load. Only a draft interrupted by a reload is resumed. */
const interrupted = { stops: stopsDraft.get(), close: closeDraft.get() };

/**
 * The form which a reload interrupted, if its order is in the list and its draft is unchanged since the page load: that
 * of the stops, or the question before a close in which lots were typed.
 */
export function interruptedActionOf(orders: readonly FuturesPosition[]): OrderAction | null {
  const found = (draft: { readonly id: number }, intent: Intent): OrderAction | null => {
    const order = draft.id === 0 ? undefined : orders.find(({ id }) => id === draft.id);
    return order ? { order, intent } : null;
  };
  const stops = stopsDraft.get() === interrupted.stops ? found(interrupted.stops, 'stops') : null;
  return stops ?? (closeDraft.get() === interrupted.close ? found(interrupted.close, 'close') : null);
}

/** Fills the draft with the stops of the order, except those given. */
export function initStopsDraft({ order, stops }: OrderAction): void {
  const own = { profit: stopOf(order.target_profit_price), loss: stopOf(order.stop_loss_price) };
  stopsDraft.set({ id: order.id, ...own, ...NO_CLOSE_ORDER, ...stops });
}

/** Replaces the drafts by copies, so that `interruptedActionOf` no longer matches them and no other list resumes them. */
export function claimDrafts(): void {
  stopsDraft.set({ ...stopsDraft.get() });
  closeDraft.set({ ...closeDraft.get() });
}

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
export function openStops(order: FuturesPosition, stops: Partial<Stops>): Promise<void> {
  return new Promise((resolve) => {
    if (startAction) startAction({ order, intent: 'stops', stops, onDone: resolve });
    else resolve();
  });
}

/** Ids of orders whose end the acting sheet reports itself, so that no separate notice is shown. */
export const selfReportedOrders = new Set<number>();
onRunReset(() => selfReportedOrders.clear());

/**
 * Lots that are being closed of a position, by its id. Their sheet reports them itself, and other parts of the position
 * may be closed meanwhile, by its close orders.
 */
const partsUnderWay = new Map<number, number>();
onRunReset(() => partsUnderWay.clear());

/** Resolves as `close`, during which closed lots of that number are those of its call. */
export async function whilePartCloses<T>(id: number, share: number, close: () => Promise<T>): Promise<T> {
  partsUnderWay.set(id, share);
  try {
    return await close();
  } finally {
    partsUnderWay.delete(id);
  }
}

/** Whether closed lots are those of a close under way on this page. */
export const isPartUnderWay = ({ part_of, share }: Pick<FuturesPosition, 'part_of' | 'share'>): boolean =>
  part_of !== undefined && partsUnderWay.get(part_of) === share;

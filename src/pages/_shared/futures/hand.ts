import * as v from 'valibot';
import type { LeverOrder } from '@/data/futures/queries';
import { createDraft } from '@/data/session/drafts';
import { forgetWithRun } from '@/data/session/of-the-run';
import type { Intent, Stops } from '@/lifecycles/contract-position';
import { stopOf } from './position-figures';

/** An order and the action which the user has chosen for it. */
export interface Taken {
  readonly order: LeverOrder;
  readonly intent: Intent;
  /** Initial stop prices, in place of those the order has. */
  readonly stops?: Partial<Stops>;
  /** Called when the action has ended, completed or not. */
  readonly onDone?: () => void;
}

const schema = v.object({ id: v.number(), profit: v.string(), loss: v.string() });
const NONE = { id: 0, profit: '', loss: '' };

/** Stop prices as typed, until they are saved or the form is left. */
export const stopsDraft = createDraft('position-stops', schema, NONE);
export const forgetStops = (): void => stopsDraft.set(NONE);

/** The draft at page load. Only a draft interrupted by a reload is resumed. */
const leftBehind = stopsDraft.get();

/**
 * The stops form which a reload interrupted, if its order is in the list and the draft is unchanged since the page
 * load.
 */
export function leftBehindOf(orders: readonly LeverOrder[]): Taken | null {
  if (leftBehind.id === 0 || stopsDraft.get() !== leftBehind) return null;
  const order = orders.find(({ id }) => id === leftBehind.id);
  return order ? { order, intent: 'stops' } : null;
}

/** Fills the draft with the stops of the order, except those given. */
export function beginStops({ order, stops }: Taken): void {
  const own = { profit: stopOf(order.target_profit_price), loss: stopOf(order.stop_loss_price) };
  stopsDraft.set({ id: order.id, ...own, ...stops });
}

/** Replaces the draft by a copy, so that `leftBehindOf` no longer matches it and no other list resumes it. */
export const keepStops = (): void => stopsDraft.set({ ...stopsDraft.get() });

let taker: ((taken: Taken) => void) | null = null;

/** Registers the list on screen as the one whose sheets act on orders. Returns the function which unregisters it. */
export function takeOrders(take: (taken: Taken) => void): () => void {
  taker = take;
  return () => {
    if (taker === take) taker = null;
  };
}

/**
 * Opens the stops form of an order in the list on screen, for price lines of the chart. Resolves when the form is left.
 */
export function openStops(order: LeverOrder, stops: Partial<Stops>): Promise<void> {
  return new Promise((resolve) => {
    if (taker) taker({ order, intent: 'stops', stops, onDone: resolve });
    else resolve();
  });
}

/** Ids of orders whose end the acting sheet reports itself, so that no separate notice is shown. */
export const spokenFor = new Set<number>();
forgetWithRun(() => spokenFor.clear());

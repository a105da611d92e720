import * as v from 'valibot';
import { createDraft } from '@/data/drafts';
import { forgetWithRun } from '@/data/of-the-run';
import type { LeverOrder } from '@/data/queries/lever';
import type { Intent, Stops } from '@/lifecycles/contract-position';
import { stopOf } from './position-figures';

/** An order that somebody acts on. */
export interface Taken {
  readonly order: LeverOrder;
  readonly intent: Intent;
  /** Fills in the stops instead of those it has. */
  readonly stops?: Partial<Stops>;
  /** It was put down again, done or not. */
  readonly onDone?: () => void;
}

const schema = v.object({ id: v.number(), profit: v.string(), loss: v.string() });
const NONE = { id: 0, profit: '', loss: '' };

/** Stops as typed, until they are saved or left. */
export const stopsDraft = createDraft('position-stops', schema, NONE);
export const forgetStops = (): void => stopsDraft.set(NONE);

/** What the page held when it was loaded: what is left otherwise than by a reload is not gone on with. */
const leftBehind = stopsDraft.get();

/** The stops that a reload has interrupted, if they are of one of these and nothing has been typed since. */
export function leftBehindOf(orders: readonly LeverOrder[]): Taken | null {
  if (leftBehind.id === 0 || stopsDraft.get() !== leftBehind) return null;
  const order = orders.find(({ id }) => id === leftBehind.id);
  return order ? { order, intent: 'stops' } : null;
}

/** Fills the form with the stops there are, but for those that are given. */
export function beginStops({ order, stops }: Taken): void {
  const own = { profit: stopOf(order.target_profit_price), loss: stopOf(order.stop_loss_price) };
  stopsDraft.set({ id: order.id, ...own, ...stops });
}

/** What a reload left is in hand again: no other list takes it. */
export const keepStops = (): void => stopsDraft.set({ ...stopsDraft.get() });

let taker: ((taken: Taken) => void) | null = null;

/** For the one list on screen whose sheets act on orders. Returns the end of it. */
export function takeOrders(take: (taken: Taken) => void): () => void {
  taker = take;
  return () => {
    if (taker === take) taker = null;
  };
}

/** Asks the list on screen to open an order's stops; resolves when they are left. For lines of the chart. */
export function openStops(order: LeverOrder, stops: Partial<Stops>): Promise<void> {
  return new Promise((resolve) => {
    if (taker) taker({ order, intent: 'stops', stops, onDone: resolve });
    else resolve();
  });
}

/** Orders whose end is told by what was done about them here, and needs no notice besides. */
export const spokenFor = new Set<number>();
forgetWithRun(() => spokenFor.clear());

import type { CoinOrderRow } from './tables';

/** Padded, because triggers of one price and second fire in the order of their ids: the older order first. */
const padded = (orderId: number) => String(orderId).padStart(9, '0');

/** Prefix of the triggers of orders that stand in the book. */
export const RESTING_PREFIX = 'coin:';
/** The trigger of an order that waits in the book at its limit price. */
export const triggerIdOf = (orderId: number) => `${RESTING_PREFIX}${padded(orderId)}` as const;
/** The trigger of an order that waits for its trigger price. */
const stopTriggerIdOf = (orderId: number) => `coinStop:${padded(orderId)}` as const;
export const orderIdOf = (triggerId: string): number => Number(triggerId.slice(triggerId.indexOf(':') + 1));

/** Whether an open order still waits for its trigger price, so that it is not in the book. */
export const waitsForTrigger = ({ stopTicks, triggeredMs }: CoinOrderRow): boolean =>
  stopTicks > 0 && triggeredMs === 0;

/** The current trigger of an open order. */
export const waitingTriggerId = (row: CoinOrderRow) =>
  waitsForTrigger(row) ? stopTriggerIdOf(row.id) : triggerIdOf(row.id);

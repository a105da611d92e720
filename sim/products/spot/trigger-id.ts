import type { CoinOrderRow } from './tables';

/** Padded, because triggers of one price and second fire in the order of their ids: the older order first. */
const padded = (orderId: number) => String(orderId).padStart(9, '0');

/** What the triggers of orders in the book begin with. */
export const RESTING_PREFIX = 'coin:';
/** Of an order that waits in the book at its limit price. */
export const triggerIdOf = (orderId: number) => `${RESTING_PREFIX}${padded(orderId)}` as const;
/** Of an order that waits for its trigger price. */
const stopTriggerIdOf = (orderId: number) => `coinStop:${padded(orderId)}` as const;
export const orderIdOf = (triggerId: string): number => Number(triggerId.slice(triggerId.indexOf(':') + 1));

/** Whether an open order is not yet in the book. */
export const waitsForTrigger = ({ stopTicks, triggeredMs }: CoinOrderRow): boolean =>
  stopTicks > 0 && triggeredMs === 0;

/** The trigger by which an open order waits. */
export const waitingTriggerId = (row: CoinOrderRow) =>
  waitsForTrigger(row) ? stopTriggerIdOf(row.id) : triggerIdOf(row.id);

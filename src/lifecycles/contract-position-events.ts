import type { EventPayload } from '@/contract/events';
import type { Failure } from './failure';

export type PositionOrder = EventPayload<'lever_order'>['data'];

/** Decimal strings; '' for none. Two empty values remove both orders. */
export interface Stops {
  readonly profit: string;
  readonly loss: string;
}

export interface PositionContext {
  /** The newest known data of the order. */
  readonly order: PositionOrder;
  /** Why the last effect failed; null when the next one starts. */
  readonly failure: Failure | null;
  readonly stops: Stops;
  /** Number of lots of a partial close. */
  readonly share: number;
  /** Whether this page closed or cancelled the order. If not, its end must be announced. */
  readonly endedHere: boolean;
  /** Whether this page closed it in order to open the opposite position. */
  readonly reversed: boolean;
  /**
   * The action for which the machine was started, which may be restored after a reload; null once the action has begun.
   */
  readonly intent: Intent | null;
}

export type Intent = 'stops' | 'close' | 'reverse' | 'hold' | 'cancel';

/**
 * Events, and how a user causes each: roles and names as in the English interface, and the data-testid of the element
 * for other languages. A card is an `article` named by pair and direction, such as "BTC/USDT Long";
 * `[data-position="7"]` is that of order 7.
 */
export type PositionEvent =
  /** Card: button "TP/SL" (position-stops). */
  | { type: 'stops.edit' }
  /**
   * Sheet "Take profit and stop loss": button "Set" (position-stops-save); the fields "Take profit at (USDT)" and "Stop
   * loss at (USDT)" are `stops`.
   */
  | { type: 'stops.save'; stops: Stops }
  /** Card: button "Close" (position-close). */
  | { type: 'close.ask' }
  /** Sheet "Close position?": button "Close position" (position-close-confirm). */
  | { type: 'close.confirm' }
  /** The same sheet, where the exchange closes parts: the field "Lots to close" is `share`, fewer than it holds. */
  | { type: 'part.confirm'; share: number }
  /** Card: button "Reverse" (position-reverse), where the exchange reverses positions. */
  | { type: 'reverse.ask' }
  /** Sheet "Reverse position?": button "Reverse position" (position-reverse-confirm). */
  | { type: 'reverse.confirm' }
  /** Card of a waiting order: button "Cancel" (position-cancel). */
  | { type: 'cancel.ask' }
  /** Sheet "Cancel order?": button "Cancel order" (position-cancel-confirm). */
  | { type: 'cancel.confirm' }
  /** Card of a copied position: button "Detach from trader" (position-hold). */
  | { type: 'hold.ask' }
  /** Sheet "Detach this position?": button "Detach from trader" (position-hold-confirm). */
  | { type: 'hold.confirm' }
  /** Closes the sheet: its close button or Escape. */
  | { type: 'back' }
  /**
   * New data from the exchange: an event, or a list that was read again. Caused by the market (`market.set`) or another
   * tab.
   */
  | { type: 'reported'; order: PositionOrder };

import type { Journal } from '../journal/journal';
import type { Book } from '../market/book/book';
import type { Market } from '../market/market';
import type { PrivatePush } from '../world';

/** The part of the exchange that the hub reads. */
export interface HubSource {
  readonly nowMs: number;
  readonly market: Market;
  /** Its number of commands tells whether anything has changed at the same instant; missing where there are none. */
  readonly journal?: Pick<Journal, 'seq'>;
  /** The user id of a token's live session; null for any other token. */
  customerOf?(token: string): number | null;
  /** The open limit orders of a market, which stand in its book; missing where there are none. */
  restingIn?(symbolIndex: number): Book;
  /** Private events of a customer that follow from price movements; empty when there are none. */
  privatePriceEvents?(userId: number): readonly PrivatePush[];
  /**
   * The chat room's event for the time since `fromMs` (virtual epoch milliseconds); null when there is nothing to send.
   */
  roomEvent?(fromMs: number): PrivatePush | null;
}

/** The state of the exchange at one moment, for comparing it with a later one. */
export interface Seen {
  readonly nowMs: number;
  readonly market: Market;
  readonly seq: number;
}

export const seenOf = ({ nowMs, market, journal }: HubSource): Seen => ({ nowMs, market, seq: journal?.seq ?? 0 });

import type { World } from '../world';

/** A customer's request that waits for approval or rejection. */
export interface ReviewItem {
  /** Unique within its kind. */
  readonly id: string;
  /** User id of the customer; 0 for a visitor without a login. */
  readonly userId: number;
  /** The e-mail address of a visitor without a login, as the visitor wrote it. */
  readonly writer?: string;
  /** Virtual epoch milliseconds of the request. */
  readonly sinceMs: number;
  /** The facts for the reviewer, such as `{ amount: '2,000 USDT', by: 'voucher' }`. */
  readonly summary: Readonly<Record<string, string>>;
}

/**
 * A kind of request that a product submits for review: identity checks, deposits, withdrawals, loans, trader
 * applications. Approving and rejecting run in a transaction and are journalled, like every change. Both throw when the
 * request no longer waits.
 */
export interface Review {
  /** A stable name such as `deposit`. The control room has its text in `room-back-office:kinds`. */
  readonly kind: string;
  readonly list: (world: World) => readonly ReviewItem[];
  readonly approve: (world: World, id: string) => void;
  /** `reason` is the text for the customer, in the form of ../texts/reason. */
  readonly reject: (world: World, id: string, reason: string) => void;
}

import type { LiveWorld } from '../live-world';
import { chatReview } from '../products/chat/speak';
import { loanReview } from '../products/loans/review';
import { otcReview } from '../products/otc/act';
import { withdrawalReview } from '../products/payout/review';
import { depositReview } from '../products/recharge/review';
import { visitorReview } from '../products/support/visitors';
import { identityReviews } from './identity-reviews';
import { traderReview } from './trader-review';

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
 * One kind of request that a product has reviewed: identity checks, deposits, withdrawals, loans, trader applications.
 * Approving and rejecting run in a transaction and are journalled, so they follow the same rules as every change. Both
 * throw when the request no longer waits.
 */
export interface Review {
  /** A stable name such as `deposit`. The control room has its text in `room-back-office:kinds`. */
  readonly kind: string;
  readonly list: (world: LiveWorld) => readonly ReviewItem[];
  readonly approve: (world: LiveWorld, id: string) => void;
  /** `reason` is the text for the customer, in the form of ../words/reason. */
  readonly reject: (world: LiveWorld, id: string, reason: string) => void;
}

/** All kinds of requests. A product whose requests are reviewed adds an entry. */
export const reviews: readonly Review[] = [
  depositReview,
  withdrawalReview,
  loanReview,
  ...identityReviews,
  traderReview,
  otcReview,
  chatReview,
  visitorReview,
];

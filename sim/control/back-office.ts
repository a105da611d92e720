import type { LiveWorld } from '../live-world';
import { chatReview } from '../products/chat/speak';
import { loanReview } from '../products/loans/review';
import { otcReview } from '../products/otc/act';
import { withdrawalReview } from '../products/payout/review';
import { depositReview } from '../products/recharge/review';
import { visitorReview } from '../products/support/visitors';
import { identityReviews } from './identity-reviews';
import { traderReview } from './trader-review';

/** One request of a customer's that waits for somebody's yes or no. */
export interface ReviewItem {
  /** Unique among those of its kind. */
  readonly id: string;
  /** User id of who asked; 0 for somebody without a login. */
  readonly userId: number;
  /** The address of somebody without a login, as they wrote it. */
  readonly writer?: string;
  /** Virtual epoch milliseconds of the request. */
  readonly sinceMs: number;
  /** What a reviewer needs to know in a line: `{ amount: '2,000 USDT', by: 'voucher' }`. */
  readonly summary: Readonly<Record<string, string>>;
}

/**
 * What a product has reviewed: identity checks, deposits, withdrawals, loans, trader applications. Approving and
 * rejecting run in a transaction and are journalled, so they go through the same rules as everything else; either
 * throws when the request is not waiting any more.
 */
export interface Review {
  /** Stable, such as `deposit`; the panel has words for it in `room-back-office:kinds`. */
  readonly kind: string;
  readonly list: (world: LiveWorld) => readonly ReviewItem[];
  readonly approve: (world: LiveWorld, id: string) => void;
  /** `reason` is what the customer reads, as ../words/reason keeps it. */
  readonly reject: (world: LiveWorld, id: string, reason: string) => void;
}

/** Everything that waits for review. A product that has something reviewed adds one entry. */
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

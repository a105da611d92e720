import { Decimal, type Money, ZERO } from '@/domain/money';
import { bidOf, bidVerdict } from '@/domain/nft';

export type BidProblem = 'bad' | 'tooLittle' | 'short' | 'marginShort';

export interface BidTerms {
  readonly current: Money;
  readonly perIncrease: Money;
  /** USDT that the first bid takes; 0 once it is held. */
  readonly marginDue: Money;
  /** Whether the bid and the margin are of one coin. */
  readonly inUsdt: boolean;
  /** What the spot account can spend of the work's coin, and of USDT; null while nobody knows. */
  readonly available: Money | null;
  readonly availableUsdt: Money | null;
}

/** What is wrong with an increment as typed, in the order of the exchange's refusals; null when it can be bid. */
export function bidProblem(increment: string, terms: BidTerms): BidProblem | null {
  const raise = increment === '' ? null : new Decimal(increment);
  const verdict = bidVerdict(raise, terms.perIncrease);
  if (raise === null || verdict === 'bid_increment') return 'bad';
  if (verdict === 'bid_too_small') return 'tooLittle';
  const { available, availableUsdt, marginDue, inUsdt } = terms;
  const bid = bidOf(terms.current, raise);
  // What nobody knows yet the exchange will check.
  if (available?.lt(bid)) return 'short';
  const left = availableUsdt?.sub(inUsdt ? bid : ZERO);
  return left?.lt(marginDue) ? 'marginShort' : null;
}

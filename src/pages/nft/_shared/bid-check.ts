import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { bidOf, bidVerdict } from '@/domain/nft/nft';

export type BidProblem = 'bad' | 'tooLittle' | 'short' | 'marginShort';

export interface BidTerms {
  readonly current: Money;
  readonly perIncrease: Money;
  /** Deposit in USDT which the first bid needs; 0 once it is held. */
  readonly marginDue: Money;
  /** Whether the bid is in USDT too, like the deposit. */
  readonly inUsdt: boolean;
  /** Available spot balance of the work's coin, and of USDT; null while unknown. */
  readonly available: Money | null;
  readonly availableUsdt: Money | null;
}

/** Why a typed raise is invalid, checked in the order of the exchange's refusals; null if it is valid. */
export function bidProblem(increment: string, terms: BidTerms): BidProblem | null {
  const raise = increment === '' ? null : new Decimal(increment);
  const verdict = bidVerdict(raise, terms.perIncrease);
  if (raise === null || verdict === 'bid_increment') return 'bad';
  if (verdict === 'bid_too_small') return 'tooLittle';
  const { available, availableUsdt, marginDue, inUsdt } = terms;
  const bid = bidOf(terms.current, raise);
  // With an unknown balance only the exchange can check.
  if (available?.lt(bid)) return 'short';
  const left = availableUsdt?.sub(inUsdt ? bid : ZERO);
  return left?.lt(marginDue) ? 'marginShort' : null;
}

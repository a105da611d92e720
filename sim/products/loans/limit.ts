import {
  LOAN_ASSET,
  LOAN_MAX_OPEN,
  LOAN_MIN_SCORE,
  LOAN_OVERDUE,
  LOAN_WAITING,
  type LoanBarrier,
} from '@/domain/loans/loans';
import { loanLimit, vipTier } from '@/domain/membership/vip';
import { type Money, max, min, roundCredit, ZERO } from '@/domain/money/money';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { marginAccount, openPositions } from '../futures/account';
import { netWorth } from '../wallet/equity';

/** What a customer may still borrow, and what it follows from; amounts in USDT. */
export interface LoanRoom {
  /**
   * Value of all accounts less debts and the unrealised loss of all futures positions, so that neither borrowed nor lost
   * money raises the limit. An unrealised profit does not count.
   */
  readonly assets: Money;
  readonly share: string;
  readonly limit: Money;
  readonly borrowed: Money;
  readonly waiting: Money;
  readonly left: Money;
}

/** The customer's assets, limit and debts, and what may still be borrowed, in USDT. */
export function loanRoom(world: World, { id, level }: UserRow): LoanRoom {
  const { profits } = marginAccount(world, id, openPositions(world, id));
  const assets = max(ZERO, roundCredit(netWorth(world, id).plus(min(ZERO, profits))));
  const limit = loanLimit(assets, level);
  const open = world.tables.loans.list('userOpen', `${id}|1`);
  const sum = (isWaiting: boolean) =>
    open
      .filter(({ status }) => (status === LOAN_WAITING) === isWaiting)
      .reduce((total, row) => total.plus(isWaiting ? row.amount : row.principal), ZERO);
  const borrowed = sum(false);
  const waiting = sum(true);
  const left = max(ZERO, limit.minus(borrowed).minus(waiting));
  return { assets, share: vipTier(level)?.loanLimitShare ?? '0', limit, borrowed, waiting, left };
}

/** Why a customer cannot borrow at all, with the parameters of the refusal; null when the customer can. */
export function loanBarrier(
  world: World,
  { id, level, score }: UserRow,
): { readonly code: LoanBarrier; readonly params: Readonly<Record<string, string | number>> } | null {
  const open = world.tables.loans.list('userOpen', `${id}|1`);
  if (open.some(({ status }) => status === LOAN_OVERDUE)) return { code: 'loan_overdue', params: {} };
  if (score < LOAN_MIN_SCORE) return { code: 'loan_score_low', params: { min: LOAN_MIN_SCORE } };
  if (level === 0) return { code: 'loan_not_offered', params: { asset: LOAN_ASSET } };
  if (open.some(({ status }) => status === LOAN_WAITING)) return { code: 'loan_waiting', params: {} };
  if (open.length >= LOAN_MAX_OPEN) return { code: 'too_many_loans', params: { most: LOAN_MAX_OPEN } };
  return null;
}

import { LOAN_ASSET, LOAN_COLLECT_FROM, LOAN_OVERDUE, owedOf } from '@/domain/loans/loans';
import { min } from '@/domain/money/money';
import type { World } from '../../world';
import { openPositions } from '../futures/account';
import { debtOf } from './debt';
import { payLoan } from './pay';
import type { LoanRow } from './tables';

/**
 * Takes the debt of an overdue loan from the customer's available balances, one account after the other. Returns the
 * loan afterwards.
 */
export function collectLoan(world: World, row: LoanRow): LoanRow {
  let left = row;
  for (const account of LOAN_COLLECT_FROM) {
    if (left.status !== LOAN_OVERDUE) return left;
    // The futures account is left out while positions are open, because its balance backs them, as for transfers.
    if (account === 'lever' && openPositions(world, row.userId).length > 0) continue;
    const amount = min(world.ledger.available(row.userId, account, LOAN_ASSET), owedOf(debtOf(left)));
    if (amount.gt(0)) left = payLoan(world, left, amount, account, 'collection');
  }
  return left;
}

import { BalanceLimitError } from './ledger';

/** Runs the work; false when one of its postings exceeds the balance limit. The caller must then roll the work back. */
export function runsWithinLimit(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof BalanceLimitError) return false;
    throw error;
  }
}

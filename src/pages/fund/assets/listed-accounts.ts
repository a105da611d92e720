import type { ValuedAccount } from '@/data/portfolio';
import { ACCOUNT_ORDER } from '../_shared/accounts';

/**
 * The accounts a list shows, in their order: all that the server has, except an unused fiat account, which most people
 * never come to have.
 */
export function listedAccounts(accounts: readonly ValuedAccount[]): ValuedAccount[] {
  return ACCOUNT_ORDER.flatMap((kind) => accounts.filter((account) => account.kind === kind)).filter(
    ({ kind, coins }) => kind !== 'legal' || coins.some(({ total }) => !total.isZero()),
  );
}

import type { AccountKind } from '@/contract/account-kinds';
import type { TransferRow } from '@/data/exchange/queries';
import { Decimal, type Money } from '@/domain/money/money';

/** A row of the history. */
export interface Entry {
  readonly id: number;
  readonly coin: string;
  readonly time: string;
  /** Signed if only one account is known, otherwise the moved amount. */
  readonly amount: Money;
  /** Both accounts; null if the server does not name them. */
  readonly course: { readonly from: AccountKind; readonly to: AccountKind } | null;
  /** The server's own name for the account, if it names only one. */
  readonly account: string;
}

/**
 * Converts balance changes to history rows. A server records a transfer as two changes, one per account. If it names
 * both accounts, only the outgoing change is listed; family servers do not, so both changes are listed.
 */
export function entriesOf(rows: readonly TransferRow[]): Entry[] {
  return rows.flatMap(({ id, currency_name, created_time, value, from_field, to_field, transaction_info }): Entry[] => {
    const signed = new Decimal(value);
    const entry = { id, coin: currency_name, time: created_time, account: transaction_info ?? '' };
    if (!from_field || !to_field) return [{ ...entry, amount: signed, course: null }];
    if (signed.gte(0)) return [];
    return [{ ...entry, amount: signed.abs(), course: { from: from_field, to: to_field } }];
  });
}

import type { AccountKind } from '@/contract/wallet';
import type { TransferRow } from '@/data/queries/exchange';
import { Decimal, type Money } from '@/domain/money';

/** One line of the history. */
export interface Entry {
  readonly id: number;
  readonly coin: string;
  readonly time: string;
  /** Signed where only one side is known, else what was moved. */
  readonly amount: Money;
  /** Both accounts, where the server names them. */
  readonly course: { readonly from: AccountKind; readonly to: AccountKind } | null;
  /** The server's own words for the one account it tells of. */
  readonly account: string;
}

/**
 * A server tells a transfer as two changes, one of each account. Where it names both accounts the outgoing one stands
 * for the transfer; family servers do not, so both are listed as they are.
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

import { ACCOUNT_KINDS, type AccountKind } from '@/contract/account-kinds';
import { idIn } from '@/lib/browser/id-in-address';
import type { AddressFilter } from '../../_shared/list/use-address-filter';

/** Filter of balance changes. */
export interface RecordFilter {
  /** Undefined for all accounts. */
  readonly account: AccountKind | undefined;
  /** Coin id; undefined for all coins. */
  readonly currency: number | undefined;
}

export type RecordFilterState = AddressFilter<RecordFilter>;

/**
 * Reads `?account=change&currency=3`. An invalid value means no filter, because the address may be outdated or typed.
 */
export function readFilter(fields: URLSearchParams): RecordFilter {
  const account = fields.get('account');
  return {
    account: ACCOUNT_KINDS.find((kind) => kind === account),
    currency: idIn(fields, 'currency') || undefined,
  };
}

/** The filter as query parameters; an unset filter adds none. */
export function writeFilter({ account, currency }: RecordFilter): URLSearchParams {
  const fields = new URLSearchParams();
  if (account) fields.set('account', account);
  if (currency) fields.set('currency', String(currency));
  return fields;
}

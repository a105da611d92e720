import { ACCOUNT_KINDS, type AccountKind } from '@/contract/wallet';

/** Which changes are wanted. */
export interface RecordFilter {
  /** Undefined for all accounts. */
  readonly account: AccountKind | undefined;
  /** Coin id; undefined for all coins. */
  readonly currency: number | undefined;
}

const COIN_ID = /^[1-9]\d{0,8}$/;

/** Reads `?account=change&currency=3`. What is none counts as all: the address may be old or typed by hand. */
export function readFilter(fields: URLSearchParams): RecordFilter {
  const account = fields.get('account');
  const currency = fields.get('currency') ?? '';
  return {
    account: ACCOUNT_KINDS.find((kind) => kind === account),
    currency: COIN_ID.test(currency) ? Number(currency) : undefined,
  };
}

/** The same filter as parameters of the address; all leaves none. */
export function writeFilter({ account, currency }: RecordFilter): URLSearchParams {
  const fields = new URLSearchParams();
  if (account) fields.set('account', account);
  if (currency) fields.set('currency', String(currency));
  return fields;
}

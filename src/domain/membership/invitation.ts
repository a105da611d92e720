import { Decimal, type Money, roundCredit } from '../money/money';

/** The inviter's fraction of the trading fees of everybody who registered with their code (designed). */
export const REBATE_SHARE = '0.20';

/** Rebate on one customer's fees of one day in one asset, cut to 8 decimals in the exchange's favour. */
export const rebateOf = (fees: Money): Money => roundCredit(fees.mul(new Decimal(REBATE_SHARE)));

/** A partly hidden name: the first and the last letter. Names of up to two letters keep only the first. */
export function maskedName(name: string): string {
  const letters = [...name];
  const last = letters.length > 2 ? letters.at(-1) : '';
  return `${letters[0] ?? ''}***${last}`;
}

/** A partly hidden e-mail address or phone number. The domain of an address stays visible. */
export function maskedAccount(account: string): string {
  const at = account.lastIndexOf('@');
  if (at < 0) return `${account.slice(0, 3)}****${account.slice(-2)}`;
  return `${maskedName(account.slice(0, at))}${account.slice(at)}`;
}

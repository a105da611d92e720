import { Decimal, type Money, roundCredit } from './money';

/** What an inviter receives of the trading fees of everybody who registered with their code (designed). */
export const REBATE_SHARE = '0.20';

/** Of one customer's fees of one day in one asset; cut to 8 decimals, in the house's favour. */
export const rebateOf = (fees: Money): Money => roundCredit(fees.mul(new Decimal(REBATE_SHARE)));

/** A name others may see a little of: the first and the last letter. One of two letters or fewer keeps the first. */
export function maskedName(name: string): string {
  const letters = [...name];
  const last = letters.length > 2 ? letters.at(-1) : '';
  return `${letters[0] ?? ''}***${last}`;
}

/** An e-mail address or a phone number that others may see a little of; what stands after the @ stays. */
export function maskedAccount(account: string): string {
  const at = account.lastIndexOf('@');
  if (at < 0) return `${account.slice(0, 3)}****${account.slice(-2)}`;
  return `${maskedName(account.slice(0, at))}${account.slice(at)}`;
}

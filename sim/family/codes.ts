import type { CodePurpose, CodeRow } from '../products/accounts/tables';
import type { World } from '../world';

/** Servers of the family compare a code with the last one they sent, whatever it was asked for. */
export interface SentCode {
  readonly purpose: CodePurpose;
  /** The e-mail address or number that it was sent to. */
  readonly account: string;
  /** The number's area code; missing for an e-mail address. */
  readonly areaCode?: string;
}

const SMS = /^\+(\d+) (.+)$/;

const sentOf = ({ slot }: CodeRow): SentCode => {
  const colon = slot.indexOf(':');
  const purpose = slot.slice(0, colon) as CodePurpose;
  const recipient = slot.slice(colon + 1);
  const [, areaCode, number] = SMS.exec(recipient) ?? [];
  return areaCode && number ? { purpose, account: number, areaCode } : { purpose, account: recipient };
};

/**
 * The code's account and purpose; undefined when there is no such live code. Without `account` all live codes are
 * compared.
 */
export function sentCode({ tables, nowMs }: World, code: string, account = ''): SentCode | undefined {
  if (code === '') return undefined;
  const rows = tables.codes.all().filter((row) => row.code === code && row.expiresMs > nowMs);
  return rows.map(sentOf).find((sent) => account === '' || sent.account === account.toLowerCase());
}

/** The area code with which a code was last asked for a number; undefined when none was. */
export function areaCodeAskedFor({ tables }: World, mobile: string): string | undefined {
  const last = tables.inbox
    .all()
    .findLast(({ channel, recipient }) => channel === 'sms' && recipient.endsWith(` ${mobile}`));
  return last && SMS.exec(last.recipient)?.[1];
}

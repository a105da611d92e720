import { email, mobile as mobileNumber } from '@/domain/accounts/validation';
import { refuse } from '../../handler';
import type { World } from '../../world';
import { type CodeSender, sendCode, smsRecipient } from './codes';
import type { CodePurpose } from './tables';
import { findUser } from './users';

/**
 * Sends a code by e-mail. `register` and `bind` need an address that no account has, the other purposes one that has
 * one.
 */
export function sendMailCode(world: World, address: string, purpose: CodePurpose, sender: CodeSender) {
  if (email(address)) return refuse('email_invalid');
  const refused = ownershipRefusal(world, address, purpose);
  return refused ?? sendCode(world, { channel: 'mail', recipient: address, purpose, ...sender });
}

/** Existing servers assume this area code when none is sent. */
const CHINA = '86';

/** The digits of an area code, which comes with or without '+'; those of China when it is left out. */
export const dialOf = (areaCode: string = CHINA): string => areaCode.replace('+', '');

interface SmsRequest {
  readonly mobile: string;
  readonly areaCode: string | undefined;
  readonly purpose: CodePurpose;
}

/**
 * Sends a code by SMS. An area code that is left out is that of the account. Accounts are required as in `sendMailCode`,
 * with the number in their own country: the same number in another one is somebody else's.
 */
export function sendSmsCode(world: World, { mobile, areaCode, purpose }: SmsRequest, sender: CodeSender) {
  const isNew = NEEDS_FREE_ADDRESS[purpose];
  const owner = isNew ? undefined : world.tables.users.first('phone', mobile);
  const dial = dialOf(areaCode ?? owner?.areaCode);
  if (mobileNumber(mobile, dial)) return refuse('mobile_invalid');
  const refused = ownershipRefusal(world, mobile, purpose);
  if (refused) return refused;
  if (!isNew && owner?.areaCode !== dial) return refuse('account_unknown');
  return sendCode(world, { channel: 'sms', recipient: smsRecipient(dial, mobile), purpose, ...sender });
}

/** The recipient of codes at an address; that of a number with the given area code, else with that of its account. */
export function recipientAt(world: World, address: string, areaCode = ''): string {
  if (!/^\d+$/.test(address)) return address;
  const [given] = /\d+/.exec(areaCode) ?? [];
  return smsRecipient(given ?? world.tables.users.first('phone', address)?.areaCode ?? CHINA, address);
}

const NEEDS_FREE_ADDRESS: Readonly<Record<CodePurpose, boolean>> = {
  register: true,
  bind: true,
  forget: false,
  security: false,
};

function ownershipRefusal(world: World, account: string, purpose: CodePurpose) {
  const taken = findUser(world, account) !== null;
  if (NEEDS_FREE_ADDRESS[purpose]) return taken ? refuse('account_exists') : null;
  return taken ? null : refuse('account_unknown');
}

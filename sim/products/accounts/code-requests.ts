import { email, mobile as mobileNumber } from '@/domain/accounts/validation';
import { refuse } from '../../handler';
import type { World } from '../../world';
import { sendCode } from './codes';
import type { CodePurpose } from './tables';
import { findUser } from './users';

/**
 * Sends a code by e-mail. `register` and `bind` need an address that no account has, the other purposes one that has
 * one.
 */
export function sendMailCode(world: World, address: string, purpose: CodePurpose) {
  if (email(address)) return refuse('email_invalid');
  const refused = ownershipRefusal(world, address, purpose);
  return refused ?? sendCode(world, { channel: 'mail', recipient: address, purpose }, address);
}

/** Sends a code by SMS. `areaCode` comes with or without '+'. Accounts are required as in `sendMailCode`. */
export function sendSmsCode(world: World, mobile: string, areaCode: string, purpose: CodePurpose) {
  const dial = areaCode.replace('+', '');
  if (mobileNumber(mobile, dial)) return refuse('mobile_invalid');
  const refused = ownershipRefusal(world, mobile, purpose);
  const recipient = `+${dial} ${mobile}`;
  return refused ?? sendCode(world, { channel: 'sms', recipient, purpose }, mobile);
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

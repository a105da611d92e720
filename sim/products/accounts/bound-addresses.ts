import { bindViolations } from '@/domain/accounts/account-rules';
import { ok, refuse } from '../../handler';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { dialOf } from './code-requests';
import { checkCode, smsRecipient, spendCode } from './codes';
import { checkPayPassword } from './pay-password';
import type { CodePurpose, UserRow } from './tables';
import { findUser } from './users';

interface Proof {
  /** The code that was sent to the new address. */
  readonly code: string;
  readonly payPassword: string | undefined;
  /** The purpose of the code; servers of the family accept any. */
  readonly purpose?: CodePurpose | undefined;
  /** True: the payment password is checked only when it was sent, because clients of the family have no field for it. */
  readonly isOptional?: boolean;
}

/** Binds a phone number, or replaces the bound one. */
export function bindPhone(world: World, user: UserRow, phone: string, areaCode: string | undefined, proof: Proof) {
  const dial = dialOf(areaCode);
  const [violation] = bindViolations({ channel: 'mobile', account: phone, dial }, null);
  if (violation)
    return refuse(violation.code as Exclude<typeof violation.code, 'email_invalid'>, violation.params, violation.field);
  const recipient = smsRecipient(dial, phone);
  return bind(world, user, { address: phone, bound: user.phone, recipient, fields: { phone, areaCode: dial } }, proof);
}

/** Binds an e-mail address, or replaces the bound one. */
export function bindEmail(world: World, user: UserRow, address: string, proof: Proof) {
  const [violation] = bindViolations({ channel: 'email', account: address, dial: '' }, null);
  if (violation)
    return refuse(
      violation.code as Exclude<typeof violation.code, 'mobile_invalid'>,
      violation.params,
      violation.field,
    );
  const email = address.toLowerCase();
  return bind(world, user, { address: email, bound: user.email, recipient: email, fields: { email } }, proof);
}

interface Binding {
  readonly address: string;
  /** The address that it replaces; '' for none. */
  readonly bound: string;
  /** To whom the code was sent. */
  readonly recipient: string;
  readonly fields: Partial<Pick<UserRow, 'phone' | 'areaCode' | 'email'>>;
}

/**
 * The code proves that the new address is the customer's. Codes sent there open the account, so an unattended session
 * must not be enough: it takes the payment password as well (designed), except for a further address of a customer who
 * has set none yet.
 */
function bind(
  world: World,
  user: UserRow,
  { address, bound, recipient, fields }: Binding,
  { code, payPassword, purpose = 'bind', isOptional = false }: Proof,
) {
  const checked = checkCode(world, purpose, recipient, code);
  if (!checked.ok) return checked;
  if (findUser(world, address)) return refuse('account_exists');
  const isFree = (bound === '' && user.payPasswordDigest === '') || (isOptional && payPassword === undefined);
  const barred = isFree ? null : checkPayPassword(world, user, payPassword);
  if (barred) return barred;
  spendCode(world, checked.payload);
  // A customer who registered with the old address now logs in with the new one. The old address opens nothing any
  // more.
  const accountNumber = user.accountNumber === bound ? address : user.accountNumber;
  world.tables.users.update(user.id, { ...fields, accountNumber });
  sendMessage(world, user.id, 'addressBound', { address, time: world.nowMs });
  return ok(null);
}

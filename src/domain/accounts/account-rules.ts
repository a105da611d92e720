import { type Violation, violated } from '../violation';
import * as rule from './validation';

/** An address that receives codes. `dial` is the area code of a phone number, in digits. */
export interface CodeAddress {
  readonly channel: 'email' | 'mobile';
  readonly account: string;
  readonly dial: string;
}

type AddressRefusal = 'account_required' | 'email_invalid' | 'mobile_invalid';
type CodeRefusal = 'code_required' | 'code_format';

const noAddress = ({ account }: CodeAddress) => account === '' && ({ code: 'account_required' } as const);

const wrongAddress = ({ channel, account, dial }: CodeAddress) => {
  if (channel === 'email') return rule.email(account) !== null && ({ code: 'email_invalid' } as const);
  return rule.mobile(account, dial) !== null && ({ code: 'mobile_invalid' } as const);
};

const noCode = (code: string | null) => code === '' && ({ code: 'code_required' } as const);
const wrongCode = (code: string | null) =>
  code !== null && rule.verificationCode(code) !== null && ({ code: 'code_format' } as const);

/** The rules of an address that a code is sent to. */
export const addressViolations = (address: CodeAddress): readonly Violation<AddressRefusal>[] =>
  violated<AddressRefusal>(noAddress(address), wrongAddress(address));

/** The rules of a typed code. */
export const codeViolations = (code: string): readonly Violation<CodeRefusal>[] =>
  violated<CodeRefusal>(noCode(code), wrongCode(code));

/** The rules of an address to bind, with the code that was sent to it; in the order of the exchange's refusals. */
export const bindViolations = (
  address: CodeAddress,
  code: string | null,
): readonly Violation<AddressRefusal | CodeRefusal>[] =>
  violated<AddressRefusal | CodeRefusal>(noAddress(address), noCode(code), wrongAddress(address), wrongCode(code));

/** A password that is typed twice. */
export interface PasswordPair {
  readonly password: string;
  readonly again: string;
}

type PasswordRefusal = 'password_required' | 'password_length' | 'passwords_differ';

const passwordRules = ({ password, again }: PasswordPair): readonly (Violation<PasswordRefusal> | false)[] => [
  rule.password(password) !== null && { code: 'password_length' },
  password !== again && { code: 'passwords_differ' },
];

/** The rules of a new login password, and of the code that permits it. `code` is null where it was checked before. */
export const newPasswordViolations = (
  pair: PasswordPair,
  code: string | null = null,
): readonly Violation<PasswordRefusal | CodeRefusal>[] =>
  violated<PasswordRefusal | CodeRefusal>(
    (pair.password === '' || pair.again === '') && { code: 'password_required' },
    noCode(code),
    ...passwordRules(pair),
    wrongCode(code),
  );

type PayPasswordRefusal = 'pay_password_required' | 'pay_password_length' | 'passwords_differ';

/** The rules of a new payment password. */
export const payPasswordViolations = ({ password, again }: PasswordPair): readonly Violation<PayPasswordRefusal>[] =>
  violated<PayPasswordRefusal>(
    (password === '' || again === '') && { code: 'pay_password_required' },
    rule.payPassword(password) !== null && { code: 'pay_password_length' },
    password !== again && { code: 'passwords_differ' },
  );

/** Input of a registration, as far as it was asked for: what is null is not judged. */
export interface Registration {
  readonly address: CodeAddress;
  readonly code: string | null;
  readonly passwords: PasswordPair | null;
  /** '' for no invite code. */
  readonly invite: string | null;
}

type RegistrationRefusal = AddressRefusal | CodeRefusal | PasswordRefusal | 'invite_required' | 'invite_invalid';

/** The rules of a registration, in the order of the exchange's refusals. */
export const registrationViolations = (
  { address, code, passwords, invite }: Registration,
  { inviteRequired }: { readonly inviteRequired: boolean },
): readonly Violation<RegistrationRefusal>[] =>
  violated<RegistrationRefusal>(
    noAddress(address),
    noCode(code),
    passwords !== null && (passwords.password === '' || passwords.again === '') && { code: 'password_required' },
    wrongAddress(address),
    ...(passwords ? passwordRules(passwords) : []),
    wrongCode(code),
    invite === '' && inviteRequired && { code: 'invite_required' },
    // No invite code has special characters.
    invite !== null && rule.noSpecialCharacters(invite) !== null && { code: 'invite_invalid' },
  );

/** The names which other customers see. `signature` is null where it stays as it is. */
export interface Names {
  readonly nickname: string;
  readonly signature: string | null;
}

/** The rules of the names, in the order of the exchange's refusals. */
export const namesViolations = ({
  nickname,
  signature,
}: Names): readonly Violation<'nickname_length' | 'special_characters' | 'signature_length'>[] => {
  const verdict = rule.nickname(nickname);
  return violated(
    nickname === '' && { code: 'nickname_length' },
    verdict === 'special_characters' && { code: 'special_characters' },
    verdict === 'nickname_length' && { code: 'nickname_length' },
    signature !== null && rule.signature(signature) !== null && { code: 'signature_length' },
  );
};

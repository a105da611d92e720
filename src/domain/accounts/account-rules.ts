import { isFreeText, plainText } from '../plain-text';
import { type Violation, violated } from '../violation';
import * as rule from './validation';

/** An address that receives codes, as typed. `dial` is the area code of a phone number, in digits. */
export interface CodeAddress {
  readonly channel: 'email' | 'mobile';
  readonly account: string;
  readonly dial: string;
}

type AddressRefusal = 'account_required' | 'email_invalid' | 'mobile_invalid';
type CodeRefusal = 'code_required' | 'code_format';

const noAddress = ({ account }: CodeAddress) =>
  !isFreeText(account, rule.EMAIL_MAX) && ({ code: 'account_required' } as const);

/** Checks the text as the exchange receives it. */
const wrongAddress = ({ channel, account, dial }: CodeAddress) => {
  const address = plainText(account);
  if (channel === 'email') return rule.email(address) !== null && ({ code: 'email_invalid' } as const);
  return rule.mobile(address, dial) !== null && ({ code: 'mobile_invalid' } as const);
};

const noCode = (code: string | null) => code === '' && ({ code: 'code_required' } as const);
const wrongCode = (code: string | null) =>
  code !== null && rule.verificationCode(code) !== null && ({ code: 'code_format' } as const);

/** The rules of an address that a code is sent to. */
export const addressViolations = (address: CodeAddress): readonly Violation<AddressRefusal>[] =>
  violated<AddressRefusal>(noAddress(address), wrongAddress(address));

type LoginRefusal = 'account_required' | 'password_required' | 'account_invalid' | 'mobile_invalid';

/**
 * The rules of a login, in the order of the exchange's refusals. With the channel `email`, `account` may also be a name
 * or a number, which only the exchange can check. A malformed e-mail address or phone number belongs to no account. The
 * form says so before it sends; the exchange would answer `account_unknown`.
 */
export function loginViolations(
  { channel, account, dial }: CodeAddress,
  password: string,
): readonly Violation<LoginRefusal>[] {
  const name = plainText(account);
  const isMissing = !isFreeText(account, rule.EMAIL_MAX);
  const isAddress = channel === 'email' && name.includes('@');
  return violated<LoginRefusal>(
    isMissing && { code: 'account_required' },
    plainText(password) === '' && { code: 'password_required' },
    !isMissing && isAddress && rule.email(name) !== null && { code: 'account_invalid' },
    !isMissing && channel === 'mobile' && rule.mobile(name, dial) !== null && { code: 'mobile_invalid' },
  );
}

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

/** The passwords as the exchange receives them. */
const normalized = ({ password, again }: PasswordPair): PasswordPair => ({
  password: plainText(password),
  again: plainText(again),
});

const isOneMissing = ({ password, again }: PasswordPair) => password === '' || again === '';

type PasswordRefusal = 'password_required' | 'password_length' | 'passwords_differ';

const passwordRules = ({ password, again }: PasswordPair): readonly (Violation<PasswordRefusal> | false)[] => [
  rule.password(password) !== null && { code: 'password_length' },
  password !== again && { code: 'passwords_differ' },
];

/** The rules of a new login password, and of the code that permits it. `code` is null where it was checked before. */
export const newPasswordViolations = (
  typed: PasswordPair,
  code: string | null = null,
): readonly Violation<PasswordRefusal | CodeRefusal>[] => {
  const pair = normalized(typed);
  return violated<PasswordRefusal | CodeRefusal>(
    isOneMissing(pair) && { code: 'password_required' },
    noCode(code),
    ...passwordRules(pair),
    wrongCode(code),
  );
};

type PayPasswordRefusal = 'pay_password_required' | 'pay_password_length' | 'passwords_differ';

/** The rules of a new payment password. */
export const payPasswordViolations = (typed: PasswordPair): readonly Violation<PayPasswordRefusal>[] => {
  const { password, again } = normalized(typed);
  return violated<PayPasswordRefusal>(
    isOneMissing({ password, again }) && { code: 'pay_password_required' },
    rule.payPassword(password) !== null && { code: 'pay_password_length' },
    password !== again && { code: 'passwords_differ' },
  );
};

/** The rule of the payment password that a call requires. Only the exchange knows whether it is correct. */
export const typedPayPasswordViolations = (typed: string): readonly Violation<'pay_password_required'>[] =>
  violated(plainText(typed) === '' && { code: 'pay_password_required' });

/** Input of a registration. Parts that are null were not asked for yet, and are not checked. */
export interface Registration {
  readonly address: CodeAddress;
  readonly code: string | null;
  readonly passwords: PasswordPair | null;
  /** '' for no invite code. */
  readonly invite: string | null;
}

type InviteRefusal = 'invite_required' | 'invite_invalid';

/** The rules of an invite code that do not depend on other customers; '' for none. */
export const inviteViolations = (invite: string, isRequired: boolean): readonly Violation<InviteRefusal>[] =>
  violated<InviteRefusal>(
    invite === '' && isRequired && { code: 'invite_required' },
    // No invite code has special characters.
    rule.noSpecialCharacters(invite) !== null && { code: 'invite_invalid' },
  );

type RegistrationRefusal = AddressRefusal | CodeRefusal | PasswordRefusal | InviteRefusal;

/** The rules of a registration, in the order of the exchange's refusals. */
export const registrationViolations = (
  { address, code, passwords, invite }: Registration,
  { inviteRequired }: { readonly inviteRequired: boolean },
): readonly Violation<RegistrationRefusal>[] => {
  const pair = passwords && normalized(passwords);
  return violated<RegistrationRefusal>(
    noAddress(address),
    noCode(code),
    pair && isOneMissing(pair) && { code: 'password_required' },
    wrongAddress(address),
    ...(pair ? passwordRules(pair) : []),
    wrongCode(code),
    ...(invite === null ? [] : inviteViolations(invite, inviteRequired)),
  );
};

/** The names which other customers see. `signature` is null if it does not change. */
export interface Names {
  readonly nickname: string;
  readonly signature: string | null;
}

/** The rules of the names, in the order of the exchange's refusals. */
export const namesViolations = ({
  nickname: typedNickname,
  signature: typedSignature,
}: Names): readonly Violation<'nickname_length' | 'special_characters' | 'signature_length'>[] => {
  const nickname = plainText(typedNickname);
  const signature = typedSignature === null ? null : plainText(typedSignature);
  const verdict = rule.nickname(nickname);
  const signatureVerdict = signature === null ? null : rule.signature(signature);
  return violated(
    // The exchange refuses an empty field before it checks the other one.
    nickname === '' && { code: 'nickname_length' },
    signature === '' && { code: 'signature_length' },
    verdict === 'special_characters' && { code: 'special_characters' },
    verdict === 'nickname_length' && { code: 'nickname_length' },
    signatureVerdict === 'signature_length' && { code: 'signature_length' },
    signatureVerdict === 'special_characters' && { code: 'special_characters', field: 'signature' },
  );
};

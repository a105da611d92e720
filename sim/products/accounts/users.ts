import { CREDIT_START } from '@/domain/membership/credit';
import { maskedAccount } from '@/domain/membership/invitation';
import type { World } from '../../world';
import { passwordDigest, passwordSalt } from './password';
import type { UserRow } from './tables';

/** The fields of a new customer that differ from the defaults. `email` or `phone` must be given. */
export type NewUser = { readonly password: string } & Partial<
  Omit<UserRow, 'id' | 'passwordSalt' | 'passwordDigest' | 'payPasswordDigest' | 'loginCount' | 'createdMs'>
> & { readonly payPassword?: string };

/** Defaults of a registration: level 0, unverified, unlocked. */
const DEFAULTS = {
  email: '',
  phone: '',
  areaCode: '',
  nickname: '',
  signature: '',
  headPortrait: '',
  parentId: 0,
  level: 0,
  depositedUsd: '0',
  score: CREDIT_START,
  isTrader: false,
  isLocked: false,
  reviewStatus: 0,
  advancedStatus: 0,
  realName: '',
} as const satisfies Partial<UserRow>;

/**
 * Opens an account; used by registration, personas and scenarios. Throws when e-mail, phone or account number is taken:
 * callers that act for a customer must refuse with `account_exists` before.
 */
export function createUser(world: World, { password, payPassword, ...given }: NewUser): UserRow {
  const { users } = world.tables;
  const id = users.nextId();
  const salt = passwordSalt(world, id);
  const email = (given.email ?? '').toLowerCase();
  const phone = given.phone ?? '';
  const accountNumber = (given.accountNumber ?? (email || phone)).toLowerCase();
  if (accountNumber === '') throw new Error('a user needs an e-mail address or a phone number');
  for (const name of [accountNumber, email, phone])
    if (name !== '' && findUser(world, name)) throw new Error(`the account ${name} exists already`);
  return users.insert({
    ...DEFAULTS,
    ...given,
    id,
    email,
    phone,
    accountNumber,
    inviteCode: given.inviteCode ?? freeInviteCode(world, id),
    passwordSalt: salt,
    passwordDigest: passwordDigest(password, salt),
    payPasswordDigest: payPassword ? passwordDigest(payPassword, salt) : '',
    loginCount: 0,
    createdMs: world.nowMs,
  });
}

/** Finds a user by e-mail or account number (in any case) or by phone; null when there is none. */
export function findUser(world: World, name: string): UserRow | null {
  const { users } = world.tables;
  const key = name.toLowerCase();
  return users.first('email', key) ?? users.first('phone', key) ?? users.first('accountNumber', key) ?? null;
}

export function hasPassword(user: UserRow, password: string): boolean {
  return passwordDigest(password, user.passwordSalt) === user.passwordDigest;
}

/** Sets a new login password. The salt stays, because the digest of the payment password uses it too. */
export function setPassword(world: World, user: UserRow, password: string): void {
  world.tables.users.update(user.id, { passwordDigest: passwordDigest(password, user.passwordSalt) });
}

/** Without 0, O, 1 and I, which people confuse when they read a code aloud. */
const INVITE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code of six characters that no other customer has. */
function freeInviteCode(world: World, userId: number): string {
  for (let attempt = 0; ; attempt += 1) {
    let bits = world.chance('invite-code', userId, attempt) >>> 0;
    let code = '';
    for (let i = 0; i < 6; i += 1) {
      code += INVITE_ALPHABET.charAt(bits & 31);
      bits >>>= 5;
    }
    if (!world.tables.users.first('inviteCode', code)) return code;
  }
}

/** The name that other customers see. */
export const nameOf = ({ nickname, accountNumber }: UserRow): string => nickname || maskedAccount(accountNumber);

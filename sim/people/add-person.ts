import type { AccountKind } from '@/contract/account-kinds';
import { money } from '@/domain/money/money';
import { runsWithinLimit } from '../ledger/balance-limit';
import { accountHistoryOf, inThePast } from '../products/accounts/account-history';
import { findPerson } from '../products/accounts/person';
import { PERSONA_PASSWORD, PERSONA_PAY_PASSWORD } from '../products/accounts/personas';
import type { UserRow } from '../products/accounts/tables';
import { createUser, findUser, type NewUser } from '../products/accounts/users';
import { personParts, seedPerson } from '../products/registry';
import type { World } from '../world';
import type { FileFault } from './fault';
import { grant } from './grant';
import type { Notes } from './part';
import type { Person } from './person';

/** The statuses of Lv1 and Lv2 before a review rejects one. */
const REVIEWS = {
  none: [0, 0],
  'basic-pending': [1, 0],
  'basic-rejected': [1, 0],
  basic: [2, 0],
  'advanced-pending': [2, 1],
  'advanced-rejected': [2, 1],
  advanced: [2, 2],
} as const satisfies Record<Person['identity'], readonly [UserRow['reviewStatus'], UserRow['advancedStatus']]>;

/**
 * Opens an account for a person and adds everything in their data. When the exchange refuses an entry, the fault is
 * noted and the rest is still tried, so that all faults are found at once. The caller must roll everything back if
 * there are any. `user` is null for somebody who cannot have an account here.
 */
export function addPerson(
  world: World,
  person: Person,
): { readonly user: UserRow | null; readonly faults: readonly FileFault[] } {
  const faults: FileFault[] = [];
  const notes: Notes = {
    fault: (path, kind, values = {}) => faults.push({ path, kind, values }),
    refuse: (path, { code, params = {} }) =>
      faults.push({ path, kind: 'refused', values: {}, refusal: { code, params } }),
  };
  const user = openAccount(world, person, notes);
  if (!user) return { user, faults };
  for (const [kind, held] of Object.entries(person.balances))
    for (const [asset, amount] of Object.entries(held)) fund(world, user, [kind as AccountKind, asset, amount], notes);
  for (const { add } of personParts) add(world, user, person, notes);
  return { user, faults };
}

function openAccount(world: World, person: Person, notes: Notes): UserRow | null {
  const taken = [
    ['email', person.email],
    ['phone', person.phone?.split(' ')[1]],
  ] as const;
  const found = taken.filter(([, name]) => name !== undefined && findUser(world, name));
  for (const [field] of found) notes.fault(field, 'taken');
  const parent = person.invitedBy === undefined ? null : findPerson(world, person.invitedBy);
  if (person.invitedBy !== undefined && !parent) notes.fault('invitedBy', 'nobody');
  if (found.length > 0) return null;
  const [reviewStatus, parentId] = [REVIEWS[person.identity][0], parent?.id ?? 0];
  const history = accountHistoryOf(world.nowMs, { reviewStatus, parentId });
  const user = inThePast(world, history.joinedMs, () => createUser(world, { ...columnsOf(world, person), parentId }));
  seedPerson(world, { user, history, persona: person, notes });
  return user;
}

function columnsOf(world: World, { name, email, realName = name, level, deposited, ...person }: Person): NewUser {
  const [reviewStatus, advancedStatus] = REVIEWS[person.identity];
  // Verification takes a phone number.
  const [area, phone] = (person.phone ?? (reviewStatus === 0 ? '' : freePhone(world))).split(' ');
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { areaCode: (area ?? '').slice(1), phone }),
    nickname: name,
    level,
    depositedUsd: money(deposited).toFixed(),
    isLocked: person.blocked,
    reviewStatus,
    advancedStatus,
    realName: reviewStatus === 2 ? realName : '',
    password: PERSONA_PASSWORD,
    payPassword: PERSONA_PAY_PASSWORD,
  };
}

function freePhone(world: World): string {
  for (let at = world.tables.users.all().length + 1; ; at += 1) {
    const number = `8129${String(at).padStart(7, '0')}`;
    if (!findUser(world, number)) return `+62 ${number}`;
  }
}

function fund(
  world: World,
  { id }: UserRow,
  [kind, asset, amount]: readonly [AccountKind, string, string],
  notes: Notes,
): void {
  if (money(amount).isZero()) return;
  if (!runsWithinLimit(() => grant(world, id, kind, asset, amount))) notes.fault(`balances.${kind}.${asset}`, 'books');
}

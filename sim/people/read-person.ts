import type { AccountKind } from '@/contract/account-kinds';
import { Decimal, type Money } from '@/domain/money/money';
import type { UserRow } from '../products/accounts/tables';
import { personParts } from '../products/registry';
import type { World } from '../world';
import { addPerson } from './add-person';
import { type FileFault, readBy } from './fault';
import type { Held, ListField, Owned } from './part';
import { type PersonSource, personSchema } from './person';

/** A customer as data, and the entries that could not be added again today. */
export interface ReadPerson {
  readonly person: PersonSource;
  /**
   * By field, such as `orders`, the number of entries that are left out. The money that they hold stays in the
   * balances.
   */
  readonly left: Readonly<Partial<Record<ListField, number>>>;
}

/** Runs some work, rolls it back, and returns its result. */
type Attempt = <T>(work: (world: World) => T) => T;

/**
 * A customer as data: adding it to an exchange at the same moment creates the same customer. `attempt` is used to find
 * entries that the exchange would refuse today, such as an order whose price is too far from the market by now.
 */
export function readPerson(world: World, user: UserRow, attempt: Attempt): ReadPerson {
  const parts = personParts.map(({ read }) => read(world, user));
  const fields = Object.assign({}, profileOf(world, user), ...parts.map((part) => part.fields)) as PersonSource;
  let owned: readonly Owned[] = parts.flatMap((part) => part.owned ?? []);
  const all = owned;
  for (;;) {
    const person = { ...fields, ...listsOf(owned), balances: balancesOf(world, user.id, owned) };
    const bad = refusedOf(person, attempt);
    const kept = bad.length === 0 ? owned : without(owned, bad);
    if (kept.length === owned.length) return { person: withoutEmpty(person), left: countsOf(all, owned) };
    owned = kept;
  }
}

function profileOf(world: World, user: UserRow): PersonSource {
  const inviter = user.parentId === 0 ? undefined : world.tables.users.get(user.parentId);
  const invitedBy = inviter && (inviter.email || inviter.phone);
  const failure = world.tables.identityFailures.get(user.id);
  const realName = user.realName || world.tables.identities.get(user.id)?.name;
  return {
    name: user.nickname || 'Customer',
    ...(user.email && { email: user.email }),
    ...(user.phone && user.areaCode && { phone: `+${user.areaCode} ${user.phone}` }),
    ...(realName && { realName }),
    identity: identityOf(user, failure?.level),
    ...(failure && { rejectedFor: failure.reason }),
    ...(user.level > 0 && { level: user.level }),
    ...(user.depositedUsd !== '0' && { deposited: user.depositedUsd }),
    ...(user.isLocked && { blocked: true }),
    ...(invitedBy && { invitedBy }),
  };
}

function identityOf({ reviewStatus, advancedStatus }: UserRow, failed?: number): PersonSource['identity'] {
  if (reviewStatus !== 2) return reviewStatus === 1 ? 'basic-pending' : failed === 1 ? 'basic-rejected' : 'none';
  if (advancedStatus !== 0) return advancedStatus === 1 ? 'advanced-pending' : 'advanced';
  return failed === 2 ? 'advanced-rejected' : 'basic';
}

function listsOf(owned: readonly Owned[]): Partial<PersonSource> {
  const lists: Partial<Record<ListField, unknown[]>> = {};
  for (const { field, value } of owned) lists[field] = [...(lists[field] ?? []), value];
  return lists as Partial<PersonSource>;
}

/**
 * The balances for the data: what the customer has, plus the money that adding the entries again takes, by account and
 * asset.
 */
function balancesOf(world: World, userId: number, owned: readonly Owned[]) {
  const sums = new Map<string, Money>();
  const add = ({ kind, asset, amount }: Held) => {
    const key = `${kind} ${asset}`;
    sums.set(key, (sums.get(key) ?? new Decimal(0)).plus(amount));
  };
  for (const { kind, asset, available, frozen } of world.ledger.holdingsOf(userId))
    if (kind) add({ kind, asset, amount: available.plus(frozen) });
  for (const { takes = [] } of owned) for (const held of takes) add(held);
  const balances: Partial<Record<AccountKind, Record<string, string>>> = {};
  for (const [key, amount] of sums) {
    const [kind, asset] = key.split(' ') as [AccountKind, string];
    if (!amount.isZero()) balances[kind] = { ...balances[kind], [asset]: amount.toFixed() };
  }
  return balances;
}

/** The faults of adding the same data under another name. */
function refusedOf(person: PersonSource, attempt: Attempt): readonly FileFault[] {
  const stranger = { ...person, email: 'somebody.else@example.com', phone: undefined };
  const read = readBy(personSchema, withoutEmpty(stranger));
  return 'faults' in read ? read.faults : attempt((world) => addPerson(world, read.output).faults);
}

/**
 * The entries without a fault. A negative balance means that more was borrowed than is left; the loans are left out
 * then.
 */
function without(owned: readonly Owned[], faults: readonly FileFault[]): readonly Owned[] {
  const bad = new Set(faults.map(({ path }) => path.split('.').slice(0, 2).join('.')));
  const isNegative = faults.some(({ path }) => path.startsWith('balances.'));
  const at = new Map<ListField, number>();
  return owned.filter(({ field }) => {
    const index = at.get(field) ?? 0;
    at.set(field, index + 1);
    return !bad.has(`${field}.${index}`) && !(isNegative && field === 'loans');
  });
}

function countsOf(all: readonly Owned[], kept: readonly Owned[]): ReadPerson['left'] {
  const counts: Partial<Record<ListField, number>> = {};
  for (const { field } of all.filter((one) => !kept.includes(one))) counts[field] = (counts[field] ?? 0) + 1;
  return counts;
}

/** The data without empty fields. `addresses` stays, because an empty list and a missing one differ. */
const withoutEmpty = (person: PersonSource): PersonSource =>
  Object.fromEntries(
    Object.entries(person).filter(
      ([name, value]) => value !== undefined && (name === 'addresses' || !isEmpty(value as unknown)),
    ),
  ) as unknown as PersonSource;

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

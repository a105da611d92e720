import { Decimal } from '@/domain/money/money';
import { runsWithinLimit } from '../../ledger/balance-limit';
import { agoMs, agoText } from '../../people/ago';
import type { Owned, PersonPart } from '../../people/part';
import type { Person, PersonSource } from '../../people/person';
import type { World } from '../../world';
import { inThePast } from '../accounts/account-history';
import { LOCK_ACCOUNT } from './account';
import { payDue } from './dividend';
import { placeLock } from './place';
import { IN_PROGRESS, type LockOrderRow } from './tables';
import { LOCK_PRODUCTS } from './terms';

type Lock = Person['locks'][number];
type LockSource = NonNullable<PersonSource['locks']>[number];

/** Lock-up deposits in a person's data (sim/people/person.ts), to the second. */
export const lockupPerson: PersonPart = {
  add(world, user, { locks }, { fault, refuse }) {
    for (const [at, lock] of locks.entries()) {
      const product = LOCK_PRODUCTS.find((one) => one.asset === lock.asset && one.days === lock.days);
      if (!product) {
        fault(`locks.${at}`, 'notOnSale');
        continue;
      }
      const placed = placedAgo(world, user.id, product.id, lock);
      if (!placed.ok) refuse(`locks.${at}`, placed);
      else if (!runsWithinLimit(() => payPast(world, placed.payload.id))) fault(`locks.${at}.amount`, 'books');
    }
  },
  read: (world, { id }) => ({
    owned: world.tables.lockOrders.list('userStatus', `${id}|${IN_PROGRESS}`).map((row) => owned(row, world.nowMs)),
  }),
};

const placedAgo = (world: World, userId: number, config_id: number, { ago, amount }: Lock) =>
  inThePast(world, world.nowMs - agoMs(ago), () =>
    placeLock(world, userId, { config_id, amount: new Decimal(amount) }),
  );

/** Pays what the deposit has yielded until now, each day at its own instant by the rules of all deposits. */
const payPast = (world: World, id: number): void => payDue(world, id, (atMs, pay) => inThePast(world, atMs, pay));

/**
 * A deposit as an entry of a person's data. It is paid from the spot account, which also gets its yields, and frozen in
 * the mining account.
 */
function owned({ asset, days, amount: text, interest, createdMs }: LockOrderRow, nowMs: number): Owned {
  const value: LockSource = { asset, days, amount: text, ago: agoText(createdMs, nowMs) };
  const amount = new Decimal(text);
  return {
    field: 'locks',
    value,
    takes: [
      { kind: 'change', asset, amount: amount.minus(interest) },
      { kind: LOCK_ACCOUNT, asset, amount: amount.neg() },
    ],
  };
}

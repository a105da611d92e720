import { Decimal } from '@/domain/money/money';
import type { Owned, PersonPart } from '../../people/part';
import type { Person } from '../../people/person';
import { LOCK_ACCOUNT } from './account';
import { placeLock } from './place';
import { IN_PROGRESS, type LockOrderRow } from './tables';
import { LOCK_PRODUCTS } from './terms';

type Lock = Person['locks'][number];

/** Lock-up deposits of customers as data. */
export const lockupPerson: PersonPart = {
  add(world, user, { locks }, { fault, refuse }) {
    for (const [at, { asset, days, amount }] of locks.entries()) {
      const product = LOCK_PRODUCTS.find((one) => one.asset === asset && one.days === days);
      if (!product) {
        fault(`locks.${at}`, 'notOnSale');
        continue;
      }
      const placed = placeLock(world, user.id, { config_id: product.id, amount: new Decimal(amount) });
      if (!placed.ok) refuse(`locks.${at}`, placed);
    }
  },
  read: (world, { id }) => ({
    owned: world.tables.lockOrders.list('userStatus', `${id}|${IN_PROGRESS}`).map(owned),
  }),
};

/** It is paid from the spot account, and frozen in its own. */
function owned({ asset, days, amount: text }: LockOrderRow): Owned {
  const value: Lock = { asset, days, amount: text };
  const amount = new Decimal(text);
  return {
    field: 'locks',
    value,
    takes: [
      { kind: 'change', asset, amount },
      { kind: LOCK_ACCOUNT, asset, amount: amount.neg() },
    ],
  };
}

import { ControlError } from '../../control-error';
import type { World } from '../../world';
import { isPersona, PERSONAS, personaId } from './personas';
import type { UserRow } from './tables';
import { findUser } from './users';

/** A customer by a persona's name, an e-mail address, an account number or a phone number; null when there is none. */
export const findPerson = (world: World, name: string): UserRow | null =>
  isPersona(name) ? (world.tables.users.get(personaId(name)) ?? null) : findUser(world, name);

/** A customer by a name as for `findPerson`, or by a user id. Throws ControlError. */
export function personOf(world: World, name: string | number): UserRow {
  const user = typeof name === 'number' ? world.tables.users.get(name) : findPerson(world, name);
  if (!user) throw new ControlError(`nobody is called ${name}; personas are: ${Object.keys(PERSONAS).join(', ')}`);
  return user;
}

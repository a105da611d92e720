import { ControlError } from '../../control-error';
import type { World } from '../../world';
import { isPersona, PERSONAS } from './personas';
import type { UserRow } from './tables';
import { findUser } from './users';

/** A customer by a persona's name, an e-mail address, a phone number, or a user id. Throws ControlError. */
export function personOf(world: World, name: string | number): UserRow {
  if (typeof name === 'string' && isPersona(name)) return personOf(world, PERSONAS[name].email);
  const user = typeof name === 'number' ? world.tables.users.get(name) : findUser(world, name);
  if (!user) throw new ControlError(`nobody is called ${name}; personas are: ${Object.keys(PERSONAS).join(', ')}`);
  return user;
}

import { en, Faker, id_ID } from '@faker-js/faker';
import { keyedWord } from '@/lib/prng';
import type { LiveWorld } from '../live-world';
import { PERSONA_PASSWORD } from '../products/accounts/personas';
import type { UserRow } from '../products/accounts/tables';
import { createUser } from '../products/accounts/users';

/**
 * Creates many customers with believable names, for crowded exchanges. Customer number n is the same in every run of a
 * seed, whatever `count` is, because the generator of names is seeded anew for each customer.
 */
export function createCustomers(world: LiveWorld, count: number): UserRow[] {
  const faker = new Faker({ locale: [id_ID, en] });
  return Array.from({ length: count }, (_, n) => {
    faker.seed(keyedWord(world.seed, 'crowd', n));
    const first = faker.person.firstName();
    const email = `${first.toLowerCase().replaceAll(/[^a-z]/g, '')}.${n}@example.com`;
    const realName = `${first} ${faker.person.lastName()}`;
    return createUser(world, {
      email,
      nickname: first.slice(0, 10),
      realName,
      reviewStatus: 2,
      password: PERSONA_PASSWORD,
    });
  });
}

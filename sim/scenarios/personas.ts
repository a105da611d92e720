import * as v from 'valibot';
import { addPerson } from '../people/add-person';
import { sentenceOf } from '../people/fault';
import { type Person, personSchema } from '../people/person';
import { PERSONAS } from '../products/accounts/personas';
import type { World } from '../world';

let persons: readonly Person[] | null = null;

/** Creates and funds all personas, with what each product has of them. Runs once, before the first command. */
export function createPersonas(world: World): void {
  persons ??= Object.values(PERSONAS).map((persona) => v.parse(personSchema, persona));
  for (const person of persons) {
    const { faults } = addPerson(world, person);
    if (faults.length > 0) throw new Error(`persona ${person.name}: ${faults.map(sentenceOf).join('; ')}`);
  }
}

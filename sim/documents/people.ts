import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { personSchema } from '../people/person';
import { startStateSchema } from '../people/start-state';

/**
 * People and start states as data in JSON Schema, for editors. Rules that only the exchange can check are not in it.
 */
export function peopleSchemas(): Readonly<Record<'person' | 'startState', JsonSchema>> {
  const schemaOf = (schema: v.GenericSchema, title: string): JsonSchema => ({
    title,
    ...toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }),
  });
  return {
    person: schemaOf(personSchema, 'A customer of Pocket Exchange'),
    startState: schemaOf(startStateSchema, 'A start state of Pocket Exchange'),
  };
}

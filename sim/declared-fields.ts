import type { CallDeclaration } from '@/contract/declare';

/** Only what is declared reaches the schema; a missing field counts as an empty one, as in a form. */
export function declaredFields({ request }: CallDeclaration, fields: Readonly<Record<string, string>>) {
  const entries = (request as unknown as { entries: Record<string, unknown> }).entries;
  const declared: Record<string, string> = {};
  for (const field of Object.keys(entries)) declared[field] = Object.hasOwn(fields, field) ? (fields[field] ?? '') : '';
  return declared;
}

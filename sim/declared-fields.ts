import type { CallRequest } from '@/contract/declare';

/**
 * Picks the declared fields of a request. Undeclared fields are dropped; a missing field counts as an empty one, as in
 * an HTML form.
 */
export function declaredFields({ request }: CallRequest, fields: Readonly<Record<string, string>>) {
  const entries = (request as unknown as { entries: Record<string, unknown> }).entries;
  const declared: Record<string, string> = {};
  for (const field of Object.keys(entries)) declared[field] = Object.hasOwn(fields, field) ? (fields[field] ?? '') : '';
  return declared;
}

import type { CallRequest } from '@/contract/declare';
import { isCall, requests } from '@/contract/requests';
import { isFamily } from './family/mark';
import { isLong } from './journal/long-call';
import type { WireRequest } from './port';

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

/**
 * A call without its undeclared fields, if it is too long to be kept whole (./journal/long-call.ts). It has the same
 * effect. Clients of the family send fields under other names, so their calls stay whole.
 */
export function readPartOf<Call extends Omit<WireRequest, 'id'>>(call: Call): Call {
  const { method, path, fields } = call;
  const name = `${method} ${path}`;
  if (!isCall(name) || isFamily(fields) || !isLong(call)) return call;
  const { lang } = fields;
  return { ...call, fields: { ...declaredFields(requests[name], fields), ...(lang !== undefined && { lang }) } };
}

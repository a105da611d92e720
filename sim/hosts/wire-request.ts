import { NEVER_REPEATED, REQUEST_ID_FIELD } from '@/contract/request-id';
import { digestOf } from '@/lib/digest';
import type { WireRequest } from '../port';

/**
 * A request as the exchange takes it. The id a client sends is no part of what is asked, and does not go into the
 * journal. It stands for this call of this caller with these fields, whatever their order and the language of the
 * answer: under another token, path or amount it is another id, so that nobody gets an answer that was somebody
 * else's, or to something else.
 */
export function wireRequest(
  { fields, ...rest }: Omit<WireRequest, 'id'>,
  nextId: () => string = () => '',
): WireRequest {
  const { [REQUEST_ID_FIELD]: own, ...asked } = fields;
  const request = { ...rest, fields: asked };
  if (NEVER_REPEATED.has(`${rest.method} ${rest.path}`)) return { id: '', ...request };
  return { id: own ? boundId(own, request) : nextId(), ...request };
}

/** A digest, for fields may be long; to meet another caller's, one would have to know that caller's id and token. */
function boundId(own: string, { method, path, fields, token }: Omit<WireRequest, 'id'>): string {
  const { lang: _lang, ...meant } = fields;
  const named = Object.entries(meant).sort(([a], [b]) => (a < b ? -1 : 1));
  return digestOf(new TextEncoder().encode(JSON.stringify([own, token, method, path, named])));
}

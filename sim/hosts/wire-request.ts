import { NEVER_REPEATED, REQUEST_ID_FIELD } from '@/contract/request-id';
import { digestOf } from '@/lib/digest';
import { FAMILY_FIELD } from '../family/mark';
import type { WireRequest } from '../port';
import { FROM_FIELD } from '../replay/steps';

/** Whether the body of a `Content-Type` is a form that may have files. Media types are written in any case. */
export const isMultipart = (type: string | null | undefined): boolean => /^multipart\/form-data\b/i.test(type ?? '');

/**
 * Drops the facts about a file, which a host reads from the file itself. A body without a file has none, so that nobody
 * gets a picture's address without a picture.
 */
export function withoutFileFacts(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { mime: _mime, size: _size, digest: _digest, sniffed: _sniffed, ...others } = fields;
  return others;
}

/**
 * Turns a client's request into a WireRequest. The mark of the family (sim/family/mark.ts) and the caller's address
 * (sim/replay/steps.ts) are set by hosts only, so they are dropped from what a client sends. The client's request id
 * does not go into the journal. The returned id is bound to the token, method, path and fields of the request,
 * regardless of the fields' order and of the answer's language. So the same client id with another token, path or
 * amount is another id, and a caller never gets the answer to another request.
 */
export function wireRequest(
  { fields, ...rest }: Omit<WireRequest, 'id'>,
  nextId: () => string = () => '',
): WireRequest {
  const { [REQUEST_ID_FIELD]: own, [FAMILY_FIELD]: _mark, [FROM_FIELD]: _from, ...callFields } = fields;
  const request = { ...rest, fields: callFields };
  if (NEVER_REPEATED.has(`${rest.method} ${rest.path}`)) return { id: '', ...request };
  return { id: own ? boundId(own, request) : nextId(), ...request };
}

/**
 * A digest, because fields may be long. To meet another caller's id, one would have to know that caller's request id
 * and token.
 */
function boundId(own: string, { method, path, fields, token }: Omit<WireRequest, 'id'>): string {
  const { lang: _lang, ...relevant } = fields;
  const named = Object.entries(relevant).sort(([a], [b]) => (a < b ? -1 : 1));
  return digestOf(new TextEncoder().encode(JSON.stringify([own, token, method, path, named])));
}

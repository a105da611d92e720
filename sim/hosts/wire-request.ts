import { REQUEST_ID_FIELD } from '@/contract/request-id';
import type { WireRequest } from '../port';

/**
 * A request as the exchange takes it. The client's own id, if it sent one, makes repetitions of one session's call
 * recognisable; it is no part of what is asked, and does not go into the journal.
 */
export function wireRequest(
  { method, path, fields, token }: Omit<WireRequest, 'id'>,
  nextId: () => string,
): WireRequest {
  const { [REQUEST_ID_FIELD]: own, ...asked } = fields;
  return { id: own ? `${token} ${own}` : nextId(), method, path, fields: asked, token };
}

import type { RefusalCode } from './refusals/codes';

/**
 * How a body of HTTP status 200 is read (specification section 8): `type` ok or `code` 1 is success, the STRING "999"
 * ends the session, "998" asks for identity verification, anything else is a failure with a message.
 */
export type Interpretation =
  | { kind: 'ok'; payload: unknown }
  | { kind: 'session_invalid'; message: string }
  | { kind: 'verification_needed'; message: string }
  /**
   * `reason` and `field` are designed, so that a form can show a refusal beside its field. `reason` is the refusal's
   * code. `field` is the request field concerned, sent if several fields share the code or if the field could not be
   * read. Other servers of the family send the message only.
   */
  | { kind: 'refused'; message: string; reason: RefusalCode | null; field?: string | undefined };

interface Body {
  type?: unknown;
  code?: unknown;
  message?: unknown;
  msg?: unknown;
  data?: unknown;
  reason?: unknown;
  field?: unknown;
}

export function interpret(body: unknown): Interpretation {
  if (typeof body !== 'object' || body === null) return { kind: 'refused', message: '', reason: null };
  const { type, code, message, msg, data, reason, field } = body as Body;
  if (type === 'ok') return { kind: 'ok', payload: message };
  // Clients of the family compare loosely, so that a server may send the text as well (contract section 1).
  if (code === 1 || code === '1') return { kind: 'ok', payload: data };
  const text = typeof message === 'string' ? message : typeof msg === 'string' ? msg : '';
  if (type === '999') return { kind: 'session_invalid', message: text };
  if (type === '998') return { kind: 'verification_needed', message: text };
  return {
    kind: 'refused',
    message: text,
    reason: typeof reason === 'string' ? (reason as RefusalCode) : null,
    field: typeof field === 'string' ? field : undefined,
  };
}

export const okBody = (payload: unknown) => ({ type: 'ok', message: payload });
export const chartBody = (data: unknown) => ({ code: 1, msg: 'success', data });

const REFUSAL_TYPES: Partial<Record<RefusalCode, '997' | '998' | '999'>> = {
  payout_details_missing: '997',
  verification_needed: '998',
  session_invalid: '999',
};

/** The body of a refusal, in the envelope of its call; `field` is the request field that it is about, if it names one. */
export const refusalBody = (reason: RefusalCode, message: string, envelope?: 'chart', field?: string) => ({
  ...(envelope === 'chart'
    ? { code: -1, msg: message, data: [] }
    : { type: REFUSAL_TYPES[reason] ?? 'error', message }),
  reason,
  ...(field !== undefined && { field }),
});

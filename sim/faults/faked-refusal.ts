import { refusedBody } from '@/contract/envelope';
import { isWireLang } from '@/contract/lang';
import { refusalText } from '@/contract/refusals/text';
import { isCall, requests } from '@/contract/requests';
import type { WireReply, WireRequest } from '../port';

const REFUSALS = { 998: 'verification_needed', 999: 'session_invalid' } as const;

/** Whether a call needs a session. Only such calls are refused when 998 or 999 is set for all calls. */
export function needsSession({ method, path }: WireRequest): boolean {
  const name = `${method} ${path}`;
  return isCall(name) && requests[name].access !== 'anyone';
}

/**
 * The exchange's refusal of a call without a session (999) or without verification (998), in the language of the
 * request.
 */
export function fakedRefusal(envelope: 998 | 999, { fields }: WireRequest): WireReply {
  const lang = isWireLang(fields.lang) ? fields.lang : 'en';
  const code = REFUSALS[envelope];
  return { status: 200, body: refusedBody(`${envelope}`, refusalText(code, lang), code) };
}

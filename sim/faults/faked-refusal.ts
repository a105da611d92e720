import type { CallRequest } from '@/contract/declare';
import { refusalBody } from '@/contract/envelope';
import { isWireLang } from '@/contract/lang';
import type { RefusalCode, RefusalParams } from '@/contract/refusals/codes';
import { refusalsEn } from '@/contract/refusals/en';
import { refusalText } from '@/contract/refusals/text';
import { isCall, requests } from '@/contract/requests';
import type { WireReply, WireRequest } from '../port';
import { loadTextsOf } from '../texts/load';
import type { DrawnFaults } from './draws';

const CODE_OF = { 998: 'verification_needed', 999: 'session_invalid' } as const;

/**
 * The exchange's refusal of a call that the faults refuse, in the language of the request; null for a call that they
 * spare. 998 and 999 that are set for all calls concern only those that need a session.
 */
export default async function fakedRefusal(
  { refuses, envelope, sparesVisitors }: DrawnFaults,
  { method, path, fields }: WireRequest,
): Promise<WireReply | null> {
  const name = `${method} ${path}`;
  const declared: CallRequest | null = isCall(name) ? requests[name] : null;
  const needsSession = declared !== null && declared.access !== 'anyone';
  const enveloped = envelope !== null && (needsSession || !sparesVisitors) ? CODE_OF[envelope] : null;
  const code = refuses ?? enveloped;
  if (code === null) return null;
  const lang = isWireLang(fields.lang) ? fields.lang : 'en';
  await loadTextsOf(lang);
  return { status: 200, body: refusalBody(code, refusalText(code, lang, exampleParams(code)), declared?.envelope) };
}

const EXAMPLES: RefusalParams = {
  asset: 'USDT',
  network: 'TRC20',
  time: '2026-01-06 09:41',
  until: '2026-01-07 09:41',
};

/** A forced refusal has checked nothing, so the figures of its sentence are plausible examples. */
const exampleParams = (code: RefusalCode): RefusalParams =>
  Object.fromEntries([...refusalsEn[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, EXAMPLES[name] ?? 10]));

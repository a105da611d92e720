import * as v from 'valibot';
import type { Call } from '@/contract/calls';
import type { CallRequest } from '@/contract/declare';
import { chartBody, chartRefusedBody, okBody, refusedBody } from '@/contract/envelope';
import { isWireLang, type WireLang } from '@/contract/lang';
import type { RefusalCode } from '@/contract/refusals/codes';
import { refusalText } from '@/contract/refusals/text';
import { isCall, requests } from '@/contract/requests';
import { declaredFields } from './declared-fields';
import { type Caller, type Outcome, refuse } from './handler';
import { handlers } from './handlers';
import type { WireReply, WireRequest } from './port';
import { sessionUser } from './products/accounts/sessions';
import type { UserRow } from './products/accounts/tables';
import { notVerified } from './products/identity/verified';
import type { World } from './world';

type AnyHandler = (world: World, input: unknown, caller: Caller) => Outcome<unknown>;

/**
 * Answers one wire request: finds the declaration, the session and the typed input, runs the handler, and puts the
 * outcome into the envelope. Never throws, whatever the caller sends. The caller of this function owns the transaction
 * and rolls back what a refused handler wrote.
 */
export function dispatch(world: World, request: WireRequest): { reply: WireReply; accepted: boolean } {
  const name = `${request.method} ${request.path}`;
  const lang: WireLang = isWireLang(request.fields.lang) ? request.fields.lang : 'en';
  if (!isCall(name)) return refusal(undefined, lang, refuse('unknown_call'));
  const declaration: CallRequest = requests[name];
  const user = sessionUser(world, request.token);
  const barred = accessRefusal(declaration, user);
  if (barred) return refusal(declaration, lang, refuse(barred));
  const input = v.safeParse(declaration.request, declaredFields(declaration, request.fields));
  if (!input.success) return refusal(declaration, lang, refuse(input.issues[0].message as RefusalCode));
  const outcome = handlerOf(name)(world, input.output, { user, token: request.token, lang, from: request.from ?? '' });
  if (!outcome.ok) return { ...refusal(declaration, lang, outcome), accepted: outcome.keepsWrites ?? false };
  const body = declaration.envelope === 'chart' ? chartBody(outcome.payload) : okBody(outcome.payload);
  return { reply: { status: 200, body }, accepted: true };
}

/**
 * The only place that erases the types of a call's handler; the type of `handlers` has already checked each of them.
 */
const handlerOf = (name: Call): AnyHandler => handlers[name] as unknown as AnyHandler;

function accessRefusal({ access }: CallRequest, user: UserRow | null): RefusalCode | null {
  if (access === 'anyone') return null;
  if (!user) return 'session_invalid';
  return access === 'verified' ? (notVerified(user)?.code ?? null) : null;
}

const ENVELOPE_TYPES: Partial<Record<RefusalCode, '997' | '998' | '999'>> = {
  payout_details_missing: '997',
  session_invalid: '999',
  verification_needed: '998',
};

function refusal(declaration: CallRequest | undefined, lang: WireLang, refused: ReturnType<typeof refuse>) {
  const text = refusalText(refused.code, lang, refused.params);
  const body =
    declaration?.envelope === 'chart'
      ? chartRefusedBody(text, refused.code)
      : refusedBody(ENVELOPE_TYPES[refused.code] ?? 'error', text, refused.code);
  // Servers of this API family answer refusals with HTTP 200. 404 is only for a path that no call declares.
  return { reply: { status: declaration ? 200 : 404, body }, accepted: false };
}

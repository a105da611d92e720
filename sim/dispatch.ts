import * as v from 'valibot';
import type { Call } from '@/contract/calls';
import type { CallRequest } from '@/contract/declare';
import { chartBody, okBody, refusalBody } from '@/contract/envelope';
import { isWireLang, type WireLang } from '@/contract/lang';
import type { RefusalCode } from '@/contract/refusals/codes';
import { refusalText } from '@/contract/refusals/text';
import { isCall, requests } from '@/contract/requests';
import { declaredFields } from './declared-fields';
import { familyCall } from './family/calls';
import { demoAnswer } from './family/demo';
import { isFamily } from './family/mark';
import { familyReply } from './family/replies';
import { contractRequest } from './family/requests';
import { type Caller, type Outcome, refuse } from './handler';
import { runsWithinLimit } from './ledger/balance-limit';
import type { WireReply, WireRequest } from './port';
import { sessionUser } from './products/accounts/sessions';
import type { UserRow } from './products/accounts/tables';
import { notVerified } from './products/identity/verified';
import { handlers } from './products/registry';
import type { World } from './world';

type AnyHandler = (world: World, input: unknown, caller: Caller) => Outcome<unknown>;

/**
 * Answers one wire request: finds the declaration, the session and the typed input, runs the handler, and puts the
 * outcome into the envelope. Never throws, whatever the caller sends. The caller of this function owns the transaction
 * and rolls back what a refused handler wrote.
 */
export function dispatch(world: World, request: WireRequest): { reply: WireReply; accepted: boolean } {
  const named = `${request.method} ${request.path}`;
  const family = isFamily(request.fields);
  const { name, fields } = family ? contractRequest(world, named, request.fields) : { name: named, ...request };
  const lang: WireLang = isWireLang(fields.lang) ? fields.lang : 'en';
  const found = callOf(name, family);
  if (!found) return refusal(undefined, lang, refuse('unknown_call'), family);
  const { declaration, answer } = found;
  const user = sessionUser(world, request.token);
  const barred = accessRefusal(declaration, user);
  if (barred) return refusal(declaration, lang, refuse(barred), family);
  const input = v.safeParse(declaration.request, declaredFields(declaration, fields));
  if (!input.success) return refusal(declaration, lang, unreadable(input.issues[0]), family);
  const caller = { user, token: request.token, lang, from: request.from ?? '', family };
  const outcome = (family && demoAnswer(name, fields)) || withinLimit(() => answer(world, input.output, caller));
  if (!outcome.ok) return { ...refusal(declaration, lang, outcome, family), accepted: outcome.keepsWrites ?? false };
  const payload = family ? familyReply(name, outcome.payload, request.fields) : outcome.payload;
  const body = declaration.envelope === 'chart' ? chartBody(payload) : okBody(payload);
  return { reply: { status: 200, body }, accepted: true };
}

/** The declaration and handler of a call; null for an unknown one. */
function callOf(
  name: string,
  family: boolean,
): { readonly declaration: CallRequest; readonly answer: AnyHandler } | null {
  if (isCall(name)) return { declaration: requests[name], answer: handlerOf(name) };
  const found = family ? familyCall(name) : undefined;
  return found ? { declaration: found, answer: found.answer as unknown as AnyHandler } : null;
}

/**
 * The only place that erases the types of a call's handler; the type of `handlers` has already checked each of them.
 */
const handlerOf = (name: Call): AnyHandler => handlers[name] as unknown as AnyHandler;

/** The handler's outcome; the refusal `balance_limit` when a posting of the handler exceeds the balance limit. */
function withinLimit(answer: () => Outcome<unknown>): Outcome<unknown> {
  let outcome: Outcome<unknown> = refuse('balance_limit');
  runsWithinLimit(() => {
    outcome = answer();
  });
  return outcome;
}

function accessRefusal({ access }: CallRequest, user: UserRow | null): RefusalCode | null {
  if (access === 'anyone') return null;
  if (!user) return 'session_invalid';
  return access === 'verified' ? (notVerified(user)?.code ?? null) : null;
}

/** The refusal of a field that cannot be read. Several fields of a call may have the same one, so it says which. */
const unreadable = (issue: v.BaseIssue<unknown>) =>
  refuse(issue.message as RefusalCode, undefined, v.getDotPath(issue) ?? undefined);

function refusal(
  declaration: CallRequest | undefined,
  lang: WireLang,
  refused: ReturnType<typeof refuse>,
  family: boolean,
) {
  const text = refusalText(refused.code, lang, refused.params);
  const plain = refusalBody(refused.code, text, declaration?.envelope, refused.field);
  // Desktop clients of the family open their form of the payment password at this type (contract section 1).
  const body = family && refused.code === 'pay_password_missing' ? { ...plain, type: '996' } : plain;
  // Servers of this API family answer refusals with HTTP 200. 404 is only for a path that no call declares, and not for
  // clients of the family, which break at any other status.
  return { reply: { status: declaration || family ? 200 : 404, body }, accepted: false };
}

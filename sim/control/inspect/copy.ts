import { interpret } from '@/contract/envelope';
import type { Command } from '../../journal/command';
import type { Json } from '../../journal/json';
import type { TrailEntry } from '../../journal/trail';
import { runFileOf } from '../../replay/run-file';
import { stepsOf } from '../../replay/steps';
import type { Controlled } from '../action';
import { curlOf } from '../export/as-curl';
import { stepOf } from '../export/as-step';
import { callTestOf } from '../export/call-as-test';
import { type RecordedCall, whoIs } from '../export/recorded-call';
import { loginsByToken } from '../logins';
import { stepAt } from './reading';

/** The forms in which a recorded call can be copied. */
export const COPIES = ['curl', 'test', 'step'] as const;

/** Where `npm run sim` listens. */
const HOST = 'http://127.0.0.1:8787';

/** A call that threw. */
const UNANSWERED = { status: 500, type: 'error', refusal: null, text: null };

/** A recorded call as a text; null when it is no longer recorded, or not whole. */
export function copyOf(exchange: Controlled, seq: number, as: (typeof COPIES)[number], base = HOST): string | null {
  const { world, recorder, journal } = exchange;
  const step = stepAt(recorder, seq);
  // A fault's answer says nothing about the exchange, and a call of which only the beginning is kept cannot be made
  // again.
  if (step?.cause.kind !== 'call' || step.cause.isFaulty || step.cause.isCut) return null;
  const { atMs, cause } = step;
  const { userId, after, answer, reply } = cause;
  const { id: _id, ...request } = cause.request;
  // The call is put into the run's trail, so that its secrets get the same placeholders as in the commands before it.
  const trailEntry: TrailEntry = { do: 'call', n: 1, after, atMs, request, answer: answer ?? UNANSWERED };
  const run = runFileOf(exchange, { upTo: { seq: after, nowMs: atMs }, trail: [trailEntry] });
  const [clean] = run.trail ?? [];
  const { method, path, fields } = clean?.do === 'call' ? clean.request : request;
  const outcome = reply ? interpret(reply.body) : null;
  const payload = outcome?.kind === 'ok' ? outcome.payload : undefined;
  const call: RecordedCall = { method, path, fields, who: whoIs(userId), answer, payload };
  if (as === 'curl') return curlOf(call, base);
  if (as === 'test') return callTestOf(run, call);
  const command = { do: 'call', request: { ...request, fields } } satisfies Command;
  const entry = { seq: 1, atMs, command: command as unknown as Json };
  const [played] = stepsOf([entry], journal.header.startMs, loginsByToken(world));
  return played ? stepOf(call, played) : null;
}

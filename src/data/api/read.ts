import * as v from 'valibot';
import { fallbackOf, type RequestFields } from '@/contract/fallback';
import { type ContractViolation, forgetContractViolations, reportContractViolation } from '@/lib/contract-violations';
import { onRunReset } from '../session/run-reset';
import { backend } from './backend';
import { type Departure, repair, Unreadable } from './repair';

const MAX_CHARACTERS = 80;
const SECRET = /token|password|passwd|pwd|secret|server_seed|\/login$/i;
const MASKED = '***';

/** A received value for reports: one short line without tokens and passwords. */
function shownValue(place: string, value: unknown): string {
  if (value === undefined) return 'nothing';
  if (SECRET.test(place)) return MASKED;
  const text = JSON.stringify(value, (key, inner: unknown) => (SECRET.test(key) ? MASKED : inner));
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

onRunReset(forgetContractViolations);

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  /** `path` is where the unreadable part is; '' for the whole. */
  | { readonly ok: false; readonly path: string; readonly expected: string };

/**
 * Reads a payload of an answer or event, and reports where it departs from the contract: once for each path.
 * `source` is the call or the event's name.
 */
export function readPayload<T>(
  source: string,
  schema: v.GenericSchema<unknown, T>,
  payload: unknown,
  request: RequestFields = {},
): Read<T> {
  const strict = v.safeParse(schema, payload);
  if (strict.success) return { ok: true, value: strict.output };

  const reported = new Set<string>();
  const note = (departure: Departure, effect: ContractViolation['effect']) => {
    const { path, expected } = departure;
    if (reported.has(path)) return;
    reported.add(path);
    const seen = shownValue(`${source}${path && ` ${path}`}`, departure.seen);
    reportContractViolation({ source, path, expected, seen, effect, atMs: backend().clock.now() });
  };
  const repaired = repair(schema, payload, '', { request, note });
  if (!(repaired instanceof Unreadable)) return { ok: true, value: v.parse(schema, repaired) };
  const fallback = fallbackOf(schema);
  note(repaired.departure, fallback ? 'default' : 'unreadable');
  if (fallback) return { ok: true, value: v.parse(schema, fallback({}, request)) };
  return { ok: false, ...repaired.departure };
}

/** What is wrong with an answer, for developers. */
export const unreadableText = (call: string, { path, expected }: Pick<Departure, 'path' | 'expected'>): string =>
  `${call} answered something else than declared: at ${path || 'the payload'}, expected ${expected}. ` +
  'Mend the server, or the answer in src/contract.';

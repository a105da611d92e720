import * as v from 'valibot';
import { ACCOUNT_KINDS } from '@/contract/wallet';
import { faultChange } from '../faults/settings';

/**
 * A scenario: a start state, a market script and, if it helps, a guided tour (designed). It is data, validated at the
 * door, so that a bad file fails with a sentence and not in the middle of a demonstration.
 */
const texts = v.object({ en: v.string(), id: v.string() }, 'titles and sentences are needed in en and id at least');

/** `90s`, `5m`, `2h`, `3d`: a distance in virtual time from the scenario's start. */
const distance = v.pipe(v.string(), v.regex(/^\d+(s|m|h|d)$/, 'a distance looks like 90s, 5m, 2h or 3d'));

const decimal = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,8})?$/, 'an amount is a plain decimal string'));

const scenarioSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'a name is kebab-case')),
  title: texts,
  summary: texts,
  /** An ISO instant makes the scenario the same for ever; `today` starts at 09:41 of the visitor's day. */
  start: v.union([
    v.literal('today'),
    v.pipe(v.string(), v.isoTimestamp('an instant looks like 2026-01-06T01:41:00Z')),
  ]),
  /** The persona whom the app finds signed in; a visitor when missing. */
  signIn: v.optional(v.string()),
  /** Extra balances of personas, on top of what each has anyway. */
  grants: v.optional(
    v.array(
      v.strictObject({
        persona: v.string(),
        kind: v.optional(v.picklist(ACCOUNT_KINDS), 'change'),
        asset: v.string(),
        amount: decimal,
      }),
    ),
    [],
  ),
  /** Calls personas have made before the curtain opens, at the start instant and in this order. */
  calls: v.optional(
    v.array(v.strictObject({ persona: v.string(), call: v.string(), fields: v.record(v.string(), v.string()) })),
    [],
  ),
  /** What is wrong with the way to the exchange from the first call on; the script may change it later. */
  faults: v.optional(faultChange, {}),
  /** Control actions at virtual instants, relative to the start. */
  script: v.optional(
    v.array(v.strictObject({ at: distance, action: v.string(), input: v.record(v.string(), v.unknown()) })),
    [],
  ),
});

export type Scenario = v.InferOutput<typeof scenarioSchema>;
type ScenarioSource = v.InferInput<typeof scenarioSchema>;

/** For scenario files: types while writing. Validation happens in the loader, which knows the file's name. */
export function defineScenario(source: ScenarioSource): ScenarioSource {
  return source;
}

/** Throws with the file, the field and the remedy when a scenario does not hold. */
export function parseScenario(file: string, source: unknown): Scenario {
  const parsed = v.safeParse(scenarioSchema, source);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'scenario'}: ${issue.message}`);
}

const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `72h` → 259,200,000. Throws on anything else. */
export function durationMs(text: string): number {
  const match = /^(\d+)(ms|s|m|h|d)$/.exec(text);
  if (!match) throw new Error(`not a duration: ${text} (write 90s, 5m, 72h or 3d)`);
  const [, count, unit] = match as unknown as [string, string, string];
  return Number(count) * (unit === 'ms' ? 1 : (UNIT_MS[unit] ?? 0));
}

/**
 * The instant a scenario begins at, in epoch milliseconds: fixed, or 09:41 of the given real day in the exchange's
 * zone (UTC+8). It becomes part of the log, so that a replay does not depend on the day it is replayed on.
 */
export function startInstant(scenario: Scenario, realNowMs: number): number {
  if (scenario.start !== 'today') return Date.parse(scenario.start);
  const zone = 8 * 3_600_000;
  const dayStart = Math.floor((realNowMs + zone) / 86_400_000) * 86_400_000 - zone;
  return dayStart + (9 * 60 + 41) * 60_000;
}

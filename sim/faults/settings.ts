import * as v from 'valibot';
import type { ServerEvent } from '@/contract/events';
import { EVENT_AUDIENCE } from '@/contract/events/audience';
import type { RefusalCode } from '@/contract/refusals/codes';
import { refusalsEn } from '@/contract/refusals/en';
import { requests } from '@/contract/requests';
import { ERROR_KINDS } from './error-kinds';
import { fieldChange } from './field-changes';
import { fits } from './patterns';

/** Longest delay of a fault in real milliseconds: far beyond every timeout of the app, but limited. */
const MAX_LATENCY_MS = 3_600_000;
/**
 * Longest delay of events in real milliseconds. After 15 s the app accepts an older event as new
 * (src/data/realtime/event-filter.ts).
 */
const MAX_EVENT_DELAY_MS = 10_000;

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1, 'a rate is a share: 0 is never, 1 is always'));
const wholeTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const waitMs = wholeTo(MAX_LATENCY_MS);
const eventDelayMs = wholeTo(MAX_EVENT_DELAY_MS);

/** Faults of calls, for all calls or for some. */
const callFaults = {
  /** A call waits this long (real milliseconds) before it reaches the exchange. */
  latencyMs: waitMs,
  /** Share of calls that fail before they reach the exchange. */
  errorRate: share,
  /** How these calls fail: with an HTTP status, with a broken connection, or without any answer. */
  errorKind: v.picklist(ERROR_KINDS),
  /** What HTTP 429 and 503 say in Retry-After, in seconds; 0 sends no such header. */
  retryAfterSeconds: wholeTo(MAX_LATENCY_MS / 1000),
  /** A slow first byte: the call is executed at once, and its answer comes this much later (real milliseconds). */
  answerDelayMs: waitMs,
  /**
   * Share of calls that are executed but whose answer is lost. A client that simply repeats an order then places it
   * twice.
   */
  lostAnswerRate: share,
  /**
   * 999: the session counts as invalid; 998: verification is required. Set for all calls, it applies only to those that
   * need a session, so that the user can still log in. Set for one call, it applies to that call.
   */
  envelope: v.nullable(v.picklist([998, 999])),
};

/** Faults that need a call, because they depend on what the contract declares for it. */
const ownFaults = {
  ...callFaults,
  /**
   * The call is refused with this code, and the exchange is not asked. Hosts accept only codes that the contract
   * declares for the call (sim/hosts/declared-refusals.ts).
   */
  refusal: v.nullable(v.picklist(Object.keys(refusalsEn) as RefusalCode[], 'no refusal of that name')),
  /** Share of calls that are refused with it; 1 when missing. */
  refusalRate: share,
  /** Changes of the answer of an accepted call. */
  fields: v.array(fieldChange),
};

/** Faults of single events. */
const eventFaults = {
  /** Share of these events that are never sent. */
  lossRate: share,
  /** Share of these events that are sent twice. */
  duplicateRate: share,
  /** Each of them is sent this much later (real milliseconds), after newer ones. */
  delayMs: eventDelayMs,
  fields: v.array(fieldChange),
};

/** Settings of a call or an event to change beside those it has, and names of settings to remove. */
const adjustmentOf = <E extends v.ObjectEntries>(entries: E) =>
  v.partial(
    v.strictObject({
      ...entries,
      /** Settings that are removed. */
      without: v.array(v.picklist(Object.keys(entries) as Extract<keyof E, string>[])),
      /** A changed field that is added to the others. */
      field: fieldChange,
      /** A changed field that is removed from the others. */
      withoutField: fieldChange,
    }),
  );

const EVENTS = Object.keys(EVENT_AUDIENCE) as ServerEvent[];
const eventName = v.picklist(EVENTS, 'no event of that name: write it like "lever_order"');

/** A declared name, or a pattern that at least one of them fits. */
const nameOrPattern = (names: readonly string[], hint: string) =>
  v.pipe(
    v.string(),
    v.check((pattern) => names.some((name) => fits(pattern, name)), hint),
  );
const callName = nameOrPattern(
  Object.keys(requests),
  'no call of that name: write it like "POST /coin/trade", "GET /coin/*" or "*"',
);
const eventPattern = nameOrPattern(EVENTS, 'no event of that name: write it like "lever_order", "lever_*" or "*"');

/** All faults of the connection to the exchange. */
export const faultEntries = {
  ...callFaults,
  /** No connection at all: calls fail, open connections are closed and new ones are refused. */
  offline: v.boolean(),
  /** WebSockets are refused, as by a proxy without WebSocket support, so that clients must poll. */
  websocketBlocked: v.boolean(),
  /** Connections stay open but no event is sent, as with a half-open connection. */
  muteEvents: v.boolean(),
  /** Events that are never sent, as by a server of this family that does not have them. */
  untoldEvents: v.array(eventName),
  /** Every bundle of events is sent twice in a row. */
  duplicateEvents: v.boolean(),
  /** Every second event is sent this much later (real milliseconds), after newer ones. */
  lateEventsMs: eventDelayMs,
  /**
   * The code of pages that are loaded on demand is delayed by this many real milliseconds. Only in browsers with a
   * sandbox.
   */
  slowChunkMs: waitMs,
  /**
   * Faults of single calls, by name or pattern; they replace those for all calls, and the more precise name decides.
   */
  calls: v.record(callName, v.partial(v.strictObject(ownFaults))),
  /** Faults of single events, by name or pattern. */
  events: v.record(eventPattern, v.partial(v.strictObject(eventFaults))),
};

const faults = v.strictObject(faultEntries);
/** Some of the settings; missing ones stay unchanged. */
export const faultChange = v.partial(faults);

/**
 * Some of the settings, as in a change; but of single calls and events only the named settings are changed, so that two
 * who set faults at once do not undo each other's.
 */
export const faultAdjustment = v.partial(
  v.strictObject({
    ...faultEntries,
    calls: v.record(callName, adjustmentOf(ownFaults)),
    events: v.record(eventPattern, adjustmentOf(eventFaults)),
  }),
);

export type FaultAdjustment = v.InferOutput<typeof faultAdjustment>;
export type FaultSettings = Readonly<v.InferOutput<typeof faults>>;
export type FaultChange = v.InferOutput<typeof faultChange>;

/** What adapters need: the settings, the key of the random draws, and how often connections were closed. */
export interface FaultReading {
  readonly settings: FaultSettings;
  readonly seed: number;
  /** Increased each time all connections must be closed once. */
  readonly drops: number;
}

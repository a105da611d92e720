import * as v from 'valibot';
import type { ServerEvent } from '@/contract/events';
import { EVENT_AUDIENCE } from '@/contract/events/audience';
import { isCall } from '@/contract/requests';

/** Longest delay of a fault in real milliseconds: far beyond every timeout of the app, but limited. */
const MAX_LATENCY_MS = 3_600_000;
/**
 * Longest delay of events in real milliseconds. After 15 s the app accepts an older event as new (src/data/realtime/realtime/event-filter.ts).
 */
const MAX_EVENT_DELAY_MS = 10_000;

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1, 'a rate is a share: 0 is never, 1 is always'));
const waitMs = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_LATENCY_MS));

/** Faults of calls, for all calls or for one. */
const callFaults = {
  /** A call waits this long (real milliseconds) before it reaches the exchange. */
  latencyMs: waitMs,
  /** Share of calls that fail before they reach the exchange. */
  errorRate: share,
  /** How these calls fail: with HTTP 500, or with a broken connection. */
  errorKind: v.picklist(['http500', 'broken']),
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

const eventName = v.picklist(
  Object.keys(EVENT_AUDIENCE) as ServerEvent[],
  'no event of that name: write it like "lever_order"',
);

const callName = v.pipe(v.string(), v.check(isCall, 'no call of that name: write it like "POST /coin/trade"'));

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
  lateEventsMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_EVENT_DELAY_MS)),
  /**
   * The code of pages that are loaded on demand is delayed by this many real milliseconds. Only in browsers with a
   * sandbox.
   */
  slowChunkMs: waitMs,
  /** The same faults for single calls; they replace those for all calls. */
  calls: v.record(callName, v.partial(v.strictObject(callFaults))),
};

const faults = v.strictObject(faultEntries);
/** Some of the settings; missing ones stay unchanged. */
export const faultChange = v.partial(faults);

export type FaultSettings = Readonly<v.InferOutput<typeof faults>>;
export type FaultChange = v.InferOutput<typeof faultChange>;

/** What adapters need: the settings, the key of the random draws, and how often connections were closed. */
export interface FaultReading {
  readonly settings: FaultSettings;
  readonly seed: number;
  /** Increased each time all connections must be closed once. */
  readonly drops: number;
}

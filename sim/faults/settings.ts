import * as v from 'valibot';
import { isCall } from '@/contract/calls';
import { type EventName, events } from '@/contract/events';

/** Longest wait a fault may ask for: far beyond every timeout of the app, and an end all the same. */
const LONGEST_MS = 3_600_000;
/** Events later than this would be told as news by any client. */
const LATEST_EVENT_MS = 10_000;

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1, 'a rate is a share: 0 is never, 1 is always'));
const waitMs = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_MS));

/** What can be wrong with a call, for all of them or for one. */
const callFaults = {
  /** A call waits this long (real milliseconds) before it reaches the exchange. */
  latencyMs: waitMs,
  /** Share of calls that fail before they reach the exchange. */
  errorRate: share,
  /** How those fail: an HTTP 500, or a connection that breaks. */
  errorKind: v.picklist(['http500', 'broken']),
  /** Share of calls that are carried out, and whose answer is lost: what doubles orders of careless clients. */
  lostAnswerRate: share,
  /**
   * 999: the session is called invalid; 998: verification is asked for. Set for all calls it concerns those that need a
   * session, so that one can still log in; set for one call it concerns that one.
   */
  envelope: v.nullable(v.picklist([998, 999])),
};

const eventName = v.picklist(Object.keys(events) as EventName[], 'no event of that name: write it like "lever_order"');

const callName = v.pipe(v.string(), v.check(isCall, 'no call of that name: write it like "POST /coin/trade"'));

/** Everything that can be wrong with the way to the exchange. */
export const faultEntries = {
  ...callFaults,
  /** Nothing gets through: calls break, connections break and none is accepted. */
  offline: v.boolean(),
  /** WebSockets are refused, as by a proxy that does not know them: clients have to poll. */
  websocketBlocked: v.boolean(),
  /** Connections stand, and nothing is told: what a half-open connection looks like. */
  muteEvents: v.boolean(),
  /** These are never told, as by a server of the family that does not know them. */
  untoldEvents: v.array(eventName),
  /** Every bundle of events comes twice, one after the other. */
  duplicateEvents: v.boolean(),
  /** One event in two comes this much later (real milliseconds), after newer ones. */
  lateEventsMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST_EVENT_MS)),
  /** Pages that are loaded when they are opened come this much later. In browsers with a sandbox only. */
  slowChunkMs: waitMs,
  /** The same for single calls, in place of what is set for all. */
  calls: v.record(callName, v.partial(v.strictObject(callFaults))),
};

const faults = v.strictObject(faultEntries);
/** Some of the settings; what is left out stays as it is. */
export const faultChange = v.partial(faults);

export type FaultSettings = Readonly<v.InferOutput<typeof faults>>;
export type FaultChange = v.InferOutput<typeof faultChange>;

/** What adapters need to know: the settings, what draws are keyed by, and how often connections were broken. */
export interface FaultReading {
  readonly settings: FaultSettings;
  readonly seed: number;
  /** Grows whenever all connections are to break once. */
  readonly drops: number;
}

import type { RefusalCode } from '@/contract/refusals/codes';
import { keyedWord, unitOf } from '@/lib/prng';
import type { ErrorKind } from './error-kinds';
import type { FieldChange } from './field-changes';
import { settingsFor } from './patterns';
import type { FaultReading } from './settings';

/** What the faults do to one request. */
export interface DrawnFaults {
  readonly latencyMs: number;
  /** Null means that the request reaches the exchange. */
  readonly fails: ErrorKind | null;
  readonly retryAfterSeconds: number;
  readonly answerDelayMs: number;
  readonly losesAnswer: boolean;
  /** The refusal to answer with instead of asking the exchange. */
  readonly refuses: RefusalCode | null;
  /** Changes of the answer of an accepted call. */
  readonly changes: readonly FieldChange[];
  readonly envelope: 998 | 999 | null;
  /** True when `envelope` is set for all calls; it then applies only to calls that need a session. */
  readonly sparesVisitors: boolean;
}

const hits = (rate: number, { seed }: FaultReading, purpose: string, identity: readonly (string | number)[]) =>
  rate > 0 && unitOf(keyedWord(seed, purpose, ...identity)) < rate;

/**
 * What happens to the n-th request of a call since the faults were set. Keyed by seed, call and n, so that the same
 * test meets the same failures every time, whatever other calls are made.
 */
export function drawFaults(reading: FaultReading, call: string, n: number): DrawnFaults {
  const { calls, events: _events, ...all } = reading.settings;
  const own = settingsFor(calls, call);
  const refusal = own?.refusal ?? null;
  return {
    latencyMs: own?.latencyMs ?? all.latencyMs,
    fails: hits(own?.errorRate ?? all.errorRate, reading, 'fault.error', [call, n])
      ? (own?.errorKind ?? all.errorKind)
      : null,
    retryAfterSeconds: own?.retryAfterSeconds ?? all.retryAfterSeconds,
    answerDelayMs: own?.answerDelayMs ?? all.answerDelayMs,
    refuses: hits(own?.refusalRate ?? 1, reading, 'fault.refusal', [call, n]) ? refusal : null,
    changes: changesOf(own?.fields, reading, [call, n]),
    losesAnswer: hits(own?.lostAnswerRate ?? all.lostAnswerRate, reading, 'fault.lost', [call, n]),
    envelope: own?.envelope !== undefined ? own.envelope : all.envelope,
    sparesVisitors: own?.envelope === undefined,
  };
}

const changesOf = (
  all: readonly FieldChange[] | undefined,
  reading: FaultReading,
  identity: readonly (string | number)[],
): readonly FieldChange[] =>
  (all ?? []).filter(({ rate = 1 }, place) => hits(rate, reading, 'fault.field', [...identity, place]));

/** What the faults do to one event. */
export interface DrawnEventFaults {
  readonly isLost: boolean;
  readonly isTwice: boolean;
  /** Real milliseconds. */
  readonly delayMs: number;
  readonly changes: readonly FieldChange[];
}

/** The faults of the n-th event of its name since the faults were set. */
export function drawEventFaults(reading: FaultReading, event: string, n: number): DrawnEventFaults {
  const { untoldEvents, duplicateEvents, lateEventsMs, events } = reading.settings;
  const own = settingsFor(events, event);
  const isSuppressed = (untoldEvents as readonly string[]).includes(event);
  return {
    isLost: isSuppressed || hits(own?.lossRate ?? 0, reading, 'fault.lossOfEvent', [event, n]),
    isTwice: duplicateEvents || hits(own?.duplicateRate ?? 0, reading, 'fault.duplicate', [event, n]),
    // When a delay is set for all events, only half of them are delayed, so that they arrive in another order.
    delayMs: own?.delayMs ?? (lateEventsMs > 0 && hits(0.5, reading, 'fault.late', [event, n]) ? lateEventsMs : 0),
    changes: changesOf(own?.fields, reading, [event, n]),
  };
}

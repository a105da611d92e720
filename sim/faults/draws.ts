import { keyedWord, unitOf } from '@/lib/prng';
import type { FaultReading } from './settings';

/** What the faults do to one request. */
export interface DrawnFaults {
  readonly latencyMs: number;
  /** Null means that the request reaches the exchange. */
  readonly fails: 'http500' | 'broken' | null;
  readonly losesAnswer: boolean;
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
  const { calls, ...all } = reading.settings;
  const own = calls[call];
  return {
    latencyMs: own?.latencyMs ?? all.latencyMs,
    fails: hits(own?.errorRate ?? all.errorRate, reading, 'fault.error', [call, n])
      ? (own?.errorKind ?? all.errorKind)
      : null,
    losesAnswer: hits(own?.lostAnswerRate ?? all.lostAnswerRate, reading, 'fault.lost', [call, n]),
    envelope: own?.envelope !== undefined ? own.envelope : all.envelope,
    sparesVisitors: own?.envelope === undefined,
  };
}

/** Whether the n-th event of its kind is delayed; half of them are. */
export const comesLate = (reading: FaultReading, event: string, n: number): boolean =>
  hits(0.5, reading, 'fault.late', [event, n]);

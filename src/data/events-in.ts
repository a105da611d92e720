import * as v from 'valibot';
import { type EventPayload, events, type ServerEvent } from '@/contract/events';

/** What an event says it is, before it is worth a full look: family servers send every pair and period to everyone. */
export interface EventHead {
  readonly type: string;
  readonly symbol: string;
  readonly period: string;
}

/** Reads the head of a payload, or null when it is not an event of this name (every payload repeats it in `type`). */
export function headOf(event: ServerEvent, payload: unknown): EventHead | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const { type, symbol, period } = payload as Record<string, unknown>;
  if (type !== event) return null;
  return {
    type: event,
    symbol: typeof symbol === 'string' ? symbol : '',
    period: typeof period === 'string' ? period : '',
  };
}

/**
 * Reads a payload in full and evens it out (numbers to decimal strings, JSON text to lists). Callers drop what nobody
 * looks at by its head first, so this runs for what is on screen only.
 * @returns null for anything else than declared; in development and sandbox that is also reported, because there the
 * sender is ours to mend.
 */
export function readEvent<E extends ServerEvent>(event: E, payload: unknown): EventPayload<E> | null {
  const parsed = v.safeParse(events[event].payload, payload);
  if (parsed.success) return parsed.output as EventPayload<E>;
  if (__SANDBOX__ || import.meta.env.DEV) {
    const [issue] = parsed.issues;
    const where = v.getDotPath(issue) ?? 'the payload';
    globalThis.reportError?.(new Error(`Event ${event} is not as declared: at ${where}, ${issue.message}`));
  }
  return null;
}

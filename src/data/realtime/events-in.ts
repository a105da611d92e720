import type * as v from 'valibot';
import type { EventPayload, ServerEvent } from '@/contract/events';
import { serverEvents } from '@/contract/events/server';
import { readPayload } from '../api/read';

/**
 * The header fields of an event, for filtering before it is parsed: family servers send every pair and period to
 * everyone.
 */
export interface EventHead {
  readonly type: string;
  readonly symbol: string;
  readonly period: string;
}

/**
 * Reads the header fields of a payload; null if it is not an event of this name (every payload repeats the name in
 * `type`).
 */
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
 * Parses a payload and normalizes it (numbers to decimal strings, JSON text to lists). Callers first drop events that
 * no screen needs by their header, because parsing is slow.
 * @returns null for an event that cannot be read
 */
export function readEvent<E extends ServerEvent>(event: E, payload: unknown): EventPayload<E> | null {
  const read = readPayload(event, serverEvents[event] as v.GenericSchema<unknown, EventPayload<E>>, payload);
  return read.ok ? read.value : null;
}

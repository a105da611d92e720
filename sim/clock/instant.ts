import { ControlError } from '../control-error';

/** An ISO date, or an ISO instant with its zone. Without a zone it would mean another instant on another machine. */
const ISO = /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/i;

/** The instant that a text names, in epoch milliseconds; NaN when it names none. */
export function parseInstant(text: string): number {
  const [, year = 0, month = 0, day = 0] = (ISO.exec(text) ?? []).map(Number);
  // For 30 February some engines give 2 March, others nothing.
  const exists = day > 0 && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  return exists ? Date.parse(text.toUpperCase()) : Number.NaN;
}

/** The instant in epoch milliseconds. @throws ControlError for a text that is no instant or has no zone */
export function instantOf(to: number | string): number {
  const atMs = typeof to === 'number' ? to : parseInstant(to);
  if (Number.isSafeInteger(atMs)) return atMs;
  throw new ControlError(`not an instant: ${to}; write milliseconds, or 2026-03-01T08:00:00Z with its zone`);
}

import { ControlError } from '../control-error';

/** An ISO date, or an ISO instant with its zone. Without a zone it would mean another instant on another machine. */
const ISO = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/i;

/** The instant in epoch milliseconds. @throws ControlError for a text that is no instant or has no zone */
export function instantOf(to: number | string): number {
  const atMs = typeof to === 'number' ? to : ISO.test(to) && isDay(to.slice(0, 10)) ? Date.parse(to) : Number.NaN;
  if (Number.isSafeInteger(atMs)) return atMs;
  throw new ControlError(`not an instant: ${to}; write milliseconds, or 2026-03-01T08:00:00Z with its zone`);
}

/** Whether a month has this day. Some engines read the 31st of February as the 3rd of March. */
function isDay(date: string): boolean {
  const atMs = Date.parse(date);
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(date);
}

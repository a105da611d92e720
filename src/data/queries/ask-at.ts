import { backend } from '../backend';

/** After a deadline the exchange has booked what is due; real milliseconds for a server to do so. */
const GRACE_MS = 1_000;
/** Past deadlines: the server is asked again until it says so. */
const OVERDUE_MS = 3_000;

/** Real milliseconds until the next of these instants of the exchange's clock has passed; false when none will by itself. */
export function untilNext(instants: readonly number[], nowMs: number, rate: number): number | false {
  if (instants.length === 0 || rate <= 0) return false;
  const leftMs = (Math.min(...instants) - nowMs) / rate;
  return leftMs <= 0 ? OVERDUE_MS : Math.min(2 ** 31 - 1, leftMs + GRACE_MS);
}

/** The same by the clock of the moment. */
export function untilNextNow(instants: readonly number[]): number | false {
  const { clock } = backend();
  return untilNext(instants, clock.now(), clock.rate());
}

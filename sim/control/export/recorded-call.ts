import type { Answered } from '../../answered';
import { personaWithId } from '../../products/accounts/personas';

/**
 * A call of this run in the form from which curl commands, tests and scenario steps are written. Passwords and codes
 * are replaced.
 */
export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The persona, or the id of another customer; null for a visitor. */
  readonly who: string | number | null;
  /** Null when the call threw. */
  readonly answer: Answered | null;
  /** The payload of an accepted call; undefined when it is no longer kept. */
  readonly payload: unknown;
}

/** Under which name a customer is known to the control actions and to scenarios. */
export const whoIs = (userId: number | null): RecordedCall['who'] =>
  userId === null ? null : (personaWithId(userId) ?? userId);

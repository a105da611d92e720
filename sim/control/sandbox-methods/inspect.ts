import { sends } from '../sandbox-method';

/** The inspector's readings of what happens inside the exchange. */
export const inspect = {
  /**
   * Calls, events, postings and state changes after a number from the last reading.
   * @example
   * const first = await sandbox.inspect.read();
   */
  read: sends('inspect.read', ['after']),
  /**
   * The body of a reply, or the payload of one of a step's events.
   * @example
   * const { payload } = await sandbox.inspect.payload(1);
   */
  payload: sends('inspect.payload', ['seq', 'event']),
  /**
   * A recorded call as a curl command, as a browser test (`test`), or as a step of a scenario file (`step`); null when
   * it is no longer recorded.
   * @example
   * const curl = await sandbox.inspect.copy(1, 'curl');
   */
  copy: sends('inspect.copy', ['seq', 'as', 'base'], { gives: 'text' }),
  /**
   * The events that are due next.
   * @example
   * const due = await sandbox.inspect.upcoming();
   */
  upcoming: sends('inspect.upcoming', []),
};

import { sends } from '../sandbox-method';

/** Faults of the connection to the exchange. */
export const faults = {
  /**
   * All fault settings.
   * @example
   * const { websocketBlocked } = await sandbox.faults.get();
   */
  get: sends('faults.get', []),
  /**
   * Changes the named settings and leaves the others unchanged; `calls` and `events` are replaced as a whole.
   * @example
   * await sandbox.faults.set({ websocketBlocked: true });
   */
  set: sends('faults.set', ['...']),
  /**
   * As `set`, but of single calls and events it changes only the named settings. `without` removes some, `field` adds a
   * changed field, and `withoutField` removes one.
   * @example
   * await sandbox.faults.adjust({ calls: { 'POST /coin/trade': { latencyMs: 500, without: ['refusal'] } } });
   */
  adjust: sends('faults.adjust', ['...']),
  /**
   * Removes all faults.
   * @example
   * await sandbox.faults.clear();
   */
  clear: sends('faults.clear', []),
  /**
   * Closes all connections once; clients reconnect by themselves.
   * @example
   * await sandbox.faults.drop();
   */
  drop: sends('faults.drop', []),
};

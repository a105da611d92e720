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
   * Changes the named settings and leaves the others unchanged.
   * @example
   * await sandbox.faults.set({ websocketBlocked: true });
   */
  set: sends('faults.set', ['...']),
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

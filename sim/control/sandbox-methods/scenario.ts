import type { ActionInput } from '../sandbox-actions';
import { type Kit, sends } from '../sandbox-method';

/** `stay` leaves the app on its screen. */
type StartOptions = Omit<ActionInput<'scenario.start'>, 'name'> & { readonly stay?: boolean };

/** Beginning a run. */
export const scenarioMethods = {
  /**
   * Begins a scenario; the previous run, if it has commands, is added to `kept`. The same name and seed always give the
   * same run. In the browser's console the app goes to the scenario's screen; with `stay: true`, and in tests, it stays
   * where it is.
   * @example
   * await sandbox.start('spot-trader', { seed: 7 });
   */
  start:
    ({ run, paused, show }: Kit) =>
    async (name: string, { stay, ...options }: StartOptions = {}) => {
      const started = await run('scenario.start', { paused, ...options, name });
      if (!stay) show?.(started.opens);
      return started;
    },
  /**
   * Begins the current scenario again, with the same seed.
   * @example
   * await sandbox.reset();
   */
  reset:
    ({ run, paused }: Kit) =>
    (options?: ActionInput<'scenario.reset'>) =>
      run('scenario.reset', { paused, ...options }),
  /**
   * All scenarios, with titles and summaries.
   * @example
   * const names = (await sandbox.scenarios()).map(({ name }) => name);
   */
  scenarios: sends('scenario.list', []),
  /**
   * The current scenario, its seed, and the number of its commands.
   * @example
   * const { name, seed } = await sandbox.current();
   */
  current: sends('scenario.current', []),
};

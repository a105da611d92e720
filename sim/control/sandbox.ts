import type { Kit, MethodOf } from './sandbox-method';
import { backOffice } from './sandbox-methods/back-office';
import { clock } from './sandbox-methods/clock';
import { faults } from './sandbox-methods/faults';
import { inspect } from './sandbox-methods/inspect';
import { ledger } from './sandbox-methods/ledger';
import { market } from './sandbox-methods/market';
import { momentMethods } from './sandbox-methods/moments';
import { nft } from './sandbox-methods/nft';
import { otc } from './sandbox-methods/otc';
import { peopleMethods } from './sandbox-methods/people';
import { persistence, runMethods } from './sandbox-methods/run';
import { scenarioMethods } from './sandbox-methods/scenario';
import { support } from './sandbox-methods/support';

/**
 * The sandbox API for testers and presenters: `window.sandbox` in the page, `sandbox` in browser tests,
 * `createSandbox(httpCarrier(origin))` anywhere else. The methods are in ./sandbox-methods, a row each. A row
 * names the action that the method sends (./actions.ts) and the fields of its input in the order of the method's
 * arguments; `'...'` is an object with all other fields. A method that is more than one action is written out. The type
 * `Sandbox`, its implementation and the table in e2e/README.md follow from the rows. The message of a rejected promise
 * says what to send instead.
 */
export const methods = {
  ...scenarioMethods,
  clock,
  market,
  nft,
  otc,
  ...peopleMethods,
  ledger,
  backOffice,
  support,
  faults,
  inspect,
  ...runMethods,
  persistence,
  ...momentMethods,
  /**
   * Resolves when the page shows everything the exchange has sent: calls answered, events delivered, rendered. Without
   * a page it resolves when the exchange has carried out all actions so far.
   * @example
   * await sandbox.settled();
   */
  settled:
    ({ run, settled }: Kit) =>
    async (): Promise<void> => {
      await run('clock.now');
      await settled?.();
    },
  /**
   * Runs any action by its name, with its own input.
   * @example
   * await sandbox.run('clock.advance', { by: '5m' });
   */
  run: ({ run }: Kit) => run,
};

/** The methods of the table, called by their arguments. */
export type Sandbox = MethodOf<typeof methods>;

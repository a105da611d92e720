import type { Call, CallFields, CallReply } from '@/contract/calls';
import { ControlError } from '../../control-error';
import type { PersonSource } from '../../people/person';
import type { StartStateSource } from '../../people/start-state';
import type { ActionInput } from '../sandbox-actions';
import { type Kit, sends, type Who } from '../sandbox-method';

/** Drops fields that are undefined or null; empty ones are sent. */
function defined(fields: Readonly<Record<string, unknown>> = {}): ActionInput<'people.call'>['fields'] {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(sent) as ActionInput<'people.call'>['fields'];
}

/** Customers, their sessions, calls, money and messages. */
export const peopleMethods = {
  /**
   * All personas, with e-mail address and password, and the customers who were added or have registered.
   * @example
   * const personas = await sandbox.people();
   */
  people: ({ run }: Kit) =>
    Object.assign(() => run('people.list'), {
      /**
       * Adds a person as data, or a start state with several. Rejects with a sentence for each fault, and then nothing
       * has changed.
       * @example
       * await sandbox.people.add({ name: 'Anna', email: 'anna@example.com', balances: { change: { USDT: '500' } } });
       */
      async add(file: PersonSource | StartStateSource | string) {
        const { clock, people } = await run('people.add', { file });
        if (clock) await run('clock.set', clock);
        return people;
      },
      /**
       * The faults that adding a person or a start state would have; empty when there are none. Changes nothing.
       * @example
       * const { faults } = await sandbox.people.check({ name: 'Anna' });
       */
      check: (given: unknown) => run('people.check', { file: given }),
      /**
       * A customer as data, for `people.add` in another run, with the number of entries that had to be left out.
       * @example
       * const { person } = await sandbox.people.export('trader');
       */
      export: (who: Who) => run('people.export', { who }),
      /**
       * A customer as a query: put it after the `?` of an address, and the app opens with them.
       * @example
       * const { query } = await sandbox.people.share('trader');
       */
      share: (who: Who) => run('people.share', { who }),
    }),
  /**
   * Signs a customer in; in a page, the app continues with that session.
   * @example
   * await sandbox.as('whale');
   */
  as: sends('people.as', ['who']),
  /**
   * The session that a page continues with in this run, given the token it holds; `''` for a visitor. Changes nothing.
   * @example
   * const { token } = await sandbox.session();
   */
  session: sends('run.session', ['held']),
  /**
   * Ends a customer's session, as its expiry or a login elsewhere would: the next call answers 999.
   * @example
   * await sandbox.signOut('trader');
   */
  signOut: sends('people.signOut', ['who']),
  /**
   * The customer of the session that a token belongs to; null for a visitor and for an ended session.
   * @example
   * const person = await sandbox.whose('0123456789abcdef0123456789abcdef');
   */
  whose: sends('people.session', ['token']),
  /**
   * Makes an API call as a customer and returns its payload; rejects with the text of a refusal. The app's own session
   * does not change.
   * @example
   * await sandbox.call('trader', 'POST /optional/add', { currency_id: 5 });
   */
  call:
    ({ run }: Kit) =>
    <C extends Call>(who: Who, call: C, fields?: Partial<CallFields<C>>): Promise<CallReply<C>> =>
      // The contract types the result by the call's name, which the action knows only at run time.
      run('people.call', { who, call, fields: defined(fields) }) as Promise<CallReply<C>>,
  /**
   * Grants an amount from the treasury, by default to the account in which the asset is traded. Returns the new
   * balance.
   * @example
   * await sandbox.grant('newcomer', 'USDT', '500');
   */
  grant: sends('people.grant', ['who', 'asset', 'amount', 'kind']),
  /**
   * Submits a deposit for a customer, with `card` by bank card; it waits in the back office under the returned id.
   * @example
   * const { id } = await sandbox.deposit('newcomer', 'USDT', '500');
   * await sandbox.backOffice.approve(id);
   */
  deposit: sends('people.deposit', ['who', 'asset', 'amount', '...']),
  /**
   * The messages to one recipient, or to all, newest first.
   * @example
   * const messages = await sandbox.inbox();
   */
  inbox: ({ run, settled }: Kit) =>
    Object.assign((to?: string) => run('inbox.list', to === undefined ? {} : { to }), {
      /**
       * The code of the newest message to a recipient. Rejects when there is no message to this recipient.
       * @example
       * await sandbox.call('visitor', 'POST /sms_mail', { user_string: 'maya@example.com', scene: 'forget' });
       * const code = await sandbox.inbox.lastCode('maya@example.com');
       */
      async lastCode(to: string): Promise<string> {
        // The code may have been requested by a click a moment ago.
        await settled?.();
        const [newest] = await run('inbox.list', { to });
        if (newest) return newest.code;
        throw new ControlError(`no message to ${to}; sandbox.inbox() tells who got one`);
      },
    }),
};

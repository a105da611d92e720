import type { AccountKind } from '@/contract/account-kinds';
import type { Call, CallFields, CallReply } from '@/contract/calls';
import { ControlError } from '../control-error';
import type { PersonSource } from '../people/person';
import type { StartStateSource } from '../people/start-state';
import type { ActionInput } from './sandbox-actions';
import { intervenes, type Kit, type MethodOf, sends } from './sandbox-method';

/** A persona (`'trader'`), an e-mail address, a phone number, a user id, or `'visitor'`. */
export type Who = ActionInput<'people.as'>['who'];
/** Virtual epoch milliseconds, an ISO instant, or a Date. */
type Instant = number | string | Date;
type Moment = Instant | { readonly seq: number };
/** A market such as `'BTC/USDT'`, or `'all'` for every market. */
type SymbolOrAll = string;
type Ramp = Pick<ActionInput<'market.shock'>, 'rampSeconds' | 'alone'>;
/** `stay` leaves the app on its screen. */
type StartOptions = Omit<ActionInput<'scenario.start'>, 'name'> & { readonly stay?: boolean };

/** Text such as `'90s'`, `'5m'`, `'72h'`, `'3d'`. */
const isDuration = (text: string): boolean => /^\d+(ms|s|m|h|d)$/.test(text);
const instant = (to: Instant): number | string => (to instanceof Date ? to.getTime() : to);
const moment = (to: Moment) =>
  typeof to === 'object' && 'seq' in to ? { seq: to.seq } : { toMs: new Date(to).getTime() };

/** Drops fields that are undefined or null; empty ones are sent. */
function defined(fields: Readonly<Record<string, unknown>> = {}): ActionInput<'people.call'>['fields'] {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(sent) as ActionInput<'people.call'>['fields'];
}

/**
 * The sandbox API for testers and presenters, a row a method: `window.sandbox` in the page, `sandbox` in browser tests,
 * `createSandbox(httpCarrier(origin))` anywhere else. A row names the action that the method sends (./actions.ts) and the
 * fields of its input in the order of the method's arguments; `'...'` is an object with all other fields. A method that
 * is more than one action is written out. The type `Sandbox`, its implementation and the table in e2e/README.md follow
 * from the rows. The message of a rejected promise says what to send instead.
 */
export const methods = {
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
  /** Virtual time. A jump runs everything that becomes due: fills, settlements, ends of auctions. */
  clock: {
    /**
     * The current time in virtual epoch milliseconds.
     * @example
     * const today = new Date(await sandbox.clock.now());
     */
    now: sends('clock.now', [], { gives: 'now' }),
    /**
     * The current time, the rate, and whether the clock is paused.
     * @example
     * const { paused } = await sandbox.clock.reading();
     */
    reading: sends('clock.now', []),
    /**
     * Pauses the clock; calls are still answered.
     * @example
     * await sandbox.clock.pause();
     */
    pause: sends('clock.set', [], { always: { paused: true } }),
    /**
     * Resumes the clock at its former rate.
     * @example
     * await sandbox.clock.resume();
     */
    resume: sends('clock.set', [], { always: { paused: false } }),
    /**
     * Sets the virtual seconds per real second: 1, 10, 60 or 3600. A paused clock stays paused.
     * @example
     * await sandbox.clock.speed(60);
     */
    speed: sends('clock.set', ['rate']),
    /**
     * Moves the clock on by a duration.
     * @example
     * await sandbox.clock.step('1s');
     */
    step: sends('clock.advance', ['by']),
    /**
     * Moves the clock on by a duration in words, or to an instant. An earlier instant is refused: see `rewind`.
     * @example
     * await sandbox.clock.jump('3d');
     * @example
     * await sandbox.clock.jump(new Date('2026-03-01T08:00:00Z'));
     */
    jump:
      ({ run }: Kit) =>
      (to: Instant) =>
        typeof to === 'string' && isDuration(to)
          ? run('clock.advance', { by: to })
          : run('clock.jump', { to: instant(to) }),
    /**
     * What is due next, and when; null when nothing is.
     * @example
     * const { event } = await sandbox.clock.due();
     */
    due: sends('clock.due', []),
    /**
     * Moves the clock on to the next fill or timed event and returns it; null when nothing is due.
     * @example
     * const { event } = await sandbox.clock.next();
     */
    next: sends('clock.next', []),
  },
  /**
   * Interventions in the market. Each one shows from the next full second on. A paused clock is moved to the end of that
   * second, so that the price is on the screen when the promise resolves.
   */
  market: {
    /**
     * All markets with their prices.
     * @example
     * const stocks = (await sandbox.market.list()).filter(({ kind }) => kind === 'stock');
     */
    list: sends('market.list', []),
    /**
     * The last price as a decimal string with the market's decimals.
     * @example
     * const price = await sandbox.market.price('BTC/USDT');
     */
    price: sends('market.price', ['symbol'], { gives: 'price' }),
    /**
     * Sets the price, from which the market continues. With a paused clock exactly this price is shown.
     * @example
     * await sandbox.market.set('BTC/USDT', '59000');
     */
    set: intervenes('market.set', ['symbol', 'price']),
    /**
     * Lowers the price by a percentage, at once or over some seconds. One market, which drags the others along by
     * their betas unless it is `alone`, or `'all'`.
     * @example
     * await sandbox.market.crash('BTC/USDT', 20);
     */
    crash:
      ({ run, shown }: Kit) =>
      (symbol: SymbolOrAll, percent: number, ramp?: Ramp) =>
        shown(run('market.shock', { ...ramp, symbol, percent: -percent })),
    /**
     * Raises the price by a percentage, at once or over some seconds. Others follow as in a crash.
     * @example
     * await sandbox.market.pump('ETH/USDT', 15, { rampSeconds: 60 });
     */
    pump: intervenes('market.shock', ['symbol', 'percent', '...']),
    /**
     * Changes the price by a signed percentage, at once or over some seconds. With `'all'` each market moves by its own
     * beta, and the whole market by the percentage.
     * @example
     * await sandbox.market.shock('all', -10);
     */
    shock: intervenes('market.shock', ['symbol', 'percent', '...']),
    /**
     * Makes the price drift steadily for some hours.
     * @example
     * await sandbox.market.drift('SOL/USDT', { percentPerHour: 2, hours: 6 });
     */
    drift: intervenes('market.drift', ['symbol', '...']),
    /**
     * Sets the volatility: 1 is the market's own, 0.2 is calm, 5 is wild.
     * @example
     * await sandbox.market.volatility('all', 0.2);
     */
    volatility: intervenes('market.volatility', ['symbol', 'multiple']),
    /**
     * Halts trading in one market, by default in every market; the price then stays.
     * @example
     * await sandbox.market.halt('BTC/USDT');
     */
    halt: intervenes('market.halt', ['symbol']),
    /**
     * Resumes trading at the price of the halt, by default in every market.
     * @example
     * await sandbox.market.resume('BTC/USDT');
     */
    resume: intervenes('market.resume', ['symbol']),
    /**
     * Decides the outcome of a customer's next options, or of a running one, by setting the price just before the expiry.
     * The outcome `market` cancels the decision.
     * @example
     * await sandbox.market.steerOption({ who: 'trader', outcome: 'win' });
     */
    steerOption: sends('market.steerOption', ['...']),
    /**
     * The decided outcomes: of running options, of past ones, and of customers' next options.
     * @example
     * const { options } = await sandbox.market.steering();
     */
    steering: sends('market.steering', []),
    /**
     * Sets the price below, at or above the target price of the customer's dual investment that matures next.
     * @example
     * await sandbox.start('dual-settled-below', { seed: 7 });
     * await sandbox.market.meetReference({ who: 'trader', side: 'above' });
     */
    meetReference: sends('market.meetReference', ['...']),
  },
  /** NFT sales and auctions. */
  nft: {
    /**
     * Puts an artwork up for sale, of a customer, or of the gallery when nobody is named; returns its code.
     * @example
     * const { code } = await sandbox.nft.list({ who: 'artist', price: '120', minutes: 10, rivals: 'none' });
     */
    list: sends('nft.list', ['...']),
    /**
     * Running auctions with a customer as bidder or seller; the one that ends next comes first.
     * @example
     * const [next] = await sandbox.nft.auctions();
     */
    auctions: sends('nft.auctions', []),
    /**
     * Ends a running auction, now or after a number of seconds.
     * @example
     * const { code } = await sandbox.nft.list({ who: 'artist' });
     * await sandbox.nft.end(code, 30);
     */
    end: sends('nft.endAuction', ['code', 'in']),
    /**
     * A simulated collector bids above the highest bid, by a multiple of the minimum raise.
     * @example
     * const { code } = await sandbox.nft.list({ who: 'artist' });
     * await sandbox.nft.outbid(code);
     */
    outbid: sends('nft.outbid', ['code', 'times']),
    /**
     * Sets the rarity of a customer's next blind box; `chance` returns it to the usual odds.
     * @example
     * await sandbox.nft.nextBox('trader', 'SR');
     */
    nextBox: sends('nft.nextBox', ['who', 'rarity']),
  },
  /** OTC trading, from the other party's side. */
  otc: {
    /**
     * Orders of customers that have not ended, oldest first, each with the states that `move` accepts.
     * @example
     * const [order] = await sandbox.otc.orders();
     */
    orders: sends('otc.orders', []),
    /**
     * Online advertisements of customers.
     * @example
     * const ads = await sandbox.otc.ads();
     */
    ads: sends('otc.ads', []),
    /**
     * A customer takes the best offer of the merchants, or that of a named merchant.
     * @example
     * const { id } = await sandbox.otc.take({ who: 'trader', side: 'buy', number: '100' });
     */
    take: sends('otc.take', ['...']),
    /**
     * A simulated trader or a customer takes a customer's advertisement now, for a given or a random number of USDT.
     * @example
     * await sandbox.start('otc-merchant', { seed: 7 });
     * const { id } = await sandbox.otc.takeAd(1, '60');
     */
    takeAd: sends('otc.takeAd', ['id', 'number', '...']),
    /**
     * Moves an order to another state: `paid`, `done` (released), `appeal`, `cancelled`; done and cancelled also decide
     * an appeal.
     * @example
     * const { id } = await sandbox.otc.take({ who: 'trader', side: 'buy', number: '100' });
     * await sandbox.otc.move(id, 'paid');
     */
    move: sends('otc.move', ['id', 'to']),
  },
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
  ledger: {
    /**
     * All balances of a customer, as decimal strings.
     * @example
     * const balances = await sandbox.ledger.balances('trader');
     */
    balances: sends('ledger.balances', ['who']),
    /**
     * One available balance, by default of the spot account, for shares of the stock account; `'0'` when there is none.
     * @example
     * const usdt = await sandbox.ledger.available('trader', 'USDT');
     */
    available:
      ({ run }: Kit) =>
      async (who: Who, asset: string, kind?: AccountKind): Promise<string> => {
        const held = (await run('ledger.balances', { who })).filter((one) => one.asset === asset);
        const balance = (account: AccountKind) => held.find((one) => one.kind === account)?.available;
        // USDT may be in both accounts, so the stock account is searched only for shares.
        return (kind ? balance(kind) : (balance('change') ?? (asset === 'USDT' ? undefined : balance('stock')))) ?? '0';
      },
    /**
     * One sentence for each problem of the books; the list must always be empty.
     * @example
     * expect(await sandbox.ledger.check()).toEqual([]);
     */
    check: sends('ledger.check', [], { gives: 'faults' }),
  },
  /** Actions of the exchange's own staff. */
  backOffice: {
    /**
     * The requests that wait for review, oldest first.
     * @example
     * const waiting = await sandbox.backOffice.list();
     */
    list: sends('backOffice.list', []),
    /**
     * Approves a request of the list.
     * @example
     * const [first] = await sandbox.backOffice.list();
     * if (first) await sandbox.backOffice.approve(first.id);
     */
    approve: sends('backOffice.approve', ['id']),
    /**
     * Rejects a request of the list, with the reason for the customer.
     * @example
     * const [first] = await sandbox.backOffice.list();
     * if (first) await sandbox.backOffice.reject(first.id, 'The picture is blurred');
     */
    reject: sends('backOffice.reject', ['id', 'reason']),
    /**
     * Publishes a notice to every customer, among the news or as the pop-up of the home page.
     * @example
     * await sandbox.backOffice.notice({ place: 'popup', title: 'Maintenance tonight', text: 'From 2 to 3 o’clock.' });
     */
    notice: sends('backOffice.notice', ['...']),
    /**
     * Writes a message to one customer, who has it in the message centre at once.
     * @example
     * await sandbox.backOffice.message({ who: 'trader', title: 'Your request', text: 'It has been done.' });
     */
    message: sends('backOffice.message', ['...']),
    /**
     * Token subscriptions and their states: `warmUp`, `sale`, `allocated`, `issued` or `listed`.
     * @example
     * const [first] = await sandbox.backOffice.projects();
     */
    projects: sends('backOffice.projects', []),
    /**
     * Opens an upcoming token subscription.
     * @example
     * await sandbox.backOffice.beginSale('LUNR');
     */
    beginSale: sends('backOffice.beginSale', ['token']),
    /**
     * Ends a token subscription: allotments are decided at once, coins are issued half an hour later.
     * @example
     * await sandbox.backOffice.endSale('TERN');
     */
    endSale: sends('backOffice.endSale', ['token']),
    /**
     * Lists a token on the market; a running subscription ends before that.
     * @example
     * await sandbox.backOffice.listToken('SABL');
     */
    listToken: sends('backOffice.listToken', ['token']),
    /**
     * Gives a customer a coupon that refunds spot or futures fees, or one that adds 5 % to a deposit.
     * @example
     * await sandbox.backOffice.coupon({ who: 'trader', for: 'spot', worth: '20', days: 7 });
     */
    coupon: sends('backOffice.coupon', ['...']),
    /**
     * Gives a customer points.
     * @example
     * await sandbox.backOffice.points({ who: 'trader', points: 500 });
     */
    points: sends('backOffice.points', ['...']),
    /**
     * The published notices, newest first.
     * @example
     * const articles = await sandbox.backOffice.articles();
     */
    articles: sends('backOffice.articles', []),
    /**
     * Withdraws a published notice.
     * @example
     * const { id } = await sandbox.backOffice.notice({ title: 'A mistake' });
     * await sandbox.backOffice.withdraw(id);
     */
    withdraw: sends('backOffice.withdraw', ['id']),
    /**
     * Customers, signed-in ones first, then newest first; all, or those whose name, address or number contains a text.
     * @example
     * const [maya] = await sandbox.backOffice.customers('maya');
     */
    customers: sends('backOffice.customers', ['find']),
    /**
     * Ends a customer's session on all devices; returns whether there was one.
     * @example
     * const { wasOpen } = await sandbox.backOffice.endSession('trader');
     */
    endSession: sends('backOffice.endSession', ['who']),
    /**
     * Blocks an account, which ends its session, or unblocks it.
     * @example
     * await sandbox.backOffice.block('trader');
     */
    block: sends('backOffice.block', ['who', 'blocked']),
  },
  /** Customer service, from the agent's side. */
  support: {
    /**
     * Conversations: those that wait for an agent first, then newest first.
     * @example
     * const [first] = await sandbox.support.conversations();
     */
    conversations: sends('support.conversations', []),
    /**
     * The messages of a customer's conversation with customer service, oldest first.
     * @example
     * const messages = await sandbox.support.messages('trader');
     */
    messages: sends('support.messages', ['who']),
    /**
     * A customer asks a prepared question, which every reader sees in their own language.
     * @example
     * await sandbox.support.ask('trader', 'depositMissing');
     */
    ask: sends('support.ask', ['who', 'about']),
    /**
     * Writes to a customer as an agent, also when the customer has not written before.
     * @example
     * await sandbox.support.answer('trader', 'Your deposit has arrived');
     */
    answer: sends('support.answer', ['who', 'text']),
    /**
     * Shows for a moment that an agent is typing.
     * @example
     * await sandbox.support.type('trader');
     */
    type: sends('support.type', ['who']),
  },
  /** Faults of the connection to the exchange. */
  faults: {
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
  },
  /** Where the run is stored. */
  persistence: {
    /**
     * Whether this run outlives the browser or the process, and if not, why.
     * @example
     * const { kept, reason } = await sandbox.persistence.get();
     */
    get: sends('persistence.get', []),
    /**
     * The last run that could not be resumed, as it was stored, with the problem; null when there is none.
     * @example
     * const broken = await sandbox.persistence.broken();
     */
    broken: sends('persistence.broken', []),
  },
  /** The inspector's readings of what happens inside the exchange. */
  inspect: {
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
  },
  /**
   * The hash of the whole state, 16 hexadecimal digits; equal hashes mean equal states.
   * @example
   * const before = await sandbox.hash();
   */
  hash: sends('state.hash', [], { gives: 'hash' }),
  /**
   * The run as data: scenario, seed, every command, and what happened beside them. `npm run scenario -- run FILE.json`
   * replays it without a screen. Passwords and codes that were typed are left out, unless `secrets` is true, and then the
   * hash is that of the run with stand-ins for them.
   * @example
   * const file = await sandbox.export();
   */
  export: sends('run.export', ['...']),
  /**
   * Continues a run that `export` or `report` wrote. The refused calls of its trail are made again, and change nothing.
   * A run that leads to another state than the written one is refused, unless `check` is false.
   * @example
   * await sandbox.import(await sandbox.export());
   */
  import: sends('run.import', ['file', '...']),
  /**
   * All commands so far, and when they were executed.
   * @example
   * const { entries } = await sandbox.history();
   */
  history: sends('run.history', []),
  /**
   * Goes back to an instant, or to right after a command of the history. The later commands are kept: see `forward`.
   * @example
   * const { startMs } = await sandbox.history();
   * await sandbox.rewind(startMs);
   */
  rewind:
    ({ run }: Kit) =>
    (to: Moment) =>
      run('run.rewind', moment(to)),
  /**
   * The commands after the current moment, which a rewind has left; null when there are none.
   * @example
   * await sandbox.ahead();
   */
  ahead: sends('run.ahead', []),
  /**
   * Goes forward again after a rewind, to a later moment of the run or to its end. Any other command before that starts
   * another branch, and the old one is then among `kept`.
   * @example
   * await sandbox.grant('trader', 'USDT', '5');
   * await sandbox.rewind({ seq: 0 });
   * await sandbox.forward();
   */
  forward:
    ({ run }: Kit) =>
    (to?: Moment) =>
      run('run.forward', to === undefined ? {} : moment(to)),
  /**
   * Names the current moment, so that it is found again. The name is kept with the run and is no part of its state.
   * @example
   * const { id } = await sandbox.bookmark('before the crash');
   */
  bookmark: sends('run.bookmark', ['name']),
  /**
   * The named moments, earliest first, and where each lies: `past`, `ahead`, or on a replaced `branch`.
   * @example
   * const [first] = await sandbox.bookmarks();
   */
  bookmarks: sends('run.bookmarks', []),
  /**
   * Forgets a named moment. The run stays as it is.
   * @example
   * const { id } = await sandbox.bookmark('a mistake');
   * await sandbox.removeBookmark(id);
   */
  removeBookmark: sends('run.removeBookmark', ['id'], { gives: 'removed' }),
  /**
   * Goes to a named moment, back or forward or on a replaced run, with the clock paused.
   * @example
   * const { id } = await sandbox.bookmark('before');
   * await sandbox.grant('trader', 'USDT', '5');
   * await sandbox.goTo(id);
   */
  goTo: sends('run.goTo', ['bookmark']),
  /**
   * What differs between two moments in balances, orders, prices and stored rows. A moment is `{ seq }` or `{ toMs }`
   * of this run, `{ bookmark }`, or the end of a kept `{ run }`; without one it is the current moment.
   * @example
   * await sandbox.grant('trader', 'USDT', '5');
   * const { balances } = await sandbox.compare({ seq: 0 });
   */
  compare: sends('run.compare', ['from', 'to']),
  /**
   * The last five runs that other runs have replaced and that have commands besides sign-ins, newest first.
   * @example
   * const [last] = await sandbox.kept();
   */
  kept: sends('run.kept', []),
  /**
   * Continues one of the `kept` runs, with the clock paused; the current run is kept instead.
   * @example
   * await sandbox.grant('trader', 'USDT', '5');
   * await sandbox.reset();
   * const [last] = await sandbox.kept();
   * await sandbox.takeUp(last.id);
   */
  takeUp: sends('run.takeUp', ['id']),
  /**
   * The query (the part of an address after its `?`) that opens this run elsewhere.
   * @example
   * const { query } = await sandbox.share();
   */
  share: sends('run.share', ['...']),
  /**
   * What happened beside the commands, oldest first: calls that were refused, reads, screens and taps. The latest are
   * kept.
   * @example
   * const refused = (await sandbox.trail()).filter((one) => one.do === 'call' && one.answer.type !== 'ok');
   */
  trail: sends('run.trail', [], { gives: 'entries' }),
  /**
   * A problem report: the run up to the call in question (`at`, its `n` in the trail) or up to now, with a note, the
   * screen, the language, versions and the last errors. `file` is for `import` and `npm run scenario -- run FILE.json`,
   * `query` for an address. Passwords and codes are left out, unless `secrets` is true.
   * @example
   * const { query, file } = await sandbox.report({ note: 'The balance is too small.' });
   */
  report: sends('run.report', ['...']),
  /**
   * The run as a scenario file for scenarios/.
   * @example
   * const { fileName, text } = await sandbox.asScenario();
   */
  asScenario: sends('run.asScenario', ['...']),
  /**
   * The run as a browser test for e2e/. It expects the texts that were seen at its end and at the named moments, the
   * states and balances that it led to, and the state hash.
   * @example
   * const { fileName, text } = await sandbox.asTest();
   */
  asTest: sends('run.asTest', ['...']),
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

import type { Call, CallFields, CallReply } from '@/contract/calls';
import type { ClockRate } from '../clock/virtual-clock';
import type { BrokenRun, Persistence } from '../port';
import type { ActionInput, ActionName, ActionResult } from './sandbox-actions';

/** A persona (`'trader'`), an e-mail address, a phone number, a user id, or `'visitor'`. */
export type Who = ActionInput<'people.as'>['who'];
/** A market such as `'BTC/USDT'`, or `'all'` for every market. */
export type SymbolOrAll = string;
/** Virtual milliseconds, or text such as `'90s'`, `'5m'`, `'72h'`, `'3d'`. */
export type Duration = number | string;
/** Virtual epoch milliseconds, an ISO instant, or a Date. */
export type Instant = number | string | Date;
export type AccountKind = NonNullable<ActionInput<'people.grant'>['kind']>;
export type StartOptions = Omit<ActionInput<'scenario.start'>, 'name'>;

/**
 * The sandbox API for testers and presenters: `window.sandbox` in the page, `sandbox` in browser tests,
 * `createSandbox(httpCarrier(origin))` anywhere else. Every method sends one named action (./actions.ts). The message
 * of a rejected promise says what to send instead.
 */
export interface Sandbox {
  /**
   * Begins a scenario; the previous run, if it has commands, is added to `kept`. The same name and seed always give the
   * same run.
   * @example
   * await sandbox.start('spot-trader', { seed: 7 });
   */
  start(name: string, options?: StartOptions): Promise<ActionResult<'scenario.start'>>;
  /**
   * Begins the current scenario again, with the same seed.
   * @example
   * await sandbox.reset();
   */
  reset(options?: ActionInput<'scenario.reset'>): Promise<ActionResult<'scenario.reset'>>;
  /**
   * All scenarios, with titles and summaries.
   * @example
   * const names = (await sandbox.scenarios()).map(({ name }) => name);
   */
  scenarios(): Promise<ActionResult<'scenario.list'>>;
  /**
   * The current scenario, its seed, and the number of its commands.
   * @example
   * const { name, seed } = await sandbox.current();
   */
  current(): Promise<ActionResult<'scenario.current'>>;

  readonly clock: SandboxClock;
  readonly market: SandboxMarket;
  readonly nft: SandboxNft;
  readonly otc: SandboxOtc;

  /**
   * All personas, with e-mail address and password.
   * @example
   * const personas = await sandbox.people();
   */
  people(): Promise<ActionResult<'people.list'>>;
  /**
   * Signs a customer in; in a page, the app continues with that session.
   * @example
   * await sandbox.as('whale');
   */
  as(who: Who): Promise<ActionResult<'people.as'>>;
  /**
   * The session that a page continues with in this run, given the token it holds; `''` for a visitor. Changes nothing.
   * @example
   * const { token } = await sandbox.session();
   */
  session(held?: string): Promise<ActionResult<'run.session'>>;
  /**
   * Ends a customer's session, as its expiry or a login elsewhere would: the next call answers 999.
   * @example
   * await sandbox.signOut('trader');
   */
  signOut(who: Who): Promise<ActionResult<'people.signOut'>>;
  /**
   * The customer of the session that a token belongs to; null for a visitor and for an ended session.
   * @example
   * const person = await sandbox.whose('0123456789abcdef0123456789abcdef');
   */
  whose(token: string): Promise<ActionResult<'people.session'>>;
  /**
   * Makes an API call as a customer and returns its payload; rejects with the text of a refusal. The app's own session
   * does not change.
   * @example
   * await sandbox.call('trader', 'POST /optional/add', { currency_id: 5 });
   */
  call<C extends Call>(who: Who, call: C, fields?: Partial<CallFields<C>>): Promise<CallReply<C>>;
  /**
   * Grants an amount from the treasury, by default to the account in which the asset is traded. Returns the new
   * balance.
   * @example
   * await sandbox.grant('newcomer', 'USDT', '500');
   */
  grant(who: Who, asset: string, amount: string | number, kind?: AccountKind): Promise<{ balance: string }>;

  /**
   * Submits a deposit for a customer, with `card` by bank card; it waits in the back office under the returned id.
   * @example
   * const { id } = await sandbox.deposit('newcomer', 'USDT', '500');
   * await sandbox.backOffice.approve(id);
   */
  deposit(
    who: Who,
    asset: string,
    amount: string | number,
    options?: { card?: boolean },
  ): Promise<ActionResult<'people.deposit'>>;

  readonly inbox: SandboxInbox;
  readonly ledger: SandboxLedger;
  readonly backOffice: SandboxBackOffice;
  readonly support: SandboxSupport;
  readonly faults: SandboxFaults;
  readonly persistence: SandboxPersistence;
  readonly inspect: SandboxInspect;

  /**
   * The hash of the whole state, 16 hexadecimal digits; equal hashes mean equal states.
   * @example
   * const before = await sandbox.hash();
   */
  hash(): Promise<string>;
  /**
   * The run as data: scenario, seed and every command. `npm run scenario -- run FILE.json` replays it without a screen.
   * @example
   * const file = await sandbox.export();
   */
  export(): Promise<ActionResult<'run.export'>>;
  /**
   * Continues a run that `export` wrote.
   * @example
   * await sandbox.import(await sandbox.export());
   */
  import(file: unknown): Promise<ActionResult<'run.import'>>;
  /**
   * All commands so far, and when they were executed.
   * @example
   * const { entries } = await sandbox.history();
   */
  history(): Promise<ActionResult<'run.history'>>;
  /**
   * Goes back to an instant, or to right after a command of the history. The later commands are kept: see `forward`.
   * @example
   * const { startMs } = await sandbox.history();
   * await sandbox.rewind(startMs);
   */
  rewind(to: Instant | { readonly seq: number }): Promise<ActionResult<'run.rewind'>>;
  /**
   * The commands after the current moment, which a rewind has left; null when there are none.
   * @example
   * await sandbox.ahead();
   */
  ahead(): Promise<ActionResult<'run.ahead'>>;
  /**
   * Goes forward again after a rewind, to a later moment of the run or to its end. Any other command before that starts
   * another branch, and the old one is then among `kept`.
   * @example
   * await sandbox.grant('trader', 'USDT', '5');
   * await sandbox.rewind({ seq: 0 });
   * await sandbox.forward();
   */
  forward(to?: Instant | { readonly seq: number }): Promise<ActionResult<'run.forward'>>;
  /**
   * The last five runs that other runs have replaced and that have commands besides sign-ins, newest first.
   * @example
   * const [last] = await sandbox.kept();
   */
  kept(): Promise<ActionResult<'run.kept'>>;
  /**
   * Continues one of the `kept` runs, with the clock paused; the current run is kept instead.
   * @example
   * await sandbox.grant('trader', 'USDT', '5');
   * await sandbox.reset();
   * const [last] = await sandbox.kept();
   * await sandbox.takeUp(last.id);
   */
  takeUp(id: string): Promise<ActionResult<'run.takeUp'>>;
  /**
   * The query (the part of an address after its `?`) that opens this run elsewhere.
   * @example
   * const { query } = await sandbox.share();
   */
  share(): Promise<ActionResult<'run.share'>>;
  /**
   * The run as a scenario file for scenarios/.
   * @example
   * const { fileName, text } = await sandbox.asScenario();
   */
  asScenario(): Promise<ActionResult<'run.asScenario'>>;
  /**
   * The run as a browser test for e2e/.
   * @example
   * const { fileName, text } = await sandbox.asTest();
   */
  asTest(): Promise<ActionResult<'run.asTest'>>;

  /**
   * Resolves when the page shows everything the exchange has sent: calls answered, events delivered, rendered. Without
   * a page it resolves when the exchange has carried out all actions so far.
   * @example
   * await sandbox.settled();
   */
  settled(): Promise<void>;
  /**
   * Runs any action by its name, with its own input.
   * @example
   * await sandbox.run('clock.advance', { by: '5m' });
   */
  run<N extends ActionName>(action: N, input?: ActionInput<N>): Promise<ActionResult<N>>;
}

/** Virtual time. A jump runs everything that becomes due: fills, settlements, ends of auctions. */
export interface SandboxClock {
  /**
   * The current time in virtual epoch milliseconds.
   * @example
   * const today = new Date(await sandbox.clock.now());
   */
  now(): Promise<number>;
  /**
   * The current time, the rate, and whether the clock is paused.
   * @example
   * const { paused } = await sandbox.clock.reading();
   */
  reading(): Promise<ActionResult<'clock.now'>>;
  /**
   * Pauses the clock; calls are still answered.
   * @example
   * await sandbox.clock.pause();
   */
  pause(): Promise<ActionResult<'clock.set'>>;
  /**
   * Resumes the clock at its former rate.
   * @example
   * await sandbox.clock.resume();
   */
  resume(): Promise<ActionResult<'clock.set'>>;
  /**
   * Sets the virtual seconds per real second: 1, 10, 60 or 3600. A paused clock stays paused.
   * @example
   * await sandbox.clock.speed(60);
   */
  speed(rate: ClockRate): Promise<ActionResult<'clock.set'>>;
  /**
   * Moves the clock on by a duration.
   * @example
   * await sandbox.clock.step('1s');
   */
  step(by: Duration): Promise<ActionResult<'clock.advance'>>;
  /**
   * Moves the clock on by a duration in words, or to an instant. An earlier instant is refused: see `rewind`.
   * @example
   * await sandbox.clock.jump('3d');
   * @example
   * await sandbox.clock.jump(new Date('2026-03-01T08:00:00Z'));
   */
  jump(to: Instant): Promise<ActionResult<'clock.advance'>>;
  /**
   * What is due next, and when; null when nothing is.
   * @example
   * const { event } = await sandbox.clock.due();
   */
  due(): Promise<ActionResult<'clock.due'>>;
  /**
   * Moves the clock on to the next fill or timed event and returns it; null when nothing is due.
   * @example
   * const { event } = await sandbox.clock.next();
   */
  next(): Promise<ActionResult<'clock.next'>>;
}

/**
 * Interventions in the market. Each one shows from the next full second on. A paused clock is moved to the end of that
 * second, so that the price is on the screen when the promise resolves.
 */
export interface SandboxMarket {
  /**
   * All markets with their prices.
   * @example
   * const stocks = (await sandbox.market.list()).filter(({ kind }) => kind === 'stock');
   */
  list(): Promise<ActionResult<'market.list'>>;
  /**
   * The last price as a decimal string with the market's decimals.
   * @example
   * const price = await sandbox.market.price('BTC/USDT');
   */
  price(symbol: string): Promise<string>;
  /**
   * Sets the price, from which the market continues. With a paused clock exactly this price is shown.
   * @example
   * await sandbox.market.set('BTC/USDT', '59000');
   */
  set(symbol: string, price: string | number): Promise<{ fromMs: number }>;
  /**
   * Lowers the price by a percentage, at once or over some seconds. One market, or `'all'`.
   * @example
   * await sandbox.market.crash('BTC/USDT', 20);
   */
  crash(symbol: SymbolOrAll, percent: number, ramp?: Ramp): Promise<{ fromMs: number }>;
  /**
   * Raises the price by a percentage, at once or over some seconds.
   * @example
   * await sandbox.market.pump('ETH/USDT', 15, { rampSeconds: 60 });
   */
  pump(symbol: SymbolOrAll, percent: number, ramp?: Ramp): Promise<{ fromMs: number }>;
  /**
   * Changes the price by a signed percentage, at once or over some seconds.
   * @example
   * await sandbox.market.shock('all', -10);
   */
  shock(symbol: SymbolOrAll, percent: number, ramp?: Ramp): Promise<{ fromMs: number }>;
  /**
   * Makes the price drift steadily for some hours.
   * @example
   * await sandbox.market.drift('SOL/USDT', { percentPerHour: 2, hours: 6 });
   */
  drift(symbol: SymbolOrAll, pull: Omit<ActionInput<'market.drift'>, 'symbol'>): Promise<{ fromMs: number }>;
  /**
   * Sets the volatility: 1 is the market's own, 0.2 is calm, 5 is wild.
   * @example
   * await sandbox.market.volatility('all', 0.2);
   */
  volatility(symbol: SymbolOrAll, multiple: number): Promise<{ fromMs: number }>;
  /**
   * Halts trading in one market, by default in every market; the price then stays.
   * @example
   * await sandbox.market.halt('BTC/USDT');
   */
  halt(symbol?: SymbolOrAll): Promise<{ fromMs: number }>;
  /**
   * Resumes trading at the price of the halt, by default in every market.
   * @example
   * await sandbox.market.resume('BTC/USDT');
   */
  resume(symbol?: SymbolOrAll): Promise<{ fromMs: number }>;
  /**
   * Decides the outcome of a customer's next options, or of a running one, by setting the price just before the expiry.
   * The outcome `market` cancels the decision.
   * @example
   * await sandbox.market.steerOption({ who: 'trader', outcome: 'win' });
   */
  steerOption(request: ActionInput<'market.steerOption'>): Promise<ActionResult<'market.steerOption'>>;
  /**
   * The decided outcomes: of running options, of past ones, and of customers' next options.
   * @example
   * const { options } = await sandbox.market.steering();
   */
  steering(): Promise<ActionResult<'market.steering'>>;
  /**
   * Sets the price below, at or above the target price of the customer's dual investment that matures next.
   * @example
   * await sandbox.start('dual-settled-below', { seed: 7 });
   * await sandbox.market.meetReference({ who: 'trader', side: 'above' });
   */
  meetReference(request: ActionInput<'market.meetReference'>): Promise<ActionResult<'market.meetReference'>>;
}

/** NFT sales and auctions. */
export interface SandboxNft {
  /**
   * Puts an artwork up for sale, of a customer, or of the gallery when nobody is named; returns its code.
   * @example
   * const { code } = await sandbox.nft.list({ who: 'artist', price: '120', minutes: 10, rivals: 'none' });
   */
  list(work?: ActionInput<'nft.list'>): Promise<ActionResult<'nft.list'>>;
  /**
   * Running auctions with a customer as bidder or seller; the one that ends next comes first.
   * @example
   * const [next] = await sandbox.nft.auctions();
   */
  auctions(): Promise<ActionResult<'nft.auctions'>>;
  /**
   * Ends a running auction, now or after a number of seconds.
   * @example
   * const { code } = await sandbox.nft.list({ who: 'artist' });
   * await sandbox.nft.end(code, 30);
   */
  end(code: string, inSeconds?: number): Promise<ActionResult<'nft.endAuction'>>;
  /**
   * A simulated collector bids above the highest bid, by a multiple of the minimum raise.
   * @example
   * const { code } = await sandbox.nft.list({ who: 'artist' });
   * await sandbox.nft.outbid(code);
   */
  outbid(code: string, times?: number): Promise<ActionResult<'nft.outbid'>>;
  /**
   * Sets the rarity of a customer's next blind box; `chance` returns it to the usual odds.
   * @example
   * await sandbox.nft.nextBox('trader', 'SR');
   */
  nextBox(who: string | number, rarity: ActionInput<'nft.nextBox'>['rarity']): Promise<ActionResult<'nft.nextBox'>>;
}

/** OTC trading, from the other party's side. */
export interface SandboxOtc {
  /**
   * Orders of customers that have not ended, oldest first, each with the states that `move` accepts.
   * @example
   * const [order] = await sandbox.otc.orders();
   */
  orders(): Promise<ActionResult<'otc.orders'>>;
  /**
   * Online advertisements of customers.
   * @example
   * const ads = await sandbox.otc.ads();
   */
  ads(): Promise<ActionResult<'otc.ads'>>;
  /**
   * A customer takes the best offer of the merchants, or that of a named merchant.
   * @example
   * const { id } = await sandbox.otc.take({ who: 'trader', side: 'buy', number: '100' });
   */
  take(offer: ActionInput<'otc.take'>): Promise<ActionResult<'otc.take'>>;
  /**
   * A simulated trader or a customer takes a customer's advertisement now, for a given or a random number of USDT.
   * @example
   * await sandbox.start('otc-merchant', { seed: 7 });
   * const { id } = await sandbox.otc.takeAd(1, '60');
   */
  takeAd(
    ad: number,
    number?: string,
    options?: Pick<ActionInput<'otc.takeAd'>, 'slow' | 'who'>,
  ): Promise<ActionResult<'otc.takeAd'>>;
  /**
   * Moves an order to another state: `paid`, `done` (released), `appeal`, `cancelled`; done and cancelled also decide
   * an appeal.
   * @example
   * const { id } = await sandbox.otc.take({ who: 'trader', side: 'buy', number: '100' });
   * await sandbox.otc.move(id, 'paid');
   */
  move(order: number, to: ActionInput<'otc.move'>['to']): Promise<ActionResult<'otc.move'>>;
}

export type Ramp = Pick<ActionInput<'market.shock'>, 'rampSeconds'>;

/** Messages that the exchange "sent" by e-mail or SMS. */
export interface SandboxInbox {
  /**
   * The messages to one recipient, or to all, newest first.
   * @example
   * const messages = await sandbox.inbox();
   */
  (to?: string): Promise<ActionResult<'inbox.list'>>;
  /**
   * The code of the newest message to a recipient. Rejects when there is no message to this recipient.
   * @example
   * await sandbox.call('visitor', 'POST /sms_mail', { user_string: 'maya@example.com', scene: 'forget' });
   * const code = await sandbox.inbox.lastCode('maya@example.com');
   */
  lastCode(to: string): Promise<string>;
}

export interface SandboxLedger {
  /**
   * All balances of a customer, as decimal strings.
   * @example
   * const balances = await sandbox.ledger.balances('trader');
   */
  balances(who: Who): Promise<ActionResult<'ledger.balances'>>;
  /**
   * One available balance, by default of the spot account, for shares of the stock account; `'0'` when there is none.
   * @example
   * const usdt = await sandbox.ledger.available('trader', 'USDT');
   */
  available(who: Who, asset: string, kind?: AccountKind): Promise<string>;
  /**
   * One sentence for each problem of the books; the list must always be empty.
   * @example
   * expect(await sandbox.ledger.check()).toEqual([]);
   */
  check(): Promise<readonly string[]>;
}

/** Customer service, from the agent's side. */
export interface SandboxSupport {
  /**
   * Conversations: those that wait for an agent first, then newest first.
   * @example
   * const [first] = await sandbox.support.conversations();
   */
  conversations(): Promise<ActionResult<'support.conversations'>>;
  /**
   * The messages of a customer's conversation with customer service, oldest first.
   * @example
   * const messages = await sandbox.support.messages('trader');
   */
  messages(who: Who): Promise<ActionResult<'support.messages'>>;
  /**
   * A customer asks a prepared question, which every reader sees in their own language.
   * @example
   * await sandbox.support.ask('trader', 'depositMissing');
   */
  ask(who: Who, about: ActionInput<'support.ask'>['about']): Promise<ActionResult<'support.ask'>>;
  /**
   * Writes to a customer as an agent, also when the customer has not written before.
   * @example
   * await sandbox.support.answer('trader', 'Your deposit has arrived');
   */
  answer(who: Who, text: string): Promise<ActionResult<'support.answer'>>;
  /**
   * Shows for a moment that an agent is typing.
   * @example
   * await sandbox.support.type('trader');
   */
  type(who: Who): Promise<ActionResult<'support.type'>>;
}

/** Actions of the exchange's own staff. */
export interface SandboxBackOffice {
  /**
   * The requests that wait for review, oldest first.
   * @example
   * const waiting = await sandbox.backOffice.list();
   */
  list(): Promise<ActionResult<'backOffice.list'>>;
  /**
   * Approves a request of the list.
   * @example
   * const [first] = await sandbox.backOffice.list();
   * if (first) await sandbox.backOffice.approve(first.id);
   */
  approve(id: string): Promise<ActionResult<'backOffice.approve'>>;
  /**
   * Rejects a request of the list, with the reason for the customer.
   * @example
   * const [first] = await sandbox.backOffice.list();
   * if (first) await sandbox.backOffice.reject(first.id, 'The picture is blurred');
   */
  reject(id: string, reason: string): Promise<ActionResult<'backOffice.reject'>>;
  /**
   * Publishes a notice to every customer, among the news or as the pop-up of the home page.
   * @example
   * await sandbox.backOffice.notice({ place: 'popup', title: 'Maintenance tonight', text: 'From 2 to 3 o’clock.' });
   */
  notice(notice: ActionInput<'backOffice.notice'>): Promise<ActionResult<'backOffice.notice'>>;
  /**
   * Writes a message to one customer, who has it in the message centre at once.
   * @example
   * await sandbox.backOffice.message({ who: 'trader', title: 'Your request', text: 'It has been done.' });
   */
  message(message: ActionInput<'backOffice.message'>): Promise<ActionResult<'backOffice.message'>>;
  /**
   * Token subscriptions and their states: `warmUp`, `sale`, `allocated`, `issued` or `listed`.
   * @example
   * const [first] = await sandbox.backOffice.projects();
   */
  projects(): Promise<ActionResult<'backOffice.projects'>>;
  /**
   * Opens an upcoming token subscription.
   * @example
   * await sandbox.backOffice.beginSale('LUNR');
   */
  beginSale(token: string): Promise<ActionResult<'backOffice.beginSale'>>;
  /**
   * Ends a token subscription: allotments are decided at once, coins are issued half an hour later.
   * @example
   * await sandbox.backOffice.endSale('TERN');
   */
  endSale(token: string): Promise<ActionResult<'backOffice.endSale'>>;
  /**
   * Lists a token on the market; a running subscription ends before that.
   * @example
   * await sandbox.backOffice.listToken('SABL');
   */
  listToken(token: string): Promise<ActionResult<'backOffice.listToken'>>;
  /**
   * Gives a customer a coupon that refunds spot or futures fees, or one that adds 5 % to a deposit.
   * @example
   * await sandbox.backOffice.coupon({ who: 'trader', for: 'spot', worth: '20', days: 7 });
   */
  coupon(coupon: ActionInput<'backOffice.coupon'>): Promise<ActionResult<'backOffice.coupon'>>;
  /**
   * Gives a customer points.
   * @example
   * await sandbox.backOffice.points({ who: 'trader', points: 500 });
   */
  points(gift: ActionInput<'backOffice.points'>): Promise<ActionResult<'backOffice.points'>>;
  /**
   * The published notices, newest first.
   * @example
   * const articles = await sandbox.backOffice.articles();
   */
  articles(): Promise<ActionResult<'backOffice.articles'>>;
  /**
   * Withdraws a published notice.
   * @example
   * const { id } = await sandbox.backOffice.notice({ title: 'A mistake' });
   * await sandbox.backOffice.withdraw(id);
   */
  withdraw(id: number): Promise<ActionResult<'backOffice.withdraw'>>;
  /**
   * Customers, signed-in ones first, then newest first; all, or those whose name, address or number contains a text.
   * @example
   * const [maya] = await sandbox.backOffice.customers('maya');
   */
  customers(find?: string): Promise<ActionResult<'backOffice.customers'>>;
  /**
   * Ends a customer's session on all devices; returns whether there was one.
   * @example
   * const { wasOpen } = await sandbox.backOffice.endSession('trader');
   */
  endSession(who: Who): Promise<ActionResult<'backOffice.endSession'>>;
  /**
   * Blocks an account, which ends its session, or unblocks it.
   * @example
   * await sandbox.backOffice.block('trader');
   */
  block(who: Who, blocked?: boolean): Promise<ActionResult<'backOffice.block'>>;
}

/** Where the run is stored. */
export interface SandboxPersistence {
  /**
   * Whether this run outlives the browser or the process, and if not, why.
   * @example
   * const { kept, reason } = await sandbox.persistence.get();
   */
  get(): Promise<Persistence>;
  /**
   * The last run that could not be resumed, as it was stored, with the problem; null when there is none.
   * @example
   * const broken = await sandbox.persistence.broken();
   */
  broken(): Promise<BrokenRun | null>;
}

/** Faults of the connection to the exchange. */
export interface SandboxFaults {
  /**
   * All fault settings.
   * @example
   * const { websocketBlocked } = await sandbox.faults.get();
   */
  get(): Promise<ActionResult<'faults.get'>>;
  /**
   * Changes the named settings and leaves the others unchanged.
   * @example
   * await sandbox.faults.set({ websocketBlocked: true });
   */
  set(faults: ActionInput<'faults.set'>): Promise<ActionResult<'faults.set'>>;
  /**
   * Removes all faults.
   * @example
   * await sandbox.faults.clear();
   */
  clear(): Promise<ActionResult<'faults.clear'>>;
  /**
   * Closes all connections once; clients reconnect by themselves.
   * @example
   * await sandbox.faults.drop();
   */
  drop(): Promise<ActionResult<'faults.drop'>>;
}

/** The inspector's readings of what happens inside the exchange. */
export interface SandboxInspect {
  /**
   * Calls, events, postings and state changes after a number from the last reading.
   * @example
   * const first = await sandbox.inspect.read();
   */
  read(after?: number): Promise<ActionResult<'inspect.read'>>;
  /**
   * The body of a reply, or the payload of one of a step's events.
   * @example
   * const { payload } = await sandbox.inspect.payload(1);
   */
  payload(seq: number, event?: number): Promise<ActionResult<'inspect.payload'>>;
  /**
   * The events that are due next.
   * @example
   * const due = await sandbox.inspect.upcoming();
   */
  upcoming(): Promise<ActionResult<'inspect.upcoming'>>;
}

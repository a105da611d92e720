import type { Call, CallFields, CallReply } from '@/contract/calls';
import type { ClockRate } from '../clock/virtual-clock';
import type { BrokenRun, Persistence } from '../port';
import type { ActionInput, ActionName, ActionResult } from './sandbox-actions';

/** A persona (`'trader'`), an e-mail address, a phone number, a user id, or `'visitor'`. */
export type Who = ActionInput<'people.as'>['who'];
/** A market, `'BTC/USDT'`, or `'all'` of them. */
export type SymbolOrAll = string;
/** Virtual milliseconds, or `'90s'`, `'5m'`, `'72h'`, `'3d'`. */
export type Duration = number | string;
/** Virtual epoch milliseconds, an ISO instant, or a Date. */
export type Instant = number | string | Date;
export type AccountKind = NonNullable<ActionInput<'people.grant'>['kind']>;
export type StartOptions = Omit<ActionInput<'scenario.start'>, 'name'>;

/**
 * What testers and presenters hold in their hands, in words of theirs: `window.sandbox` in the page, `sandbox` in
 * browser tests, `createSandbox(httpCarrier(origin))` anywhere else. Every method carries one named action
 * (./actions.ts). A promise that rejects says in its message what to send instead.
 */
export interface Sandbox {
  /**
   * Begins a scenario; the run before is among `kept`. The same name and seed give the same run for ever.
   * @example
   * await sandbox.start('spot-trader', { seed: 7 });
   */
  start(name: string, options?: StartOptions): Promise<ActionResult<'scenario.start'>>;
  /**
   * The running scenario from its beginning, with the same seed.
   * @example
   * await sandbox.reset();
   */
  reset(options?: ActionInput<'scenario.reset'>): Promise<ActionResult<'scenario.reset'>>;
  /**
   * All scenarios, with titles.
   * @example
   * const names = (await sandbox.scenarios()).map(({ name }) => name);
   */
  scenarios(): Promise<ActionResult<'scenario.list'>>;
  /**
   * The running scenario, its seed, and how many commands it has had.
   * @example
   * const { name, seed } = await sandbox.current();
   */
  current(): Promise<ActionResult<'scenario.current'>>;

  readonly clock: SandboxClock;
  readonly market: SandboxMarket;
  readonly nft: SandboxNft;
  readonly otc: SandboxOtc;

  /**
   * Everybody there is to sign in as, with e-mail address and password.
   * @example
   * const personas = await sandbox.people();
   */
  people(): Promise<ActionResult<'people.list'>>;
  /**
   * Signs somebody in; in a page, the app goes on as them.
   * @example
   * await sandbox.as('whale');
   */
  as(who: Who): Promise<ActionResult<'people.as'>>;
  /**
   * The session that a page which holds a token goes on with in this run; `''` for a visitor. Changes nothing.
   * @example
   * const { token } = await sandbox.session();
   */
  session(held?: string): Promise<ActionResult<'run.session'>>;
  /**
   * Ends somebody's session, as its expiry or a login elsewhere would: their next call answers 999.
   * @example
   * await sandbox.signOut('trader');
   */
  signOut(who: Who): Promise<ActionResult<'people.signOut'>>;
  /**
   * Whose session a token opens; null for a visitor's or an ended one.
   * @example
   * const person = await sandbox.whose('0123456789abcdef0123456789abcdef');
   */
  whose(token: string): Promise<ActionResult<'people.session'>>;
  /**
   * Makes an API call as somebody and answers its payload; rejects with the sentence of a refusal. Whoever is signed
   * in stays so.
   * @example
   * await sandbox.call('trader', 'POST /optional/add', { currency_id: 5 });
   */
  call<C extends Call>(who: Who, call: C, fields?: Partial<CallFields<C>>): Promise<CallReply<C>>;
  /**
   * A gift from the treasury, by default into the spot account. Answers the balance then.
   * @example
   * await sandbox.grant('newcomer', 'USDT', '500');
   */
  grant(who: Who, asset: string, amount: string | number, kind?: AccountKind): Promise<{ balance: string }>;

  /**
   * Somebody says to have paid a coin in, or with `card` by bank; it waits in the back office under the id answered.
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
   * The hash of the whole state, 16 hexadecimal digits: equal hashes, equal exchanges.
   * @example
   * const before = await sandbox.hash();
   */
  hash(): Promise<string>;
  /**
   * The run as data: scenario, seed and every command. Plays without a screen: `npm run scenario -- run FILE.json`.
   * @example
   * const file = await sandbox.export();
   */
  export(): Promise<ActionResult<'run.export'>>;
  /**
   * Goes on from what `export` wrote.
   * @example
   * await sandbox.import(await sandbox.export());
   */
  import(file: unknown): Promise<ActionResult<'run.import'>>;
  /**
   * What has been done so far, and when.
   * @example
   * const { entries } = await sandbox.history();
   */
  history(): Promise<ActionResult<'run.history'>>;
  /**
   * Back to an instant, or to just after a command of the history. What came later is kept: see `forward`.
   * @example
   * const { startMs } = await sandbox.history();
   * await sandbox.rewind(startMs);
   */
  rewind(to: Instant | { readonly seq: number }): Promise<ActionResult<'run.rewind'>>;
  /**
   * What was done after this moment, before a rewind led back to it; null when nothing was.
   * @example
   * await sandbox.ahead();
   */
  ahead(): Promise<ActionResult<'run.ahead'>>;
  /**
   * Forward again after a rewind: to a later moment of what was done, or to its end. Whoever does something else first
   * has begun another branch, and finds the old one among `kept`.
   * @example
   * await sandbox.grant('trader', 'USDT', '5');
   * await sandbox.rewind({ seq: 0 });
   * await sandbox.forward();
   */
  forward(to?: Instant | { readonly seq: number }): Promise<ActionResult<'run.forward'>>;
  /**
   * The last five runs that another one has taken the place of and that somebody had worked on, newest first.
   * @example
   * const [last] = await sandbox.kept();
   */
  kept(): Promise<ActionResult<'run.kept'>>;
  /**
   * Goes on with one of them, at rest; the running one is kept in its place.
   * @example
   * await sandbox.grant('trader', 'USDT', '5');
   * await sandbox.reset();
   * const [last] = await sandbox.kept();
   * await sandbox.takeUp(last.id);
   */
  takeUp(id: string): Promise<ActionResult<'run.takeUp'>>;
  /**
   * The part of an address after its `?` that opens this run elsewhere.
   * @example
   * const { query } = await sandbox.share();
   */
  share(): Promise<ActionResult<'run.share'>>;
  /**
   * The run as a file for scenarios/.
   * @example
   * const { fileName, text } = await sandbox.asScenario();
   */
  asScenario(): Promise<ActionResult<'run.asScenario'>>;
  /**
   * The run as a browser test.
   * @example
   * const { fileName, text } = await sandbox.asTest();
   */
  asTest(): Promise<ActionResult<'run.asTest'>>;

  /**
   * Resolves when everything the exchange has said is on the page: calls answered, events delivered, rendered. Without
   * a page, when the exchange has done what it was asked.
   * @example
   * await sandbox.settled();
   */
  settled(): Promise<void>;
  /**
   * Any action by its name, with its own input.
   * @example
   * await sandbox.run('clock.advance', { by: '5m' });
   */
  run<N extends ActionName>(action: N, input?: ActionInput<N>): Promise<ActionResult<N>>;
}

/** Virtual time. A jump runs everything on the way: fills, settlements, ends of auctions. */
export interface SandboxClock {
  /**
   * Virtual epoch milliseconds.
   * @example
   * const today = new Date(await sandbox.clock.now());
   */
  now(): Promise<number>;
  /**
   * Now, rate, and whether it is paused.
   * @example
   * const { paused } = await sandbox.clock.reading();
   */
  reading(): Promise<ActionResult<'clock.now'>>;
  /**
   * Time stands still; everything else goes on answering.
   * @example
   * await sandbox.clock.pause();
   */
  pause(): Promise<ActionResult<'clock.set'>>;
  /**
   * Time runs again, at the rate it had.
   * @example
   * await sandbox.clock.resume();
   */
  resume(): Promise<ActionResult<'clock.set'>>;
  /**
   * Virtual seconds in a real one: 1, 10, 60 or 3600. A paused clock stays paused.
   * @example
   * await sandbox.clock.speed(60);
   */
  speed(rate: ClockRate): Promise<ActionResult<'clock.set'>>;
  /**
   * On by a distance.
   * @example
   * await sandbox.clock.step('1s');
   */
  step(by: Duration): Promise<ActionResult<'clock.advance'>>;
  /**
   * On by a distance in words, or to an instant. Backwards is refused: see `rewind`.
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
   * To the next fill or timed event; answers what it was, null when nothing is due.
   * @example
   * const { event } = await sandbox.clock.next();
   */
  next(): Promise<ActionResult<'clock.next'>>;
}

/**
 * The market in your hand. Whatever you do shows from the next full second on; when the clock is paused, it is moved to
 * the end of that second, so that the price is on screen when the promise resolves.
 */
export interface SandboxMarket {
  /**
   * Every market with its price.
   * @example
   * const stocks = (await sandbox.market.list()).filter(({ kind }) => kind === 'stock');
   */
  list(): Promise<ActionResult<'market.list'>>;
  /**
   * The last price, a decimal string in the market's precision.
   * @example
   * const price = await sandbox.market.price('BTC/USDT');
   */
  price(symbol: string): Promise<string>;
  /**
   * Moves the price; the market goes on from there. On a paused clock this is exactly the price that shows.
   * @example
   * await sandbox.market.set('BTC/USDT', '59000');
   */
  set(symbol: string, price: string | number): Promise<{ fromMs: number }>;
  /**
   * Down by so many percent, at once or over some seconds. One market, or `'all'`.
   * @example
   * await sandbox.market.crash('BTC/USDT', 20);
   */
  crash(symbol: SymbolOrAll, percent: number, ramp?: Ramp): Promise<{ fromMs: number }>;
  /**
   * Up by so many percent, at once or over some seconds.
   * @example
   * await sandbox.market.pump('ETH/USDT', 15, { rampSeconds: 60 });
   */
  pump(symbol: SymbolOrAll, percent: number, ramp?: Ramp): Promise<{ fromMs: number }>;
  /**
   * Either, by sign.
   * @example
   * await sandbox.market.shock('all', -10);
   */
  shock(symbol: SymbolOrAll, percent: number, ramp?: Ramp): Promise<{ fromMs: number }>;
  /**
   * A steady pull for some hours.
   * @example
   * await sandbox.market.drift('SOL/USDT', { percentPerHour: 2, hours: 6 });
   */
  drift(symbol: SymbolOrAll, pull: Omit<ActionInput<'market.drift'>, 'symbol'>): Promise<{ fromMs: number }>;
  /**
   * 1 is the market's own; 0.2 is calm, 5 is wild.
   * @example
   * await sandbox.market.volatility('all', 0.2);
   */
  volatility(symbol: SymbolOrAll, multiple: number): Promise<{ fromMs: number }>;
  /**
   * Nothing trades and the price rests; every market unless one is named.
   * @example
   * await sandbox.market.halt('BTC/USDT');
   */
  halt(symbol?: SymbolOrAll): Promise<{ fromMs: number }>;
  /**
   * Trading goes on from the resting price.
   * @example
   * await sandbox.market.resume('BTC/USDT');
   */
  resume(symbol?: SymbolOrAll): Promise<{ fromMs: number }>;
  /**
   * How the next options of somebody end, or a running one: the price is set just before their expiry. `market` takes it back.
   * @example
   * await sandbox.market.steerOption({ who: 'trader', outcome: 'win' });
   */
  steerOption(wish: ActionInput<'market.steerOption'>): Promise<ActionResult<'market.steerOption'>>;
  /**
   * What is steered: running options, those that were, and whose next ones will be.
   * @example
   * const { options } = await sandbox.market.steering();
   */
  steering(): Promise<ActionResult<'market.steering'>>;
  /**
   * Puts the price below, at or above the reference of somebody's dual investment that matures next.
   * @example
   * await sandbox.start('dual-settled-below', { seed: 7 });
   * await sandbox.market.meetReference({ who: 'trader', side: 'above' });
   */
  meetReference(wish: ActionInput<'market.meetReference'>): Promise<ActionResult<'market.meetReference'>>;
}

/** The market of artworks. */
export interface SandboxNft {
  /**
   * Puts an artwork up for sale: of a customer, or of the gallery when nobody is named. Answers its code.
   * @example
   * const { code } = await sandbox.nft.list({ who: 'artist', price: '120', minutes: 10, rivals: 'none' });
   */
  list(work?: ActionInput<'nft.list'>): Promise<ActionResult<'nft.list'>>;
  /**
   * Auctions that run and that a customer bids in or sells by; the one that ends next first.
   * @example
   * const [next] = await sandbox.nft.auctions();
   */
  auctions(): Promise<ActionResult<'nft.auctions'>>;
  /**
   * Ends a running auction, now or in so many seconds.
   * @example
   * const { code } = await sandbox.nft.list({ who: 'artist' });
   * await sandbox.nft.end(code, 30);
   */
  end(code: string, inSeconds?: number): Promise<ActionResult<'nft.endAuction'>>;
  /**
   * A collector bids above the highest bid, so many times the least increase.
   * @example
   * const { code } = await sandbox.nft.list({ who: 'artist' });
   * await sandbox.nft.outbid(code);
   */
  outbid(code: string, times?: number): Promise<ActionResult<'nft.outbid'>>;
  /**
   * What somebody's next blind box turns out to be; `chance` leaves it to the odds again.
   * @example
   * await sandbox.nft.nextBox('trader', 'SR');
   */
  nextBox(who: string | number, rarity: ActionInput<'nft.nextBox'>['rarity']): Promise<ActionResult<'nft.nextBox'>>;
}

/** OTC trading: what the other side does. */
export interface SandboxOtc {
  /**
   * Orders of customers that have not ended, the oldest first, and where each can go from here.
   * @example
   * const [order] = await sandbox.otc.orders();
   */
  orders(): Promise<ActionResult<'otc.orders'>>;
  /**
   * Advertisements of customers that are online.
   * @example
   * const ads = await sandbox.otc.ads();
   */
  ads(): Promise<ActionResult<'otc.ads'>>;
  /**
   * A customer takes the best offer of the merchants, or of the one named.
   * @example
   * const { id } = await sandbox.otc.take({ who: 'trader', side: 'buy', number: '100' });
   */
  take(offer: ActionInput<'otc.take'>): Promise<ActionResult<'otc.take'>>;
  /**
   * Somebody takes of a customer's advertisement now: so many USDT, or as many as it comes.
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
   * Moves an order on: `paid`, `done` (released), `appeal`, `cancelled`; done and cancelled decide an appeal as well.
   * @example
   * const { id } = await sandbox.otc.take({ who: 'trader', side: 'buy', number: '100' });
   * await sandbox.otc.move(id, 'paid');
   */
  move(order: number, to: ActionInput<'otc.move'>['to']): Promise<ActionResult<'otc.move'>>;
}

export type Ramp = Pick<ActionInput<'market.shock'>, 'rampSeconds'>;

/** Messages the exchange "sent" by mail or SMS. */
export interface SandboxInbox {
  /**
   * Newest first; of one recipient, or of all.
   * @example
   * const messages = await sandbox.inbox();
   */
  (to?: string): Promise<ActionResult<'inbox.list'>>;
  /**
   * The code of the newest message to somebody. Rejects when nobody has written to them.
   * @example
   * await sandbox.call('visitor', 'POST /sms_mail', { user_string: 'maya@example.com', scene: 'forget' });
   * const code = await sandbox.inbox.lastCode('maya@example.com');
   */
  lastCode(to: string): Promise<string>;
}

export interface SandboxLedger {
  /**
   * Every balance somebody has, as decimal strings.
   * @example
   * const balances = await sandbox.ledger.balances('trader');
   */
  balances(who: Who): Promise<ActionResult<'ledger.balances'>>;
  /**
   * One available balance: of the spot account, for shares of the stock account, unless another is named; `'0'` when there is none.
   * @example
   * const usdt = await sandbox.ledger.available('trader', 'USDT');
   */
  available(who: Who, asset: string, kind?: AccountKind): Promise<string>;
  /**
   * What is wrong with the books, a sentence each: none, ever.
   * @example
   * expect(await sandbox.ledger.check()).toEqual([]);
   */
  check(): Promise<readonly string[]>;
}

/** Customer service, from the agent's side. */
export interface SandboxSupport {
  /**
   * Conversations: those that wait for an agent first, then the newest.
   * @example
   * const [first] = await sandbox.support.conversations();
   */
  conversations(): Promise<ActionResult<'support.conversations'>>;
  /**
   * What somebody and customer service have written, oldest first.
   * @example
   * const messages = await sandbox.support.messages('trader');
   */
  messages(who: Who): Promise<ActionResult<'support.messages'>>;
  /**
   * A customer asks something, in words that are read in any language.
   * @example
   * await sandbox.support.ask('trader', 'depositMissing');
   */
  ask(who: Who, about: ActionInput<'support.ask'>['about']): Promise<ActionResult<'support.ask'>>;
  /**
   * Answers as an agent, or writes first.
   * @example
   * await sandbox.support.answer('trader', 'Your deposit has arrived');
   */
  answer(who: Who, text: string): Promise<ActionResult<'support.answer'>>;
  /**
   * Shows for a moment that an agent is writing.
   * @example
   * await sandbox.support.type('trader');
   */
  type(who: Who): Promise<ActionResult<'support.type'>>;
}

/** The exchange's own staff. */
export interface SandboxBackOffice {
  /**
   * What waits for review.
   * @example
   * const waiting = await sandbox.backOffice.list();
   */
  list(): Promise<ActionResult<'backOffice.list'>>;
  /**
   * Says yes to one of the list.
   * @example
   * const [first] = await sandbox.backOffice.list();
   * if (first) await sandbox.backOffice.approve(first.id);
   */
  approve(id: string): Promise<ActionResult<'backOffice.approve'>>;
  /**
   * Says no, with the reason the customer reads.
   * @example
   * const [first] = await sandbox.backOffice.list();
   * if (first) await sandbox.backOffice.reject(first.id, 'The picture is blurred');
   */
  reject(id: string, reason: string): Promise<ActionResult<'backOffice.reject'>>;
  /**
   * Publishes a notice to everybody, among the news or as the pop-up of the home page.
   * @example
   * await sandbox.backOffice.notice({ place: 'popup', title: 'Maintenance tonight', text: 'From 2 to 3 o’clock.' });
   */
  notice(notice: ActionInput<'backOffice.notice'>): Promise<ActionResult<'backOffice.notice'>>;
  /**
   * Writes a message to one customer; it is in their message centre at once.
   * @example
   * await sandbox.backOffice.message({ who: 'trader', title: 'Your request', text: 'It has been done.' });
   */
  message(message: ActionInput<'backOffice.message'>): Promise<ActionResult<'backOffice.message'>>;
  /**
   * Token subscriptions and where they stand: `warmUp`, `sale`, `allocated`, `issued` or `listed`.
   * @example
   * const [first] = await sandbox.backOffice.projects();
   */
  projects(): Promise<ActionResult<'backOffice.projects'>>;
  /**
   * Opens a subscription that warms up.
   * @example
   * await sandbox.backOffice.beginSale('LUNR');
   */
  beginSale(token: string): Promise<ActionResult<'backOffice.beginSale'>>;
  /**
   * Ends a subscription: shares are decided at once, coins are issued half an hour later.
   * @example
   * await sandbox.backOffice.endSale('TERN');
   */
  endSale(token: string): Promise<ActionResult<'backOffice.endSale'>>;
  /**
   * Brings a token to the market; a subscription under way ends before.
   * @example
   * await sandbox.backOffice.listToken('SABL');
   */
  listToken(token: string): Promise<ActionResult<'backOffice.listToken'>>;
  /**
   * Gives a customer a coupon that pays spot or futures fees back, or one that adds 5 % to a deposit.
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
   * What is published, newest first.
   * @example
   * const articles = await sandbox.backOffice.articles();
   */
  articles(): Promise<ActionResult<'backOffice.articles'>>;
  /**
   * Takes something published back.
   * @example
   * const { id } = await sandbox.backOffice.notice({ title: 'A mistake' });
   * await sandbox.backOffice.withdraw(id);
   */
  withdraw(id: number): Promise<ActionResult<'backOffice.withdraw'>>;
  /**
   * Customers, newest first; by a part of a name, address or number, or all.
   * @example
   * const [maya] = await sandbox.backOffice.customers('maya');
   */
  customers(find?: string): Promise<ActionResult<'backOffice.customers'>>;
  /**
   * Logs somebody out everywhere; answers whether they were logged in.
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

/** What is wrong with the way to the exchange. */
export interface SandboxPersistence {
  /**
   * Whether this run outlives the browser or the process, and if not, why.
   * @example
   * const { kept, reason } = await sandbox.persistence.get();
   */
  get(): Promise<Persistence>;
  /**
   * The last run that could not be gone on with, as it was stored, and what was wrong with it; null when there is none.
   * @example
   * const broken = await sandbox.persistence.broken();
   */
  broken(): Promise<BrokenRun | null>;
}

export interface SandboxFaults {
  /**
   * All settings.
   * @example
   * const { websocketBlocked } = await sandbox.faults.get();
   */
  get(): Promise<ActionResult<'faults.get'>>;
  /**
   * Changes the settings named and leaves the others.
   * @example
   * await sandbox.faults.set({ websocketBlocked: true });
   */
  set(faults: ActionInput<'faults.set'>): Promise<ActionResult<'faults.set'>>;
  /**
   * Everything works again.
   * @example
   * await sandbox.faults.clear();
   */
  clear(): Promise<ActionResult<'faults.clear'>>;
  /**
   * Breaks all connections once.
   * @example
   * await sandbox.faults.drop();
   */
  drop(): Promise<ActionResult<'faults.drop'>>;
}

/** What happens inside. */
export interface SandboxInspect {
  /**
   * Calls, events, postings and transitions after a number of the last reading.
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
   * What is due next.
   * @example
   * const due = await sandbox.inspect.upcoming();
   */
  upcoming(): Promise<ActionResult<'inspect.upcoming'>>;
}

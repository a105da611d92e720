import type { AccountKind } from '@/contract/wallet';
import type { BrokenRun, Persistence } from '../port';
import { ControlError } from './control-error';
import type { Instant, Sandbox } from './sandbox';
import type { ActionInput, ActionName, ActionResult } from './sandbox-actions';

/** Sends an action to the exchange and returns its result: to a worker, into a page, or over HTTP. */
export type Carrier = (action: string, input: unknown) => Promise<unknown>;

interface Surroundings {
  /** Waits until the page shows the exchange's state; missing without a page. */
  readonly settled?: () => Promise<void>;
  /** Whether runs begin with a paused clock. */
  readonly paused?: boolean;
}

/** Virtual milliseconds into a second after which its price is final: the last of its four ticks. */
const SHOWS_AFTER_MS = 750;

const isDistance = (text: string): boolean => /^\d+(ms|s|m|h|d)$/.test(text);
const instant = (to: Instant): number | string => (to instanceof Date ? to.getTime() : to);

const moment = (to: Instant | { readonly seq: number }) =>
  typeof to === 'object' && 'seq' in to ? { seq: to.seq } : { toMs: new Date(to).getTime() };

/** Builds the sandbox API over a carrier. Every method sends one named action; some also read or move the clock. */
export function createSandbox(carry: Carrier, { settled, paused = false }: Surroundings = {}): Sandbox {
  const run = <N extends ActionName>(action: N, input?: ActionInput<N>): Promise<ActionResult<N>> =>
    carry(action, input ?? {}) as Promise<ActionResult<N>>;

  /** An intervention shows from the next second on. A paused clock is moved there. */
  const shown = async <T extends { readonly fromMs: number }>(intervening: Promise<T>): Promise<T> => {
    const result = await intervening;
    const clock = await run('clock.now');
    if (clock.paused) await run('clock.jump', { to: Math.max(clock.now, result.fromMs + SHOWS_AFTER_MS) });
    return result;
  };
  const jump = (to: Instant) =>
    typeof to === 'string' && isDistance(to)
      ? run('clock.advance', { by: to })
      : run('clock.jump', { to: instant(to) });

  return {
    start: (name, options) => run('scenario.start', { paused, ...options, name }),
    reset: (options) => run('scenario.reset', { paused, ...options }),
    scenarios: () => run('scenario.list'),
    current: () => run('scenario.current'),
    clock: {
      now: async () => (await run('clock.now')).now,
      reading: () => run('clock.now'),
      pause: () => run('clock.set', { paused: true }),
      resume: () => run('clock.set', { paused: false }),
      speed: (rate) => run('clock.set', { rate }),
      step: (by) => run('clock.advance', { by }),
      jump,
      due: () => run('clock.due'),
      next: () => run('clock.next'),
    },
    market: {
      list: () => run('market.list'),
      price: async (symbol) => (await run('market.price', { symbol })).price,
      set: (symbol, price) => shown(run('market.set', { symbol, price })),
      crash: (symbol, percent, ramp) => shown(run('market.shock', { ...ramp, symbol, percent: -percent })),
      pump: (symbol, percent, ramp) => shown(run('market.shock', { ...ramp, symbol, percent })),
      shock: (symbol, percent, ramp) => shown(run('market.shock', { ...ramp, symbol, percent })),
      drift: (symbol, pull) => shown(run('market.drift', { ...pull, symbol })),
      volatility: (symbol, multiple) => shown(run('market.volatility', { symbol, multiple })),
      halt: (symbol = 'all') => shown(run('market.halt', { symbol })),
      resume: (symbol = 'all') => shown(run('market.resume', { symbol })),
      steerOption: (request) => run('market.steerOption', request),
      steering: () => run('market.steering'),
      meetReference: (request) => run('market.meetReference', request),
    },
    otc: {
      orders: () => run('otc.orders'),
      ads: () => run('otc.ads'),
      take: (offer) => run('otc.take', offer),
      takeAd: (id, number, options = {}) => run('otc.takeAd', { id, ...options, ...(number && { number }) }),
      move: (id, to) => run('otc.move', { id, to }),
    },
    nft: {
      list: (work = {}) => run('nft.list', work),
      auctions: () => run('nft.auctions'),
      end: (code, inSeconds = 0) => run('nft.endAuction', { code, in: inSeconds }),
      outbid: (code, times = 1) => run('nft.outbid', { code, times }),
      nextBox: (who, rarity) => run('nft.nextBox', { who, rarity }),
    },
    people: () => run('people.list'),
    as: (who) => run('people.as', { who }),
    signOut: (who) => run('people.signOut', { who }),
    whose: (token) => run('people.session', { token }),
    session: (held = '') => run('run.session', { held }),
    // The contract types the result by the call's name, which the action knows only at run time.
    call: (who, call, fields) => run('people.call', { who, call, fields: defined(fields) }) as Promise<never>,
    grant: (who, asset, amount, kind) =>
      run('people.grant', { who, asset, amount: String(amount), ...(kind && { kind }) }),
    deposit: (who, asset, amount, options) =>
      run('people.deposit', { who, asset, amount: String(amount), ...defined(options) }),
    inbox: Object.assign((to?: string) => run('inbox.list', to === undefined ? {} : { to }), {
      async lastCode(to: string) {
        // The code may have been requested by a click a moment ago.
        await settled?.();
        const [newest] = await run('inbox.list', { to });
        if (newest) return newest.code;
        throw new ControlError(`no message to ${to}; sandbox.inbox() tells who got one`);
      },
    }),
    ledger: {
      balances: (who) => run('ledger.balances', { who }),
      async available(who, asset, kind) {
        const held = (await run('ledger.balances', { who })).filter((one) => one.asset === asset);
        const balance = (account: AccountKind) => held.find((one) => one.kind === account)?.available;
        // USDT may be in both accounts, so the stock account is searched only for shares.
        return (kind ? balance(kind) : (balance('change') ?? (asset === 'USDT' ? undefined : balance('stock')))) ?? '0';
      },
      check: async () => (await run('ledger.check')).faults,
    },
    support: {
      conversations: () => run('support.conversations', {}),
      messages: (who) => run('support.messages', { who }),
      ask: (who, about) => run('support.ask', { who, about }),
      answer: (who, text) => run('support.answer', { who, text }),
      type: (who) => run('support.type', { who }),
    },
    backOffice: {
      list: () => run('backOffice.list'),
      approve: (id) => run('backOffice.approve', { id }),
      reject: (id, reason) => run('backOffice.reject', { id, reason }),
      notice: (notice) => run('backOffice.notice', notice),
      message: (message) => run('backOffice.message', message),
      projects: () => run('backOffice.projects'),
      beginSale: (token) => run('backOffice.beginSale', { token }),
      endSale: (token) => run('backOffice.endSale', { token }),
      listToken: (token) => run('backOffice.listToken', { token }),
      coupon: (coupon) => run('backOffice.coupon', coupon),
      points: (gift) => run('backOffice.points', gift),
      articles: () => run('backOffice.articles'),
      withdraw: (id) => run('backOffice.withdraw', { id }),
      customers: (find = '') => run('backOffice.customers', { find }),
      endSession: (who) => run('backOffice.endSession', { who }),
      block: (who, blocked = true) => run('backOffice.block', { who, blocked }),
    },
    faults: {
      get: () => run('faults.get'),
      set: (faults) => run('faults.set', faults),
      clear: () => run('faults.clear'),
      drop: () => run('faults.drop'),
    },
    // Answered by hosts, because the exchange does not know where it is stored.
    persistence: {
      get: () => carry('persistence.get', {}) as Promise<Persistence>,
      broken: () => carry('persistence.broken', {}) as Promise<BrokenRun | null>,
    },
    inspect: {
      read: (after = 0) => run('inspect.read', { after }),
      payload: (seq, event) => run('inspect.payload', { seq, event }),
      upcoming: () => run('inspect.upcoming'),
    },
    hash: async () => (await run('state.hash')).hash,
    export: () => run('run.export'),
    import: (file) => run('run.import', { file }),
    history: () => run('run.history'),
    rewind: (to) => run('run.rewind', moment(to)),
    ahead: () => run('run.ahead'),
    forward: (to) => run('run.forward', to === undefined ? {} : moment(to)),
    kept: () => run('run.kept'),
    takeUp: (id) => run('run.takeUp', { id }),
    share: () => run('run.share'),
    asScenario: () => run('run.asScenario'),
    asTest: () => run('run.asTest'),
    async settled() {
      await run('clock.now');
      await settled?.();
    },
    run,
  };
}

/** Drops fields that are undefined or null; empty ones are sent. */
function defined(fields: Readonly<Record<string, unknown>> = {}): ActionInput<'people.call'>['fields'] {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(sent) as ActionInput<'people.call'>['fields'];
}

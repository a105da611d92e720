import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WIRE_LANGS } from '@/contract/lang';
import { LOAN_OVERDUE, LOAN_REPAID } from '@/domain/loans/loans';
import { FIRST_RUN } from '@/lib/sandbox/first-run';
import { Exchange } from '../core';
import { instrumentBySymbol } from '../market/instruments';
import { personaEmail } from '../products/accounts/personas';
import { sessionUser } from '../products/accounts/sessions';
import { findUser } from '../products/accounts/users';
import { LOAN_TIMER } from '../products/loans/days';
import { wireLoan } from '../products/loans/list';
import { codeOf } from '../products/nft/codes';
import { CANCELLED, type CoinOrderRow, DONE, OPEN } from '../products/spot/tables';
import { equityOf } from '../products/wallet/equity';
import { reasonsOf } from '../testing/reasons-of';
import { durationMs, PRODUCTS } from './scenario';
import { SCRIPT_TIMER } from './script-timer';
import { library } from './start/library';

/** A running scenario, with the readings that the claims below use. */
class Run {
  readonly exchange: Exchange;
  readonly startMs: number;
  readonly token: string;

  constructor(scenario: string, seed: number) {
    this.exchange = Exchange.begin({ scenario, seed, build: 'test', realNowMs: Date.UTC(2026, 0, 6) });
    this.startMs = this.exchange.nowMs;
    this.token = this.exchange.session();
  }

  to(distance: string): this {
    this.exchange.advanceTo(this.startMs + durationMs(distance));
    return this;
  }
  /** Price in ticks at a distance from the start in minutes; negative minutes are before the start. */
  ticks(symbol: string, minutes: number): number {
    return this.exchange.market.lastTicks(indexOf(symbol), this.startMs + minutes * 60_000);
  }
  /** Change in percent between two minutes. */
  change(symbol: string, from: number, to: number): number {
    return (this.ticks(symbol, to) / this.ticks(symbol, from) - 1) * 100;
  }
  /** Range of a market between two minutes, highest minus lowest, in percent of the first price. */
  swing(symbol: string, from: number, to: number): number {
    const prices = Array.from({ length: to - from + 1 }, (_, k) => this.ticks(symbol, from + k));
    return ((Math.max(...prices) - Math.min(...prices)) / (prices[0] ?? 1)) * 100;
  }
  open(symbol: string): boolean {
    return this.exchange.market.isOpen(indexOf(symbol), this.exchange.nowMs);
  }
  halted(symbol: string): boolean {
    return this.exchange.market.isHalted(indexOf(symbol), this.exchange.nowMs);
  }
  user(persona: string) {
    const found = findUser(this.exchange.world, personaEmail(persona));
    if (!found) throw new Error(`no account of ${persona}`);
    return found;
  }
  orders(persona: string): CoinOrderRow[] {
    const { id } = this.user(persona);
    return this.exchange.world.tables.coinOrders.all().filter(({ userId }) => userId === id);
  }
  /** Futures positions: open, copied, or why they were closed. */
  positions(persona: string): string[] {
    const rows = this.exchange.world.tables.leverOrders.list('user', this.user(persona).id);
    return rows.map(({ closeReason, orderType }) => closeReason || (orderType === 2 ? 'copied' : 'open'));
  }
  /** Options: running, or how they ended. */
  options(persona: string): string[] {
    const rows = this.exchange.world.tables.optionOrders.list('user', this.user(persona).id);
    return rows.map(({ status, result }) => (status === 1 ? 'running' : { '-1': 'lost', 0: 'tied', 1: 'won' }[result]));
  }
  /** Loans: what is owed and for how long, or that nothing is owed. */
  loans(persona: string): string[] {
    const { id } = this.user(persona);
    return this.exchange.world.tables.loans.list('user', id).map((row) => {
      const { owed, status, day, overdue_day } = wireLoan(this.exchange.world, row, 'en');
      if (status === LOAN_REPAID) return 'repaid';
      return `${Number(owed)} owed, ${status === LOAN_OVERDUE ? `${overdue_day} overdue` : `day ${day}`}`;
    });
  }
  /** Owner and highest bidder of an artwork by its number: nicknames of personas, or `rival` for a simulated bidder. */
  artwork(id: number): { owner: string; leader: string; isOnSale: boolean; isLocked: boolean } {
    const { ownerId, leaderId, forSale, isLocked } = this.exchange.world.tables.nftSales.need(id);
    const nameOf = (uid: number) => this.exchange.world.tables.users.get(uid)?.nickname ?? (uid === 0 ? '' : 'rival');
    return { owner: nameOf(ownerId), leader: nameOf(leaderId), isOnSale: forSale, isLocked };
  }
  /** Bid deposits in USDT that auctions hold of a persona, with their state. */
  margins(persona: string): string[] {
    const { id } = this.user(persona);
    return this.exchange.world.tables.nftMargins.list('user', id).map(({ state, amount }) => `${amount} ${state}`);
  }
  /** OTC orders: side, amount in USDT, and the wire status. */
  otc(persona: string): string[] {
    const rows = this.exchange.world.tables.otcOrders.list('user', this.user(persona).id);
    return rows.map(({ side, number, status }) => `${side === 1 ? 'buys' : 'sells'} ${number}, ${status}`);
  }
  /** Lock-up deposits: how many of their days have been paid, or how they ended. */
  deposits(persona: string): string[] {
    const rows = this.exchange.world.tables.lockOrders.list('user', this.user(persona).id);
    return rows.map(({ status, isCancel, paidDays, days, penalty }) =>
      status === 1 ? `${paidDays} of ${days}` : isCancel ? `left for ${penalty}` : 'matured',
    );
  }
  /** Token subscriptions: their state, and how many coins were allotted. */
  subscriptions(persona: string): string[] {
    const rows = this.exchange.world.tables.subscriptions.list('user', this.user(persona).id);
    return rows.map(({ status, allocated }) =>
      status === 1 ? 'applied' : `${status === 2 ? 'granted' : 'issued'} ${allocated}`,
    );
  }
  /** Dual investments: at which price they were settled, and in which coin they were paid. */
  duals(persona: string): string[] {
    const rows = this.exchange.world.tables.dualOrders.list('user', this.user(persona).id);
    return rows.map(({ status, settlePrice, exercise, paidIn }) => {
      if (status !== 3) return 'running';
      const side = ['below', 'at', 'above'][1 + Math.sign(Number(settlePrice) - Number(exercise))];
      return `${side}, paid in ${paidIn}`;
    });
  }
  states(persona: string) {
    return this.orders(persona).map(({ status }) => status);
  }
  reply(call: string, fields: Record<string, string> = {}): unknown {
    const [method = '', path = ''] = call.split(' ');
    return this.exchange.call({ id: '', method, path, fields: { lang: 'en', ...fields }, token: this.token }).body;
  }
  get faults() {
    return this.exchange.world.faults.reading.settings;
  }
  get signedIn(): boolean {
    return sessionUser(this.exchange.world, this.token) !== null;
  }
}

const indexOf = (symbol: string): number => instrumentBySymbol(symbol)?.index ?? -1;
const withdrawal = { currency: '3', number: '100', address: 'TSIM0AddressOfTheSandbox', pay_password: '123456' };
/** More than the daily limit of 50,000, because 45,000 were already withdrawn. */
const over = { ...withdrawal, number: '6000' };
const buyShares = {
  currency_id: '60',
  legal_id: '3',
  type: '1',
  amount: '1',
  target_price: '100',
  order_type: 'market',
};
/** Options in both directions that end at different times. */
const startOptions = (run: Run) =>
  ['1', '2'].flatMap((type) =>
    ['30', '60'].map((seconds) => {
      const number = String(50 + Number(type));
      const fields = { match_id: '101', currency_id: '3', type, seconds, number };
      return run.to(type === '1' ? '0s' : '10s').reply('POST /microtrade/submit', fields);
    }),
  );
const ok = { type: 'ok' };
const refused = (reason: string) => ({ type: 'error', reason });

/** Counts lines of the chat room about a fall of bitcoin or ether by more than five percent. */
const speaksOfCrash = (run: Run): number => {
  const { message } = run.reply('GET /chat/list', { limit: '40', lang: 'en' }) as {
    message: { list: { text: string; time: number }[] };
  };
  return message.list.filter(({ text }) =>
    /\b(BTC|ETH)\b.*(-\d\d|margin|liquidat|red candle|100x|broken|panic|blood)|(margin|liquidat|red candle|100x|broken|panic|blood).*\b(BTC|ETH)\b/i.test(
      text,
    ),
  ).length;
};

/** By scenario name: distances from the start, and checks that must hold then. Every scenario has at least one. */
const CLAIMS: Readonly<Record<string, readonly (readonly [at: string, holds: (run: Run) => void])[]>> = {
  'first-day': [
    ['1m', (run) => expect([run.signedIn, run.open('BTC/USDT')]).toEqual([false, true])],
    ['1m', (run) => expect(run.reply('POST /wallet/list')).toMatchObject({ type: '999' })],
  ],
  newcomer: [
    ['0s', (run) => expect(run.user('newcomer').reviewStatus).toBe(0)],
    ['0s', (run) => expect(equityOf(run.exchange.world, run.user('newcomer').id).history.at(-1)?.usdt).toBe(1000)],
  ],
  'empty-account': [
    ['0s', (run) => expect(run.exchange.world.ledger.holdingsOf(run.user('newcomer').id)).toEqual([])],
    ['0s', (run) => expect(run.orders('newcomer')).toEqual([])],
  ],
  'spot-trader': [['0s', (run) => expect(run.states('trader')).toEqual([OPEN, OPEN])]],
  'flash-crash': [
    ['2m', (run) => expect(Math.abs(run.change('BTC/USDT', 0, 2))).toBeLessThan(1)],
    ['3m', (run) => expect(run.change('BTC/USDT', 2, 3)).toBeLessThan(-13)],
    ['3m', (run) => expect(run.states('trader')).toEqual([DONE])],
    ['3m', (run) => expect(run.change('SOL/USDT', 2, 3)).toBeLessThan(-15)],
    ['10m', (run) => expect(run.change('BTC/USDT', 5, 10)).toBeGreaterThan(8)],
  ],
  'bull-run': [
    ['0s', (run) => expect(run.change('BTC/USDT', -24 * 60, 0)).toBeGreaterThan(2)],
    ['0s', (run) => expect(rising(run, -24 * 60, 0)).toBeGreaterThan(0.8)],
    ['3h', (run) => expect(rising(run, 0, 180)).toBeGreaterThan(0.95)],
  ],
  'option-won': [
    ['0s', (run) => expect(run.options('trader')).toEqual(['running'])],
    ['1m', (run) => expect(run.options('trader')).toEqual(['won'])],
  ],
  'option-lost': [
    ['0s', (run) => expect(run.options('trader')).toEqual(['running'])],
    ['1m', (run) => expect(run.options('trader')).toEqual(['lost'])],
  ],
  'option-tied': [
    ['0s', (run) => expect(run.options('trader')).toEqual(['running'])],
    ['1m', (run) => expect(run.options('trader')).toEqual(['tied'])],
  ],
  'ieo-warm-up-to-listing': [
    [
      '59s',
      (run) =>
        expect(run.reply('POST /project/order', { project_id: '1', amount: '500' })).toMatchObject(
          refused('project_not_open'),
        ),
    ],
    ['60s', (run) => expect(run.reply('POST /project/order', { project_id: '1', amount: '500' })).toMatchObject(ok)],
    ['10m', (run) => expect(run.subscriptions('trader')).toEqual(['granted 500'])],
    ['899s', (run) => expect(run.exchange.market.isListed(indexOf('LUNR/USDT'), run.exchange.nowMs)).toBe(false)],
    ['15m', (run) => expect(run.exchange.market.isListed(indexOf('LUNR/USDT'), run.exchange.nowMs)).toBe(true)],
    ['15m', (run) => expect(run.subscriptions('trader')).toEqual(['issued 500'])],
  ],
  'ieo-oversubscribed': [
    ['0s', (run) => expect(run.subscriptions('trader')).toEqual(['applied'])],
    ['5m', (run) => expect(run.subscriptions('trader')[0]).toMatch(/^granted 169\d\./)],
    ['35m', (run) => expect(run.subscriptions('trader')[0]).toMatch(/^issued 169/)],
  ],
  'lock-to-maturity': [
    ['0s', (run) => expect(run.deposits('trader')).toEqual(['6 of 7'])],
    ['19m', (run) => expect(run.deposits('trader')).toEqual(['matured'])],
  ],
  'early-redemption': [
    ['0s', (run) => expect(run.deposits('trader')).toEqual(['4 of 7'])],
    ['1m', (run) => expect(run.reply('POST /lh/deposit/order/cancel', { id: '1' })).toMatchObject(ok)],
    ['1m', (run) => expect(run.deposits('trader')).toEqual(['left for 12'])],
  ],
  'otc-trade': [
    ['11m', (run) => expect(run.otc('trader')).toEqual(['buys 200, 1'])],
    ['11m', (run) => expect(run.reply('POST /otc/paid', { id: '1' })).toMatchObject(ok)],
    ['12m', (run) => expect(run.otc('trader')).toEqual(['buys 200, 2'])],
    ['13m', (run) => expect(run.otc('trader')).toEqual(['buys 200, 3'])],
  ],
  'otc-appeal': [
    ['1h', (run) => expect(run.otc('trader')).toEqual(['buys 300, 2'])],
    ['1h', (run) => expect(run.reply('POST /otc/appeal', { id: '1', reason: 'Nothing' })).toMatchObject(ok)],
    ['3h', (run) => expect(run.otc('trader')).toEqual(['buys 300, 5'])],
  ],
  'otc-merchant': [
    ['0s', (run) => expect(run.otc('trader')[0]).toBe('sells 250, 2')],
    ['0s', (run) => expect(run.reply('POST /otc/release', { id: '1', pay_password: '123456' })).toMatchObject(ok)],
    ['0s', (run) => expect(run.exchange.world.tables.otcAds.need(1).traded).toBe('250')],
    ['2h', (run) => expect(run.otc('trader').length).toBeGreaterThan(1)],
  ],
  'loan-repaid': [
    ['0s', (run) => expect(run.loans('vip-2')).toEqual(['20070 owed, day 7'])],
    [
      '1m',
      (run) => expect(run.reply('POST /loan/repay', { id: '2', amount: '20070', owed: '20070' })).toMatchObject(ok),
    ],
    ['1m', (run) => expect(run.loans('vip-2')).toEqual(['repaid'])],
  ],
  'support-answers': [
    ['0s', (run) => expect(run.reply('GET /kefu/list', { limit: '1' })).toMatchObject({ message: { waiting: 1 } })],
    ['34s', (run) => expect(run.reply('GET /kefu/list', { limit: '1' })).toMatchObject({ message: { waiting: 1 } })],
    [
      '35s',
      (run) =>
        expect(run.reply('GET /kefu/list', { limit: '1' })).toMatchObject({
          message: { waiting: 0, list: [{ from: 'agent' }] },
        }),
    ],
  ],
  'chat-in-a-crash': [
    ['1m', (run) => expect(speaksOfCrash(run)).toBe(0)],
    ['3m', (run) => expect(run.change('BTC/USDT', 1, 2)).toBeLessThan(-10)],
    ['3m', (run) => expect(speaksOfCrash(run)).toBeGreaterThan(2)],
  ],
  'loan-overdue': [
    ['0s', (run) => expect(run.loans('vip-2')).toEqual(['10087 owed, 3 overdue'])],
    ['29m', (run) => expect(run.loans('vip-2')).toEqual(['10087 owed, 3 overdue'])],
    ['30m', (run) => expect(run.loans('vip-2')).toEqual(['repaid'])],
  ],
  'auction-won': [
    ['0s', (run) => expect(run.artwork(9)).toMatchObject({ owner: 'Lena', leader: 'Maya', isOnSale: true })],
    ['1m', (run) => expect(run.artwork(9)).toMatchObject({ owner: 'Lena', isLocked: true })],
    ['1m', (run) => expect(run.reply('POST /bind_box/payNFTOrder', { id: '1' })).toMatchObject(ok)],
    ['1m', (run) => expect([run.artwork(9).owner, run.margins('trader')]).toEqual(['Maya', ['12 refunded']])],
  ],
  'auction-forfeited': [
    ['0s', (run) => expect([run.artwork(9).isLocked, run.margins('trader')]).toEqual([true, ['12 held']])],
    ['119s', (run) => expect(run.margins('trader')).toEqual(['12 held'])],
    ['2m', (run) => expect([run.artwork(9).owner, run.margins('trader')]).toEqual(['Lena', ['12 forfeited']])],
  ],
  'auction-outbid': [
    ['118s', (run) => expect(run.artwork(9)).toMatchObject({ leader: 'Maya', isOnSale: true })],
    ['119s', (run) => expect(run.artwork(9)).toMatchObject({ leader: 'rival', isOnSale: true })],
    ['2m', (run) => expect([run.artwork(9).owner, run.margins('trader')]).toEqual(['rival', ['12 refunded']])],
  ],
  'blind-box': [
    [
      '0s',
      (run) =>
        expect(run.reply('POST /bind_box/openBlindBox', { code: codeOf(6) })).toMatchObject({
          message: { rarity: 'SR', rarity_status: '1' },
        }),
    ],
  ],
  'artwork-resale': [
    ['0s', (run) => expect(run.artwork(1)).toMatchObject({ owner: 'Maya', isOnSale: true })],
    ['10m', (run) => expect(run.artwork(1)).toMatchObject({ owner: 'rival', isOnSale: false })],
  ],
  'artists-day': [
    ['0s', (run) => expect(run.artwork(9)).toMatchObject({ owner: 'Lena', isOnSale: true })],
    ['9m', (run) => expect(run.artwork(9).leader).toBe('rival')],
    ['11m', (run) => expect(run.artwork(9).owner).toBe('rival')],
    ['4h', (run) => expect(run.artwork(10)).toMatchObject({ owner: 'rival', isOnSale: false })],
  ],
  'art-collector': [
    ['0s', (run) => expect(run.artwork(9)).toMatchObject({ owner: 'Lena', isLocked: true })],
    ['0s', (run) => expect([run.artwork(10).leader, run.artwork(11).leader]).toEqual(['Maya', 'rival'])],
    ['0s', (run) => expect(run.margins('trader')).toEqual(['12 held', '15 held', '8 held'])],
  ],
  'dual-settled-below': [
    ['0s', (run) => expect(run.duals('trader')).toEqual(['running'])],
    ['5m', (run) => expect(run.duals('trader')).toEqual(['below, paid in BTC'])],
  ],
  'dual-settled-above': [
    ['0s', (run) => expect(run.duals('trader')).toEqual(['running'])],
    ['5m', (run) => expect(run.duals('trader')).toEqual(['above, paid in USDT'])],
  ],
  'dual-settled-exactly-at-reference': [
    ['0s', (run) => expect(run.duals('trader')).toEqual(['running'])],
    ['5m', (run) => expect(run.duals('trader')).toEqual(['at, paid in USDT'])],
  ],
  'guaranteed-win': [
    ['0s', (run) => expect(startOptions(run)).toMatchObject([ok, ok, ok, ok])],
    ['2m', (run) => expect(run.options('trader')).toEqual(['won', 'won', 'won', 'won'])],
  ],
  'guaranteed-loss': [
    ['0s', (run) => expect(startOptions(run)).toMatchObject([ok, ok, ok, ok])],
    ['2m', (run) => expect(run.options('trader')).toEqual(['lost', 'lost', 'lost', 'lost'])],
  ],
  'long-btc': [['0s', (run) => expect(run.positions('trader')).toEqual(['open'])]],
  'take-profit-hit': [
    ['1m', (run) => expect(run.positions('trader')).toEqual(['open'])],
    ['3m', (run) => expect(run.positions('trader')).toEqual(['profit'])],
  ],
  'price-alert': [
    ['1m', (run) => expect(run.reply('GET /alert/list')).toMatchObject({ message: [{}, {}, {}] })],
    ['3m', (run) => expect(run.reply('GET /alert/list')).toMatchObject({ message: [{}, {}] })],
  ],
  'stop-loss-hit': [
    ['1m', (run) => expect(run.positions('trader')).toEqual(['open'])],
    ['3m', (run) => expect(run.positions('trader')).toEqual(['loss'])],
  ],
  'crash-liquidation': [
    ['2m', (run) => expect(run.positions('trader')).toEqual(['open', 'open'])],
    ['3m', (run) => expect(run.positions('trader')).toEqual(['liquidation', 'liquidation'])],
  ],
  'followed-position': [
    ['0s', (run) => expect([run.positions('trader'), run.positions('follower')]).toEqual([['open'], ['copied']])],
  ],
  'copy-through-a-drawdown': [
    ['0s', (run) => expect([run.positions('trader'), run.positions('follower')]).toEqual([['open'], ['copied']])],
    ['5m', (run) => expect(run.change('BTC/USDT', 0, 5)).toBeLessThan(-2)],
    ['10m', (run) => expect(run.positions('follower')).toEqual(['copied'])],
    ['11m', (run) => expect([run.positions('trader'), run.positions('follower')]).toEqual([['batch'], ['trader']])],
    [
      '11m',
      (run) =>
        expect(run.reply('GET /follow/mine')).toMatchObject({
          message: { traders: [{ copied_count: 1, copied_profits: expect.stringMatching(/^[1-9]/) }] },
        }),
    ],
  ],
  'become-a-trader': [
    ['0s', (run) => expect(run.reply('GET /follow/application')).toMatchObject({ message: { status: 'none' } })],
    ['0s', (run) => expect(run.reply('POST /follow/apply', { introduction: 'Calm' })).toMatchObject(ok)],
    [
      '1m',
      (run) => {
        const world = run.exchange.world;
        const queue = run.exchange.control('backOffice.list', {}) as { id: string; kind: string }[];
        const waiting = queue.filter(({ kind }) => kind === 'trader');
        expect(waiting).toMatchObject([{ kind: 'trader', who: 'Dewi' }]);
        run.exchange.control('backOffice.approve', { id: waiting[0]?.id });
        expect(world.tables.follows.count('trader', run.user('verified-2').id)).toBe(1);
        const order = { currency_id: '1', legal_id: '3', share: '20', multiple: '10', type: '1', status: '1' };
        expect(run.reply('POST /lever/submit', order)).toMatchObject(ok);
        expect(run.positions('follower')).toEqual(['copied']);
      },
    ],
  ],
  'short-squeeze': [
    ['0s', (run) => expect(run.change('SOL/USDT', -180, 0)).toBeLessThan(-3)],
    ['0s', (run) => expect(run.positions('trader')).toEqual(['open'])],
    ['4m', (run) => expect(run.positions('trader')).toEqual(['liquidation'])],
    ['4m', (run) => expect(run.change('SOL/USDT', 1, 4)).toBeGreaterThan(20)],
    ['9m', (run) => expect(run.change('SOL/USDT', 4, 9)).toBeLessThan(-5)],
  ],
  'calm-market': [
    ['2h', (run) => expect(run.swing('BTC/USDT', 0, 120)).toBeLessThan(0.4)],
    ['2h', (run) => expect(run.swing('SOL/USDT', 0, 120)).toBeLessThan(0.6)],
  ],
  'wild-market': [['2h', (run) => expect(run.swing('BTC/USDT', 0, 120)).toBeGreaterThan(2)]],
  'quiet-weekend': [
    ['1h', (run) => expect([run.open('BTC/USDT'), run.open('NVLA/USDT')]).toEqual([true, false])],
    ['2h', (run) => expect(run.swing('BTC/USDT', 0, 120)).toBeLessThan(0.8)],
  ],
  'market-halt': [
    ['30s', (run) => expect(run.halted('BTC/USDT')).toBe(false)],
    ['2m', (run) => expect(run.halted('BTC/USDT')).toBe(true)],
    [
      '2m',
      (run) =>
        expect(run.reply('POST /coin/trade', { ...buyShares, currency_id: '1' })).toMatchObject(
          refused('market_halted'),
        ),
    ],
    ['5m', (run) => expect([run.change('BTC/USDT', 2, 5), run.states('trader')]).toEqual([0, [OPEN]])],
    ['8m', (run) => expect([run.halted('BTC/USDT'), run.states('trader')]).toEqual([false, [DONE]])],
  ],
  'stock-market-opens': [
    ['1m', (run) => expect(run.open('NVLA/USDT')).toBe(false)],
    ['1m', (run) => expect(run.reply('POST /coin/trade', buyShares)).toMatchObject(refused('market_closed'))],
    ['3m', (run) => expect(run.open('NVLA/USDT')).toBe(true)],
    ['3m', (run) => expect(run.reply('POST /coin/trade', buyShares)).toMatchObject(ok)],
  ],
  'stock-market-closed': [
    ['1h', (run) => expect([run.open('NVLA/USDT'), run.open('BTC/USDT')]).toEqual([false, true])],
    ['1h', (run) => expect(run.reply('POST /coin/trade', buyShares)).toMatchObject(refused('market_closed'))],
    ['1h', (run) => expect(run.change('NVLA/USDT', 0, 60)).toBe(0)],
  ],
  'limit-order-filled': [
    ['1m', (run) => expect(run.states('trader')).toEqual([OPEN])],
    ['3m', (run) => expect(run.states('trader')).toEqual([DONE])],
  ],
  'partial-fills': [
    ['0s', (run) => expect(run.states('whale')).toEqual([CANCELLED, CANCELLED])],
    [
      '0s',
      (run) =>
        expect(
          run
            .orders('whale')
            .map(share)
            .every((part) => part > 0 && part < 1),
        ).toBe(true),
    ],
  ],
  'big-winner': [
    ['0s', (run) => expect(run.change('BTC/USDT', -10 * 1440, 0)).toBeGreaterThan(12)],
    ['0s', (run) => expect(gain(run, 'whale')).toBeGreaterThan(2_000_000)],
  ],
  'heavy-account': [
    ['0s', (run) => expect(run.states('whale').filter((status) => status === OPEN)).toHaveLength(10_000)],
    ['0s', (run) => expect(run.exchange.world.triggers.size).toBe(10_000)],
    ['12h', (run) => expect(run.states('whale')).toContain(DONE)],
  ],
  'vip-fees': [
    ['0s', (run) => expect(run.user('vip-4').level).toBe(4)],
    ['0s', (run) => expect(fee(run, 'vip-4')).toBeLessThan(fee(run, 'vip-1'))],
  ],
  'vip-upgrade': [
    ['0s', (run) => expect(run.user('vip-1')).toMatchObject({ level: 1, depositedUsd: '120000' })],
    ['1m', (run) => expect(run.user('vip-1')).toMatchObject({ level: 2, depositedUsd: '210000' })],
    ['1m', (run) => expect(run.reply('GET /user/coupons')).toMatchObject({ message: { counts: { received: 3 } } })],
  ],
  'invited-friend': [
    // The rebates of three days were booked. Those of today are due at midnight UTC+8, which is 16:00 UTC.
    [
      '0s',
      (run) =>
        expect(run.reply('GET /user/rebates')).toMatchObject({
          message: { count: 3, list: [{ customers: 1 }, {}, {}] },
        }),
    ],
    ['15h', (run) => expect(run.reply('GET /user/rebates')).toMatchObject({ message: { count: 4 } })],
    ['15h', (run) => expect(run.exchange.world.ledger.checkBooks()).toEqual([])],
  ],
  'withdrawal-below-minimum': [
    ['0s', (run) => expect(balance(run, 'follower')).toBe('8')],
    [
      '0s',
      (run) =>
        expect(run.reply('POST /wallet/out', { ...withdrawal, number: '8' })).toMatchObject({
          reason: 'withdrawal_too_small',
        }),
    ],
  ],
  'over-daily-limit': [
    ['0s', (run) => expect(run.reply('POST /wallet/out', over)).toMatchObject({ reason: 'daily_limit_vip' })],
    ['9h', (run) => expect(run.reply('POST /wallet/out', over)).toMatchObject({ reason: 'daily_limit_vip' })],
    ['11h', (run) => expect(run.reply('POST /wallet/out', over)).toMatchObject({ type: 'ok' })],
  ],
  'withdrawal-session-expired': [
    ['59s', (run) => expect(run.reply('POST /wallet/get_info', { currency: '3' })).toMatchObject({ type: 'ok' })],
    ['61s', (run) => expect(run.reply('POST /wallet/out', withdrawal)).toMatchObject({ type: '999' })],
  ],
  'withdrawal-refused': [
    ['50s', (run) => expect(balance(run, 'verified-1')).toBe('500')],
    ['70s', (run) => expect(balance(run, 'verified-1')).toBe('1000')],
    [
      '70s',
      (run) =>
        expect(run.reply('GET /user/withdraw/list')).toMatchObject({
          message: { data: [{ status: 3, notes: 'The address belongs to somebody else' }] },
        }),
    ],
  ],
  'deposit-under-audit-then-failed': [
    ['50s', (run) => expect(run.reply('GET /recharge/log')).toMatchObject({ message: { data: [{ status: 1 }] } })],
    [
      '70s',
      (run) =>
        expect(run.reply('GET /recharge/log')).toMatchObject({
          message: { data: [{ status: 3, remark: 'The picture does not show the amount of your payment' }] },
        }),
    ],
    ['70s', (run) => expect(balance(run, 'verified-1')).toBe('1000')],
  ],
  'first-deposit': [
    ['20s', (run) => expect(balance(run, 'newcomer')).toBe('0')],
    ['40s', (run) => expect(balance(run, 'newcomer')).toBe('250')],
    ['40s', (run) => expect(run.user('newcomer').depositedUsd).toBe('250')],
  ],
  'session-expired': [
    ['50s', (run) => expect(run.signedIn).toBe(true)],
    ['70s', (run) => expect(run.reply('POST /wallet/list')).toMatchObject({ type: '999' })],
  ],
  'identity-required': [
    ['0s', (run) => expect(run.faults.calls).toEqual({ 'POST /coin/trade': { envelope: 998 } })],
    ['0s', (run) => expect(run.user('newcomer').reviewStatus).toBe(0)],
  ],
  'identity-before-trading': [['0s', (run) => expect(run.reply('POST /lever/submit')).toMatchObject({ type: '998' })]],
  'identity-rejected-then-approved': [
    ['50s', (run) => expect(run.user('bound').reviewStatus).toBe(1)],
    [
      '70s',
      (run) =>
        expect(run.reply('GET /real/state')).toMatchObject({
          message: {
            real_data: null,
            failed: { level: 1, reason: 'Write your full name, as it stands in the passport' },
          },
        }),
    ],
    [
      '80s',
      (run) =>
        expect(run.reply('GET /real/state', { lang: 'jp' })).toMatchObject({
          message: { failed: { reason: 'パスポートに記載されている氏名をすべて入力してください' } },
        }),
    ],
    ['250s', (run) => expect(run.user('bound').reviewStatus).toBe(1)],
    ['6m', (run) => expect(run.user('bound')).toMatchObject({ reviewStatus: 2, realName: 'Nia Kusuma' })],
  ],
  'identity-advanced': [
    ['50s', (run) => expect(run.user('pending-2').advancedStatus).toBe(1)],
    ['70s', (run) => expect(run.user('pending-2').advancedStatus).toBe(2)],
  ],
  'frozen-socket': [
    ['20s', (run) => expect(run.faults.muteEvents).toBe(false)],
    ['2m', (run) => expect(run.faults.muteEvents).toBe(true)],
    ['5m', (run) => expect(run.faults.muteEvents).toBe(false)],
  ],
  'polling-only': [['0s', (run) => expect(run.faults.websocketBlocked).toBe(true)]],
  'slow-network': [['0s', (run) => expect(run.faults).toMatchObject({ latencyMs: 2000, slowChunkMs: 1500 })]],
  'flaky-network': [['0s', (run) => expect(run.faults).toMatchObject({ errorRate: 0.25, errorKind: 'broken' })]],
  'lost-answers': [['0s', (run) => expect(run.faults.lostAnswerRate).toBe(0.3)]],
  'jumbled-events': [['0s', (run) => expect(run.faults).toMatchObject({ duplicateEvents: true, lateEventsMs: 3000 })]],
  offline: [
    ['20s', (run) => expect(run.faults.offline).toBe(false)],
    ['1m', (run) => expect(run.faults.offline).toBe(true)],
    ['4m', (run) => expect(run.faults.offline).toBe(false)],
  ],
};

/** Share of the coin markets whose price is higher at the end of a stretch of minutes than at its beginning. */
function rising(run: Run, from: number, to: number): number {
  const coins = run.exchange.world.instruments.filter(({ kind, isToken }) => kind === 'crypto' && !isToken);
  return coins.filter(({ symbol }) => run.change(symbol, from, to) > 0).length / coins.length;
}

/** Available USDT of the spot account. */
const balance = (run: Run, persona: string) =>
  run.exchange.world.ledger.available(run.user(persona).id, 'change', 'USDT').toFixed();

const share = ({ dealAmount, amount }: CoinOrderRow) => Number(dealAmount) / Number(amount);

function gain(run: Run, persona: string): number {
  const { history } = equityOf(run.exchange.world, run.user(persona).id);
  const worths = history.map(({ usdt }) => usdt);
  return (worths.at(-1) ?? 0) - Math.min(...worths.slice(-11));
}

const fee = (run: Run, persona: string) => Number(run.orders(persona)[0]?.feeAmount);

const SEEDS = [1, 7, 2026];

describe.each(library.names())('%s', (name) => {
  it('signs in the named persona, and nobody else', () => {
    const { exchange } = new Run(name, 7);
    const { signIn } = library.named(name);
    const signedIn = exchange.world.tables.sessions.all().map(({ id }) => exchange.world.tables.users.need(id).email);
    expect(signedIn).toEqual(signIn ? [personaEmail(signIn)] : []);
    expect(sessionUser(exchange.world, exchange.session())?.email).toBe(signedIn[0]);
  });

  it('has at least one claim', () => {
    expect(CLAIMS[name] ?? [], 'add a row to CLAIMS').not.toEqual([]);
  });

  it.each(SEEDS)('shows what its title says, with seed %i', (seed) => {
    const run = new Run(name, seed);
    for (const [at, holds] of CLAIMS[name] ?? []) holds(run.to(at));
    expect(run.exchange.world.ledger.checkBooks()).toEqual([]);
  });

  it('executes every step of its script when nobody intervenes', () => {
    const { script } = library.named(name);
    const { exchange, startMs } = new Run(name, 7);
    const played: string[] = [];
    exchange.world.observe({
      tables: [],
      committed: (cause) => {
        if (cause?.kind === 'timer' && cause.timed.kind === SCRIPT_TIMER) played.push(cause.timed.id);
      },
    });
    exchange.advanceTo(startMs + Math.max(0, ...script.map(({ at }) => durationMs(at))));
    expect(played).toHaveLength(script.length);
  });

  it('speaks all ten languages', () => {
    const { title, summary } = library.named(name);
    const reasons = reasonsOf(library.named(name));
    for (const lang of WIRE_LANGS)
      expect([lang, title[lang], summary[lang], ...reasons.map((reason) => reason[lang])]).not.toContain(undefined);
  });
});

it('one of the personas has a loan that runs, with its days and a repayment', () => {
  const run = new Run('spot-trader', 7);
  const { world, nowMs } = run.exchange;
  const [row] = world.tables.loans.list('user', run.user('vip-3').id);
  // 40,000 at 0.045 % for three days, 10,054 paid back, then two days of 30,000.
  expect(row && wireLoan(world, row, 'en')).toMatchObject({
    day: 5,
    principal: '30000.00000000',
    owed: '30027.00000000',
  });
  expect(world.scheduler.find(LOAN_TIMER, '000000001')?.atMs).toBe(nowMs + 11 * 3_600_000);
  run.to('11h');
  const after = world.tables.loans.list('user', run.user('vip-3').id)[0];
  expect(after && wireLoan(world, after, 'en')).toMatchObject({ day: 6, owed: '30040.50000000' });
  expect(world.ledger.checkBooks()).toEqual([]);
});

it('continues when a presenter has already done what the script does', () => {
  const run = new Run('ieo-warm-up-to-listing', 7);
  run.exchange.control('backOffice.beginSale', { token: 'LUNR' });
  run.to('5m');
  run.exchange.control('backOffice.listToken', { token: 'LUNR' });
  const before = run.to('9m').exchange.world.tables.projects.need(1);
  expect(run.to('20m').exchange.world.tables.projects.need(1)).toEqual(before);
  expect(run.exchange.world.scheduler.peek()?.kind).not.toBe(SCRIPT_TIMER);
});

it('every scenario but the first signs somebody in', () => {
  const visitors = library.list().filter(({ signIn }) => !signIn);
  expect(visitors.map(({ name }) => name)).toEqual([FIRST_RUN]);
});

it('no two scenarios have the same title', () => {
  const titles = library.list().flatMap(({ title }) => title.en);
  expect(titles).toHaveLength(new Set(titles).size);
});

it('the products that a scenario can need are all products', () => {
  const folders = readdirSync(join(import.meta.dirname, '../products'), { withFileTypes: true });
  const products = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  expect([...PRODUCTS].sort()).toEqual([...products, 'faults'].sort());
});

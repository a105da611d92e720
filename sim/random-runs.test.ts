import { describe, expect, it } from 'vitest';
import { DAY_MS, exchangeDayStart } from '@/domain/time';
import type { Server } from './conform/ask';
import { READS } from './conform/reads';
import { Walker } from './conform/walk';
import { WRITES } from './conform/writes';
import type { ControlResult } from './control/actions';
import { ControlError } from './control-error';
import { Exchange } from './core';
import { MORE_CALLS, OF_A_BORROWER } from './documents/more-calls';
import { Draws } from './fuzz/draws';
import { uploadFields } from './hosts/wire-upload';
import type { JournalData } from './journal/journal';
import type { TrailEntry } from './journal/trail';
import { ALWAYS_LISTED } from './market/instruments';
import { readLink } from './replay/link/link';
import { replayRun } from './replay-run';
import { effort } from './testing/effort';

/** The process id makes another seed for every run, unless SEED sets it. The name of the test shows it. */
const seed = Number(process.env.SEED ?? process.pid % 100_000);
const RUNS = effort(2);

const SCENARIOS = ['first-day', 'spot-trader', 'long-btc', 'auction-won', 'ieo-oversubscribed', 'loan-overdue'];
const CUSTOMERS = ['trader', 'vip-1', 'vip-3', 'verified-1'];
/** A leap day, and the ends of a year and of a quarter, in the exchange's zone. */
const DAYS = ['2028-02-28T16:00:00Z', '2027-12-31T03:00:00Z', '2026-03-31T15:59:59Z'];

const begin = (scenario: string, ofMarket: number, realNowMs: number): Exchange =>
  Exchange.begin({ scenario, seed: ofMarket, build: __BUILD_ID__, realNowMs });
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Moves the clock: a little, right before or to what is due next, to a midnight, or by days. */
function pass(exchange: Exchange, draws: Draws): void {
  const { nowMs } = exchange;
  const dueMs = Math.min(exchange.nextEvent()?.atMs ?? nowMs, nowMs + 9 * DAY_MS);
  const midnightMs = exchangeDayStart(nowMs) + DAY_MS;
  const instants = [nowMs, nowMs + 1, nowMs + 250, dueMs - 1, dueMs, midnightMs - 1, midnightMs];
  exchange.advanceTo(Math.max(nowMs, draws.pick([...instants, nowMs + draws.below(2 * DAY_MS)])));
}

/** Does what a presenter may do; some of it is refused. */
function steer(exchange: Exchange, draws: Draws): void {
  const { symbol } = draws.pick(ALWAYS_LISTED);
  const [first] = exchange.control('backOffice.list', {}) as ControlResult<'backOffice.list'>;
  const [action, input] = draws.pick<readonly [string, object]>([
    ['market.shock', { symbol, percent: draws.below(60) - 30, rampSeconds: draws.pick([1, 90, 7_200]) }],
    ['market.drift', { symbol, percentPerHour: draws.below(9) - 4, hours: draws.pick([0.01, 30]) }],
    ['market.halt', { symbol }],
    ['market.resume', {}],
    ['people.grant', { who: draws.pick(CUSTOMERS), asset: 'USDT', amount: draws.pick(['0.01', '5000']) }],
    ['people.as', { who: draws.pick(CUSTOMERS) }],
    ['backOffice.approve', { id: first?.id ?? '' }],
    ['faults.set', { latencyMs: draws.below(100) }],
  ]);
  try {
    exchange.control(action, input);
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
  }
}

/** A run in which a customer makes calls of every product, and between them time passes and somebody steers. */
async function play(draws: Draws): Promise<Exchange> {
  const exchange = begin(draws.pick(SCENARIOS), draws.below(1_000), Date.parse(draws.pick(DAYS)));
  const server: Server = {
    async ask({ call, fields, token, file }) {
      if (draws.chance(0.15)) pass(exchange, draws);
      if (draws.chance(0.15)) steer(exchange, draws);
      const [method = '', path = ''] = call.split(' ');
      const sent = { ...(file ? uploadFields(fields, file) : fields), lang: 'en' };
      const { status, body } = exchange.call({ id: '', method, path, fields: sent, token });
      return { status, body, problem: null, dateMs: exchange.nowMs };
    },
    codeFor: async (to) => (exchange.control('inbox.list', { to }) as ControlResult<'inbox.list'>)[0]?.code ?? null,
    pause: async (ms) => exchange.advanceTo(exchange.nowMs + ms),
  };
  const { token } = exchange.control('people.as', { who: draws.pick(CUSTOMERS) }) as ControlResult<'people.as'>;
  const walker = new Walker(server, { token, unique: 'random' });
  for (const step of [...READS, ...MORE_CALLS, ...OF_A_BORROWER, ...WRITES]) await walker.walk(step);
  exchange.advanceTo(exchange.nowMs + draws.below(40 * DAY_MS));
  return exchange;
}

/** The state after the commands of a log, with the clock moved in 200 steps to random instants between them. */
function inSmallSteps(log: JournalData, exchange: Exchange, draws: Draws): string {
  const { startMs } = log.header;
  const stops = Array.from({ length: 200 }, () => startMs + draws.below(exchange.nowMs - startMs)).sort(
    (a, b) => a - b,
  );
  // A replay stops at the instant of each entry of a trail.
  const trail = stops.map((atMs, n): TrailEntry => {
    const after = log.entries.filter((entry) => entry.atMs < atMs).length;
    return { do: 'screen', screen: '/', lang: 'en', n, after, atMs };
  });
  return replayRun(log, exchange.library, { nowMs: exchange.nowMs, trail, isTrailOnlyShown: true }).hash();
}

describe(`${RUNS} random runs with calls of every product, seed ${seed}`, () => {
  it.each(Array.from({ length: RUNS }, (_, n) => n))(
    'run %i comes to one state, whatever the steps of the clock and whatever carries it',
    async (n) => {
      const draws = new Draws(seed, n);
      const exchange = await play(draws);
      const { nowMs } = exchange;
      const hash = exchange.hash();
      expect(exchange.world.ledger.checkBooks()).toEqual([]);
      const log = asJson(exchange.journal.toJSON());
      expect(log.entries.length).toBeGreaterThan(30);
      expect(Exchange.replay(log, nowMs).hash()).toBe(hash);
      expect(inSmallSteps(log, exchange, draws)).toBe(hash);
      expect(Exchange.restore(asJson(exchange.snapshot()), log).hash()).toBe(hash);
      for (const secrets of [true, false]) {
        const other = begin('first-day', 1, 0);
        const file = asJson(exchange.control('run.export', { secrets })) as ControlResult<'run.export'>;
        if (secrets) expect(file.hash).toBe(hash);
        other.control('run.import', { file });
        expect(other.hash()).toBe(file.hash);
        expect(other.control('run.export', { secrets })).toMatchObject({ entries: file.entries, hash: file.hash });
        const { query } = await (exchange.control('run.share', { secrets }) as Promise<ControlResult<'run.share'>>);
        const linked = await readLink(new URLSearchParams(query).get('run') ?? '');
        expect(linked).toMatchObject({ nowMs, hash: file.hash });
        other.load(linked);
      }
    },
  );
});

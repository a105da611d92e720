import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ControlResult } from '../control/actions';
import { Exchange } from '../core';
import { activeSession } from '../testing/active-session';
import { isRefused, TRAIL_LIMITS, Trail, type TrailEntry } from './trail';

const begun = () => Exchange.begin({ scenario: 'spot-trader', seed: 7, build: __BUILD_ID__, realNowMs: 0 });
const ask = (exchange: Exchange, call: string, fields: Record<string, string> = {}, token = exchange.session()) => {
  const [method = '', path = ''] = call.split(' ');
  return exchange.call({ id: '', method, path, fields: { lang: 'en', ...fields }, token });
};
const TOO_MUCH = {
  currency_id: '1',
  legal_id: '3',
  type: '1',
  amount: '900',
  target_price: '50000',
  order_type: 'limit',
};

/** A run with two orders that were refused, a few reads, screens and taps between its commands. */
function eventful(): Exchange {
  const exchange = begun();
  const later = (ms: number) => exchange.advanceTo(exchange.nowMs + ms);
  exchange.note({ do: 'screen', screen: '/pages/transaction/currency', lang: 'en' });
  ask(exchange, 'POST /wallet/list');
  later(4_000);
  exchange.control('market.set', { symbol: 'BTC/USDT', price: '61234' });
  later(1_500);
  exchange.note({ do: 'tap', on: 'button "Buy BTC"' });
  ask(exchange, 'POST /coin/trade', TOO_MUCH);
  later(700);
  exchange.control('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
  ask(exchange, 'POST /coin/trade', { ...TOO_MUCH, amount: '0' });
  later(60_000);
  ask(exchange, 'GET /coin/list', { status: '1' });
  return exchange;
}

describe('a trail', () => {
  it('has refused calls, reads, screens and taps in their order, and no accepted command', () => {
    const shown = eventful()
      .trail.entries()
      .map((one) => (one.do === 'call' ? `${one.request.path} ${one.answer.refusal ?? one.answer.type}` : one.do));
    expect(shown).toEqual([
      'screen',
      '/wallet/list ok',
      'tap',
      '/coin/trade insufficient_balance',
      expect.stringMatching(/^\/coin\/trade [a-z_]+$/),
      expect.stringMatching(/^\/coin\/list/),
    ]);
  });

  it('is no part of the state', () => {
    const bare = begun();
    bare.advanceTo(bare.nowMs + 4_000);
    bare.control('market.set', { symbol: 'BTC/USDT', price: '61234' });
    bare.advanceTo(bare.nowMs + 2_200);
    bare.control('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
    bare.advanceTo(bare.nowMs + 60_000);
    expect(eventful().hash()).toBe(bare.hash());
  });

  it('keeps no more than its limits, and every refusal while reads go on', () => {
    const property = fc.property(fc.array(fc.constantFrom('refused', 'read', 'tap'), { maxLength: 900 }), (kinds) => {
      const trail = new Trail();
      for (const kind of kinds) {
        const answer = { status: 200, type: kind === 'refused' ? 'error' : 'ok', refusal: null, text: null };
        const request = { method: 'GET', path: '/x', fields: {}, token: '' };
        trail.note({ after: 0, atMs: 0 }, kind === 'tap' ? { do: 'tap', on: 'x' } : { do: 'call', request, answer });
      }
      const all = trail.entries();
      const count = (of: (one: TrailEntry) => boolean) => all.filter(of).length;
      const noted = (kind: string) => kinds.filter((one) => one === kind).length;
      expect(count(isRefused)).toBe(Math.min(noted('refused'), TRAIL_LIMITS.refused));
      expect(count((one) => one.do === 'call' && !isRefused(one))).toBe(Math.min(noted('read'), TRAIL_LIMITS.reads));
      expect(count((one) => one.do === 'tap')).toBe(Math.min(noted('tap'), TRAIL_LIMITS.steps));
      expect(all.map(({ n }) => n)).toEqual(all.map(({ n }) => n).sort((a, b) => a - b));
    });
    fc.assert(property, { numRuns: 40 });
  });
});

describe('a call that is too long to be kept whole', () => {
  const LONG = 'x'.repeat(900_000);
  const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`field${at}`, 'x']));

  it.each<[string, string, Record<string, string>, string?]>([
    ['a long value', 'POST /coin/trade', { note: LONG, ...TOO_MUCH }],
    ['a long name', 'POST /coin/trade', { [LONG]: '', ...TOO_MUCH }],
    ['many fields', 'POST /coin/trade', { ...many, ...TOO_MUCH }],
    ['a long path', `GET /${LONG}`, {}],
    ['a long token', 'POST /wallet/list', {}, LONG],
  ])('%s: its beginning is kept, and its answer', (_what, call, fields, token) => {
    const exchange = begun();
    const { body } = ask(exchange, call, fields, token);
    const [entry] = exchange.trail.entries();
    expect(entry).toMatchObject({ isCut: true, answer: { refusal: (body as { reason: string }).reason } });
    expect(JSON.stringify(entry).length).toBeLessThan(20_000);
  });

  it.each<[string, string, Record<string, string>]>([
    ['was refused', 'POST /coin/trade', TOO_MUCH],
    ['was answered', 'POST /wallet/list', {}],
    ['was accepted', 'POST /coin/trade', { ...TOO_MUCH, amount: '0.01', target_price: '20000' }],
    ['a fault answered', '', {}],
  ])('is not kept whole by the inspector when it %s', (_what, call, fields) => {
    const exchange = begun();
    const [method = '', path = ''] = (call || 'POST /coin/trade').split(' ');
    const request = { method, path, fields: { ...fields, note: LONG }, token: exchange.session() };
    const answer = { status: 500, type: 'error', refusal: null, text: null };
    if (call) ask(exchange, call, request.fields);
    else exchange.note({ do: 'call', request, answer, isFaulty: true });
    const { steps } = exchange.control('inspect.read', {}) as ControlResult<'inspect.read'>;
    expect(steps).toMatchObject([{ cause: { kind: 'call', path } }]);
    expect(JSON.stringify(steps).length).toBeLessThan(20_000);
  });

  it('is not copied when only its beginning is kept', () => {
    const exchange = begun();
    ask(exchange, 'POST /wallet/list', { note: LONG });
    const { steps } = exchange.control('inspect.read', {}) as ControlResult<'inspect.read'>;
    const seq = steps[0]?.seq ?? 0;
    expect(exchange.control('inspect.copy', { seq, as: 'curl' })).toEqual({ text: null });
  });

  it('is in the journal as far as it is read when it was accepted, and has the same effect in a replay', () => {
    const order = { ...TOO_MUCH, amount: '0.01', target_price: '20000' };
    const [long, plain] = [begun(), begun()];
    expect(ask(long, 'POST /coin/trade', { ...order, note: LONG }).body).toMatchObject({ type: 'ok' });
    ask(plain, 'POST /coin/trade', order);
    const run = long.exportRun();
    expect(JSON.stringify(run).length).toBeLessThan(20_000);
    expect(run.hash).toBe(plain.hash());
    const other = begun();
    other.load(run);
    expect(other.hash()).toBe(run.hash);
  });

  it('is kept whole when it is as long as what the app sends', () => {
    const exchange = begun();
    const fields = { ...TOO_MUCH, note: 'x'.repeat(2_000) };
    ask(exchange, 'POST /coin/trade', fields);
    expect(exchange.trail.entries()).toMatchObject([{ request: { fields } }]);
    expect(exchange.trail.entries()[0]).not.toHaveProperty('isCut');
  });

  it('is not made again, and keeps its answer, in a run that is opened elsewhere', () => {
    const exchange = begun();
    ask(exchange, 'POST /coin/trade', { note: LONG, ...TOO_MUCH });
    const other = begun();
    other.control('run.import', { file: JSON.stringify(exchange.control('run.export', {})) });
    expect(other.trail.entries()).toEqual(exchange.trail.entries());
    expect(other.trail.entries()).toMatchObject([{ answer: { refusal: 'insufficient_balance' } }]);
    const { steps } = other.control('inspect.read', {}) as ControlResult<'inspect.read'>;
    expect(steps).toMatchObject([{ cause: { kind: 'call', answer: { refusal: 'insufficient_balance' } } }]);
  });
});

describe('a run that is opened elsewhere', () => {
  const run = eventful();
  const file = JSON.stringify(run.control('run.export', {}));

  it('makes its refused calls again, with the same answers, and comes to the same state', () => {
    const other = begun();
    other.control('run.import', { file });
    expect(other.trail.entries()).toEqual(run.trail.entries());
    expect(other.hash()).toBe(run.hash());
    expect(other.commands).toBe(run.commands);
  });

  it('shows them to the inspector between the commands', () => {
    const other = begun();
    other.control('run.import', { file });
    const { steps } = other.control('inspect.read', {}) as ControlResult<'inspect.read'>;
    const seen = steps.map(({ cause }) => (cause.kind === 'call' ? (cause.answer?.refusal ?? cause.path) : cause.kind));
    expect(seen.filter((one) => one !== 'fill' && one !== 'timer').slice(0, 6)).toEqual([
      'screen',
      '/wallet/list',
      'control',
      'tap',
      'insufficient_balance',
      'control',
    ]);
  });

  it('hands no digits on that an earlier build has noted of a payment password', () => {
    const stored = JSON.parse(file);
    for (const digit of '194112') stored.trail.push({ ...stored.trail.at(-1), do: 'tap', on: `button "${digit}"` });
    const other = begun();
    other.control('run.import', { file: stored });
    expect(JSON.stringify(other.control('run.export', {}))).not.toMatch(/button \\"\d\\"/);
    expect(other.trail.entries()).toEqual(run.trail.entries());
  });

  it('forgets on the way back what came later', () => {
    const other = begun();
    other.control('run.import', { file });
    other.rewind({ seq: 1 });
    expect(other.trail.entries().map((one) => one.do)).toEqual(['screen', 'call']);
  });
});

describe('a report', () => {
  const run = eventful();
  const about = run.trail.entries().find(isRefused) as TrailEntry;
  const made = () =>
    run.control('run.report', {
      note: 'My order was refused.',
      at: about.n,
      screen: '/',
      lang: 'en',
    }) as Promise<ControlResult<'run.report'>>;

  it('ends at the moment of its call, on its screen', async () => {
    const { file } = await made();
    expect(file).toMatchObject({ nowMs: about.atMs, report: { at: about.n, screen: '/pages/transaction/currency' } });
    expect(file.entries).toHaveLength(1);
    const other = begun();
    const opened = other.control('run.import', { file });
    expect(opened).toMatchObject({ report: { note: 'My order was refused.' } });
    expect(other.trail.entries().at(-1)).toMatchObject({ n: about.n, answer: { refusal: 'insufficient_balance' } });
    // The same press leads to the same refusal.
    expect(ask(other, 'POST /coin/trade', TOO_MUCH).body).toMatchObject({ reason: 'insufficient_balance' });
  });

  it('says which call it cannot be about', () => {
    expect(() => run.control('run.report', { at: 999 })).toThrow('no refused call has the number 999');
  });

  it('is about the present moment when it names no call', async () => {
    const { file } = await (run.control('run.report', { screen: '/pages/fund/assets' }) as ReturnType<typeof made>);
    expect(file).toMatchObject({
      nowMs: run.nowMs,
      hash: run.hash(),
      report: { at: null, screen: '/pages/fund/assets' },
    });
  });

  it('of a busy session costs a link no more than two kilobytes beside its run', async () => {
    const busy = activeSession();
    const { query } = (await busy.control('run.report', { note: 'x' })) as Awaited<ControlResult<'run.report'>>;
    expect(new URLSearchParams(query).get('report')?.length).toBeLessThan(2_000);
  });
});

import { describe, expect, it } from 'vitest';
import { Exchange } from './core';
import { Journal } from './journal/journal';
import { ticksToDecimalString } from './market/instruments';
import { files } from './scenarios/files';
import { openExchange, tokenOf } from './testing/exchange';
import { runScriptedSession } from './testing/scripted-session';

const SESSION = { scenario: 'spot-trader', seed: 7, hours: 72, commands: 1000 } as const;

describe('a long session', () => {
  const { exchange, result } = runScriptedSession({ ...SESSION, stepMs: 3_600_000 });

  it('does something: most commands are accepted, some are refused, some orders are filled', () => {
    expect(result.accepted).toBeGreaterThan(600);
    expect(result.refused).toBeGreaterThan(20);
    const statuses = exchange.world.tables.coinOrders.all().map(({ status }) => status);
    for (const status of [1, 2, 3]) expect(statuses.filter((each) => each === status).length).toBeGreaterThan(10);
  });

  it.each([997, 60_000, 86_400_000])('comes to the same hash with a clock that steps %d ms', (stepMs) => {
    const shorter = { ...SESSION, hours: 6, commands: 100 };
    const reference = runScriptedSession({ ...shorter, stepMs: 3_600_000 });
    expect(runScriptedSession({ ...shorter, stepMs }).result).toEqual(reference.result);
  });

  it('comes to the same hash when replayed from its journal, also through a file', () => {
    const file = JSON.stringify(exchange.journal);
    const again = Exchange.replay(Journal.fromJSON(JSON.parse(file)).toJSON(), exchange.nowMs);
    expect(again.hash()).toBe(result.hash);
    expect(again.journal.seq).toBe(exchange.journal.seq);
  });

  it('comes to the same hash from a snapshot in the middle and the rest of the journal', () => {
    const half = Exchange.replay({
      header: exchange.journal.header,
      entries: exchange.journal.entries().slice(0, 400),
    });
    const snapshot = JSON.parse(JSON.stringify(half.snapshot()));
    const restored = Exchange.restore(snapshot, exchange.journal.toJSON());
    restored.advanceTo(exchange.nowMs);
    expect(restored.hash()).toBe(result.hash);
  });

  it('comes to another hash with another seed', () => {
    expect(runScriptedSession({ ...SESSION, seed: 8, stepMs: 3_600_000 }).result.hash).not.toBe(result.hash);
  });
});

describe('refusals', () => {
  it('leave no trace: neither in the state nor in the journal', () => {
    const exchange = Exchange.begin({ scenario: 'first-day', seed: 1, build: 'test', realNowMs: 0 });
    const before = { hash: exchange.hash(), seq: exchange.journal.seq };
    const request = {
      id: '1',
      method: 'POST',
      path: '/user/login',
      fields: { user_string: 'nobody', password: 'x' },
      token: '',
    };
    expect(exchange.call(request).body).toMatchObject({ type: 'error', reason: 'account_unknown' });
    expect({ hash: exchange.hash(), seq: exchange.journal.seq }).toEqual(before);
  });
});

it('a log with an action that is no command is refused, and left out when another build made it', () => {
  const { header } = openExchange().journal;
  const command = { do: 'control', action: 'scenario.start', input: { name: 'first-day' } };
  const entries = [{ seq: 1, atMs: header.startMs, command }];
  expect(() => Exchange.replay({ header, entries })).toThrow('scenario.start is no command of a run');
  const { scenario, renumbering } = Exchange.replay({ header, entries, isForeign: true });
  expect([scenario, ...renumbering.refusals]).toEqual([
    header.scenario,
    expect.stringContaining('scenario.start is no command'),
  ]);
});

describe('two commands of one instant, as on a paused clock', () => {
  it('come to the same state when replayed: what the first one made due runs before the second', () => {
    const exchange = openExchange();
    const token = tokenOf(exchange, 'trader');
    const call = (method: string, fields: Record<string, string>) =>
      exchange.call({ id: '', method, path: '/coin/trade', fields, token }).body as { type: string };
    // Orders at the last price fill within the same millisecond and can no longer be cancelled. Orders at lower prices
    // rest.
    const cancelled = exchange.world.instruments.slice(0, 16).map((one) => {
      const last = exchange.market.lastTicks(one.index, exchange.nowMs);
      const target_price = ticksToDecimalString(one, one.index % 2 === 0 ? last : Math.floor(last * 0.97));
      const amount = (20 / one.basePrice).toFixed(one.lotDecimals);
      const pair = { currency_id: String(one.currencyId), legal_id: String(one.legalId) };
      expect(call('POST', { ...pair, type: '1', amount, target_price }).type, one.symbol).toBe('ok');
      return call('PUT', { id: String(exchange.world.tables.coinOrders.all().at(-1)?.id) }).type === 'ok';
    });
    expect(cancelled).toEqual(cancelled.map((_, index) => index % 2 === 1));
    expect(exchange.hash()).toBe(Exchange.replay(exchange.journal.toJSON()).hash());
  });
});

describe('a scenario that one exchange has replaced', () => {
  const source = (title: string) => ({
    ...(files['../../scenarios/spot-trader.ts'] as object),
    title: { en: title, id: title },
  });
  const titleIn = (exchange: Exchange) => exchange.library.named('spot-trader').title.en;

  it('is unchanged in other exchanges, and in those that begin later', () => {
    const begin = () => Exchange.begin({ scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 });
    const [one, other] = [begin(), begin()];
    const before = titleIn(other);
    one.control('scenario.replace', { file: 'scenarios/spot-trader.ts', source: source('Mine') });
    expect([titleIn(one), titleIn(other), titleIn(begin())]).toEqual(['Mine', before, before]);
    expect(one.library.names()).toEqual(other.library.names());
    one.rewind({ seq: 0 });
    expect(titleIn(one)).toBe('Mine');
  });
});

it('a scenario that cannot be set up leaves the current run unchanged', () => {
  const exchange = openExchange();
  exchange.setClock({ rate: 60 });
  exchange.control('people.grant', { who: 'trader', asset: 'USDT', amount: '12' });
  const { hash } = exchange.exportRun();
  const before = [{ ago: '1d', persona: 'trader', call: 'POST /lh/deposit', fields: { config_id: '99', amount: '5' } }];
  exchange.library.replace('broke.ts', { ...exchange.library.named('spot-trader'), name: 'broke', before });
  expect(() => exchange.start('broke')).toThrow('scenario broke: before.0: POST /lh/deposit was refused');
  expect(exchange.exportRun()).toMatchObject({ hash, header: { scenario: 'spot-trader' }, entries: [{ seq: 1 }] });
  expect(exchange.clock.rate).toBe(60);
});

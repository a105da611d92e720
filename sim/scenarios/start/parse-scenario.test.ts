import { describe, expect, it } from 'vitest';
import { WIRE_LANGS, type WireLang } from '@/contract/lang';
import dayTrader from '../../../scenarios/people/day-trader.json';
import { Exchange } from '../../core';
import { durationMs, type ScenarioSource } from '../scenario';
import { FileLibrary } from './library';
import { parseScenario } from './parse-scenario';

const FILE = 'scenarios/some-day.ts';
const everywhere = (text: string) =>
  Object.fromEntries(WIRE_LANGS.map((lang) => [lang, text])) as Record<WireLang, string>;
const good: ScenarioSource = {
  name: 'some-day',
  title: { en: 'Some day', id: 'Suatu hari' },
  summary: { en: 'Something happens.', id: 'Sesuatu terjadi.' },
  goal: everywhere('See what happens.'),
  category: 'trading',
  opens: '/pages/market/market',
  suggestions: ['nextEvent', 'crash', 'assets'],
  needs: ['quotes'],
  start: '2026-01-06T01:41:00.000Z',
};

const order = { currency_id: '1', legal_id: '3', type: '1', amount: '0.1', target_price: 'last-2%' };
const call = { persona: 'trader', call: 'POST /coin/trade', fields: order };
const position = { persona: 'trader', position: 'BTC/USDT', side: 'long', lots: 10, multiple: 10 };
const shock = { action: 'market.shock', input: { symbol: 'BTC/USDT', percent: -15 } };

/** Name of the case, the changed fields, the field the problem must name, and part of its remedy. */
const BAD: readonly (readonly [string, Record<string, unknown>, string, string])[] = [
  ['no name', { name: undefined }, 'name', 'is missing: write a word in quotes'],
  ['a name of another form', { name: 'Some Day' }, 'name', 'kebab-case'],
  ['a name that is not the file’s', { name: 'other-day' }, 'name', 'name the file other-day.ts'],
  ['no Indonesian title', { title: { en: 'Some day' } }, 'title.id', 'is missing: add it'],
  ['an empty sentence', { summary: { en: ' ', id: 'Ada' } }, 'summary.en', 'is empty: write the text'],
  ['a language nobody speaks', { title: { en: 'A', id: 'B', de: 'C' } }, 'title.de', 'no such field'],
  ['a field nobody knows', { sumary: 'x' }, 'sumary', 'no such field here: remove it, or check its spelling'],
  ['a category nobody knows', { category: 'misc' }, 'category', 'is "misc": write one of start, trading, wealth'],
  ['a goal that lacks a language', { goal: { en: 'A', id: 'B' } }, 'goal.zh', 'is missing: add it'],
  ['no screen', { opens: undefined }, 'opens', 'is missing: write an address of the app in quotes'],
  ['a screen of another form', { opens: 'market' }, 'opens', 'write one like /pages/market/market'],
  ['two things to try', { suggestions: ['crash', 'pump'] }, 'suggestions.2', 'is missing'],
  ['a suggestion nobody knows', { suggestions: ['crash', 'pump', 'dance'] }, 'suggestions.2', 'is "dance"'],
  ['a product nobody knows', { needs: ['lottery'] }, 'needs.0', 'is "lottery": write one of accounts'],
  ['no product', { needs: [] }, 'needs', 'name the products'],
  ['a start that is no instant', { start: 'yesterday' }, 'start', 'write "today" or one like 2026-01-06'],
  ['a start before all prices', { start: '1990-01-01' }, 'start', 'stay from 2004-07-28 to 2047-06-05'],
  ['a start after all prices', { start: '2099-01-01' }, 'start', 'stay from 2004-07-28 to 2047-06-05'],
  ['a step before all prices', { before: [{ ago: '9000d', ...call }] }, 'before.0.ago', 'there are no prices then'],
  ['a script after all prices', { script: [{ at: '9000d', ...shock }] }, 'script.0.at', 'there are no prices then'],
  [
    'a script of today after all prices',
    { start: 'today', script: [{ at: '9000d', ...shock }] },
    'script.0.at',
    'stay',
  ],
  ['a stop that is no price', { before: [{ ...position, stopLoss: 'low' }] }, 'before.0.stopLoss', 'is no price'],
  [
    'a target beyond all prices',
    { before: [{ ...position, takeProfit: '9'.repeat(20) }] },
    'before.0.takeProfit',
    'price',
  ],
  ['half a lot', { before: [{ ...position, lots: 1.5 }] }, 'before.0.lots', 'is 1.5: write a whole number'],
  ['no lot', { before: [{ ...position, lots: 0 }] }, 'before.0.lots', 'is 0: write 1 or more'],
  ['a seed that is text', { seed: '7' }, 'seed', 'is "7": write a number'],
  ['a seed above the largest', { seed: 3e9 }, 'seed', 'is 3000000000: write 2147483647 or less'],
  ['a tour that is no truth value', { tour: 'yes' }, 'tour', 'is "yes": write true or false'],
  ['a person to sign in by number', { signIn: 5 }, 'signIn', 'is 5: write text in quotes'],
  [
    'a kind of error nobody knows',
    { faults: { errorKind: 'x' } },
    'faults.errorKind',
    'write one of "http500", "http503"',
  ],
  ['an event nobody knows', { faults: { untoldEvents: ['x'] } }, 'faults.untoldEvents.0', 'no event of that name'],
  [
    'a distance too many',
    { restingOrders: [{ persona: 'whale', count: 5, percentAway: [1, 2, 3] }] },
    'restingOrders.0.percentAway.2',
    'no such field',
  ],
  [
    'a recorded session of another form',
    { log: [{ afterMs: 1, call: 'POST /coin/trade', fields: {}, session: 5 }] },
    'log.0.session',
    'is 5: write a pair of user id and login number',
  ],
  ['a start on a day that its month does not have', { start: '2026-02-30T01:41:00Z' }, 'start', 'is no instant'],
  [
    'an unknown persona to sign in',
    { signIn: 'mallory' },
    'signIn',
    'nobody is called "mallory"; personas are: newcomer',
  ],
  ['a person without a name', { people: [{ email: 'anna@example.com' }] }, 'people.0.name', 'is missing'],
  [
    'a person with an odd balance',
    { people: [dayTrader, { name: 'Bram', email: 'b@example.com', balances: { spot: {} } }] },
    'people.1.balances.spot',
    'must be one of: legal, change',
  ],
  [
    'somebody who is not among the people',
    { people: [dayTrader], signIn: 'bram@example.com' },
    'signIn',
    'nobody is called',
  ],
  ['a visitor who signs in', { signIn: 'visitor' }, 'signIn', 'leave the field out'],
  [
    'a grant to an unknown persona',
    { grants: [{ persona: 'mallory', asset: 'USDT', amount: '1' }] },
    'grants.0.persona',
    'personas are',
  ],
  [
    'a grant of an unknown asset',
    { grants: [{ persona: 'trader', asset: 'LUNA', amount: '1' }] },
    'grants.0.asset',
    'no asset "LUNA"',
  ],
  [
    'a grant that is a number',
    { grants: [{ persona: 'trader', asset: 'USDT', amount: 1 }] },
    'grants.0.amount',
    'is 1: write a decimal in quotes',
  ],
  [
    'a grant into an unknown account',
    { grants: [{ persona: 'trader', kind: 'piggy', asset: 'USDT', amount: '1' }] },
    'grants.0.kind',
    'is "piggy": write one of ',
  ],
  ['a script that is no list', { script: shock }, 'script', 'write a list in brackets'],
  [
    'a distance of another form',
    { script: [{ at: '5 min', ...shock }] },
    'script.0.at',
    'write one like 90s, 5m, 2h or 3d',
  ],
  [
    'an unknown action',
    { script: [{ at: '5m', action: 'market.crash', input: {} }] },
    'script.0.action',
    'no control action "market.crash"; there are: ',
  ],
  [
    'an action that changes nothing',
    { script: [{ at: '5m', action: 'clock.now', input: {} }] },
    'script.0.action',
    'cannot be scripted',
  ],
  [
    'a wrong input of an action',
    { script: [{ at: '5m', action: 'market.shock', input: { percent: 'a lot' } }] },
    'script.0.input',
    'market.shock: percent: ',
  ],
  [
    'an unknown market',
    { script: [{ at: '5m', ...shock, input: { symbol: 'BTCUSDT', percent: 1 } }] },
    'script.0.input.symbol',
    'no market "BTCUSDT": write it like BTC/USDT',
  ],
  [
    'somebody unknown in an input',
    { script: [{ at: '5m', action: 'people.grant', input: { who: 'mallory', asset: 'USDT', amount: '1' } }] },
    'script.0.input.who',
    'nobody is called "mallory"',
  ],
  [
    'a script out of order',
    {
      script: [
        { at: '5m', ...shock },
        { at: '90s', ...shock },
      ],
    },
    'script.1.at',
    '90s comes after 5m: order the script by time',
  ],
  [
    'a past out of order',
    {
      before: [
        { ago: '1h', ...shock },
        { ago: '2h', ...call },
      ],
    },
    'before.1.ago',
    '2h ago comes after 1h ago: put the earliest first',
  ],
  [
    'a position in an unknown market',
    { before: [{ ...position, position: 'LUNA/USDT' }] },
    'before.0.position',
    'write it like BTC/USDT',
  ],
  ['a position to no side', { before: [{ ...position, side: 'up' }] }, 'before.0.side', 'write long or short'],
  [
    'a copy of an unknown trader',
    { before: [{ persona: 'follower', follows: 'mallory' }] },
    'before.0.follows',
    'personas are',
  ],
  ['a call of an unknown persona', { before: [{ ...call, persona: 'mallory' }] }, 'before.0.persona', 'personas are'],
  [
    'an unknown call',
    { before: [{ ...call, call: 'POST /coin/trades' }] },
    'before.0.call',
    'no call "POST /coin/trades": did you mean POST /coin/trade or ',
  ],
  [
    'an unknown field of a call',
    { before: [{ ...call, fields: { ...order, prize: '1' } }] },
    'before.0.fields.prize',
    'POST /coin/trade takes no such field; its fields are: ',
  ],
  [
    'a call without a field it needs',
    { before: [{ ...call, fields: { ...order, amount: '' } }] },
    'before.0.fields.amount',
    'is missing: ',
  ],
  [
    'a call with a value it refuses',
    { before: [{ ...call, fields: { ...order, target_price: 'cheap' } }] },
    'before.0.fields.target_price',
    'is "cheap": ',
  ],
  [
    'a call with a number',
    { before: [{ ...call, fields: { amount: 1 } }] },
    'before.0.fields.amount',
    'is 1: write a string',
  ],
  ['a fault nobody knows', { faults: { latency: 50 } }, 'faults.latency', 'no such field'],
  ['a fault out of range', { faults: { errorRate: 20 } }, 'faults.errorRate', 'a rate is a share'],
  ['a step that is neither', { before: [{ ago: '1h', act: 'x' }] }, 'before.0.action', 'is missing: add it'],
  [
    'more orders than fit',
    { restingOrders: [{ persona: 'whale', count: 1_000_000, percentAway: [1, 2] }] },
    'restingOrders.0.count',
    '100000 at most',
  ],
  [
    'distances the wrong way round',
    { restingOrders: [{ persona: 'whale', count: 5, percentAway: [20, 2] }] },
    'restingOrders.0.percentAway',
    'the smaller figure first',
  ],
];

describe('an invalid scenario file is reported with file, field and remedy', () => {
  it.each(BAD)('%s', (_what, change, field, remedy) => {
    const read = () => parseScenario(FILE, { ...good, ...change });
    expect(read).toThrow(remedy);
    expect(read).toThrow(`${FILE}: ${field}: `);
  });

  it('reports all of them at once, one line each', () => {
    const read = () =>
      parseScenario(FILE, { ...good, signIn: 'mallory', needs: ['quotes'], script: [{ at: '1m', action: 'x' }] });
    expect(read).toThrow(/some-day\.ts: signIn: .*\n.*some-day\.ts: script\.0\.action: /);
  });

  it('the unchanged file of the table is valid', () => {
    expect(
      parseScenario(FILE, { ...good, before: [{ ago: '1h', ...call }], script: [{ at: '5m', ...shock }] }),
    ).toMatchObject({
      tags: [],
      grants: [],
      tour: false,
    });
  });
});

/** What only setting up finds: the changed fields, and the field and reason that are named. */
const REFUSED: readonly (readonly [string, Record<string, unknown>, string])[] = [
  [
    'a leverage that the market does not have',
    { before: [{ ...position, multiple: 7 }] },
    'before.0: a position was refused: Choose one',
  ],
  [
    'a position without margin',
    { before: [{ ...position, persona: 'newcomer' }] },
    'before.0: a position was refused: Insufficient',
  ],
  [
    'a price of no tick',
    { before: [{ action: 'market.set', input: { symbol: 'BTC/USDT', price: '-1' } }] },
    'before.0: -1 is not a price',
  ],
  [
    'a second step',
    {
      before: [
        { ...call, ago: '1h' },
        { ...call, fields: { ...order, amount: '9999999' } },
      ],
    },
    'before.1: POST /coin/trade was refused',
  ],
  [
    'more than can be booked',
    { grants: Array.from({ length: 2 }, () => ({ persona: 'trader', asset: 'USDT', amount: '9'.repeat(12) })) },
    'grants.0: ',
  ],
];

it.each(REFUSED)('a scenario that cannot be set up names the field: %s', (_what, change, reason) => {
  const library = new FileLibrary({ [FILE]: { ...good, ...change } });
  const header = { build: 'test', scenario: good.name, seed: 7, startMs: Date.parse(good.start) };
  expect(() => Exchange.replay({ header, entries: [] }, undefined, library)).toThrow(`scenario some-day: ${reason}`);
});

describe('the library', () => {
  const named = (name: string) => ({ ...good, name });

  it('starts a scenario with added people, who are named by their e-mail addresses', () => {
    const who = dayTrader.email;
    const bought = { ago: '1h', persona: who, call: 'POST /coin/trade', fields: order };
    const library = new FileLibrary({
      'scenarios/a.ts': {
        ...named('a'),
        people: [dayTrader],
        signIn: who,
        before: [bought],
        grants: [{ persona: who, asset: 'SOL', amount: '7' }],
      },
    });
    const header = { build: 'test', scenario: 'a', seed: 7, startMs: Date.parse(good.start) };
    const begin = () => Exchange.replay({ header, entries: [] }, undefined, library);
    const exchange = begin();
    const session = exchange.customerOf(exchange.session());
    expect(exchange.world.tables.users.need(session ?? 0).nickname).toBe(dayTrader.name);
    expect(exchange.world.ledger.available(session ?? 0, 'change', 'SOL').toFixed()).toBe('7');
    const orders = exchange.world.tables.coinOrders.list('user', session ?? 0);
    expect(orders.length).toBe(dayTrader.pastOrders.length + 1 + dayTrader.orders.length + 1);
    expect(begin().hash()).toBe(exchange.hash());
    expect(exchange.control('ledger.check', {})).toEqual({ faults: [] });
  });

  it('refuses two files of one name', () => {
    const sources = { '../../scenarios/some-day.ts': good, '../../scenarios/more/some-day.ts': good };
    expect(() => new FileLibrary(sources)).toThrow(
      'scenarios/more/some-day.ts: name: scenarios/some-day.ts has it already',
    );
  });

  it('loads the others when one file is invalid', () => {
    const library = new FileLibrary({ 'scenarios/a.ts': named('a'), 'scenarios/b.ts': { ...named('b'), needs: [] } });
    expect(library.list().map(({ name }) => name)).toEqual(['a']);
    expect(library.problems()).toEqual([{ name: 'b', problem: expect.stringContaining('scenarios/b.ts: needs: ') }]);
    expect(() => library.named('b')).toThrow('scenarios/b.ts: needs: ');
    expect(() => library.named('c')).toThrow('no scenario "c"; there are: a, b');
  });

  it('takes another text of a file, and keeps the old one when the new one is invalid', () => {
    const library = new FileLibrary({ 'scenarios/a.ts': named('a') });
    library.replace('scenarios/a.ts', { ...named('a'), signIn: 'trader' });
    expect(library.named('a').signIn).toBe('trader');
    expect(() => library.replace('scenarios/a.ts', { ...named('a'), signIn: 'mallory' })).toThrow(
      'scenarios/a.ts: signIn',
    );
    expect(library.named('a').signIn).toBe('trader');
  });
});

describe('durations', () => {
  it.each([
    ['90s', 90_000],
    ['5m', 300_000],
    ['72h', 259_200_000],
    ['3d', 259_200_000],
    ['250ms', 250],
  ])('%s', (text, ms) => expect(durationMs(text)).toBe(ms));

  it.each(['', '5', 'm5', '5 m', '-5m', '1.5h'])('refuses %j', (text) => {
    expect(() => durationMs(text)).toThrow('write 90s, 5m, 72h or 3d');
  });
});

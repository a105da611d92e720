import { beforeEach, describe, expect, test } from 'vitest';
import type { WireLang } from '@/contract/lang';
import { createValueStore, type ValueStore } from '@/lib/stores/value-store';
import { controlActions } from '../../../control/actions';
import type { Kit } from '../../../control/sandbox-method';
import { LocalPort } from '../../local-port';
import { ManualTime } from '../../manual-time';
import { resumeRun } from '../../resume-run';
import { answer, isAddressed, type SteeredPage } from './answer';
import { EMBED_ACTIONS, type EmbedFaultCode } from './messages';
import { readOrigins } from './origins';
import { subscriptions } from './subscriptions';

const OWN = 'https://demo.example';
const FRIEND = 'https://shop.example';
const permission = { own: OWN, origins: [FRIEND], problem: null };

let time: ManualTime;
let port: LocalPort;
let shown: string[];
let told: { event: string; data: unknown; origin: string }[];
let page: SteeredPage;
let signedIn: ValueStore<string>;

beforeEach(async () => {
  time = new ManualTime();
  const resumed = await resumeRun({ scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 }, null);
  port = new LocalPort(resumed, { time });
  port.start();
  shown = [];
  told = [];
  signedIn = createValueStore('');
  const customer = { token: signedIn.get, onToken: signedIn.subscribe };
  const heard = subscriptions(port, customer, (message, origin) => told.push({ ...message, origin }));
  page = {
    run: (async (action: string, input: unknown) => {
      const result = await port.control(action, input ?? {});
      await heard.caughtUp();
      return result;
    }) as Kit['run'],
    show: (address) => shown.push(address),
    setLanguage: (lang: WireLang) => shown.push(lang),
    reading: () => ({ screen: '/', lang: 'en' }),
    subscribe: heard.subscribe,
  };
});

const send = (action: string, input?: object, origin = OWN) =>
  answer({ pocketExchange: 1, id: '5', action, ...(input && { input }) } as never, origin, permission, page);
async function result(action: string, input?: object): Promise<unknown> {
  const reply = await send(action, input);
  if (!reply.ok) throw new Error(reply.fault.sentence);
  return reply.result;
}

describe('what is refused, each with its sentence', () => {
  const good = { pocketExchange: 1, id: '5', action: 'clock.now' };
  test.each<[what: string, message: object, origin: string, code: EmbedFaultCode, sentence: RegExp]>([
    ['a stranger', good, 'https://evil.example', 'origin', /^https:\/\/evil\.example may not steer .* add it to/],
    ['a friend on another port', good, `${FRIEND}:8443`, 'origin', /may not steer/],
    ['a friend without encryption', good, 'http://shop.example', 'origin', /may not steer/],
    ['a page without an origin', good, 'null', 'origin', /^null may not steer/],
    ['another version', { ...good, pocketExchange: 2 }, OWN, 'version', /^no version 2 .* send pocketExchange: 1$/],
    ['no version', { ...good, pocketExchange: null }, OWN, 'version', /^no version null/],
    ['no id', { ...good, id: undefined }, OWN, 'message', /^a request: id: /],
    ['a long id', { ...good, id: 'x'.repeat(65) }, OWN, 'message', /^a request: id: /],
    ['no action', { ...good, action: undefined }, OWN, 'message', /^a request: action: /],
    ['an unknown field', { ...good, extra: 1 }, OWN, 'message', /^a request: extra: /],
    ['an input that is no object', { ...good, input: 'x' }, OWN, 'message', /^a request: input: /],
    [
      'an unknown action',
      { ...good, action: 'clock.warp' },
      OWN,
      'action',
      /^no action "clock\.warp"; there are: page/,
    ],
    ['a name of Object', { ...good, action: 'constructor' }, OWN, 'action', /^no action "constructor"/],
    ['what was typed', { ...good, action: 'run.export' }, OWN, 'action', /^no action "run\.export"/],
    ['a session', { ...good, action: 'people.as', input: { who: 'trader' } }, OWN, 'action', /^no action "people\.as"/],
    ['a wrong field', { ...good, input: { at: 1 } }, OWN, 'input', /^clock\.now: at: .* it takes nothing$/],
    ['an unknown market', { ...good, action: 'market.price', input: { symbol: 'X' } }, OWN, 'input', /^no market "X"/],
    ['no address', { ...good, action: 'page.screen', input: { address: 'https://x' } }, OWN, 'input', /is no address/],
    [
      'no language',
      { ...good, action: 'page.language', input: { lang: 'xx' } },
      OWN,
      'input',
      /a language is one of zh/,
    ],
    ['no event', { ...good, action: 'page.subscribe', input: { events: ['chat'] } }, OWN, 'input', /events\.0: /],
  ])('%s', async (_what, message, origin, code, sentence) => {
    const reply = await answer(message as never, origin, permission, page);
    expect(reply).toMatchObject({ pocketExchange: 1, ok: false, fault: { code } });
    expect(!reply.ok && reply.fault.sentence).toMatch(sentence);
    await expect(port.control('scenario.current', {})).resolves.toMatchObject({ commands: 0 });
  });
});

test('a message for somebody else is not answered', () => {
  for (const data of [null, 1, 'pocketExchange', [], {}, { type: 'webpackOk' }]) expect(isAddressed(data)).toBe(false);
});

test('every allowed action is in the table of control actions', () => {
  for (const name of EMBED_ACTIONS) expect(Object.keys(controlActions)).toContain(name);
});

test('an allowed origin starts a scenario, whose screen is shown, and the answer has its id', async () => {
  const reply = await send('scenario.start', { name: 'long-btc', seed: 7, paused: true }, FRIEND);
  expect(reply).toMatchObject({ id: '5', ok: true, result: { name: 'long-btc', seed: 7 } });
  expect(shown).toEqual(['/pages/transaction/index?tab=futures&symbol=BTC/USDT']);
});

test('a price that is set is the price, also with the clock at rest', async () => {
  await result('clock.set', { paused: true });
  await result('market.set', { symbol: 'BTC/USDT', price: '59000' });
  expect(await result('market.price', { symbol: 'BTC/USDT' })).toMatchObject({ price: '59000.00' });
});

test('screen and language are set in the app itself', async () => {
  await result('page.screen', { address: '/pages/market/market' });
  await result('page.language', { lang: 'fra' });
  expect(shown).toEqual(['/pages/market/market', 'fra']);
  expect(await result('page.reading')).toEqual({ version: 1, screen: '/', lang: 'en' });
});

test('of several subscriptions the last valid one stays', async () => {
  const wanted = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT'];
  const replies = await Promise.all([
    send('page.subscribe', { events: ['price'], symbols: wanted }),
    send('page.subscribe', { events: ['run'] }, FRIEND),
    send('page.subscribe', { events: ['price'], symbols: ['X'] }),
  ]);
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, false]);
  told.length = 0;
  await result('scenario.start', { name: 'flash-crash', seed: 3 });
  time.pass(1_000);
  expect(told).toEqual([{ event: 'run', origin: FRIEND, data: { change: 'started', name: 'flash-crash', seed: 3 } }]);
});

test('events go to the origin that asked, and another subscription replaces the first', async () => {
  await send('page.subscribe', { events: ['price', 'clock'], symbols: ['BTC/USDT'] }, FRIEND);
  time.pass(1_000);
  await result('clock.set', { paused: true });
  expect(new Set(told.map(({ event }) => event))).toEqual(new Set(['price', 'clock']));
  expect(told[0]).toMatchObject({ event: 'price', origin: FRIEND, data: { symbol: 'BTC/USDT' } });
  expect(told.filter(({ event }) => event === 'price').every(({ data }) => JSON.stringify(data).includes('BTC/'))).toBe(
    true,
  );
  await result('page.subscribe', { events: ['run'] });
  told.length = 0;
  await result('scenario.start', { name: 'flash-crash', seed: 3 });
  time.pass(1_000);
  expect(told).toEqual([{ event: 'run', origin: OWN, data: { change: 'started', name: 'flash-crash', seed: 3 } }]);
});

test('order events are those of the signed-in customer, in every run', async () => {
  await result('page.subscribe', { events: ['lever_closed'] });
  for (const seed of [7, 8]) {
    await result('scenario.start', { name: 'long-btc', seed, paused: true });
    const { token } = (await port.control('people.as', { who: 'trader' })) as { token: string };
    signedIn.set(token);
    told.length = 0;
    await result('market.shock', { symbol: 'BTC/USDT', percent: -7 });
    await result('clock.advance', { by: '1m' });
    expect(told.map(({ event }) => event)).toEqual(['lever_closed']);
  }
});

test('a subscription to an unknown market is refused, and the former one stays', async () => {
  await result('page.subscribe', { events: ['clock'] });
  const reply = await send('page.subscribe', { events: ['price'], symbols: ['BTC/USDT', 'NO/PE'] });
  expect(reply).toMatchObject({ ok: false, fault: { code: 'input' } });
  await result('clock.set', { paused: true });
  expect(told.map(({ event }) => event)).toContain('clock');
});

test.each([
  ['{}', [], null],
  ['{"origins":[]}', [], null],
  [
    '{"origins":["https://shop.example","http://localhost:3000"]}',
    ['https://shop.example', 'http://localhost:3000'],
    null,
  ],
  ['{"origins":["*"]}', [], /invalid at "\*"/],
  ['{"origins":["https://shop.example/"]}', [], /invalid at "https:\/\/shop\.example\/"/],
  ['{"origins":["https://*.shop.example"]}', [], /invalid/],
  ['{"origins":["null"]}', [], /invalid/],
  ['{"origins":["https://shop.example","javascript:x"]}', [], /invalid at "javascript:x"/],
  ['{"origin":["https://shop.example"]}', [], /invalid/],
  ['', [], /invalid/],
])('the list %s', (text, origins, problem) => {
  const read = readOrigins(text);
  expect(read.origins).toEqual(origins);
  if (problem) expect(read.problem).toMatch(problem);
  else expect(read.problem).toBeNull();
});

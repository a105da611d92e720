import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Call } from '@/contract/calls';
import type { CallFacts } from '@/contract/declare';
import { facts } from '@/contract/facts';
import { requests } from '@/contract/requests';
import { startServer } from '../hosts/node-server/server';
import { type AnswerFault, type EventFault, faultyProxy } from '../testing/faulty-proxy';
import { runCli } from './cli';
import { type ConformOptions, conform, departuresOf, Unreachable } from './conform';
import { readOptions } from './options';
import { READS } from './reads';
import { junitReport, textReport } from './report';
import { ORDERED_UNSEEN, ROW_ORDERS } from './row-order';
import { WRITES } from './writes';

let host: Awaited<ReturnType<typeof startServer>>;
let proxy: Awaited<ReturnType<typeof faultyProxy>>;
let options: ConformOptions;
const TIMEOUT_MS = 20_000;

beforeAll(async () => {
  host = await startServer({ port: 0, scenario: 'spot-trader', seed: 7, transports: ['websocket', 'polling'] });
  proxy = await faultyProxy(host.url);
  const signedIn = await fetch(`${host.url}/__sandbox/people/as`, { method: 'POST', body: '{"who":"trader"}' });
  const { token } = (await signedIn.json()) as { token: string };
  options = {
    base: `${host.url}/api`,
    socket: null,
    socketProtocol: 4,
    token,
    write: false,
    strict: false,
    timeoutMs: TIMEOUT_MS,
    listenMs: 2_500,
    only: [],
  };
});
afterAll(async () => {
  await proxy.close();
  await host.close();
});

/** The departures of a report, each as `call path`. */
const told = async (changed: Partial<ConformOptions>) =>
  departuresOf(await conform({ ...options, ...changed })).map(({ call, path }) => `${call} ${path}`.trim());

describe('the simulated exchange has no departures', () => {
  it('when a visitor reads', async () => {
    expect(await told({ token: '' })).toEqual([]);
  });

  it('when a customer reads and listens', async () => {
    const report = await conform({ ...options, socket: host.url });
    expect(departuresOf(report)).toEqual([]);
    expect(report.events.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['daymarket', 'kline', 'market_depth']),
    );
    const left = report.calls.filter(({ skipped }) => skipped !== '').map(({ call }) => call);
    expect(left).toEqual(['GET /microtrade/get_result', 'GET /game/round', 'GET /otc/detail', 'GET /loan/detail']);
  });

  it('when a customer writes, and clients of the family listen', async () => {
    const report = await conform({ ...options, write: true, socket: host.url, socketProtocol: 3 });
    expect(departuresOf(report)).toEqual([]);
    for (const { call } of WRITES) expect(report.calls.find((each) => each.call === call)?.skipped, call).toBe('');
    const { message } = (await (
      await fetch(`${host.url}/api/coin/list?status=1`, { headers: { authorization: options.token } })
    ).json()) as { message: unknown[] };
    // The scenario's own two orders wait as before.
    expect(message).toHaveLength(2);
  });
});

type Fields = Record<string, unknown>;
/** Changes the object at a path like `message.data.0`. */
const at =
  (path: string, change: (found: Fields) => void) =>
  (body: Fields): unknown => {
    let found: unknown = body;
    for (const key of path.split('.').filter(Boolean)) found = (found as Fields | undefined)?.[key];
    if (typeof found !== 'object' || found === null) throw new Error(`nothing is at ${path}`);
    change(found as Fields);
    return body;
  };
const set = (path: string, name: string, value: unknown): AnswerFault => ({
  body: at(path, (found) => {
    if (!Object.hasOwn(found, name)) throw new Error(`${path} has no ${name}`);
    found[name] = value;
  }),
});
const drop = (path: string, name: string): AnswerFault => ({
  body: at(path, (found) => {
    if (!Object.hasOwn(found, name)) throw new Error(`${path} has no ${name}`);
    delete found[name];
  }),
});
const rename = (path: string, name: string, to: string): AnswerFault => ({
  body: at(path, (found) => {
    found[to] = found[name];
    delete found[name];
  }),
});
const swapped = (path: string): AnswerFault => ({
  body: at(path, (found) => {
    const rows = found as unknown as unknown[];
    [rows[0], rows[1]] = [rows[1], rows[0]];
  }),
});
const whole = (body: unknown): AnswerFault => ({ body: () => body });

const QUOTES = 'GET /currency/quotation_new';
const BARS = 'GET /currency/new_timeshar';
const PAIR = 'message.0.quotation.0';

/** [what is wrong, the call, the fault, the path that is to be named] */
const FAULTS: readonly (readonly [string, Call, AnswerFault, string])[] = [
  ['a field of an object is missing', 'GET /user/info', drop('message', 'id'), 'message.id'],
  ['a field of an object is renamed', 'GET /user/info', rename('message', 'account', 'acount'), 'message.account'],
  ['a field of an object is null', 'GET /user/info', set('message', 'account_number', null), 'message.account_number'],
  ['text instead of a number', 'GET /user/info', set('message', 'user_level', 'two'), 'message.user_level'],
  ['a number instead of text', 'GET /user/info', set('message', 'account', 12), 'message.account'],
  ['an object instead of text', 'GET /getSiteConfig', set('message', 'site_name', {}), 'message.site_name'],
  ['a field of a row is missing', 'GET /coin/list', drop('message.1', 'symbol'), 'message[].symbol'],
  [
    'a field of a row is renamed',
    'GET /coin/list',
    rename('message.0', 'created_at', 'createdAt'),
    'message[].created_at',
  ],
  ['a field of a row is null', 'GET /coin/list', set('message.0', 'target_price', null), 'message[].target_price'],
  ['a value outside of a list of values', 'GET /coin/list', set('message.0', 'status', 7), 'message[].status'],
  ['text instead of a value of a list', 'GET /coin/list', set('message.0', 'type', '1'), 'message[].type'],
  [
    'an amount with a thousands separator',
    'GET /coin/list',
    set('message.0', 'trade_amount', '1,000.5'),
    'message[].trade_amount',
  ],
  ['an empty amount', 'GET /coin/list', set('message.0', 'charge_fee', ''), 'message[].charge_fee'],
  ['a row that is null', 'GET /coin/list', set('message', '0', null), 'message[]'],
  [
    'a paginator instead of a list',
    'GET /coin/list',
    { body: ({ message, ...rest }) => ({ ...rest, message: { data: message } }) },
    'message',
  ],
  ['rows out of order', 'GET /coin/list', swapped('message'), 'message[].id'],
  [
    'more than eight decimals',
    'GET /coin/list',
    set('message.0', 'target_price', '1.123456789'),
    'message[].target_price',
  ],
  [
    'a time in another form',
    'GET /coin/list',
    set('message.0', 'created_at', '2026-01-06T09:41:32.000Z'),
    'message[].created_at',
  ],
  ['a nested field is missing', 'GET /coin/detail', drop('message.order', 'id'), 'message.order.id'],
  ['a nested list is an object', 'GET /coin/detail', set('message', 'fills', {}), 'message.fills'],
  ['a list instead of a page', 'GET /wallet/hzhistory', set('', 'message', []), 'message'],
  ['a page without its total', 'GET /wallet/hzhistory', drop('message', 'total'), 'message.total'],
  ['a page without its last page', 'GET /wallet/hzhistory', drop('message', 'last_page'), 'message.last_page'],
  [
    'a last page that does not fit the total',
    'GET /wallet/hzhistory',
    set('message', 'last_page', 9),
    'message.last_page',
  ],
  [
    'another page than was asked for',
    'GET /wallet/hzhistory',
    set('message', 'current_page', 3),
    'message.current_page',
  ],
  ['a total below the rows', 'GET /follow/index', set('message', 'total', 0), 'message.total'],
  ['rows of a page under another name', 'GET /follow/index', rename('message', 'data', 'rows'), 'message.data'],
  ['traders not by their profit', 'GET /follow/index', swapped('message.data'), 'message.data[].total_profits'],
  [
    'the first page again',
    'GET /bind_box/getArtist',
    {
      body: (() => {
        let first: unknown = null;
        return (body: Fields) => {
          if (body.type === 'ok') first ??= body.message;
          return body.type === 'ok' ? { ...body, message: first } : body;
        };
      })(),
    },
    'message[].id',
  ],
  ['pages that do not fit the total', 'GET /recharge/log', set('message', 'pages', 7), 'message.pages'],
  ['a page number that is a word', 'GET /recharge/log', set('message', 'page', 'first'), 'message.page'],
  ['a count below the rows', 'POST /news/list', set('message', 'count', 0), 'message.count'],
  ['another limit than was asked for', 'POST /news/list', set('message', 'limit', 99), 'message.limit'],
  ['a count that is missing', 'POST /wallet/legal_log', drop('message', 'count'), 'message.count'],
  [
    'more rows than were asked for',
    'POST /wallet/legal_log',
    {
      body: at('message', (found) => {
        const list = found.list as unknown[];
        found.list = [...list, ...list, ...list];
        found.count = 999;
      }),
    },
    'message.list',
  ],
  ['a list of a list missing', QUOTES, drop('message.0', 'quotation'), 'message[].quotation'],
  ['a price that is null', QUOTES, set(PAIR, 'now_price', null), 'message[].quotation[].now_price'],
  ['a formatted price', QUOTES, set(PAIR, 'now_price', '$60,000'), 'message[].quotation[].now_price'],
  [
    'more decimals than the market has',
    QUOTES,
    set(PAIR, 'now_price', '60000.1234567'),
    'message[].quotation[].now_price',
  ],
  ['a flag that is a word', QUOTES, set(PAIR, 'open_lever', 'yes'), 'message[].quotation[].open_lever'],
  ['a change with a percent sign', QUOTES, set(PAIR, 'change', '+1.2%'), 'message[].quotation[].change'],
  ['an id with letters', QUOTES, set(PAIR, 'id', 'BTC'), 'message[].quotation[].id'],
  ['bars in the common envelope', BARS, { body: ({ data }) => ({ type: 'fine', message: data }) }, 'code'],
  ['bars without their data', BARS, drop('', 'data'), 'data'],
  ['bars newest first', BARS, { body: at('', (found) => (found.data as unknown[]).reverse()) }, 'data[].time'],
  ['a bar whose price is text', BARS, set('data.0', 'open', '60000'), 'data[].open'],
  ['the code as text', BARS, set('', 'code', '1'), 'code'],
  ['another type of envelope', 'GET /menu', set('', 'type', 'success'), 'type'],
  ['a number as the type', 'GET /menu', set('', 'type', 200), 'type'],
  ['no type at all', 'GET /menu', drop('', 'type'), 'type'],
  ['no message', 'GET /menu', drop('', 'message'), 'message'],
  ['a payload without its envelope', 'GET /menu', { body: ({ message }) => message }, ''],
  ['null instead of a list', 'GET /menu', set('', 'message', null), 'message'],
  ['a refusal of what is allowed', 'GET /menu', whole({ type: 'error', message: 'no' }), 'type'],
  ['a refusal without a sentence', 'GET /menu', whole({ type: 'error', message: { a: 1 } }), 'message'],
  [
    'a refusal that is not declared',
    'GET /menu',
    whole({ type: 'error', message: 'no', reason: 'order_unknown' }),
    'reason',
  ],
  [
    'a refusal of a field that the call does not have',
    'GET /menu',
    whole({ type: 'error', message: 'no', field: 'price' }),
    'field',
  ],
  ['HTML instead of JSON', 'GET /faq', { text: '<html><body>Bad gateway</body></html>' }, ''],
  ['an empty body', 'GET /faq', { text: '' }, ''],
  ['half a body', 'GET /faq', { text: '{"type":"ok","mess' }, ''],
  ['status 500', 'GET /faq', { status: 500, text: 'oops' }, ''],
  ['status 404 with a refusal', 'GET /faq', { status: 404, text: '{"type":"error","message":"not found"}' }, ''],
  ['status 201', 'GET /faq', { status: 201 }, ''],
  ['a broken connection', 'GET /faq', { cut: true }, ''],
  ['an answer after the timeout', 'GET /faq', { delayMs: 1_500 }, ''],
  [
    'a session of nobody is answered',
    'GET /user/invite',
    { body: (body) => (body.type === '999' ? { type: 'ok', message: {} } : body) },
    'type',
  ],
  [
    'the number 999',
    'GET /user/invite',
    { body: (body) => (body.type === '999' ? { ...body, type: 999 } : body) },
    'type',
  ],
  [
    'an ordinary error without a session',
    'GET /user/invite',
    { body: (body) => (body.type === '999' ? { ...body, type: 'error' } : body) },
    'type',
  ],
  [
    'a balance that must be a number',
    'POST /wallet/list',
    drop('message.legal_wallet', 'usdt_totle'),
    'message.legal_wallet.usdt_totle',
  ],
  ['an account that is missing', 'POST /wallet/list', drop('message', 'lever_wallet'), 'message.lever_wallet'],
  [
    'a map with values of another type',
    'POST /user/messageList',
    set('message', 'unread_topics', { account: 'many' }),
    'message.unread_topics.account',
  ],
];

describe('faults that are planted in answers', () => {
  it.each(FAULTS)('%s: %s', async (_name, call, fault, path) => {
    proxy.plant(call, fault);
    const timeoutMs = 'delayMs' in fault ? 500 : TIMEOUT_MS;
    const found = await told({ base: `${proxy.url}/api`, only: [call], timeoutMs });
    proxy.plant('', null);
    expect(found).toContain(`${call} ${path}`.trim());
    expect(found.filter((each) => !each.startsWith(call))).toEqual([]);
  });

  it('of at least sixty kinds', () => {
    expect(FAULTS.length + EVENT_FAULTS.length).toBeGreaterThanOrEqual(60);
  });
});

const sends = (path: string, fields: Fields) => at(path, (found) => void Object.assign(found, fields));

/** [what deployed servers do (contract section 1), the call, the answer] */
const HABITS: readonly (readonly [string, Call, (body: Fields) => unknown])[] = [
  [
    'a sum with the decimals of a binary fraction',
    'POST /wallet/list',
    sends('message.legal_wallet', { usdt_totle: 0.1 + 0.2 }),
  ],
  ['a time that has not come', 'GET /coin/list', sends('message.0', { updated_at: '' })],
  ['a time without its seconds', 'GET /coin/list', sends('message.0', { created_at: '2026-01-06 09:41' })],
  ['a Unix time as text', 'GET /coin/list', sends('message.0', { created_at: '1767663692' })],
  ['an amount as a number', 'GET /coin/list', sends('message.0', { trade_amount: 0.001 })],
  ['the page as text', 'GET /recharge/log', sends('message', { page: '1' })],
  ['a further key beside the message', 'GET /menu', (body) => ({ ...body, data: [] })],
];

describe('habits of deployed servers are no departures', () => {
  it.each(HABITS)('%s: %s', async (_name, call, habit) => {
    // Without a session they are refused as everywhere.
    proxy.plant(call, { body: (body) => (body.type === 'ok' ? habit(body) : body) });
    const found = await told({ base: `${proxy.url}/api`, only: [call] });
    proxy.plant('', null);
    expect(found).toEqual([]);
  });
});

const field =
  (name: string, value: unknown): EventFault =>
  (payload) => ({ ...payload, [name]: value });
const without =
  (name: string): EventFault =>
  ({ [name]: _gone, ...payload }) =>
    payload;

const EVENT_FAULTS: readonly (readonly [string, string, EventFault, string])[] = [
  ['a field is missing', 'daymarket', without('now_price'), 'daymarket now_price'],
  ['a field is renamed', 'kline', ({ close, ...rest }) => ({ ...rest, last: close }), 'kline close'],
  ['a field has another type', 'daymarket', field('time', 'noon'), 'daymarket time'],
  ['a period nobody knows', 'kline', field('period', '7min'), 'kline period'],
  ['the name is not repeated', 'daymarket', field('type', 'ticker'), 'daymarket type'],
  ['levels are objects', 'market_depth', field('bids', [{ price: '1', amount: '1' }]), 'market_depth bids'],
  [
    'asks come best first',
    'market_depth',
    (payload) => ({ ...payload, asks: [...(payload.asks as unknown[])].reverse() }),
    'market_depth asks[][]',
  ],
  ['a price has too many decimals', 'daymarket', field('now_price', '60000.1234567891'), 'daymarket now_price'],
  ['the payload is text', 'market_depth', () => 'no book', 'market_depth'],
  [
    'trades come oldest first',
    'match_trade',
    (payload) => ({ ...payload, data: [{ ...(payload.data as Fields[])[0], ts: 1 }, (payload.data as Fields[])[0]] }),
    'match_trade data',
  ],
  ['an event does not come', 'kline', () => null, 'kline'],
];

describe('faults that are planted in events', () => {
  it.each(EVENT_FAULTS)('%s: %s', async (_name, event, fault, named) => {
    proxy.plantInEvent(event, fault);
    const base = `${proxy.url}/api`;
    const found = await told({ base, socket: proxy.url, listenMs: 1_200, only: [QUOTES] });
    proxy.plantInEvent('', null);
    expect([...new Set(found)].filter((each) => each === named || each.startsWith(`${named}[`))).not.toEqual([]);
    expect(found.filter((each) => !each.startsWith(event))).toEqual([]);
  });
});

/** An address at which something answered a moment ago. */
async function closedAddress(): Promise<string> {
  const left = await faultyProxy(host.url);
  await left.close();
  return left.url;
}

test('a base address without a server is reported as unreachable', async () => {
  await expect(conform({ ...options, base: `${await closedAddress()}/api` })).rejects.toThrow(Unreachable);
});

describe('the command', () => {
  const lines: string[] = [];
  const run = (...args: string[]) => {
    lines.length = 0;
    const note = (line: string) => void lines.push(line);
    return runCli([...args, '--socket', 'none'], { log: note, error: note });
  };

  it('ends with 0 without departures, and signs in', async () => {
    const account = ['--account', 'verified1@example.com', '--password', 'pocket123'];
    expect(await run('--base', host.url, '--only', 'GET /user/info', ...account)).toBe(0);
    expect(lines.at(-1)).toContain('1 of 1 calls asked');
  });

  it('ends with 1 and reports departures as JSON and as JUnit', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'conform-'));
    const file = join(folder, 'report.xml');
    proxy.plant('GET /faq', { status: 500, text: 'oops' });
    expect(await run('--base', proxy.url, '--only', 'GET /faq', '--json', '--junit', file)).toBe(1);
    proxy.plant('', null);
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      departures: [{ call: 'GET /faq', path: '', expected: 'HTTP status 200', seen: '500, "oops"' }],
    });
    expect(await readFile(file, 'utf8')).toContain('<failure message=');
    await rm(folder, { recursive: true });
  });

  it('ends with 2 when the JUnit file cannot be written, and says the rest all the same', async () => {
    expect(await run('--base', host.url, '--only', 'GET /faq', '--json', '--junit', '/')).toBe(2);
    expect(lines.slice(-2)).toEqual(['{"departures":[]}', '--junit / cannot be written: EISDIR']);
  });

  it.each([
    ['a call that changes something', 'POST /coin/trade', 'asked only with --write'],
    ['a call without a step', 'POST /user/forget', 'conform has no step for it'],
    ['a call that needs a session', 'GET /user/info', 'needs a session'],
  ] as const)('ends with 2 when only %s is named and was not asked, and says why in both reports', async (...row) => {
    const [, call, reason] = row;
    const folder = await mkdtemp(join(tmpdir(), 'conform-'));
    const file = join(folder, 'report.xml');
    expect(await run('--base', host.url, '--only', call, '--json', '--junit', file)).toBe(2);
    expect(lines[0]).toContain(`left out ${call}: ${reason}`);
    expect(lines).toContain('no call was asked; the report says why each was left out');
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ departures: [] });
    expect(await readFile(file, 'utf8')).toContain(`name="${call}"><skipped message="${reason}"/></testcase>`);
    await rm(folder, { recursive: true });
  });

  it('ends with 0 when one of the named calls was asked', async () => {
    expect(await run('--base', host.url, '--only', 'GET /faq', '--only', 'POST /coin/trade')).toBe(0);
    expect(lines[0]).toContain('left out POST /coin/trade: asked only with --write');
  });

  it('ends with 2 when nothing answers, when the login fails, and with invalid options', async () => {
    expect(await run('--base', await closedAddress())).toBe(2);
    expect(lines[0]).toMatch(/^no answer from .*: no connection \(ECONNREFUSED\)$/);
    expect(await run('--base', host.url, '--account', 'maya@example.com', '--password', 'wrong')).toBe(2);
    expect(lines[0]).toMatch(/^maya@example.com cannot sign in: "error": ./);
    expect(await run('--base', 'nowhere')).toBe(2);
    expect(lines[1]).toContain('npm run conform');
  });
});

test('a session that has ended is reported once', async () => {
  expect(await told({ token: '0'.repeat(32) })).toEqual(['GET /user/info type']);
});

test('an undeclared field is a note, and a departure when it is strict', async () => {
  const extra: AnswerFault = { body: at('message', (found) => Object.assign(found, { surprise: 1 })) };
  proxy.plant('GET /getSiteConfig', extra);
  const asked = { ...options, base: `${proxy.url}/api`, only: ['GET /getSiteConfig' as const] };
  const [lax, strict] = [await conform(asked), await conform({ ...asked, strict: true })];
  proxy.plant('', null);
  expect(departuresOf(lax)).toEqual([]);
  expect(lax.calls[0]?.notes.map(({ path }) => path)).toEqual(['message.surprise']);
  expect(departuresOf(strict).map(({ path }) => path)).toEqual(['message.surprise']);
});

test('the reports name call and path', async () => {
  proxy.plant('GET /faq', { text: '<b>"&\u0001' });
  const report = await conform({ ...options, base: `${proxy.url}/api`, only: ['GET /faq'] });
  proxy.plant('', null);
  expect(textReport(report)).toMatch(/^DEPARTS {2}GET \/faq \(observed\)\n.*expected JSON, seen/);
  const xml = junitReport(report);
  expect(xml).toContain('<testsuite name="calls" tests="1" failures="1" skipped="0">');
  expect(xml).toContain('&lt;b&gt;');
  expect(xml).not.toContain('\u0001');
});

describe('the plan', () => {
  it('includes every call that changes nothing', () => {
    const planned = new Set([...READS, ...WRITES].map(({ call }) => call));
    const reading = (Object.keys(requests) as Call[]).filter((call) => /^GET|[lL]ist$|[dD]etail$/.test(call));
    expect(reading.filter((call) => !planned.has(call))).toEqual([]);
  });

  it('has an order for every list whose note describes one', () => {
    const ordered = (Object.entries(facts) as [Call, CallFacts][])
      .filter(([, { note }]) =>
        /newest first|^Ascending|oldest first|highest first|best price first|first first|last come first/i.test(
          note ?? '',
        ),
      )
      .map(([call]) => call);
    expect(ordered.filter((call) => !ROW_ORDERS[call] && !ORDERED_UNSEEN.includes(call))).toEqual([]);
  });
});

describe('options', () => {
  it.each([
    [['--base', 'https://x.example'], { base: 'https://x.example/api', socket: 'https://x.example' }],
    [['--base', 'https://x.example/v1/'], { base: 'https://x.example/v1', socketProtocol: 4 }],
    [['--base', 'https://x.example', '--socket', 'none', '--timeout', '0.5'], { socket: null, timeoutMs: 500 }],
    [
      ['--base', 'https://x.example', '--only', 'GET /faq', '--socket-protocol', '3'],
      { only: ['GET /faq'], socketProtocol: 3 },
    ],
  ])('%j', (args, wanted) => {
    expect(readOptions(args)).toMatchObject(wanted);
  });

  it.each([
    [[], '--base'],
    [['--base', 'x.example'], '--base'],
    [['--base', 'https://me:secret@x.example/api'], '--base'],
    [['--base', 'https://x.example/api?version=1'], '--base'],
    [['--base', 'https://x.example', '--socket', 'https://x.example/#a'], '--socket'],
    [['--base', 'https://x.example', '--token', 'a\nb'], '--token'],
    [['--base', 'https://x.example', '--token', 'ключ'], '--token'],
    [['--base', 'https://x.example', '--account', 'maya@example.com'], '--password'],
    [['--base', 'https://x.example', '--only', 'GET /nope'], '--only'],
    [['--base', 'https://x.example', '--listen', 'long'], '--listen'],
    [['--base', 'https://x.example', '--socket-protocol', '2'], '--socket-protocol'],
  ])('%j are refused by name', (args, name) => {
    expect(() => readOptions(args)).toThrow(name);
  });
});

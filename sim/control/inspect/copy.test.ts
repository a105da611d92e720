import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeForm } from '@/contract/form';
import { Exchange } from '../../core';
import { LocalPort } from '../../hosts/local-port';
import { ManualTime } from '../../hosts/manual-time';
import { library } from '../../scenarios/start/library';
import { runGenerated } from '../../testing/generated-test';
import type { ControlResult } from '../actions';
import { curlOf } from '../export/as-curl';
import { createSandbox } from '../sandbox-api';

const begun = (scenario = 'spot-trader') =>
  Exchange.begin({ scenario, seed: 7, build: __BUILD_ID__, realNowMs: Date.UTC(2026, 0, 6) });
const BUY = { currency_id: '1', legal_id: '3', type: '1', amount: '0.01', target_price: '20000', order_type: 'limit' };

function open(scenario?: string) {
  const exchange = begun(scenario);
  const { token } = exchange.control('people.as', { who: 'trader' }) as ControlResult<'people.as'>;
  const call = (name: string, fields: Record<string, string> = {}, as = token) => {
    const [method = '', path = ''] = name.split(' ');
    exchange.advanceTo(exchange.nowMs + 1_500);
    exchange.call({ id: '', method, path, fields: { lang: 'en', ...fields }, token: as });
    const { steps } = exchange.control('inspect.read', {}) as ControlResult<'inspect.read'>;
    return steps.findLast(({ cause }) => cause.kind === 'call')?.seq ?? 0;
  };
  const copy = (seq: number, as: 'curl' | 'test' | 'step', base?: string) =>
    (exchange.control('inspect.copy', { seq, as, ...(base && { base }) }) as ControlResult<'inspect.copy'>).text ?? '';
  return { exchange, call, copy };
}

/** What curl is given when a shell reads the command. */
function argumentsOf(command: string, variables: Readonly<Record<string, string>> = {}): readonly string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}\n`;
  const env = { PATH: process.env.PATH ?? '', ...variables };
  return execFileSync('sh', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1);
}

/** The form that curl sends: names as they are given, values encoded. */
function formOf(args: readonly string[]): Record<string, string> {
  const given = args.flatMap((arg, at) => (args[at - 1] === '--data-urlencode' ? [arg] : []));
  const pairs = given.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)] as const);
  return decodeForm(pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'));
}

describe('a call as a curl command', () => {
  it('has method, address and form, and a placeholder for the session', () => {
    const { exchange, call, copy } = open();
    const text = copy(call('POST /coin/trade', BUY), 'curl', 'https://example.com');
    expect(text).not.toContain(exchange.session());
    const args = argumentsOf(text, { TOKEN: 'mine' });
    expect(args).toContain('https://example.com/api/coin/trade');
    expect(args).toContain('Authorization: mine');
    expect(formOf(args)).toEqual({ lang: 'en', ...BUY });
  });

  it.each([
    ['GET /coin/list', ['--get']],
    ['PUT /coin/trade', ['--request', 'PUT']],
    ['POST /wallet/list', []],
  ])('asks %s with that method', (name, options) => {
    const { call, copy } = open();
    expect(argumentsOf(copy(call(name), 'curl')).slice(0, options.length)).toEqual(options);
  });

  it('has no header for a visitor, and no password or code', () => {
    const { call, copy } = open();
    const login = { user_string: 'maya@example.com', password: 'Rosebud-1941' };
    const text = copy(call('POST /user/login', login, ''), 'curl');
    expect(text).not.toMatch(/Rosebud|Authorization/);
    expect(formOf(argumentsOf(text, { PASSWORD: 'x y' }))).toMatchObject({ ...login, password: 'x y' });
  });

  it('means the same fields whatever is in them', () => {
    const words = fc.string({ unit: 'grapheme' });
    const fields = fc.dictionary(fc.stringMatching(/^[a-z][a-z_[\]0-9]{0,8}$/), words, { minKeys: 1, maxKeys: 4 });
    const property = fc.property(fields, (given) => {
      const asked = { method: 'POST', path: '/support/message', fields: given, who: null, answer: null, payload: null };
      const shown = argumentsOf(curlOf(asked, 'http://localhost'), { PASSWORD: '', CODE: '' });
      const secret = ['password', 'code'];
      for (const [name, value] of Object.entries(given))
        if (!secret.includes(name)) expect(formOf(shown)[name]).toBe(value);
    });
    fc.assert(property, { numRuns: 60 });
  });
});

describe('a call as a browser test', () => {
  /** Another exchange, as a test gets it. */
  function sandboxElsewhere() {
    const persistence = { kept: false, reason: 'isolated', broken: null } as const;
    const resumed = { exchange: begun('first-day'), store: null, run: null, isNew: true, replies: [], persistence };
    const port = new LocalPort(resumed, { time: new ManualTime() });
    return createSandbox((action, input) => port.control(action, input), { paused: true });
  }
  const passes = (text: string) => runGenerated(text, { sandbox: sandboxElsewhere() });

  it.each([
    ['a command', 'POST /coin/trade', BUY],
    ['a short answer', 'POST /wallet/list', {}],
    ['a long answer', 'GET /currency/quotation_new', {}],
    ['a refusal', 'POST /coin/trade', { ...BUY, amount: '999999' }],
    ['a refusal of its fields', 'POST /coin/trade', { ...BUY, amount: 'many' }],
  ])('passes: %s', async (_what, name, fields) => {
    const { call, copy } = open();
    call('POST /coin/trade', { ...BUY, target_price: '30000' });
    await passes(copy(call(name, fields), 'test'));
  });

  it('passes for a visitor, and for a customer who has just registered', async () => {
    const { exchange, call, copy } = open('first-day');
    await passes(copy(call('GET /user/info', {}, ''), 'test'));
    await passes(copy(call('POST /no/such/call', {}, ''), 'test'));
    const account = { user_string: 'new@example.com' };
    call('POST /sms_mail', { ...account, scene: 'register' }, '');
    const code = exchange.world.tables.inbox.all().at(-1)?.code ?? '';
    const password = { password: 'Rosebud-1941', re_password: 'Rosebud-1941' };
    const registered = copy(call('POST /user/register', { ...account, type: 'email', code, ...password }, ''), 'test');
    expect(registered).not.toContain('Rosebud');
    expect(registered).toContain('{code ');
    await passes(registered);
    const login = copy(call('POST /user/login', { ...account, password: 'Rosebud-1941' }, ''), 'test');
    expect(login).not.toContain('Rosebud');
    await passes(login);
  });

  it.each([
    ['a long answer', 'POST /wallet/list', {}, "lock_change_balance: '", "lock_change_balance: '7"],
    ['what was asked', 'POST /coin/trade', BUY, "amount: '0.01'", "amount: '999999'"],
    ['the refusal', 'POST /coin/trade', { ...BUY, amount: '999999' }, "amount: '999999'", "amount: '0.01'"],
  ])('fails when %s is another', async (_what, name, fields, said, other) => {
    const { call, copy } = open();
    const text = copy(call(name, fields), 'test');
    expect(text).toContain(said);
    await expect(passes(text.replace(said, other))).rejects.toThrow();
  });

  it('expects only that the call is accepted when its answer is no longer kept', async () => {
    const { exchange, call, copy } = open();
    const seq = call('POST /coin/trade', BUY);
    for (let n = 0; n < 70; n += 1) call('POST /wallet/list');
    expect(exchange.control('inspect.payload', { seq })).toMatchObject({ isKept: false });
    await passes(copy(seq, 'test'));
  });
});

describe('a call as a step of a scenario', () => {
  const base = JSON.parse(JSON.stringify(library.named('spot-trader')));
  const own = (text: string) => runInNewContext(`[${text.slice(text.indexOf('\n'))}]`) as readonly object[];

  it('of a persona is played before the start', () => {
    const { call, copy } = open();
    const text = copy(call('POST /coin/trade', BUY), 'step');
    expect(text).toMatch(/^\/\/ before:\n\{ persona: 'trader', call: 'POST \/coin\/trade', fields: \{/);
    const { name } = library.replace('scenarios/with-a-step.ts', {
      ...base,
      name: 'with-a-step',
      before: [...base.before, ...own(text)],
    });
    const orders = (scenario: string) => begun(scenario).world.tables.coinOrders.all().length;
    expect(orders(name)).toBe(orders('spot-trader') + 1);
  });

  it('that was refused is repeated by a recording, and refused again', () => {
    const { call, copy } = open();
    const text = copy(call('POST /coin/trade', { ...BUY, amount: '999999' }), 'step');
    expect(text).toMatch(/^\/\/ log:\n\{ afterMs: 1500, call: 'POST \/coin\/trade'/);
    const { name } = library.replace('scenarios/with-a-log.ts', { ...base, name: 'with-a-log', log: own(text) });
    const played = begun(name);
    const before = played.world.tables.coinOrders.all().length;
    played.advanceTo(played.nowMs + 2_000);
    expect(played.world.tables.coinOrders.all()).toHaveLength(before);
  });

  it('has the passwords that personas have, and the code that was sent last', () => {
    const { call, copy } = open();
    const login = copy(call('POST /user/login', { user_string: 'maya@example.com', password: 'pocket123' }), 'step');
    expect(login).toContain("password: 'pocket123'");
    expect(login).not.toContain('lang');
  });
});

it('what is no longer recorded cannot be copied', () => {
  const { exchange } = open();
  for (const as of ['curl', 'test', 'step'])
    expect(exchange.control('inspect.copy', { seq: 99_999, as })).toEqual({ text: null });
});

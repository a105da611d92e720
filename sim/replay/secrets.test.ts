import { describe, expect, it } from 'vitest';
import type { ControlResult } from '../control/actions';
import { Exchange } from '../core';
import { isSecretField } from './secrets';

const begun = () =>
  Exchange.begin({ scenario: 'first-day', seed: 7, build: __BUILD_ID__, realNowMs: Date.UTC(2026, 0, 6) });
const ADDRESS = 'new.person@example.com';
const SECRET = 'Rosebud-1941';

/** Somebody registers with a code and a password, mistypes both once, and logs in. */
function registered() {
  const exchange = begun();
  const ask = (path: string, fields: Record<string, string>) => {
    exchange.advanceTo(exchange.nowMs + 2_000);
    return exchange.call({ id: '', method: 'POST', path, fields: { lang: 'en', ...fields }, token: '' }).body;
  };
  ask('/sms_mail', { user_string: ADDRESS, scene: 'register' });
  const code = exchange.world.tables.inbox.all().at(-1)?.code ?? '';
  const wrong = code === '271828' ? '314159' : '271828';
  const fields = { user_string: ADDRESS, type: 'email', password: SECRET, re_password: SECRET };
  return { exchange, ask, code, wrong, fields };
}

describe('secret fields', () => {
  it.each([
    ['/user/login', 'password', true],
    ['/user/register', 're_password', true],
    ['/user/forget', 'repassword', true],
    ['/wallet/out', 'pay_password', true],
    ['/user/register', 'code', true],
    ['/wallet/out', 'email_code', true],
    ['/bind_box/buyNFT', 'code', false],
    ['/user/register', 'area_code', false],
    ['/user/register', 'extension_code', false],
    ['/wallet/out', 'swift_code', false],
  ])('%s has it in %s: %s', (path, field, expected) => {
    expect(isSecretField(path, field)).toBe(expected);
  });
});

describe('a shared run', () => {
  const { exchange, ask, code, wrong, fields } = registered();
  ask('/user/register', { ...fields, code: wrong });
  ask('/user/register', { ...fields, code });
  ask('/user/login', { user_string: ADDRESS, password: 'Rosebud-1942' });
  ask('/user/login', { user_string: ADDRESS, password: SECRET });
  const user = exchange.world.tables.users.first('email', ADDRESS);
  const exported = (secrets?: boolean) =>
    exchange.control('run.export', secrets === undefined ? {} : { secrets }) as ControlResult<'run.export'>;

  it('has somebody who registered and logged in', () => {
    expect(user?.loginCount).toBeGreaterThan(0);
  });

  it('holds neither passwords nor codes in any of its forms', async () => {
    const report = (await exchange.control('run.report', {})) as Awaited<ControlResult<'run.report'>>;
    const forms = [
      exported(),
      exchange.control('run.asScenario', {}),
      exchange.control('run.asTest', {}),
      exchange.control('run.trail', {}),
      report.file,
    ].map((form) => JSON.stringify(form));
    for (const form of forms)
      for (const secret of [SECRET, 'Rosebud-1942', `"${code}"`, `"${wrong}"`]) expect(form).not.toContain(secret);
  });

  it('comes to the same results elsewhere', () => {
    const other = begun();
    const file = exported();
    other.control('run.import', { file });
    expect(other.hash()).toBe(file.hash);
    expect(other.world.tables.users.first('email', ADDRESS)?.loginCount).toBe(user?.loginCount);
    const refusals = (of: Exchange) => of.trail.entries().map((one) => one.do === 'call' && one.answer.refusal);
    expect(refusals(other)).toEqual(refusals(exchange));
  });

  it('is the same when it is shared again', () => {
    const other = begun();
    const file = exported();
    other.control('run.import', { file });
    const again = other.control('run.export', {}) as ControlResult<'run.export'>;
    expect(again).toEqual(file);
    expect(again.hash).toBe(other.hash());
  });

  it('keeps them when `secrets` is true', () => {
    const file = exported(true);
    expect(JSON.stringify(file)).toContain(SECRET);
    expect(file.hash).toBe(exchange.hash());
  });

  it('opens from a link', async () => {
    const { query } = (await exchange.control('run.share', {})) as Awaited<ControlResult<'run.share'>>;
    const { readLink } = await import('./link/link');
    const run = await readLink(new URLSearchParams(query).get('run') ?? '');
    const other = begun();
    other.load(run);
    expect(other.world.tables.users.first('email', ADDRESS)).toBeDefined();
  });
});

it.each([
  ['รหัสผ่าน', 'ผ่านรหัส'],
  ['密码密码密码密', '文字文字文字文'],
  ['-------', '*******'],
])('has different stand-ins for %s and %s, which have neither letters nor digits', (first, second) => {
  const { exchange, ask, code, fields } = registered();
  ask('/user/register', { ...fields, code, password: first, re_password: first });
  ask('/user/login', { user_string: ADDRESS, password: second });
  ask('/user/login', { user_string: ADDRESS, password: first });
  const file = exchange.control('run.export', {}) as ControlResult<'run.export'>;
  for (const secret of [first, second]) expect(JSON.stringify(file)).not.toContain(`"${secret}"`);
  const other = begun();
  other.control('run.import', { file });
  const logins = (of: Exchange) => of.world.tables.users.first('email', ADDRESS)?.loginCount;
  expect(logins(other)).toBe(logins(exchange));
  expect(other.trail.entries().map((one) => one.do === 'call' && one.answer.refusal)).toContain('password_wrong');
});

it('keeps a customer’s text that looks like the stand-in of a code', () => {
  const { exchange, ask, code, fields } = registered();
  const password = '{code 1}';
  ask('/user/register', { ...fields, code, password, re_password: password });
  ask('/user/login', { user_string: ADDRESS, password });
  const request = { id: '', method: 'POST', path: '/kefu/send', fields: { text: '{code 1}' } };
  expect(exchange.call({ ...request, token: exchange.session() }).body).toMatchObject({ type: 'ok' });
  const written = (of: Exchange) => of.world.tables.supportMessages.all().at(-1)?.text;
  const file = exchange.control('run.export', {}) as ControlResult<'run.export'>;
  expect(JSON.stringify(file)).not.toContain(`"password":"${password}"`);
  const other = begun();
  other.control('run.import', { file });
  expect(written(other)).toBe('{code 1}');
  const hash = exchange.hash();
  exchange.rewind({ seq: exchange.commands });
  expect(exchange.hash()).toBe(hash);
});

it('replaces a code and a password that a control action got as numbers', () => {
  const exchange = begun();
  const call = (fields: object) => exchange.control('people.call', { who: 'trader', ...fields });
  const forgotten = { user_string: 'maya@example.com', scene: 'forget' };
  call({ call: 'POST /sms_mail', fields: forgotten });
  const code = Number(exchange.world.tables.inbox.all().at(-1)?.code);
  const password = 19411942;
  call({
    call: 'POST /user/forget',
    fields: { account: 'maya@example.com', password, repassword: password, code },
  });
  const file = exchange.control('run.export', {}) as ControlResult<'run.export'>;
  for (const secret of [code, password]) expect(JSON.stringify(file)).not.toContain(String(secret));
  const other = begun();
  other.control('run.import', { file });
  expect(other.hash()).toBe(file.hash);
});

describe('the network addresses of logins', () => {
  const exchange = begun();
  const failed = (from: string) => {
    const fields = { user_string: 'maya@example.com', password: 'pocket124', lang: 'en' };
    exchange.advanceTo(exchange.nowMs + 2_000);
    exchange.call({ id: '', method: 'POST', path: '/user/login', fields, token: '', from });
  };
  // The last try is refused at once, and stands in the trail only.
  for (const from of ['203.0.113.7', '203.0.113.7', '2001:db8::7', '127.0.0.1', '203.0.113.7', '203.0.113.8'])
    failed(from);
  const file = exchange.control('run.export', {}) as ControlResult<'run.export'>;
  const addressesIn = ({ entries }: { readonly entries: readonly { readonly command: unknown }[] }) =>
    entries.map(({ command }) => (command as { readonly request: { readonly from: string } }).request.from);
  const tries = (of: Exchange) => {
    const counts = of.world.tables.loginTries.all().map(({ wrong }) => wrong);
    return counts.sort((a, b) => a - b);
  };

  it('are in none of the shared forms', async () => {
    const { query } = (await exchange.control('run.share', {})) as Awaited<ControlResult<'run.share'>>;
    const { readLink } = await import('./link/link');
    const linked = await readLink(new URLSearchParams(query).get('run') ?? '');
    const forms = [file, linked, exchange.control('run.asScenario', {}), exchange.control('run.asTest', {})];
    for (const form of forms.map((one) => JSON.stringify(one))) {
      expect(form).not.toMatch(/203\.0\.113|2001:db8/);
      expect(form).toContain('127.0.0.1');
    }
  });

  it('are counted the same elsewhere, also when the run is shared again', () => {
    const other = begun();
    other.control('run.import', { file });
    expect(other.hash()).toBe(file.hash);
    expect(tries(other)).toEqual(tries(exchange));
    const again = other.control('run.export', {}) as ControlResult<'run.export'>;
    expect(addressesIn(again)).toEqual(addressesIn(file));
  });
});

it('is the run itself when it has no secrets', () => {
  const exchange = begun();
  exchange.call({
    id: '',
    method: 'POST',
    path: '/user/login',
    fields: { user_string: 'maya@example.com', password: 'pocket123', lang: 'en' },
    token: '',
  });
  expect((exchange.control('run.export', {}) as ControlResult<'run.export'>).hash).toBe(exchange.hash());
});

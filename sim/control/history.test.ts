import { describe, expect, it } from 'vitest';
import { Exchange } from '../core';
import type { ControlName, ControlResult } from './actions';

function open() {
  const exchange = Exchange.begin({ scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 });
  const control = <N extends ControlName>(name: N, input: unknown = {}) =>
    exchange.control(name, input) as ControlResult<N>;
  const call = (path: string, fields: Record<string, string>, token = '', method = 'POST') =>
    exchange.call({ id: '', method, path, fields: { lang: 'en', ...fields }, token }).body as {
      type: string;
      message: unknown;
    };
  const session = (held = '') => control('run.session', { held }).token;
  return { exchange, control, call, session };
}

describe('the history of a run', () => {
  it('names each command, its user and its fields, and hides passwords', () => {
    const { exchange, control, call } = open();
    const { startMs } = exchange.journal.header;
    const { token } = control('people.as', { who: 'trader' });
    exchange.advanceTo(startMs + 5_000);
    call('/optional/add', { currency_id: '5' }, token);
    call('/user/login', { user_string: 'whale@example.com', password: 'pocket123', sms_code: '' });
    control('market.set', { symbol: 'BTC/USDT', price: '59000' });
    expect(control('run.history')).toEqual({
      startMs,
      nowMs: startMs + 5_000,
      entries: [
        { seq: 1, atMs: startMs, what: 'people.as', label: 'who trader' },
        { seq: 2, atMs: startMs + 5_000, what: 'POST /optional/add', label: 'Maya: currency_id 5' },
        {
          seq: 3,
          atMs: startMs + 5_000,
          what: 'POST /user/login',
          label: 'user_string whale@example.com, password …',
        },
        { seq: 4, atMs: startMs + 5_000, what: 'market.set', label: 'symbol BTC/USDT, price 59000' },
      ],
    });
  });
});

it('hides passwords and codes that a presenter has typed for somebody as well', () => {
  const { exchange, control } = open();
  const ask = (call: 'POST /sms_mail' | 'POST /safe/update_password', fields: Record<string, string>) =>
    control('people.call', { who: 'trader', call, fields });
  ask('POST /sms_mail', { user_string: 'maya@example.com', scene: 'security' });
  const code = exchange.world.tables.inbox.all().at(-1)?.code ?? '';
  ask('POST /safe/update_password', { code, password: '271828', re_password: '271828' });
  const { label } = control('run.history').entries.at(-1) ?? { label: '' };
  expect(label).toContain('"password":"…"');
  for (const secret of [code, '271828']) expect(label).not.toContain(secret);
});

it('shows codes that are no secrets: of an artwork, of a country, of a token', () => {
  const { control, call } = open();
  call('/sms_send', { mobile: '81234567', area_code: '62', scene: 'register' });
  const { code } = control('nft.list', { sale: 'auction' });
  control('nft.outbid', { code });
  const token = control('backOffice.projects').find(({ state }) => state === 'warmUp')?.token;
  control('backOffice.beginSale', { token });
  const lines = control('run.history').entries.map(({ what, label }) => `${what}: ${label}`);
  expect(lines).toEqual([
    'POST /sms_send: mobile 81234567, area_code 62, scene register',
    expect.stringMatching(/^nft.list: /),
    `nft.outbid: code ${code}`,
    `backOffice.beginSale: token ${token}`,
  ]);
});

describe('the session a page goes on with', () => {
  it('is the one it holds, while that lives', () => {
    const { control, session } = open();
    const maya = control('people.as', { who: 'trader' }).token;
    control('people.as', { who: 'whale' });
    expect(session(maya)).toBe(maya);
  });

  it('is the one used last, when the page has none of this run', () => {
    const { control, call, session } = open();
    const maya = control('people.as', { who: 'trader' }).token;
    const whale = control('people.as', { who: 'whale' }).token;
    expect(session('of another run')).toBe(whale);
    call('/optional/add', { currency_id: '5' }, maya);
    control('market.set', { symbol: 'BTC/USDT', price: '59000' });
    expect(session()).toBe(maya);
  });

  it('is the one that was logged in to, also at the very start', () => {
    const { control, call, session } = open();
    call('/user/login', { user_string: 'whale@example.com', password: 'pocket123' });
    expect(control('people.session', { token: session() })?.nickname).toBe('Whale');
  });

  it('is that of the start, until another one has been used', () => {
    const { exchange, control, call, session } = open();
    const maya = session();
    expect(control('people.session', { token: maya })?.nickname).toBe('Maya');
    control('market.set', { symbol: 'BTC/USDT', price: '59000' });
    call('/user/check_mobile', { user_string: '8123', area_code: '62', scene: 'register' });
    exchange.advanceTo(exchange.nowMs + 30 * 86_400_000);
    expect(session('of another run')).toBe(maya);
    expect(exchange.journal.entries().some(({ command }) => JSON.stringify(command).includes('people.as'))).toBe(false);
  });

  it.each([
    [
      'a visitor has been chosen',
      ({ control }: ReturnType<typeof open>) => {
        control('people.as', { who: 'visitor' });
      },
    ],
    ['the scenario begins with a visitor', ({ exchange }: ReturnType<typeof open>) => exchange.start('first-day')],
    [
      'the last one was ended from outside',
      ({ control }: ReturnType<typeof open>) => {
        control('people.signOut', { who: 'trader' });
      },
    ],
    [
      'the last one has been left',
      ({ control, call }: ReturnType<typeof open>) => {
        const { token } = control('people.as', { who: 'trader' });
        expect(call('/user/logout', {}, token, 'GET').type).toBe('ok');
      },
    ],
  ])('is none when %s', (_name, happen) => {
    const opened = open();
    happen(opened);
    expect(opened.session()).toBe('');
  });
});

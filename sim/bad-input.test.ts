import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { answers } from '@/contract/answers';
import type { Call } from '@/contract/calls';
import { interpret } from '@/contract/envelope';
import { facts } from '@/contract/facts';
import { COMMON_REFUSALS } from '@/contract/refusals/codes';
import { requests } from '@/contract/requests';
import { Exchange } from './core';

/** No field value, however malformed, may have any effect other than a refusal. */
const BAD_VALUES: readonly (readonly [name: string, value: string | undefined])[] = [
  ['missing', undefined],
  ['empty', ''],
  ['blank', '   '],
  ['negative', '-1'],
  ['zero', '0'],
  ['NaN', 'NaN'],
  ['too large for a double', '1e309'],
  ['19 decimals', '0.1234567890123456789'],
  ['13 digits', '1000000000000'],
  ['exponent', '1e3'],
  ['hexadecimal', '0x10'],
  ['grouped', '1,000'],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['10,000 digits', '9'.repeat(10_000)],
  ['wrong type', '[object Object]'],
  ['JSON', '{"$gt":""}'],
  ['markup', '<script>alert(1)</script>'],
  ['null byte', '\u0000'],
  ['lone surrogate', '\ud800'],
  ['prototype', '__proto__'],
  ['unknown id', '987654321'],
];

/** Valid fields for each call, so that the test can replace one field at a time with a bad value. */
const GOOD_FIELDS: Partial<Record<Call, Record<string, string>>> = {
  'POST /user/login': { user_string: 'maya@example.com', password: 'pocket123' },
  'POST /user/register': {
    user_string: 'new@example.com',
    code: '123456',
    password: 'pocket123',
    re_password: 'pocket123',
    type: 'email',
  },
  'POST /user/forget': { account: 'maya@example.com', password: 'pocket124', repassword: 'pocket124', code: '123456' },
  'POST /sms_mail': { user_string: 'new@example.com', scene: 'register' },
  'POST /sms_send': { mobile: '13800138000', area_code: '86' },
  'POST /coin/trade': { amount: '0.01', target_price: '50000', currency_id: '1', legal_id: '3', type: '1' },
  'PUT /coin/trade': { id: '1' },
  'GET /coin/detail': { id: '1' },
  'GET /coin/list': { currency_id: '1', legal_id: '3', status: '1', page: '1', limit: '20' },
  'POST /lever/submit': { currency_id: '1', legal_id: '3', share: '1', multiple: '20', type: '1', status: '1' },
  'POST /lever/deal': { currency_id: '1', legal_id: '3' },
  'POST /lever/dealall': { currency_id: '1', legal_id: '3', status: '1', page: '1', limit: '10' },
  'POST /lever/my_trade': { currency_id: '1', legal_id: '3', status: '-1', page: '1', limit: '10' },
  'POST /lever/close': { id: '1', share: '1', target_price: '90000' },
  'POST /lever/cancel_close': { id: '1' },
  'POST /lever/cancel': { id: '1' },
  'POST /lever/setstop': { id: '1', target_profit_price: '90000', stop_loss_price: '10000' },
  'POST /lever/batch_close': { type: '0' },
  'POST /follow/selfHolding': { transaction_id: '1' },
  'GET /microtrade/get_result': { id: '1' },
  'GET /microtrade/lists': { match_id: '1', status: '-1', page: '1', limit: '5' },
  'POST /microtrade/submit': { match_id: '1', currency_id: '3', type: '1', seconds: '30', number: '10' },
  'GET /currency/new_timeshar': { symbol: 'BTC/USDT', period: '1min', from: '1767600000', to: '1767660000' },
  'POST /wallet/detail': { currency: '3', type: 'change' },
  'POST /wallet/change': { currency_id: '3', number: '1', from_field: 'change', to_field: 'micro' },
  'POST /user/getTransferFee': { from_currency_id: '3', to_currency_id: '1' },
  'POST /user/Transfer': { number: '10', from_currency_id: '3', to_currency_id: '1' },
  'POST /wallet/legal_log': { currency: '3', type: '2', page: '1', limit: '10' },
};

const names = Object.keys(requests) as Call[];
const fieldsOf = (name: Call) => Object.keys((requests[name].request as unknown as { entries: object }).entries);

/**
 * Refusals that count wrong guesses, so that the exchange can slow the guessing down. Every other refusal leaves the
 * state unchanged.
 */
const COUNTED = ['password_wrong', 'account_unknown', 'code_wrong', 'code_exhausted'];

type State = Exchange['world'];

/**
 * The state without its counters of wrong tries. Login tries have their own table. Code tries are a column of `codes`,
 * and too many of them also clear the code itself.
 */
function besidesTries({ parts: { tables: _, ...parts }, tables: { loginTries, codes, ...tables } }: State) {
  const hashPairs = Object.entries({ ...parts, ...tables }).map(([name, part]) => [name, part.hashPair()]);
  return { lanes: hashPairs, codes: codes.all().map(({ wrong, code, ...row }) => row) };
}

const triesOf = ({ tables: { loginTries, codes } }: State) => ({ loginTries: loginTries.all(), codes: codes.all() });

/** Counters only rise. A code with too many wrong tries is cleared; it never changes to another value. */
function expectCounted(before: ReturnType<typeof triesOf>, after: ReturnType<typeof triesOf>): void {
  for (const { key, wrong } of before.loginTries)
    expect(after.loginTries.find((row) => row.key === key)?.wrong).toBeGreaterThanOrEqual(wrong);
  for (const { id, wrong, code } of before.codes) {
    const now = after.codes.find((row) => row.id === id);
    expect(now?.wrong).toBeGreaterThanOrEqual(wrong);
    expect([code, '']).toContain(now?.code);
  }
}

describe('bad input', () => {
  let exchange: Exchange;
  let token: string;
  // Some of the calls end the session, so each test signs in again.
  beforeEach(() => {
    exchange ??= Exchange.begin({ scenario: 'spot-trader', seed: 3, build: 'test', realNowMs: 0 });
    token = (exchange.control('people.as', { who: 'trader' }) as { token: string }).token;
  });

  /**
   * Makes the call and checks that it either changed nothing and gave a declared refusal, or gave an answer that fits
   * its declaration.
   */
  function check(name: Call, fields: Record<string, string>, withToken = token): 'ok' | 'refused' {
    const [method = '', path = ''] = name.split(' ');
    const refusals: readonly string[] = [...COMMON_REFUSALS, ...facts[name].refusals];
    const before = exchange.hash();
    const mayCount = refusals.some((code) => COUNTED.includes(code));
    const besides = mayCount && besidesTries(exchange.world);
    const tries = triesOf(exchange.world);
    const { body } = exchange.call({ id: 'x', method, path, fields, token: withToken });
    const outcome = interpret(body);
    const reason = (body as { reason?: string }).reason;
    if (outcome.kind === 'ok') {
      const fits = v.safeParse(answers[name], JSON.parse(JSON.stringify(outcome.payload)));
      expect(fits.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? []).toEqual([]);
      return 'ok';
    }
    expect(refusals).toContain(reason);
    if (!COUNTED.includes(reason ?? '')) expect(exchange.hash()).toBe(before);
    else {
      expect(besidesTries(exchange.world)).toEqual(besides);
      expectCounted(tries, triesOf(exchange.world));
    }
    return 'refused';
  }

  it.each(names)('%s: every field, every bad value', (name) => {
    for (const field of fieldsOf(name)) {
      for (const [, value] of BAD_VALUES) {
        const fields: Record<string, string> = { ...GOOD_FIELDS[name] };
        if (value === undefined) delete fields[field];
        else fields[field] = value;
        check(name, fields);
      }
    }
    for (const [, value] of BAD_VALUES) {
      const everyField = Object.fromEntries(fieldsOf(name).map((field) => [field, value ?? '']));
      check(name, everyField);
      check(name, everyField, '');
    }
  });

  it.each([
    ['amount', 'amount_invalid'],
    ['target_price', 'price_invalid'],
    ['currency_id', 'pair_not_open'],
    ['type', 'side_invalid'],
  ] as const)('POST /coin/trade refuses every bad %s with %s', (field, reason) => {
    for (const [name, value] of BAD_VALUES) {
      const fields = { ...GOOD_FIELDS['POST /coin/trade'], [field]: value ?? '' };
      const { body } = exchange.call({ id: 'x', method: 'POST', path: '/coin/trade', fields, token });
      const known = {
        'unknown id': ['price_invalid', 'insufficient_balance', 'amount_invalid'],
        '10,000 digits': [],
      } as Record<string, string[]>;
      expect([reason, ...(known[name] ?? [])], `${field} ${name}`).toContain((body as { reason?: string }).reason);
    }
  });

  it('never shows or changes what belongs to somebody else', () => {
    const place = (fields: Record<string, string>, as: string) =>
      exchange.call({ id: 'x', method: 'POST', path: '/coin/trade', fields, token: as });
    expect(place(GOOD_FIELDS['POST /coin/trade'] ?? {}, token).body).toMatchObject({ type: 'ok' });
    const mine = exchange.world.tables.coinOrders.all().at(-1);
    const other = (exchange.control('people.as', { who: 'whale' }) as { token: string }).token;
    expect(check('PUT /coin/trade', { id: String(mine?.id) }, other)).toBe('refused');
    const list = exchange.call({ id: 'x', method: 'GET', path: '/coin/list', fields: {}, token: other });
    expect(JSON.stringify(list.body)).not.toContain(`"id":${mine?.id},`);
  });

  it('answers 999 to a dead token and refuses paths nobody declared', () => {
    const dead = exchange.call({
      id: 'x',
      method: 'GET',
      path: '/user/info',
      fields: { lang: 'en' },
      token: 'f'.repeat(32),
    });
    expect(dead.body).toMatchObject({ type: '999', reason: 'session_invalid' });
    const unknown = exchange.call({ id: 'x', method: 'GET', path: '/constructor', fields: {}, token: '' });
    expect(unknown).toMatchObject({ status: 404, body: { reason: 'unknown_call' } });
  });
});

import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { serverEvents } from '@/contract/events/server';
import { decoration } from '@/contract/fallback';
import { loansAnswers } from '@/contract/loans/answers';
import { lockupAnswers } from '@/contract/lockup/answers';
import { marketAnswers } from '@/contract/market/answers';
import { nftOrder } from '@/contract/nft/shapes';
import { pointsAnswers } from '@/contract/points/answers';
import {
  bit,
  decimal,
  decimalOrEmpty,
  decimals,
  flag,
  integer,
  optionalDecimals,
  pageA,
  pageB,
  pageC,
  sentence,
  textOrEmpty,
} from '@/contract/shapes';
import { type ContractViolation, onContractViolation } from '@/lib/contract-violations';
import { readPayload } from './read';

const reported: ContractViolation[] = [];
onContractViolation((violation) => void reported.push(violation));
beforeEach(() => void reported.splice(0));

/** What was read, or where it could not be; and what was reported, each as path and effect. */
function read(schema: v.GenericSchema, payload: unknown, asked?: Record<string, unknown>) {
  const result = readPayload('GET /thing', schema, payload, asked);
  return [
    result.ok ? result.value : `unreadable at ${result.path}`,
    reported.map(({ path, effect }) => `${path}: ${effect}`),
  ];
}

const row = v.object({
  id: integer,
  type: v.picklist([1, 2]),
  price: decimal,
  image: decoration(v.string(), ''),
  note: textOrEmpty,
});
const GOOD = { id: 1, type: 1, price: '5', image: '/a.png', note: '' };
const SECOND = { ...GOOD, id: 2 };
const without = (name: keyof typeof GOOD) => Object.fromEntries(Object.entries(GOOD).filter(([key]) => key !== name));

describe('a row of a list', () => {
  const rows = v.object({ rows: v.array(row) });
  const LEFT_OUT = [SECOND];
  test.each<[what: string, bad: unknown, rows: unknown, reports: readonly string[]]>([
    ['without an id', without('id'), LEFT_OUT, ['rows[].id: row left out']],
    ['without a price', without('price'), LEFT_OUT, ['rows[].price: row left out']],
    ['whose price is null', { ...GOOD, price: null }, LEFT_OUT, ['rows[].price: row left out']],
    ['whose price is written for people', { ...GOOD, price: '1,000.5' }, LEFT_OUT, ['rows[].price: row left out']],
    ['whose price is true', { ...GOOD, price: true }, LEFT_OUT, ['rows[].price: row left out']],
    ['of a state nobody knows', { ...GOOD, type: 7 }, LEFT_OUT, ['rows[].type: row left out']],
    ['whose state is true, which may be any', { ...GOOD, type: true }, LEFT_OUT, ['rows[].type: row left out']],
    ['that is null', null, LEFT_OUT, ['rows[]: row left out']],
    ['that is text', 'row', LEFT_OUT, ['rows[]: row left out']],
    ['without its picture', without('image'), [{ ...GOOD, image: '' }, SECOND], ['rows[].image: default']],
    ['whose picture is an object', { ...GOOD, image: {} }, [{ ...GOOD, image: '' }, SECOND], ['rows[].image: default']],
    ['whose optional text is an object', { ...GOOD, note: {} }, [GOOD, SECOND], ['rows[].note: default']],
    ['without its optional text', without('note'), [{ ...GOOD, note: '' }, SECOND], []],
    ['with a field nobody declared', { ...GOOD, extra: {} }, [GOOD, SECOND], []],
    ['whose state is text', { ...GOOD, type: '1' }, [GOOD, SECOND], []],
    ['whose price is a number', { ...GOOD, price: 5 }, [GOOD, SECOND], []],
    ['whose id is text', { ...GOOD, id: '1' }, [GOOD, SECOND], []],
  ])('%s', (_what, bad, expected, reports) => {
    expect(read(rows, { rows: [bad, SECOND] })).toEqual([{ rows: expected }, reports]);
  });

  test('equal problems of several rows are reported once an answer', () => {
    expect(read(rows, { rows: [null, SECOND, null, null] })[1]).toEqual(['rows[]: row left out']);
  });

  test('a list without a readable row is not an empty list', () => {
    expect(read(rows, { rows: [null, without('price')] })).toEqual(['unreadable at rows[]', ['rows[]: unreadable']]);
  });

  test('an empty list is read as it is', () => {
    expect(read(rows, { rows: [] })).toEqual([{ rows: [] }, []]);
  });

  test.each<[what: string, schema: v.GenericSchema, payload: unknown, value: unknown, reports: string]>([
    ['null is one, as servers in Go write it', rows, { rows: null }, { rows: [] }, 'rows: default'],
    ['null for the whole answer is one', v.array(row), null, [], ': default'],
    ['null for an optional list is none', v.object({ rows: v.optional(v.array(row)) }), { rows: null }, {}, ''],
    ['a list that is missing is not', rows, {}, 'unreadable at rows', 'rows: unreadable'],
    ['nor is null for figures', v.array(decimal), null, 'unreadable at ', ': unreadable'],
  ])('an empty list: %s', (_what, schema, payload, value, reports) => {
    expect(read(schema, payload)).toEqual([value, reports === '' ? [] : [reports]]);
  });

  test('a list of figures is whole or unreadable, because the place of each matters', () => {
    expect(read(v.array(decimal), ['1', {}, '3'])).toEqual(['unreadable at []', ['[]: unreadable']]);
  });

  test('an unknown word is left out of a list of words', () => {
    expect(read(v.array(v.picklist(['bank', 'card'])), ['bank', 'shells'])).toEqual([['bank'], ['[]: row left out']]);
  });
});

describe('a field in which an empty text says "none"', () => {
  const sale = v.object({ price: decimalOrEmpty });
  test.each<[what: string, payload: unknown, value: unknown, reports: string]>([
    ['null', { price: null }, { price: '' }, 'price: default'],
    ['nothing', {}, { price: '' }, 'price: default'],
    ['a word', { price: 'free' }, 'unreadable at price', 'price: unreadable'],
  ])('%s', (_what, payload, value, reports) => {
    expect(read(sale, payload)).toEqual([value, [reports]]);
  });
});

describe('an object', () => {
  const wallet = v.object({ wallet: v.object({ balance: decimal, label: decoration(v.string(), 'Wallet') }) });
  test.each<[what: string, payload: unknown, value: unknown, reports: readonly string[]]>([
    ['without its balance', { wallet: { label: '' } }, 'unreadable at wallet.balance', ['wallet.balance: unreadable']],
    ['whose part is missing', {}, 'unreadable at wallet', ['wallet: unreadable']],
    ['whose part is a list', { wallet: [] }, 'unreadable at wallet', ['wallet: unreadable']],
    ['that is null', null, 'unreadable at ', [': unreadable']],
    [
      'whose label is missing',
      { wallet: { balance: '1' } },
      { wallet: { balance: '1', label: 'Wallet' } },
      ['wallet.label: default'],
    ],
  ])('%s', (_what, payload, value, reports) => {
    expect(read(wallet, payload)).toEqual([value, reports]);
  });
});

describe('kinds that mean the same', () => {
  const optionalCount = v.optional(v.number());
  test.each<[what: string, schema: v.GenericSchema, payload: unknown, value: unknown]>([
    ['a number for an amount', decimal, 0.1, '0.1'],
    ['a small number for an amount', decimal, 1e-8, '1e-8'],
    ['a big number for an amount', decimal, 1e21, '1e+21'],
    [
      'a long text for an amount keeps its digits',
      decimal,
      '12345678901234567890.12345678',
      '12345678901234567890.12345678',
    ],
    ['a text for a number', v.number(), '60000.5', 60000.5],
    ['a negative text for a number', v.number(), '-1e3', -1000],
    ['a number for a text', v.string(), 5, '5'],
    ['a text for a state', v.picklist([0, 1, 2]), '2', 2],
    ['milliseconds for seconds', nftOrder.entries.overtime, '1763600000500', 1_763_600_000.5],
    ['a number for a state in words of digits', v.picklist(['0', '1']), 1, '1'],
    ['true for a flag', flag, true, true],
    ['"false" for a flag', flag, 'false', false],
    ['0 for true or false', v.boolean(), 0, false],
    ['"1" for true or false', v.boolean(), '1', true],
    ['true for 0 or 1', bit, true, 1],
    ['"true" for 0 or 1', bit, 'true', 1],
    ['false for "0" or "1"', v.picklist(['0', '1']), false, '0'],
    ['null for nothing', optionalCount, null, undefined],
    ['an empty text for nothing', optionalCount, '', undefined],
    ['nothing for null', v.nullable(integer), undefined, null],
    ['a text with JSON as it is', v.pipe(v.string(), v.parseJson(), v.array(integer)), [1, '2'], [1, 2]],
  ])('%s', (_what, schema, payload, value) => {
    expect(read(schema, payload)).toEqual([value, []]);
  });

  test.each<[what: string, schema: v.GenericSchema, payload: unknown]>([
    ['words for a number', v.number(), 'ten'],
    ['hexadecimal for a number', v.number(), '0x10'],
    ['true for a number', v.number(), true],
    ['true for a state of three', v.picklist([0, 1, 2]), true],
    ['true for won, drawn or lost', v.picklist([-1, 0, 1]), true],
    ['an empty text for an amount', decimal, ''],
    ['an exponent that no number has', decimal, '1e1000'],
    ['a fraction for a whole number', integer, 1.5],
    ['a text with a fraction for a whole number', integer, '1.50'],
    ['a fraction for a number of decimals', decimals, 1.5],
    ['fewer than no decimals', decimals, -1],
    ['more decimals than a browser writes', decimals, '21'],
    ['a week without days', pointsAnswers['GET /points/rules'].entries.streak_days, 0],
    ['an object for a text', v.string(), {}],
    ['a list for an object', v.object({}), 5],
    ['text that is no JSON', v.pipe(v.string(), v.parseJson(), v.array(integer)), '[1,'],
  ])('%s is unreadable', (_what, schema, payload) => {
    expect(read(schema, payload)).toEqual(['unreadable at ', [': unreadable']]);
  });

  test('a time of day that cannot be is not known', () => {
    const { dividend_time } = lockupAnswers['GET /lh/deposit/config'].item.entries;
    expect(read(v.object({ dividend_time }), { dividend_time: 'noon' })[0]).toEqual({ dividend_time: undefined });
  });

  test('decimals that cannot be are those the client knows', () => {
    const market = v.object({ amount_decimals: optionalDecimals });
    for (const wrong of [1.5, -1, 101])
      expect(read(market, { amount_decimals: wrong })[0]).toEqual({ amount_decimals: undefined });
    expect(read(market, { amount_decimals: '4' })[0]).toEqual({ amount_decimals: 4 });
  });

  test('a word in place of an optional amount is unreadable', () => {
    expect(read(v.object({ fee: v.optional(decimal) }), { fee: 'free' })[0]).toBe('unreadable at fee');
  });
});

describe('the numbers of a page', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ ...GOOD, id: index + 1 }));
  test.each<[what: string, schema: v.GenericSchema, page: object, asked: Record<string, unknown>, numbers: object]>([
    [
      'A: a full page has another',
      pageA(row),
      { data: rows(10) },
      { page: 1, limit: 10 },
      { current_page: 1, last_page: 2, total: 11 },
    ],
    [
      'A: a shorter page is the last',
      pageA(row),
      { data: rows(3) },
      { page: 2, limit: 10 },
      { current_page: 2, last_page: 2, total: 13 },
    ],
    ['A: an empty first page', pageA(row), { data: [] }, { limit: 10 }, { current_page: 1, last_page: 1, total: 0 }],
    [
      'A: the total tells the last page',
      pageA(row),
      { data: rows(10), total: '25', per_page: 10 },
      {},
      { current_page: 1, last_page: 3, total: 25 },
    ],
    [
      'A: null is missing',
      pageA(row),
      { data: rows(2), total: null, last_page: null },
      { limit: 10 },
      { last_page: 1, total: 2 },
    ],
    ['A: of unknown size, any row may have a follower', pageA(row), { data: rows(2) }, {}, { last_page: 2, total: 3 }],
    [
      'A: a row left out still fills its page',
      pageA(row),
      { data: [...rows(9), null] },
      { limit: 10 },
      { last_page: 2 },
    ],
    [
      'B: a full page has another',
      pageB(row),
      { data: rows(5), page: '2' },
      { page: 2, limit: 5 },
      { page: 2, pages: 3, total: 11 },
    ],
    [
      'B: a shorter page is the last',
      pageB(row),
      { data: rows(4) },
      { page: 2, limit: 5 },
      { page: 2, pages: 2, total: 9 },
    ],
    ['C: a full page has another', pageC(row), { list: rows(5) }, { page: 1, limit: 5 }, { count: 6 }],
    ['C: a shorter page is the last', pageC(row), { list: rows(1) }, { page: 3, limit: 5 }, { count: 11 }],
    ['C: a total in words', pageC(row), { list: rows(1), count: 'many' }, { page: 1, limit: 5 }, { count: 1 }],
  ])('%s', (_what, schema, page, asked, numbers) => {
    expect(read(schema, page, asked)[0]).toMatchObject(numbers);
  });
});

describe('answers and events of the contract', () => {
  const BARS = marketAnswers['GET /currency/new_timeshar'];
  const bar = { open: 1, close: 2, high: 3, low: 1, time: 60_000, volume: 4 };

  test('a bar with numbers as text is read, one without a price left out', () => {
    const [bars, reports] = read(BARS, [
      { ...bar, open: '1', time: '60000' },
      { ...bar, close: null },
    ]);
    expect(bars).toMatchObject([{ open: 1, time: 60_000 }]);
    expect(reports).toContain('[].close: row left out');
  });

  test('an invalid sentence is read as empty, because the call has succeeded', () => {
    expect(read(sentence, { id: 5 })).toEqual(['', [': default']]);
  });

  const pair = { symbol: 'BTC/USDT', currency_id: 1, currency_name: 'BTC', legal_id: 3, legal_name: 'USDT' };
  const depth = { type: 'market_depth', ...pair, asks: [['2', '1']] };
  test.each<[what: string, bids: unknown]>([
    ['as a list', [['1', 5], ['free', 5], 'level']],
    [
      'as JSON text',
      JSON.stringify([
        ['1', 5],
        ['free', 5],
      ]),
    ],
  ])('a level that cannot be read is left out of the book: %s', (_what, bids) => {
    const [event, reports] = read(serverEvents.market_depth, { ...depth, bids });
    expect(event).toMatchObject({ bids: [['1', '5']], asks: [['2', '1']] });
    expect(reports).toEqual(['bids[]: row left out']);
  });

  test('terms of loans are at least one', () => {
    expect(read(v.object({ terms: loansAnswers['GET /loan/config'].entries.terms }), { terms: [] })).toEqual([
      'unreadable at terms',
      ['terms: unreadable'],
    ]);
  });

  test('an event without its amount is dropped', () => {
    expect(read(serverEvents.market_depth, { ...depth, bids: 'none' })[0]).toBe('unreadable at bids');
  });
});

describe('a report', () => {
  const account = v.object({ account: v.object({ name: decimal, token: v.number() }) });
  const seenIn = (payload: unknown, source = 'GET /thing', schema: v.GenericSchema = account) => {
    readPayload(source, schema, payload);
    return reported.at(-1)?.seen;
  };
  test.each<[what: string, payload: unknown, seen: string]>([
    ['what came', { account: { name: 'free', token: 1 } }, '"free"'],
    ['that nothing came', { account: { token: 1 } }, 'nothing'],
    ['a long text shortened', { account: { name: 'x'.repeat(500), token: 1 } }, `"${'x'.repeat(79)}…`],
    ['no token', { account: { name: '1', token: 'abc' } }, '***'],
    [
      'no token inside',
      { account: [{ token: 'abc', login_password: 'abc', id: 1 }] },
      '[{"token":"***","login_password":"***","id":1}]',
    ],
  ])('says %s', (_what, payload, seen) => {
    expect(seenIn(payload)).toBe(seen);
  });

  test('never contains the answer of a login', () => {
    expect(seenIn(['abc'], 'POST /user/login', v.string())).toBe('***');
  });

  test('names call, path, expectation and time', () => {
    readPayload('GET /thing', account, { account: { name: true, token: 1 } });
    expect(reported).toEqual([
      {
        source: 'GET /thing',
        path: 'account.name',
        expected: expect.stringMatching(/string.*number/),
        seen: 'true',
        effect: 'unreadable',
        atMs: expect.any(Number),
      },
    ]);
  });
});

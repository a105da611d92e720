import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyClient, familyClient, type JsonFields } from '../hosts/node-server/family-client';
import { ok, refused, some, text, UNKNOWN_CALL } from '../testing/expected';

/**
 * What deployed clients of the family send (contract section 16), a row a habit, against the Node host with and without
 * --family. What takes several calls is in family-flows.test.ts, the socket in family-sockets.test.ts.
 */
let open: FamilyClient;
let strict: FamilyClient;
beforeAll(async () => {
  [open, strict] = await Promise.all([familyClient('--family'), familyClient()]);
});
afterAll(() => Promise.all([open.close(), strict.close()]));

const SAME = null;
const BTC = { currency_id: 1, legal_id: 3 };
const BUY = { ...BTC, type: 1, amount: 0.12345678, target_price: 20000 };

/** [fact, what the client does, its call, its fields, the answer with --family, that without] */
type Row = readonly [
  fact: string,
  does: string,
  call: string,
  fields: JsonFields,
  withSwitch: object,
  without: object | null,
];

const ROWS: readonly Row[] = [
  [
    'table 1',
    'asks for a chart by a clock years ahead',
    'GET /currency/new_timeshar',
    { symbol: 'BTC/USDT', period: '1min', from: '1900000000', to: '1900003600' },
    { code: 1, data: expect.arrayContaining([some]) },
    SAME,
  ],
  [
    'table 3',
    'offers transfers of USDT',
    'GET /currency/user_currency_list',
    {},
    ok(expect.arrayContaining([expect.objectContaining({ name: 'USDT', is_lever: 1, is_micro: 1 })])),
    SAME,
  ],
  ['table 6', 'buys with eight decimals', 'POST /coin/trade', BUY, ok(''), SAME],
  [
    'table 7',
    'saves a card by name and number alone',
    'POST /user/cash_save',
    { real_name: 'Maya Putri', bank_account: '1234567890', alipay_account: '' },
    ok(text),
    refused('bank_fields_required'),
  ],
  [
    'table 8',
    'lists messages',
    'GET /mailMessage/getList',
    {},
    ok(expect.objectContaining({ list: expect.any(Array) })),
    UNKNOWN_CALL,
  ],
  [
    'table 9',
    'follows the menu',
    'GET /menu',
    {},
    ok(expect.arrayContaining([expect.objectContaining({ url: '/pages/fund/select?url=receive' })])),
    ok(expect.arrayContaining([expect.objectContaining({ url: '/pages/fund/select' })])),
  ],
  [
    'table 10',
    'shows the logo',
    'GET /getSiteConfig',
    {},
    ok(expect.objectContaining({ site_logo: '/upload/site/logo.svg', down_logo: '/upload/site/logo.svg' })),
    ok(expect.objectContaining({ site_logo: '' })),
  ],
  [
    'table 11',
    'reads a project',
    'GET /project/detail',
    { project_id: '1' },
    ok(expect.objectContaining({ info: expect.objectContaining({ btc_price: text, eth_price: text }) })),
    SAME,
  ],
  [
    'table 11',
    'reads a card',
    'POST /user/cash_info',
    {},
    ok(expect.objectContaining({ bank_name: text, iban: text, bank_code: text, bank_address: text })),
    SAME,
  ],
  [
    '1',
    'sends JSON with numbers, booleans and null',
    'POST /wallet/detail',
    { currency: 3, type: 'change', isreal: false, sub: null },
    ok(expect.objectContaining({ currency: 3 })),
    SAME,
  ],
  ['2', 'cancels by PUT with JSON', 'PUT /coin/trade', { id: 999999 }, refused('order_unknown'), SAME],
  [
    '4',
    'asks for its environment',
    'GET /env.json',
    {},
    { socket_io_port: expect.any(Number), login_need_smscode: 0 },
    UNKNOWN_CALL,
  ],
  [
    '5',
    'logs in with unused fields',
    'POST /user/login',
    { user_string: 'verified1@example.com', password: 'pocket123', sms_code: '', area_code: '86', area_code_id: 0 },
    ok(expect.stringMatching(/^[0-9a-f]{32}$/)),
    SAME,
  ],
  [
    '6',
    'names the number in user_string, for a login',
    'POST /sms_send',
    { user_string: '81290000110', area_code: '62', scene: 'login' },
    ok(text),
    refused('account_required'),
  ],
  ['10', 'asks whether a payment password is set', 'POST /safe/judge_password', {}, ok(text), UNKNOWN_CALL],
  [
    '10',
    'reads the user center',
    'GET /user/center',
    {},
    ok(expect.objectContaining({ review_status: some })),
    UNKNOWN_CALL,
  ],
  [
    '11',
    'reads the user',
    'GET /user/info',
    {},
    ok(
      expect.objectContaining({
        area_code_id: 0,
        is_seller: 0,
        lever_wallet: some,
        legal_wallet: some,
        micro_wallet: some,
        change_wallet: expect.objectContaining({ balance: expect.arrayContaining([some]) }),
      }),
    ),
    SAME,
  ],
  [
    '12',
    'iterates the demo wallet',
    'POST /wallet/list',
    {},
    ok(expect.objectContaining({ moni_wallet: { balance: [], totle: 0, usdt_totle: 0, CNY: '' } })),
    ok(expect.not.objectContaining({ moni_wallet: some })),
  ],
  [
    '13',
    'reads the demo balance',
    'POST /wallet/detail',
    { currency: 3, type: 'micro', isreal: 1 },
    ok(expect.objectContaining({ moni_balance: '0.00000000' })),
    ok(expect.not.objectContaining({ moni_balance: some })),
  ],
  [
    '13',
    'orders in demo mode: never with real money',
    'POST /microtrade/submit',
    { match_id: 1, currency_id: 3, type: 1, seconds: 30, number: 10, isreal: 1 },
    refused('insufficient_balance'),
    expect.any(Object),
  ],
  [
    '14',
    'asks for quick amounts',
    'GET /microtrade/nums',
    {},
    ok(expect.arrayContaining([{ number: text }])),
    UNKNOWN_CALL,
  ],
  [
    '16',
    'presets the first payment coin',
    'GET /microtrade/payable_currencies',
    {},
    ok(
      expect.arrayContaining([
        expect.objectContaining({
          id: 3,
          micro_trade_fee: text,
          micro_numbers: expect.arrayContaining([expect.objectContaining({ number: text })]),
        }),
      ]),
    ),
    SAME,
  ],
  [
    '17',
    'reads a third card form',
    'POST /user/cash_info_other',
    {},
    ok(expect.objectContaining({ forms: some, data: some })),
    UNKNOWN_CALL,
  ],
  [
    '17',
    'saves the third card form',
    'POST /user/cash_save_other',
    {
      data: [
        '021000021',
        'Maya Putri',
        '1234567890',
        'Main Road 1',
        'Harbour City Bank',
        'Centre',
        'HARBUS33',
        '81290000111',
        'Side Road 2',
      ],
    },
    ok(text),
    UNKNOWN_CALL,
  ],
  [
    '20',
    'asks for USDT addresses',
    'POST /wallet/get_in_address',
    { currency: 3 },
    ok(expect.objectContaining({ erc20: text, trc20: text })),
    SAME,
  ],
  [
    '23',
    'reads records without type and currency',
    'POST /wallet/legal_log',
    { type: '' },
    ok(expect.objectContaining({ list: some })),
    SAME,
  ],
  [
    '23',
    'lists spot orders without parameters',
    'GET /coin/list',
    {},
    ok(expect.arrayContaining([expect.objectContaining({ status: some })])),
    SAME,
  ],
  [
    '24',
    'lists positions of all pairs',
    'POST /lever/my_trade',
    { legal_id: '', currency_id: '', status: 2 },
    ok(expect.objectContaining({ message: some })),
    SAME,
  ],
  [
    '26',
    'asks for the first book of a spot page',
    'POST /transaction/deal',
    BTC,
    ok({
      last_price: text,
      in: expect.arrayContaining([{ price: text, number: text }]),
      out: expect.arrayContaining([{ price: text, number: text }]),
      complete: expect.arrayContaining([{ create_time: text, price: text, number: text }]),
    }),
    UNKNOWN_CALL,
  ],
  [
    '29',
    'lists header notices',
    'POST /news/list',
    { c_id: 11 },
    ok(
      expect.objectContaining({
        list: expect.arrayContaining([expect.objectContaining({ c_id: 11, update_time: text })]),
      }),
    ),
    ok(expect.objectContaining({ list: [] })),
  ],
  ['32', 'makes an unknown call', 'POST /no/such/call', {}, UNKNOWN_CALL, UNKNOWN_CALL],
  // Deliberately not followed: in the convention of the family (contract section 1.3) and here 5 is XRP.
  [
    '31',
    'takes 5 for LTC, and gets XRP',
    'POST /wallet/get_info',
    { currency: 5 },
    ok(expect.objectContaining({ name: 'XRP' })),
    SAME,
  ],
];

describe.each(['with', 'without'] as const)('%s --family', (mode) => {
  test.each(ROWS)('fact %s: a client %s (%s)', async (_fact, _does, call, fields, withSwitch, without) => {
    const client = mode === 'with' ? open : strict;
    const { token } = await client.as('trader');
    expect(await client.send(call, fields, token)).toMatchObject(
      mode === 'with' ? withSwitch : (without ?? withSwitch),
    );
  });
});

test.each([
  ['fact 32: with --family', () => open, 200],
  ['without', () => strict, 404],
])('%s an unknown call has status %i', async (_, client, status) => {
  expect((await client().reply('POST', '/no/such/call', {}, '')).status).toBe(status);
});

import type { Call } from '@/contract/calls';
import { HOUR_MS, MINUTE_MS } from '@/domain/time';
import { pairField } from '../conform/pair';
import { READS } from '../conform/reads';
import { chosen, from, rowsOf, type Seen, type Step, type StepFields } from '../conform/step';

/**
 * Calls for examples that a conformance check must not make on another server: they spend money, write to people, or
 * cannot be undone. The customer is Maya, whose payment password is 123456.
 */
const step = (call: Call, fields: StepFields = {}, rest: Omit<Step, 'call' | 'fields'> = {}): Step => ({
  call,
  fields,
  mayRefuse: true,
  ...rest,
});
const read = (call: Call): Step => {
  const found = READS.find((each) => each.call === call);
  if (!found) throw new Error(`${call} is no reading call of the plan`);
  return found;
};

const MAYA = 'maya@example.com';
export const MAYA_PAYS = { pay_password: '123456' };
const PICTURE = chosen(['POST /upload'], (seen) => String(seen.payload('POST /upload')));
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const USDT = 3;
const BTC = 1;
/** The exchange sends at most one code in two minutes. */
const CODE_WAIT = { waitMs: 3 * MINUTE_MS };
export const newCode = (to: string) => chosen([], (seen) => seen.codeFor(to));
export const codeTo = (scene: string, to: string = MAYA): Step =>
  step('POST /sms_mail', { user_string: to, scene }, CODE_WAIT);

const PAIR = { currency_id: pairField('open_lever', 'currency_id'), legal_id: pairField('open_lever', 'legal_id') };
const BITCOIN = { currency_id: BTC, legal_id: USDT };
const LONG = { ...PAIR, share: 1, multiple: from('POST /lever/deal', 'multiple.muit.0.value'), type: 1, status: 1 };
const POSITION = from('POST /lever/my_trade', 'message.data.0.id');
const positions: Step = step('POST /lever/my_trade', { status: 1, page: 1, limit: 5 });

/** The first artwork on sale in USDT that is sold in this way and is not too dear. */
const work = (payType: 1 | 2 | 3) =>
  chosen(['GET /bind_box/getBoxList'], (seen) => {
    const rows = rowsOf(seen.payload('GET /bind_box/getBoxList'));
    return rows.find((row) => Number(row.pay_type) === payType && Number(row.price) < 2000)?.code as string | undefined;
  });
const worksSold = (payType: 1 | 2 | 3): Step =>
  step('GET /bind_box/getBoxList', { pay_type: payType, status: 1, currency: USDT, page: 1, limit: 100 });
const OWNED = from('POST /bind_box/getMyNFTs', '0.code');

const wireTime = (hours: number) =>
  chosen([], ({ nowMs }) => new Date(nowMs + (hours + 8) * HOUR_MS).toISOString().slice(0, 19).replace('T', ' '));

const otcAd = (side: 1 | 2): readonly Step[] => [
  step('GET /otc/ads', { side, page: 1, limit: 5 }),
  step('POST /otc/order', {
    ad_id: from('GET /otc/ads', 'list.0.id'),
    price: from('GET /otc/ads', 'list.0.price'),
    number: from('GET /otc/ads', 'list.0.min'),
    method: from('GET /otc/ads', 'list.0.methods.0'),
  }),
];
const OTC_ORDER = { id: from('POST /otc/order', 'id') };
const TERMS = {
  price_type: 2,
  price_value: '100.5',
  number: '200',
  min: '20',
  max: '100',
  methods: 'bank',
  pay_minutes: 30,
};
const OWN_AD = { id: from('POST /otc/ad', 'id') };

const openProject = chosen(['GET /project'], (seen: Seen) => {
  const { list } = seen.payload('GET /project') as { list?: unknown };
  return rowsOf(list).find((row) => row.time_status === 2)?.id as number | undefined;
});

export const MORE_CALLS: readonly Step[] = [
  step('GET /project/detail', { project_id: openProject }),
  step('POST /project/order', { project_id: openProject, amount: from('GET /project/detail', 'info.min') }),
  // Two orders of which one cancels the other, around a bitcoin of some 90,000 USDT.
  step('POST /coin/oco', { ...BITCOIN, type: 1, amount: '0.001', target_price: '60000', stop_price: '150000' }),
  step('POST /coin/amend', { id: from('POST /coin/oco', 'order_ids.0'), target_price: '61000' }),
  // Price alerts; the market reaches the second one.
  step('POST /alert/add', { ...BITCOIN, price: '150000' }),
  step('POST /alert/amend', { id: from('POST /alert/add', 'id'), price: '160000' }),
  step('POST /alert/del', { id: from('POST /alert/add', 'id') }),
  step('POST /alert/add', { ...BITCOIN, price: '89600' }),
  step('GET /alert/list'),
  // Futures, and copies of a trader's positions.
  step('POST /wallet/change', { currency_id: USDT, number: '10', from_field: 'change', to_field: 'lever' }),
  step('POST /lever/submit', LONG),
  positions,
  step('POST /lever/setstop', { id: POSITION, target_profit_price: '900000' }),
  step('POST /lever/reverse', { id: POSITION }),
  positions,
  step('POST /lever/close', { id: POSITION, target_price: '150000' }),
  positions,
  step('POST /lever/cancel_close', { id: from('POST /lever/my_trade', 'message.data.0.close_orders.0.id') }),
  step('POST /lever/close', { id: POSITION }),
  step('POST /lever/submit', LONG),
  step('POST /lever/batch_close', { type: 0 }),
  step('POST /lever/submit', LONG),
  step('POST /follow/follow', { trader_user_id: from('GET /follow/index', 'data.0.id'), type: 1, number: '0.5' }),
  step('GET /follow/copies', { status: 1, page: 1, limit: 5 }, { waitMs: 600 * MINUTE_MS }),
  step('POST /follow/selfHolding', { transaction_id: from('GET /follow/copies', 'data.0.id') }),
  step('POST /follow/cancel', { follow_user_id: from('GET /follow/index', 'data.0.id') }),
  step('POST /follow/apply', { introduction: 'I trade calmly.' }),
  // Options.
  step('POST /microtrade/submit', {
    match_id: pairField('open_microtrade', 'id'),
    currency_id: USDT,
    type: 1,
    seconds: from('GET /microtrade/seconds', '0.seconds'),
    number: from('GET /microtrade/seconds', '0.min_amount'),
  }),
  step('GET /microtrade/seconds', {}, { waitMs: 10 * MINUTE_MS }),
  // Wealth products.
  step('POST /lh/deposit', {
    config_id: from('GET /lh/deposit/config', '0.id'),
    amount: from('GET /lh/deposit/config', '0.save_min'),
  }),
  step('GET /lh/deposit/order', { page: 1, limit: 5 }),
  step('POST /lh/deposit/order/cancel', { id: from('GET /lh/deposit/order', 'order_list.0.id') }),
  step('POST /dual/buyDual', { id: from('GET /dual/index', 'dual_currencys.0.id'), num: 1 }),
  // Money in and out.
  step('POST /upload', {}, { withFile: true }),
  step('POST /user/uploadHeadPortrait', { head_portrait: PICTURE }),
  step('POST /wallet/charge_req', { currency: USDT, amount: '100', type: 0, sub_type: 'trc20', account: PICTURE }),
  step('POST /wallet/out', { currency: USDT, number: '100', address: TRON, sub_type: 'trc20', ...MAYA_PAYS }),
  step('POST /user/getTransferFee', { from_currency_id: USDT, to_currency_id: BTC }),
  step('POST /user/Transfer', { from_currency_id: USDT, to_currency_id: BTC, number: '10' }),
  codeTo('security'),
  step('POST /user/wallet/save', { currency: USDT, address: TRON, qrcode: PICTURE, code: newCode(MAYA), ...MAYA_PAYS }),
  codeTo('security'),
  step('POST /user/cash_save', {
    real_name: 'Maya Rahmawati',
    bank_account: '1234 5678 9012',
    bank_id: 1,
    alipay_account: '014',
    bank_dizhi: 'Jakarta',
    bank_branch: 'Sudirman',
    code: newCode(MAYA),
    ...MAYA_PAYS,
  }),
  codeTo('security'),
  step('POST /user/cash_save_international', {
    'data[0]': '021000021',
    'data[1]': 'Maya Rahmawati',
    'data[2]': 'GB82 WEST 1234 5698 7654 32',
    'data[3]': '1 Harbour Road, London',
    'data[4]': 'Harbour City Bank',
    'data[5]': 'Main branch',
    'data[6]': 'HARBGB2L',
    'data[7]': '+44 7700 900123',
    'data[8]': 'Jalan Sudirman 1, Jakarta',
    code: newCode(MAYA),
    ...MAYA_PAYS,
  }),
  ...otcAd(1),
  step('POST /otc/cancel', OTC_ORDER),
  ...otcAd(1),
  step('POST /otc/paid', OTC_ORDER),
  step('POST /otc/appeal', { ...OTC_ORDER, reason: 'Nothing has come' }, { waitMs: 10 * MINUTE_MS }),
  ...otcAd(2),
  step('GET /otc/orders', { page: 1, limit: 5 }, { waitMs: 4 * MINUTE_MS }),
  step('POST /otc/release', { ...OTC_ORDER, ...MAYA_PAYS }),
  step('POST /otc/ad', { side: 1, fiat: 'USD', ...TERMS }),
  step('POST /otc/ad_edit', { ...OWN_AD, ...TERMS, number: '300' }),
  step('POST /otc/ad_state', { ...OWN_AD, status: 2 }),
  // Artworks.
  worksSold(2),
  step('POST /bind_box/marginNFT', { code: work(2) }),
  step('POST /bind_box/auctionNFT', { code: work(2), price: '100' }),
  step('POST /bind_box/getBindBoxQuotationLog', { code: work(2) }),
  worksSold(3),
  step('POST /bind_box/buyNFT', { code: work(3) }),
  read('POST /bind_box/getMyNFTs'),
  step('POST /bind_box/openBlindBox', { code: OWNED }),
  step(
    'POST /bind_box/transferNFT',
    { code: OWNED, account: 'vip1@example.com', ...MAYA_PAYS },
    { after: ['POST /bind_box/openBlindBox'] },
  ),
  worksSold(1),
  step('POST /bind_box/buyNFT', { code: work(1) }),
  read('POST /bind_box/getMyNFTs'),
  step('POST /bind_box/resellNFT', { code: OWNED, price: '800', start_time: wireTime(1), end_time: wireTime(25) }),
  read('GET /bind_box/getBoxList'),
  // Messages, the chat room, customer service.
  step('POST /user/messageRead'),
  step('POST /kefu/send', { text: 'How do I deposit?' }),
  step('GET /kefu/list', { limit: 5 }, { waitMs: MINUTE_MS }),
  step('POST /kefu/read'),
  step('POST /kefu/visitor', { account: 'visitor@example.com', text: 'My account is locked' }, { as: 'nobody' }),
  step('POST /chat/send', { text: 'Good morning' }),
  step('POST /chat/report', {
    id: chosen(['GET /chat/list'], (seen) => {
      const { list } = seen.payload('GET /chat/list') as { list?: unknown };
      return rowsOf(list).find((row) => !row.own)?.id as string | undefined;
    }),
    reason: 'spam',
  }),
  // Points, coupons, the game.
  step('POST /points/sign'),
  step('POST /points/exchange', {
    id: chosen(['GET /points/list'], (seen) => {
      const { list } = seen.payload('GET /points/list') as { list?: unknown };
      return [...rowsOf(list)].sort((a, b) => Number(a.points) - Number(b.points))[0]?.id as number | undefined;
    }),
  }),
  step('POST /user/coupons/use', { id: from('GET /user/coupons', 'list.0.id') }),
  step('POST /game/play', { round: from('GET /game/state', 'round'), risk: 'low', stake: '5', client_seed: 'abc' }),
  step('POST /game/limit', { limit: '50' }),
  step('POST /game/pause', { days: 1 }),
  // The account.
  codeTo('security'),
  step('POST /safe/update_password', { password: '123456', re_password: '123456', code: newCode(MAYA) }),
  step('POST /sms_send', { mobile: '81234567890', area_code: '62', scene: 'bind' }, CODE_WAIT),
  step('POST /safe/mobile', { mobile: '81234567890', area_code: '62', code: newCode('81234567890'), ...MAYA_PAYS }),
  codeTo('bind', 'maya.new@example.com'),
  step('POST /safe/email', { email: 'maya.new@example.com', code: newCode('maya.new@example.com'), ...MAYA_PAYS }),
  codeTo('forget', 'verified1@example.com'),
  step(
    'POST /user/forget',
    {
      account: 'verified1@example.com',
      password: 'pocket124',
      repassword: 'pocket124',
      code: newCode('verified1@example.com'),
    },
    { as: 'nobody' },
  ),
  // A customer whose identity is not verified yet.
  step('POST /user/login', { user_string: 'bound@example.com', password: 'pocket123' }, { as: 'nobody' }),
  step('POST /user/real', { real_type: 1, id_type: 1, name: 'Nia Lestari', card_id: 'X1234567' }, { as: 'registered' }),
];

/** Loans are for VIP tiers. */
export const OF_A_BORROWER: readonly Step[] = [
  read('GET /loan/config'),
  step('POST /loan/apply', {
    term_id: from('GET /loan/config', 'terms.0.id'),
    amount: from('GET /loan/config', 'min'),
    ...MAYA_PAYS,
  }),
  read('GET /loan/list'),
  step('POST /loan/cancel', { id: from('GET /loan/list', 'list.0.id') }, { after: ['POST /loan/apply'] }),
  read('GET /loan/list'),
  step('POST /loan/repay', { id: from('GET /loan/list', 'list.1.id', ['GET /loan/list', 'list.0.id']), amount: '10' }),
  read('GET /loan/detail'),
];

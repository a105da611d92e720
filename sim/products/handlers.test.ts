import * as v from 'valibot';
import { expect, it } from 'vitest';
import { answers } from '@/contract/answers';
import type { Call, CallFields } from '@/contract/calls';
import type { CallRequest } from '@/contract/declare';
import { requests } from '@/contract/requests';
import { money } from '@/domain/money/money';
import { OTC_BUY, OTC_SELL, type OtcSide } from '@/domain/otc/otc';
import { houseAccount, userAccount } from '../ledger/accounts';
import { ownershipProof } from '../testing/ownership-proof';
import { type Bench, marketOf, openBench } from '../testing/world';
import { passwordDigest } from './accounts/password';
import { setPayPassword } from './accounts/pay-password';
import { sessionUser } from './accounts/sessions';
import { createUser } from './accounts/users';
import { seedArticles } from './content/published';
import { seedTraders } from './copy/seed';
import { seedProjects } from './ieo/seed';
import { approveLoan } from './loans/review';
import { giveWelcomeCoupons } from './membership/coupons';
import { sendMessage } from './messages/send';
import { endSale } from './nft/end';
import { adsFor } from './otc/merchants';
import { payOtc } from './otc/step';
import { addPoints } from './points/earn';
import { handlers } from './registry';

/** Prepares the session so that the call can succeed, and returns the fields that depend on the preparation. */
type Preparation<C extends Call> = (bench: Bench, token: string) => Partial<CallFields<C>>;

const codeFor = ({ world }: Bench) => world.tables.inbox.all({ limit: 1, newestFirst: true })[0]?.code ?? '';
const MAIL = 'new@mail.example';
const order = { currency_id: 1, legal_id: 3, type: 1, amount: '0.001', target_price: '1000' };
const pair = { currency_id: 1, legal_id: 3 };
const pairOrder = { ...pair, type: 1, amount: '0.001' };
const position = { ...pair, share: 1, multiple: 20, type: 1, status: 1 };
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** A deposit with its voucher stored. */
const deposit = (bench: Bench, token: string) => {
  const voucher = bench.call('POST /upload', { mime: 'image/png', size: 5000, digest: 'ff00' }, token);
  return { currency: 3, amount: '100', type: 0, sub_type: 'trc20', account: String(voucher.message) };
};
const NOTHING = () => ({});

const option = { match_id: marketOf('BTC/USDT').matchId, currency_id: 3, type: 1, seconds: 30, number: '10' };

/** Verifies the caller, funds the futures account, and places an order. */
function futures(bench: Bench, token: string, fields?: CallFieldsOf<'POST /lever/submit'>): void {
  fund(bench, token, 'lever');
  if (fields) bench.call('POST /lever/submit', fields, token);
}
/** The fields that name the first simulated trader. */
function firstTrader({ world }: Bench) {
  if (world.tables.traders.size === 0) seedTraders(world);
  return { trader_user_id: world.tables.traders.first('simulatedNumber', 1)?.id ?? 0 };
}
function follows(bench: Bench, token: string) {
  futures(bench, token);
  return { ...firstTrader(bench), type: 1, number: '0.5' };
}
const options = (bench: Bench, token: string) => fund(bench, token, 'micro');

function fund(bench: Bench, token: string, kind: 'lever' | 'micro' | 'change', asset = 'USDT'): void {
  const user = sessionUser(bench.world, token);
  if (!user) throw new Error('nobody is signed in');
  bench.world.tables.users.update(user.id, { reviewStatus: 2 });
  const note = { atMs: bench.world.nowMs, reason: 'grant', ref: 'test' } as const;
  const account = userAccount(user.id, kind, asset);
  bench.world.ledger.transfer(houseAccount('house:treasury', asset), account, money('1000'), note);
}
const round = { round: 1, risk: 'low', stake: '5', client_seed: 'abc' } as const;
const lock = { config_id: 1, amount: '100' };
/** Id of a project whose token subscription is open. */
function onSale({ world }: Bench): number {
  seedProjects(world, world.nowMs);
  return 4;
}
const dualOnSale = (bench: Bench) =>
  (bench.call('GET /dual/index', {}).message as { dual_currencys: { id: number }[] }).dual_currencys[0]?.id ?? 0;
function couponOf({ world }: Bench, token: string) {
  const user = sessionUser(world, token);
  if (!user) throw new Error('nobody is signed in');
  giveWelcomeCoupons(world, user.id);
  return world.tables.coupons.need(1);
}

/** Verifies the caller's identity and sets a payment password, so that the caller may withdraw. */
function verified(bench: Bench, token: string): void {
  const user = sessionUser(bench.world, token);
  if (!user) throw new Error('nobody is signed in');
  const payPasswordDigest = passwordDigest('123456', user.passwordSalt);
  bench.world.tables.users.update(user.id, { reviewStatus: 2, areaCode: '62', phone: '8110000001', payPasswordDigest });
}

function address(bench: Bench, token: string) {
  const { message } = bench.call(
    'POST /upload',
    { mime: 'image/png', size: 9, digest: 'ff', sniffed: 'image/png' },
    token,
  );
  return { currency: 3, address: TRON, qrcode: String(message), ...ownershipProof(bench, token) };
}
/** An artwork for sale by the given `pay_type`, cheap enough for the balance that `fund` gives. */
function artwork(bench: Bench, token: string, pay_type: 1 | 2 | 3): { code: string } {
  fund(bench, token, 'change');
  const works = bench.call('GET /bind_box/getBoxList', { pay_type, status: 1, limit: 100, currency: 3 }, token).message;
  const cheap = (works as { code: string; price: string }[]).find(({ price }) => Number(price) < 1500);
  return { code: cheap?.code ?? '' };
}
function ownedWork(bench: Bench, token: string, pay_type: 1 | 3 = 1) {
  const work = artwork(bench, token, pay_type);
  bench.call('POST /bind_box/buyNFT', work, token);
  return work;
}
function bidOn(bench: Bench, token: string) {
  const work = artwork(bench, token, 2);
  bench.call('POST /bind_box/auctionNFT', { ...work, price: '100' }, token);
  return work;
}
/** An auction that the caller has won. */
function wonOrder(bench: Bench, token: string) {
  const { world } = bench;
  const work = bidOn(bench, token);
  const row = world.tables.nftSales.first('code', work.code);
  if (!row) throw new Error('nothing was bid');
  world.transaction(() => {
    endSale(world, row);
    return { accepted: true };
  });
  return { id: 1 };
}
/** The field that names the first listed artist. */
const artist = (bench: Bench, token: string) => {
  const [first] = bench.call('GET /bind_box/getArtist', {}, token).message as { id: number }[];
  return { uid: first?.id ?? 0 };
};

/** Fields of a small OTC order at the best price. */
function otcBuy(bench: Bench, token: string, side: OtcSide = OTC_BUY) {
  verified(bench, token);
  const [ad] = adsFor(bench.world, side, 'USD');
  return { ad_id: ad?.id ?? 0, price: ad?.price.toFixed() ?? '', number: '20', method: ad?.merchant.methods[0] ?? '' };
}
function otcOrder(bench: Bench, token: string) {
  const { message } = bench.call('POST /otc/order', otcBuy(bench, token), token);
  return { id: (message as { id: number }).id };
}
/** An OTC order that was paid `minutes` ago and is not released yet. */
function otcPaid(bench: Bench, token: string, side: OtcSide, minutes: number) {
  const { id: userId } = sessionUser(bench.world, token) ?? { id: 0 };
  const { id } = otcOrder(bench, token);
  const { otcOrders } = bench.world.tables;
  if (side === OTC_SELL) {
    const [own, frozen] = [houseAccount('house:escrow', 'USDT'), userAccount(userId, 'legal', 'USDT', 'frozen')];
    bench.world.ledger.transfer(own, frozen, money('20'), { atMs: bench.world.nowMs, reason: 'otcLock', ref: 'test' });
    otcOrders.update(id, { side });
  }
  payOtc(bench.world, otcOrders.need(id));
  otcOrders.update(id, { paidMs: bench.world.nowMs - minutes * 60_000 });
  return { id, pay_password: '123456' };
}
const otcAmounts = { price_type: 2, price_value: '100.5', number: '200', min: '20', max: '100' };
const otcTerms = { ...otcAmounts, methods: 'bank', pay_minutes: 30 };
function otcAd(bench: Bench, token: string) {
  verified(bench, token);
  const { message } = bench.call('POST /otc/ad', { side: OTC_BUY, fiat: 'USD', ...otcTerms }, token);
  return { id: (message as { id: number }).id };
}
type CallFieldsOf<C extends Call> = Partial<CallFields<C>>;

/** Makes the caller eligible to borrow. With `decide`, the loan is also applied for and approved. */
function borrower(bench: Bench, token: string, decide?: 'approve') {
  verified(bench, token);
  const user = sessionUser(bench.world, token);
  if (user) bench.world.tables.users.update(user.id, { level: 2 });
  const fields = { term_id: 1, amount: '200', pay_password: '123456' };
  if (!decide) return fields;
  bench.call('POST /loan/apply', fields, token);
  bench.world.transaction(() => {
    approveLoan(bench.world, 1);
    return { accepted: true };
  });
  return fields;
}

/** For each declared call, the preparation of one call that succeeds. A call without a row does not compile. */
const successes: { readonly [C in Call]: Preparation<C> } = {
  'GET /getSetting': () => ({ keyword: 'version' }),
  'GET /getSiteConfig': NOTHING,
  'GET /getClientid': () => ({ clientid: 'abc' }),
  'POST /upload': () => ({ mime: 'image/jpeg', size: 5000, digest: 'ff00', sniffed: 'image/jpeg' }),
  'POST /sms_mail': () => ({ user_string: MAIL }),
  'POST /sms_send': () => ({ mobile: '81234567890', area_code: '+62' }),
  'POST /user/check_email': (bench) => {
    bench.call('POST /sms_mail', { user_string: MAIL });
    return { user_string: MAIL, email_code: codeFor(bench) };
  },
  'POST /user/register': (bench) => {
    bench.call('POST /sms_send', { mobile: '81234567890', area_code: '62' });
    const password = { password: 'secret-1', re_password: 'secret-1' };
    return { user_string: '81234567890', type: 'mobile', area_code: '+62', code: codeFor(bench), ...password };
  },
  'POST /user/login': (bench) => {
    createUser(bench.world, { email: MAIL, password: 'secret-1' });
    return { user_string: MAIL, password: 'secret-1', type: '1' };
  },
  'GET /user/logout': NOTHING,
  'POST /user/forget': (bench) => {
    createUser(bench.world, { email: MAIL, password: 'secret-1' });
    bench.call('POST /sms_mail', { user_string: MAIL, scene: 'forget' });
    return { account: MAIL, password: 'secret-2', repassword: 'secret-2', code: codeFor(bench) };
  },
  'GET /user/info': NOTHING,
  'GET /real/state': NOTHING,
  'POST /user/real': (bench, token) => {
    const user = sessionUser(bench.world, token);
    if (user) bench.world.tables.users.update(user.id, { email: MAIL, phone: '81234567890' });
    return { real_type: 1, id_type: 1, name: 'Maya Rahmawati', card_id: 'X1234567' };
  },
  'POST /user/uploadHeadPortrait': (bench, token) => {
    const picture = { mime: 'image/png', size: 5000, digest: 'ff00', sniffed: 'image/png' };
    return { head_portrait: String(bench.call('POST /upload', picture, token).message) };
  },
  'POST /user/editNickname': () => ({ nickname: 'Maya2', signature: 'Slow and steady' }),
  'POST /safe/update_password': (bench) => {
    bench.call('POST /sms_mail', { user_string: 'maya@mail.example', scene: 'security', type: 'forget' });
    return { password: '246810', re_password: '246810', code: codeFor(bench) };
  },
  'POST /safe/mobile': (bench) => {
    bench.call('POST /sms_send', { mobile: '81234567890', area_code: '62', scene: 'bind' });
    return { mobile: '81234567890', area_code: '+62', code: codeFor(bench) };
  },
  'POST /safe/email': (bench, token) => {
    bench.call('POST /sms_mail', { user_string: MAIL, scene: 'bind' });
    const user = sessionUser(bench.world, token);
    if (user) setPayPassword(bench.world, user, '246810');
    return { email: MAIL, code: codeFor(bench), pay_password: '246810' };
  },
  'GET /faq': NOTHING,
  'GET /contactus': NOTHING,
  'GET /aboutus': NOTHING,
  'GET /operational_compliance': NOTHING,
  'GET /menu': NOTHING,
  'GET /news/index_pop': NOTHING,
  'GET /news/index_message': NOTHING,
  'POST /news/list': NOTHING,
  'POST /news/detail': () => ({ id: 1 }),
  'GET /currency/list': NOTHING,
  'GET /currency/quotation_new': NOTHING,
  'GET /currency/new_timeshar': () => ({ symbol: 'ETH/USDT', period: '1H', from: 1_767_000_000, to: 1_767_900_000 }),
  'GET /optional/list': NOTHING,
  'POST /optional/add': () => ({ currency_id: 2 }),
  'POST /optional/del': (bench, token) => {
    const added = bench.call('POST /optional/add', { currency_id: 2 }, token);
    return { id: (added.message as { id: number }).id };
  },
  'GET /alert/list': NOTHING,
  'GET /alert/reached': NOTHING,
  'POST /alert/add': () => ({ ...pair, price: '1000' }),
  'POST /alert/amend': (bench, token) => {
    const added = bench.call('POST /alert/add', { ...pair, price: '1000' }, token);
    return { id: (added.message as { id: number }).id, price: '1001' };
  },
  'POST /alert/del': (bench, token) => {
    const added = bench.call('POST /alert/add', { ...pair, price: '1000' }, token);
    return { id: (added.message as { id: number }).id };
  },
  'POST /coin/trade': () => order,
  'PUT /coin/trade': (bench, token) => {
    bench.call('POST /coin/trade', order, token);
    return { id: 1 };
  },
  'POST /coin/oco': (bench) => {
    bench.setPrice('BTC/USDT', '60000.00');
    return { ...pairOrder, target_price: '59000', stop_price: '61000' };
  },
  'POST /coin/amend': (bench, token) => {
    bench.call('POST /coin/trade', order, token);
    return { id: 1, amount: '0.002' };
  },
  'GET /coin/detail': (bench, token) => {
    bench.call('POST /coin/trade', order, token);
    return { id: 1 };
  },
  'GET /coin/list': (bench, token) => {
    bench.call('POST /coin/trade', order, token);
    return {};
  },
  'POST /lever/deal': (bench, token) => {
    futures(bench, token);
    return pair;
  },
  'POST /lever/submit': (bench, token) => {
    futures(bench, token);
    return position;
  },
  'POST /lever/dealall': (bench, token) => {
    futures(bench, token, position);
    return pair;
  },
  'POST /lever/my_trade': (bench, token) => {
    futures(bench, token, position);
    return {};
  },
  'POST /lever/close': (bench, token) => {
    futures(bench, token, position);
    return { id: 1 };
  },
  'POST /lever/cancel_close': (bench, token) => {
    futures(bench, token, position);
    bench.call('POST /lever/close', { id: 1, target_price: '900000' }, token);
    return { id: 1 };
  },
  'POST /lever/reverse': (bench, token) => {
    futures(bench, token, position);
    return { id: 1 };
  },
  'POST /lever/cancel': (bench, token) => {
    futures(bench, token, { ...position, status: 0, target_price: '1000' });
    return { id: 1 };
  },
  'POST /lever/setstop': (bench, token) => {
    futures(bench, token, position);
    return { id: 1, target_profit_price: '900000' };
  },
  'POST /lever/batch_close': (bench, token) => {
    futures(bench, token, position);
    return { type: 0 };
  },
  'POST /follow/selfHolding': (bench, token) => {
    futures(bench, token, position);
    bench.world.tables.leverOrders.update(1, { orderType: 2 });
    return { transaction_id: 1 };
  },
  'GET /follow/index': (bench) => {
    firstTrader(bench);
    return {};
  },
  'GET /follow/traderDetail': firstTrader,
  'GET /follow/historyTrade': firstTrader,
  'GET /follow/currentTrade': firstTrader,
  'POST /follow/follow': follows,
  'POST /follow/cancel': (bench, token) => {
    bench.call('POST /follow/follow', follows(bench, token), token);
    return { follow_user_id: firstTrader(bench).trader_user_id };
  },
  'GET /follow/mine': NOTHING,
  'GET /follow/copies': () => ({ status: 1 }),
  'POST /follow/apply': (bench, token) => {
    futures(bench, token);
    return { introduction: 'I trade calmly.' };
  },
  'GET /follow/application': NOTHING,
  'GET /microtrade/payable_currencies': NOTHING,
  'GET /microtrade/seconds': NOTHING,
  'GET /microtrade/get_result': (bench, token) => {
    options(bench, token);
    bench.call('POST /microtrade/submit', option, token);
    return { id: 1 };
  },
  'GET /microtrade/lists': (bench, token) => {
    options(bench, token);
    bench.call('POST /microtrade/submit', option, token);
    return {};
  },
  'POST /microtrade/submit': (bench, token) => {
    options(bench, token);
    return option;
  },
  'GET /lh/deposit/config': NOTHING,
  'GET /lh/deposit/order': (bench, token) => {
    fund(bench, token, 'change');
    bench.call('POST /lh/deposit', lock, token);
    return {};
  },
  'POST /lh/deposit': (bench, token) => {
    fund(bench, token, 'change');
    return lock;
  },
  'POST /lh/deposit/order/cancel': (bench, token) => {
    fund(bench, token, 'change');
    bench.call('POST /lh/deposit', lock, token);
    return { id: 1 };
  },
  'GET /dual/index': NOTHING,
  'GET /dual/detail': (bench) => ({ id: dualOnSale(bench) }),
  'POST /dual/buyDual': (bench, token) => {
    fund(bench, token, 'change', 'BTC');
    return { id: dualOnSale(bench), num: 1 };
  },
  'GET /project': NOTHING,
  'GET /project/detail': (bench) => ({ project_id: onSale(bench) }),
  'POST /project/order': (bench, token) => {
    fund(bench, token, 'change');
    return { project_id: onSale(bench), amount: '100' };
  },
  'GET /user/project/order': (bench, token) => {
    fund(bench, token, 'change');
    bench.call('POST /project/order', { project_id: onSale(bench), amount: '100' }, token);
    return NOTHING();
  },
  'POST /dual/dual_list': (bench, token) => {
    fund(bench, token, 'change', 'BTC');
    bench.call('POST /dual/buyDual', { id: dualOnSale(bench), num: 1 }, token);
    return {};
  },
  'GET /financial/overview': (bench, token) => {
    fund(bench, token, 'change');
    bench.call('POST /lh/deposit', lock, token);
    return {};
  },
  'GET /wallet/getRateCurrency': () => ({ id: 1 }),
  'POST /wallet/list': NOTHING,
  'POST /wallet/detail': () => ({ currency: 3, type: 'change' }),
  'POST /wallet/legal_log': NOTHING,
  'GET /wallet/hzhistory': NOTHING,
  'GET /recharge/log': (bench, token) => {
    bench.call('POST /wallet/charge_req', deposit(bench, token), token);
    return { currency: 3 };
  },
  'GET /recharge/terms': NOTHING,
  'POST /wallet/get_in_address': () => ({ currency: 3 }),
  'POST /wallet/get_info': () => ({ currency: 3 }),
  'POST /wallet/out': (bench, token) => {
    verified(bench, token);
    return { currency: 3, number: '100', address: TRON, pay_password: '123456' };
  },
  'GET /user/withdraw/list': (bench, token) => {
    verified(bench, token);
    bench.call('POST /wallet/out', { currency: 3, number: '100', address: TRON, pay_password: '123456' }, token);
    return {};
  },
  'POST /user/wallet/save': (bench, token) => address(bench, token),
  'GET /user/wallet/list': (bench, token) => {
    bench.call('POST /user/wallet/save', address(bench, token), token);
    return {};
  },
  'POST /user/cash_info': NOTHING,
  'POST /user/cash_save': (bench, token) => ({
    ...ownershipProof(bench, token),
    real_name: 'Budi Hartono',
    bank_account: '1234 5678 9012',
    bank_id: 1,
    alipay_account: '014',
    bank_dizhi: 'Jakarta',
    bank_branch: 'Sudirman',
  }),
  'POST /user/cash_info_international': NOTHING,
  'POST /user/cash_save_international': (bench, token) => ({
    ...ownershipProof(bench, token),
    'data[0]': '021000021',
    'data[1]': 'Budi Hartono',
    'data[2]': 'GB82 WEST 1234 5698 7654 32',
    'data[3]': '1 Harbour Road, London',
    'data[4]': 'Harbour City Bank',
    'data[5]': 'Main branch',
    'data[6]': 'HARBGB2L',
    'data[7]': '+44 7700 900123',
    'data[8]': 'Jalan Sudirman 1, Jakarta',
  }),
  'POST /user/messageList': NOTHING,
  'POST /user/messageRead': NOTHING,
  'POST /user/messageDetail': (bench, token) => {
    sendMessage(bench.world, sessionUser(bench.world, token)?.id ?? 0, 'vipReached', { tier: 1 });
    return { id: 1 };
  },
  'POST /wallet/charge_req': deposit,
  'POST /wallet/change': () => ({ currency_id: 3, number: '10', from_field: 'change', to_field: 'lever' }),
  'GET /currency/user_currency_list': NOTHING,
  'POST /user/getTransferList': NOTHING,
  'POST /user/getTransferFee': () => ({ from_currency_id: 3, to_currency_id: 1 }),
  'POST /user/Transfer': () => ({ from_currency_id: 3, to_currency_id: 1, number: '10' }),
  'GET /user/Transfer/list': (bench, token) => {
    bench.call('POST /user/Transfer', { from_currency_id: 3, to_currency_id: 1, number: '10' }, token);
    return {};
  },
  'GET /user/vip': NOTHING,
  'GET /user/coupons': NOTHING,
  'POST /user/coupons/use': (bench, token) => ({ id: couponOf(bench, token).id }),
  'GET /user/bills': NOTHING,
  'GET /user/bills/detail': (bench, token) => {
    fund(bench, token, 'micro');
    return { id: 1 };
  },
  'GET /user/bills/export': NOTHING,
  'GET /user/invite': NOTHING,
  'GET /user/invitees': NOTHING,
  'GET /user/rebates': NOTHING,
  'GET /loan/config': NOTHING,
  'POST /loan/apply': (bench, token) => borrower(bench, token),
  'POST /loan/cancel': (bench, token) => {
    bench.call('POST /loan/apply', borrower(bench, token), token);
    return { id: 1 };
  },
  'GET /loan/list': (bench, token) => {
    borrower(bench, token, 'approve');
    return {};
  },
  'GET /loan/detail': (bench, token) => {
    borrower(bench, token, 'approve');
    return { id: 1 };
  },
  'POST /loan/repay': (bench, token) => {
    borrower(bench, token, 'approve');
    return { id: 1, amount: '50' };
  },
  'GET /user/credit': NOTHING,
  'GET /bind_box/getBoxList': () => ({ limit: 100 }),
  'GET /bind_box/getBoxDetail': (bench, token) => artwork(bench, token, 2),
  'GET /bind_box/getArtist': NOTHING,
  'GET /bind_box/getArtistDetail': artist,
  'GET /bind_box/getNftCurrency': NOTHING,
  'GET /bind_box/getCollection': NOTHING,
  'POST /bind_box/collect': (bench, token) => artwork(bench, token, 1),
  'POST /bind_box/buyNFT': (bench, token) => artwork(bench, token, 1),
  'POST /bind_box/marginNFT': (bench, token) => artwork(bench, token, 2),
  'POST /bind_box/auctionNFT': (bench, token) => ({ ...artwork(bench, token, 2), price: '100' }),
  'POST /bind_box/getBindBoxQuotationLog': bidOn,
  'POST /bind_box/getMyNFTs': ownedWork,
  'POST /bind_box/getMyBindBoxQuotationLog': (bench, token) => {
    bidOn(bench, token);
    return {};
  },
  'POST /bind_box/openBlindBox': (bench, token) => ownedWork(bench, token, 3),
  'POST /bind_box/resellNFT': (bench, token) => ({
    ...ownedWork(bench, token),
    price: '800',
    start_time: '2026-1-6 9:50:00',
    end_time: '2026-1-7 9:50:00',
  }),
  'POST /bind_box/getNeedPayNFTOrder': (bench, token) => {
    wonOrder(bench, token);
    return {};
  },
  'POST /bind_box/readNFTOrderMessage': wonOrder,
  'POST /bind_box/payNFTOrder': wonOrder,
  'GET /bind_box/getMyAuctions': (bench, token) => {
    bidOn(bench, token);
    return {};
  },
  'GET /bind_box/getHistory': ownedWork,
  'POST /bind_box/transferNFT': (bench, token) => {
    verified(bench, token);
    createUser(bench.world, { email: MAIL, password: 'secret-1' });
    return { ...ownedWork(bench, token), account: MAIL, pay_password: '123456' };
  },
  'GET /otc/ads': NOTHING,
  'POST /otc/order': otcBuy,
  'GET /otc/orders': NOTHING,
  'GET /otc/detail': otcOrder,
  'POST /otc/paid': otcOrder,
  'POST /otc/cancel': otcOrder,
  'POST /otc/release': (bench, token) => otcPaid(bench, token, OTC_SELL, 2),
  'GET /otc/my_ads': NOTHING,
  'POST /otc/ad': (bench, token) => {
    verified(bench, token);
    return { side: OTC_BUY, fiat: 'USD', ...otcTerms };
  },
  'POST /otc/ad_edit': (bench, token) => ({ ...otcAd(bench, token), ...otcTerms }),
  'POST /otc/ad_state': (bench, token) => ({ ...otcAd(bench, token), status: 2 }),
  'POST /otc/appeal': (bench, token) => ({ ...otcPaid(bench, token, OTC_BUY, 10), reason: 'Nothing has come' }),
  'GET /game/state': NOTHING,
  'POST /game/play': () => round,
  'GET /game/history': NOTHING,
  'GET /game/round': (bench, token) => {
    bench.call('POST /game/play', round, token);
    return { id: 1 };
  },
  'POST /game/limit': () => ({ limit: '50' }),
  'POST /game/pause': () => ({ days: 1 }),
  'GET /points/list': NOTHING,
  'GET /points/rules': NOTHING,
  'GET /points/history': () => ({ way: 'in' }),
  'POST /points/sign': NOTHING,
  'POST /points/exchange': (bench, token) => {
    addPoints(bench.world, sessionUser(bench.world, token)?.id ?? 0, 'gift', 1000);
    return { id: 2 };
  },
  'GET /kefu/list': NOTHING,
  'POST /kefu/send': () => ({ text: 'How do I deposit?' }),
  'POST /kefu/read': NOTHING,
  'POST /kefu/visitor': () => ({ account: 'maya@example.com', text: 'My account is locked' }),
  'GET /chat/list': NOTHING,
  'POST /chat/send': () => ({ text: 'Good morning' }),
  'GET /chat/muted': NOTHING,
  'POST /chat/mute': () => ({ member: 'h1', muted: 1 }),
  'POST /chat/report': (bench, token) => {
    const { list } = bench.call('GET /chat/list', {}, token).message as { list: { id: string }[] };
    return { id: list[0]?.id ?? '', reason: 'spam' };
  },
};

const names = Object.keys(handlers) as Call[];
const requestOf = (call: Call): CallRequest => requests[call];

it.each(names)('%s succeeds, and answers what it declares', (call) => {
  const bench = openBench();
  seedArticles(bench.world, { welcomes: true });
  const { token } = bench.customer('maya', { USDT: '1000' });
  const fields = (successes[call] as Preparation<Call>)(bench, token);
  const body = bench.call(call, fields, token);
  const { envelope } = requestOf(call);
  expect(body.reason).toBeUndefined();
  expect(v.safeParse(answers[call], envelope === 'chart' ? body.data : body.message).issues).toBeUndefined();
});

it.each(names.filter((call) => requestOf(call).access !== 'anyone'))('%s answers 999 to a visitor', (call) => {
  expect(openBench().call(call, {})).toMatchObject({ type: '999', reason: 'session_invalid' });
});

/**
 * Their preparation changes what everybody may use: it adds traders, projects or bids, sets a price, or sends a code to
 * an address, which whoever has the address may enter.
 */
const PUBLIC: ReadonlySet<string> = new Set([
  'POST /safe/mobile',
  'POST /safe/email',
  'POST /follow/follow',
  'GET /follow/index',
  'GET /follow/traderDetail',
  'GET /follow/historyTrade',
  'GET /follow/currentTrade',
  'POST /follow/cancel',
  'POST /project/order',
  'POST /bind_box/getBindBoxQuotationLog',
  'GET /bind_box/getHistory',
  'POST /coin/oco',
]);

it.each(names.filter((call) => requestOf(call).access !== 'anyone' && !PUBLIC.has(call)))(
  '%s answers for what belongs to another customer as for what does not exist',
  (call) => {
    const open = () => {
      const bench = openBench();
      seedArticles(bench.world, { welcomes: true });
      const [{ token: maya }, { token: eve }] = [bench.customer('maya', { USDT: '1000' }), bench.customer('eve')];
      verified(bench, eve);
      for (const kind of ['lever', 'micro', 'change'] as const) fund(bench, eve, kind);
      return { bench, maya, eve };
    };
    const [{ bench, maya, eve }, without] = [open(), open()];
    const fields = (successes[call] as Preparation<Call>)(bench, maya);
    expect(bench.call(call, fields, eve)).toEqual(without.bench.call(call, fields, without.eve));
  },
);

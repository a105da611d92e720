import { beforeEach, expect, it } from 'vitest';
import { createUser } from '../../products/accounts/users';
import { seedTraders } from '../../products/copy/seed';
import { needProject } from '../../products/ieo/project';
import { seedProjects } from '../../products/ieo/seed';
import { approveLoan } from '../../products/loans/review';
import { marketOf } from '../../testing/world';
import { address, INTERNATIONAL } from './destinations';
import {
  accepted,
  bench,
  call,
  change,
  committed,
  eve,
  MINUTE_MS,
  maya,
  NEW_MAIL,
  NEW_PHONE,
  OWN_MAIL,
  PAY,
  picture,
  type Row,
  reason,
  sentCode,
  setFixture,
  setPay,
  spendAll,
  USDT,
} from './fixture';

/** Refusals of accounts, trading and money that no other test reaches. */

beforeEach(setFixture);

const BTC = marketOf('BTC/USDT');
const SHARE = marketOf('NVLA/USDT');
const LONG = { currency_id: 1, legal_id: USDT, share: 1, multiple: 20, type: 1, status: 1 };
const ENTRUST = { ...LONG, status: 0, multiple: 100, target_price: '1000' };
const OPTION = { match_id: BTC.matchId, currency_id: USDT, type: 1, seconds: 30, number: '10' };
const STELLAR = {
  currency: marketOf('XLM/USDT').currencyId,
  address: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
  memo: 'x'.repeat(29),
};

const halted = <T>(fields: T): T => {
  bench.world.intervene(BTC.index, { kind: 'halt', atSec: Math.floor(bench.world.nowMs / 1000) + 1 });
  bench.advance(2_000);
  return fields;
};

/** More than is left of a project that gives to whoever comes first. */
function moreThanLeft() {
  const project_id = 2;
  committed(() => seedProjects(bench.world, bench.world.nowMs));
  const { row } = needProject(bench.world, project_id);
  bench.advance(row.startMs - bench.world.nowMs);
  while (bench.world.nowMs < row.endMs) {
    const { info } = accepted<{ info: { amount: string; total_sell: string } }>('GET /project/detail', { project_id });
    const left = Number(info.amount) - Number(info.total_sell);
    if (left >= 100 && left < 50_000) return { project_id, amount: String(left + 100) };
    bench.advance(MINUTE_MS);
  }
  throw new Error('it was sold out before');
}

const ROWS: readonly Row[] = [
  [
    'POST /sms_send',
    'account_exists',
    () => {
      change(eve.id, { phone: NEW_PHONE });
      return { mobile: NEW_PHONE, area_code: '62', scene: 'register' };
    },
  ],
  ['POST /sms_send', 'account_unknown', () => ({ mobile: NEW_PHONE, area_code: '62', type: 'forget' })],
  ['POST /user/check_email', 'code_format', () => ({ user_string: NEW_MAIL, email_code: '12' })],
  [
    'POST /safe/email',
    'account_exists',
    () => {
      setPay();
      const code = sentCode(NEW_MAIL, 'bind');
      createUser(bench.world, { email: NEW_MAIL, password: 'secret-1' });
      return { email: NEW_MAIL, code, pay_password: PAY };
    },
  ],
  ['POST /lever/submit', 'market_halted', () => halted(LONG)],
  [
    'POST /lever/submit',
    'too_many_orders',
    () => {
      // The loop ends with the first refused order; the next is refused too.
      while (call('POST /lever/submit', ENTRUST).type === 'ok');
      return ENTRUST;
    },
  ],
  [
    'POST /lever/close',
    'market_halted',
    () => {
      accepted('POST /lever/submit', LONG);
      return halted({ id: 1 });
    },
  ],
  [
    'POST /lever/setstop',
    'order_not_open',
    () => {
      accepted('POST /lever/submit', LONG);
      accepted('POST /lever/close', { id: 1 });
      return { id: 1, target_profit_price: '900000' };
    },
  ],
  [
    'POST /follow/cancel',
    'not_following',
    () => {
      seedTraders(bench.world);
      const { data } = accepted<{ data: { id: number }[] }>('GET /follow/index');
      return { follow_user_id: data[0]?.id ?? 0 };
    },
  ],
  ['POST /microtrade/submit', 'market_halted', () => halted(OPTION)],
  ['POST /user/getTransferFee', 'same_currency', () => ({ from_currency_id: 1, to_currency_id: 1 })],
  ['POST /project/order', 'subscription_left', moreThanLeft],
  [
    'POST /loan/repay',
    'insufficient_balance',
    () => {
      setPay();
      accepted('POST /loan/apply', { term_id: 1, amount: '200', pay_password: PAY });
      committed(() => approveLoan(bench.world, 1));
      spendAll(maya);
      return { id: 1, amount: '10' };
    },
  ],
  [
    'POST /user/cash_save_international',
    'special_characters',
    () => {
      setPay();
      const code = sentCode(OWN_MAIL, 'security');
      return { ...INTERNATIONAL, 'data[3]': '1 Harbour Road *', code, pay_password: PAY };
    },
  ],
  [
    'POST /wallet/out',
    'memo_invalid',
    () => {
      setPay();
      return { ...STELLAR, number: '100', pay_password: PAY };
    },
  ],
  ['POST /user/wallet/save', 'memo_invalid', () => ({ ...STELLAR, qrcode: picture() })],
  ['POST /user/wallet/save', 'not_withdrawable', () => ({ ...address(), currency: SHARE.currencyId })],
  ['POST /wallet/get_info', 'not_withdrawable', () => ({ currency: SHARE.currencyId })],
];

it.each(ROWS)('%s: %s', (name, code, fields) => {
  expect(reason(name, fields())).toBe(code);
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '@/contract/calls';
import { facts } from '@/contract/facts';
import { OTC_SELL } from '@/domain/otc/otc';
import { passwordDigest } from '../../products/accounts/password';
import { payOtc } from '../../products/otc/step';
import { address, CARD, INTERNATIONAL, TRON } from './destinations';
import {
  bench,
  bought,
  change,
  type Fields,
  MINUTE_MS,
  maya,
  NEW_MAIL,
  NEW_PHONE,
  OWN_MAIL,
  PAY,
  reason,
  sentCode,
  setFixture,
  setPay,
  takeAd,
  USDT,
} from './fixture';

/** The code and the payment password, in every call that asks for them. */

beforeEach(setFixture);

const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

/** Calls that ask for a code: where it is sent, and what they need besides. */
const CODED: readonly (readonly [name: Call, to: string, scene: string, fields: () => Fields])[] = [
  [
    'POST /user/forget',
    OWN_MAIL,
    'forget',
    () => ({ account: OWN_MAIL, password: 'secret-2', repassword: 'secret-2' }),
  ],
  ['POST /safe/mobile', NEW_PHONE, 'bind', () => ({ mobile: NEW_PHONE, area_code: '62', pay_password: PAY })],
  ['POST /safe/email', NEW_MAIL, 'bind', () => ({ email: NEW_MAIL, pay_password: PAY })],
  ['POST /safe/update_password', OWN_MAIL, 'security', () => ({ password: '246810', re_password: '246810' })],
  ['POST /user/wallet/save', OWN_MAIL, 'security', () => ({ ...address(), pay_password: PAY })],
  ['POST /user/cash_save', OWN_MAIL, 'security', () => ({ ...CARD, pay_password: PAY })],
  ['POST /user/cash_save_international', OWN_MAIL, 'security', () => ({ ...INTERNATIONAL, pay_password: PAY })],
];

/** Calls that need a code and the payment password together say so in one sentence. */
const isProof = (name: Call) => (facts[name].refusals as readonly string[]).includes('proof_required');

describe.each(CODED)('%s', (name, to, scene, fields) => {
  let code: string;
  const withCode = (given: string) => reason(name, { ...fields(), code: given });
  beforeEach(() => {
    setPay();
    code = sentCode(to, scene);
  });

  it('code_required', () => expect(withCode('')).toBe(isProof(name) ? 'proof_required' : 'code_required'));
  it('code_required, blank', () => expect(withCode(' ')).toBe('code_required'));
  it('code_format', () => expect(withCode('12')).toBe('code_format'));
  it('code_expired', () => {
    bench.advance(10 * MINUTE_MS);
    expect(withCode(code)).toBe('code_expired');
  });
  it('code_exhausted', () => {
    const told = Array.from({ length: 5 }, () => withCode(otherThan(code)));
    expect(told).toEqual([...Array<string>(4).fill('code_wrong'), 'code_exhausted']);
    expect(withCode(code)).toBe('code_exhausted');
  });
});

/** An order in which Maya sells and the buyer has paid. */
function paidOrder(): number {
  bench.world.tables.bankCards.insert({ id: 1, userId: maya.id, createdMs: 0 } as never);
  const { id } = takeAd(OTC_SELL);
  payOtc(bench.world, bench.world.tables.otcOrders.need(id));
  return id;
}

/** Calls that ask for the payment password. */
const PAID: readonly (readonly [name: Call, fields: () => Fields])[] = [
  ['POST /safe/mobile', () => ({ mobile: NEW_PHONE, area_code: '62', code: sentCode(NEW_PHONE, 'bind') })],
  ['POST /safe/email', () => ({ email: NEW_MAIL, code: sentCode(NEW_MAIL, 'bind') })],
  ['POST /wallet/out', () => ({ currency: USDT, number: '100', address: TRON, sub_type: 'trc20' })],
  ['POST /user/wallet/save', () => ({ ...address(), code: sentCode(OWN_MAIL, 'security') })],
  ['POST /user/cash_save', () => ({ ...CARD, code: sentCode(OWN_MAIL, 'security') })],
  ['POST /user/cash_save_international', () => ({ ...INTERNATIONAL, code: sentCode(OWN_MAIL, 'security') })],
  ['POST /bind_box/transferNFT', () => ({ code: bought(), account: 'eve@mail.example' })],
  ['POST /loan/apply', () => ({ term_id: 1, amount: '200' })],
  ['POST /otc/release', () => ({ id: paidOrder() })],
];

describe.each(PAID)('%s', (name, fieldsOf) => {
  let fields: Fields;
  const given = (pay_password: string) => reason(name, { ...fields, pay_password });
  /** Without ending the codes that were sent. */
  const setDigest = () => {
    const { passwordSalt } = bench.world.tables.users.need(maya.id);
    change(maya.id, { payPasswordDigest: passwordDigest(PAY, passwordSalt) });
  };
  beforeEach(() => {
    fields = fieldsOf();
  });

  it('pay_password_missing', () => expect(given(PAY)).toBe('pay_password_missing'));
  it('pay_password_required', () => {
    setDigest();
    expect(given('')).toBe(isProof(name) ? 'proof_required' : 'pay_password_required');
    expect(given(' ')).toBe('pay_password_required');
  });
  it('pay_password_wrong and pay_password_locked', () => {
    setDigest();
    const told = Array.from({ length: 5 }, () => given('654321'));
    expect(told).toEqual([...Array<string>(4).fill('pay_password_wrong'), 'pay_password_locked']);
  });
});

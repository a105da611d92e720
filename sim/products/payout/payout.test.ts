import { beforeEach, describe, expect, it } from 'vitest';
import type { CallFields } from '@/contract/calls';
import { money } from '@/domain/money/money';
import { DAILY_USD_WITHOUT_VIP } from '@/domain/payout/payout';
import { houseAccount, userAccount } from '../../ledger/accounts';
import { ownershipProof } from '../../testing/ownership-proof';
import { type Bench, type Body, type Customer, openBench } from '../../testing/world';
import { setPayPassword } from '../accounts/pay-password';
import { openSession } from '../accounts/sessions';
import type { UserRow } from '../accounts/tables';
import { assetNamed } from '../quotes/assets';
import { addressOf } from '../recharge/address';
import { reviews } from '../registry';

type Fields = Partial<CallFields<'POST /wallet/out'>>;
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ETHER = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const GOOD: Fields = { currency: 3, number: '100', address: TRON, pay_password: '123456' };
const CARD = {
  real_name: 'Budi Hartono',
  bank_account: '1234567890',
  bank_name: 'Bank Merapi',
  alipay_account: '014',
  bank_dizhi: 'Jakarta',
  bank_branch: 'Sudirman',
};

let bench: Bench;
let budi: Customer;
const user = () => bench.world.tables.users.need(budi.id);
const be = (changes: Partial<UserRow>) => bench.world.tables.users.update(budi.id, changes);
const out = (fields: Fields = {}): Body => bench.call('POST /wallet/out', { ...GOOD, ...fields }, budi.token);
const available = (asset = 'USDT') => bench.world.ledger.available(budi.id, 'change', asset).toFixed();
const frozen = (asset = 'USDT') => bench.world.ledger.frozen(budi.id, 'change', asset).toFixed();
const list = () => (bench.call('GET /user/withdraw/list', {}, budi.token).message as { data: never[] }).data as Row[];
const info = (currency = 3) =>
  bench.call('POST /wallet/get_info', { currency }, budi.token).message as {
    daily: { rule: string; left: string; left_usd: string; next_time: number };
  };
interface Row {
  readonly id: number;
  readonly status: number;
  readonly number: string;
  readonly real_number: string;
  readonly notes: string;
}
const review = reviews.find(({ kind }) => kind === 'withdrawal') as (typeof reviews)[number];
const decide = (run: () => void) =>
  bench.world.transaction(() => {
    run();
    return { accepted: true };
  });

const grant = (amount: string, asset = 'USDT') => {
  const note = { atMs: bench.world.nowMs, reason: 'grant', ref: 'test' } as const;
  bench.world.ledger.transfer(
    houseAccount('house:treasury', asset),
    userAccount(budi.id, 'change', asset),
    money(amount),
    note,
  );
};

/** A withdrawal on a chain whose addresses take a tag. */
const inXrp = (): Fields => {
  grant('500', 'XRP');
  return { currency: assetNamed(bench.world, 'XRP').id, number: '100', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' };
};

beforeEach(() => {
  bench = openBench();
  budi = bench.customer('budi', { USDT: '50000', BTC: '1', NVLA: '3', 'legal:USDT': '70' });
  be({ reviewStatus: 2, areaCode: '62', phone: '8110000001' });
  setPayPassword(bench.world, user(), '123456');
});

describe('after a new password', () => {
  const codeFor = (recipient: string) => {
    bench.call('POST /sms_mail', { user_string: recipient, type: 'forget' });
    return bench.world.tables.inbox.list('recipient', recipient, { limit: 1, newestFirst: true })[0]?.code ?? '';
  };
  const newLoginPassword = (code: string) =>
    bench.call(
      'POST /user/forget',
      { account: user().email, password: 'secret-2', repassword: 'secret-2', code },
      budi.token,
    );
  const newPayPassword = (code: string) =>
    bench.call('POST /safe/update_password', { password: '123456', re_password: '123456', code }, budi.token);

  it.each([
    ['login', newLoginPassword],
    ['payment', newPayPassword],
  ])('of the %s, withdrawals pause for a day, and the form’s data says until when', (_of, change) => {
    expect(info()).toMatchObject({ paused_until: 0 });
    expect(change(codeFor(user().email))).toMatchObject({ type: 'ok' });
    expect(out()).toMatchObject({
      reason: 'payouts_paused',
      message: expect.stringContaining('paused until 2026-01-07 09:41:00'),
    });
    expect(info()).toMatchObject({ paused_until: (bench.world.nowMs + 86_400_000) / 1000 });
    bench.advance(86_400_000);
    budi = {
      ...budi,
      token: bench.world.transaction(() => ({ accepted: true, token: openSession(bench.world, user()) })).token,
    };
    expect(info()).toMatchObject({ paused_until: 0 });
    expect(out()).toMatchObject({ type: 'ok' });
  });

  it('they go on after the first payment password', () => {
    be({ payPasswordDigest: '' });
    expect(newPayPassword(codeFor(user().email))).toMatchObject({ type: 'ok' });
    expect(out()).toMatchObject({ type: 'ok' });
  });
});

describe('requesting a withdrawal', () => {
  it('freezes the amount, and lists it under review', () => {
    expect(out()).toMatchObject({ type: 'ok' });
    expect([available(), frozen()]).toEqual(['49900', '100']);
    expect(list()).toMatchObject([
      { status: 1, number: '100.00000000', real_number: '99.00000000', status_text: 'Under review', network: 'trc20' },
    ]);
  });

  const nobody: Partial<UserRow> = {};
  it.each<readonly [string, Fields, Partial<UserRow>]>([
    ['verification_needed', {}, { reviewStatus: 0 }],
    ['identity_pending', {}, { reviewStatus: 1 }],
    ['email_unbound', {}, { email: '' }],
    ['phone_unbound', {}, { phone: '' }],
    ['score_too_low', {}, { score: 59 }],
    ['currency_unknown', { currency: 999 }, nobody],
    ['network_unknown', { sub_type: 'bitcoin' }, nobody],
    ['address_required', { address: '' }, nobody],
    ['address_required', { address: '<b></b>' }, nobody],
    ['text_too_long', { address: 'T'.repeat(500) }, nobody],
    ['address_invalid', { address: BITCOIN }, nobody],
    ['address_invalid', { address: ETHER, sub_type: 'trc20' }, nobody],
    ['address_invalid', { address: `${TRON}x` }, nobody],
    ['address_unknown', { users_wallet_withdraw_id: 77 }, nobody],
    ['bank_not_offered', { currency: 1, number: '0.1', type: 1 }, nobody],
    ['bank_card_missing', { type: 2 }, nobody],
    ['amount_invalid', { number: '-1' }, nobody],
    ['amount_invalid', { number: '1.123456789' }, nobody],
    ['withdrawal_too_small', { number: '9.99999999' }, nobody],
    ['insufficient_balance', { number: '50000.00000001' }, nobody],
    ['daily_limit_vip', { number: '20000.00000001' }, nobody],
    ['pay_password_required', { pay_password: '' }, nobody],
    ['pay_password_missing', {}, { payPasswordDigest: '' }],
    ['pay_password_wrong', { pay_password: '654321' }, nobody],
  ])('refuses with %s: %j %j', (reason, fields, changes) => {
    be(changes);
    expect(out(fields)).toMatchObject({ reason });
    expect([available(), frozen(), list().length]).toEqual(['50000', '0', 0]);
  });

  it('refuses the saved address of another customer', () => {
    const sari = bench.customer('sari');
    setPayPassword(bench.world, bench.world.tables.users.need(sari.id), '123456');
    const upload = bench.call(
      'POST /upload',
      { mime: 'image/png', size: 9, digest: 'a1', sniffed: 'image/png' },
      sari.token,
    );
    const saved = { currency: 3, address: TRON, qrcode: String(upload.message), ...ownershipProof(bench, sari.token) };
    expect(bench.call('POST /user/wallet/save', saved, sari.token)).toMatchObject({ type: 'ok' });
    expect(out({ users_wallet_withdraw_id: 1 })).toMatchObject({ reason: 'address_unknown' });
    expect(available()).toBe('50000');
  });

  const XRP = { currency: assetNamed(openBench().world, 'XRP').id, address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' };
  it.each([
    ['address', { currency: 3, address: TRON }, { currency: 3, address: ETHER }],
    ['tag', { ...XRP, memo: '1' }, { ...XRP, memo: '2' }],
    ['tag, which it had not,', XRP, { ...XRP, memo: '2' }],
  ])('goes to no saved address whose %s was changed since the customer has seen it', (_what, seen, now) => {
    grant('500', 'XRP');
    const picture = { mime: 'image/png', size: 9, digest: 'a1', sniffed: 'image/png' };
    const qrcode = String(bench.call('POST /upload', picture, budi.token).message);
    const save = (fields: Partial<CallFields<'POST /user/wallet/save'>>) =>
      bench.call('POST /user/wallet/save', { qrcode, ...fields, ...ownershipProof(bench, budi.token) }, budi.token);
    const confirmed = (fields: Fields) => out({ ...fields, users_wallet_withdraw_id: 1 });
    expect(save(seen)).toMatchObject({ type: 'ok' });
    expect(save({ id: 1, ...now })).toMatchObject({ type: 'ok' });
    expect(confirmed(seen)).toMatchObject({ reason: 'address_unknown' });
    expect([available(), frozen()]).toEqual(['50000', '0']);
    expect(confirmed(now)).toMatchObject({ type: 'ok' });
  });

  it('refuses shares, which are on no chain', () => {
    const share = bench.world.instruments.find(({ kind }) => kind === 'stock')?.currencyId;
    expect(out({ currency: share ?? 0, number: '1' })).toMatchObject({ reason: 'not_withdrawable' });
  });

  it('does not count a wrong payment password for a request that is refused anyway', () => {
    for (let i = 0; i < 6; i++) out({ number: '1', pay_password: '000000' });
    expect(out()).toMatchObject({ type: 'ok' });
  });

  it('locks after five wrong payment passwords, although each was refused', () => {
    for (let i = 0; i < 5; i++) out({ pay_password: '000000' });
    expect(out()).toMatchObject({ reason: 'pay_password_locked' });
    bench.advance(1_800_000);
    expect(out()).toMatchObject({ type: 'ok' });
  });

  it('uses the network whose format the address has when none is named', () => {
    expect(out({ address: ETHER })).toMatchObject({ type: 'ok' });
    expect(list()).toMatchObject([{ network: 'erc20', rate: '5.00000000' }]);
  });

  it('accepts this exchange’s own deposit addresses, each on its own network', () => {
    const simulated = addressOf(bench.world, 12, 'USDT', 'erc20');
    expect(out({ address: simulated })).toMatchObject({ type: 'ok' });
    expect(out({ address: simulated, sub_type: 'trc20' })).toMatchObject({ reason: 'address_invalid' });
  });

  it('stores the tag of an address, and shows it to the reviewer', () => {
    const to = inXrp();
    expect(out({ ...to, memo: '1e3' })).toMatchObject({ reason: 'tag_invalid' });
    expect(out({ ...to, memo: '1000' })).toMatchObject({ type: 'ok' });
    expect(out({ memo: '1000' })).toMatchObject({ reason: 'memo_unused' });
    expect(list()).toMatchObject([{ memo: '1000' }]);
    expect(review.list(bench.world)).toMatchObject([{ summary: { memo: '1000' } }]);
  });

  it.each([
    ['a tag and a text', '<b>1000', { type: 'ok' }, [{ memo: '1000' }]],
    ['nothing but a tag', '<b>', { type: 'ok' }, [{ memo: '' }]],
    ['nothing but blanks', '  ', { type: 'ok' }, [{ memo: '' }]],
    ['more than a memo has', 'x'.repeat(257), { reason: 'text_too_long' }, []],
  ])('strips HTML tags from a memo: %s', (_what, memo, answer, orders) => {
    expect(out({ ...inXrp(), memo })).toMatchObject(answer);
    expect(list()).toMatchObject(orders);
  });

  it('pays USDT to a saved card, of which only the last digits are stored with it', () => {
    expect(
      bench.call('POST /user/cash_save', { ...CARD, ...ownershipProof(bench, budi.token) }, budi.token),
    ).toMatchObject({
      type: 'ok',
    });
    expect(out({ type: 1, address: '', number: '1000' })).toMatchObject({ type: 'ok' });
    expect(list()).toMatchObject([{ type: 1, address: 'Bank Merapi •••• 7890', real_number: '999.00000000' }]);
  });

  it('refuses a fiat order above what the level of identity allows', () => {
    be({ level: 4, advancedStatus: 0 });
    bench.call('POST /user/cash_save', { ...CARD, ...ownershipProof(bench, budi.token) }, budi.token);
    grant('60000000');
    expect(out({ type: 1, address: '', number: '50000001' })).toMatchObject({ reason: 'fiat_order_limit' });
  });
});

describe('the limit of 24 hours', () => {
  it('counts requests at their value at that time, and names the limit that applies', () => {
    expect(info().daily).toMatchObject({ rule: 'vip', left: `${DAILY_USD_WITHOUT_VIP}.00000000`, next_time: 0 });
    out({ number: '15000' });
    expect(info().daily).toMatchObject({ left: '5000.00000000' });
    expect(out({ number: '5000.00000001' })).toMatchObject({ reason: 'daily_limit_vip' });
    expect(out({ number: '5000' })).toMatchObject({ type: 'ok' });
    expect(info().daily).toMatchObject({ left: '0.00000000' });
  });

  it('covers the last 24 hours, to the millisecond', () => {
    const askedMs = bench.world.nowMs;
    out({ number: '20000' });
    bench.advance(askedMs + 86_399_999 - bench.world.nowMs);
    budi = { ...budi, token: openSession(bench.world, user()) };
    expect(out()).toMatchObject({ reason: 'daily_limit_vip' });
    bench.advance(1);
    expect(out()).toMatchObject({ type: 'ok' });
  });

  it('is that of the identity level where a low price of bitcoin makes it the smaller one', () => {
    be({ level: 4 });
    grant('500000');
    bench.setPrice('BTC/USDT', '2000.00');
    expect(info().daily.rule).toBe('identity');
    // 200 BTC are worth about 400,000 USD here; VIP 4 allows 500,000.
    expect(out({ number: '450000' })).toMatchObject({ reason: 'daily_limit_identity' });
    be({ advancedStatus: 2 });
    expect(out({ number: '450000' })).toMatchObject({ type: 'ok' });
  });

  it('is restored by a rejection', () => {
    out({ number: '20000' });
    decide(() => review.reject(bench.world, '1', 'Address belongs to somebody else'));
    expect(info().daily.left).toBe('20000.00000000');
  });

  it('accepts the announced maximum of a coin, to the last unit', () => {
    const left = info(1).daily.left;
    expect(out({ currency: 1, number: left, address: BITCOIN })).toMatchObject({ type: 'ok' });
  });
});

describe('a decision', () => {
  beforeEach(() => void out());

  it('pays out: the rest leaves by the gateway, the fee is the exchange’s', () => {
    decide(() => review.approve(bench.world, '1'));
    const { ledger } = bench.world;
    expect([available(), frozen()]).toEqual(['49900', '0']);
    expect(ledger.houseBalance('house:deposits', 'USDT').toFixed()).toBe('99');
    expect(ledger.houseBalance('house:fees', 'USDT').toFixed()).toBe('1');
    expect(list()).toMatchObject([{ status: 2, status_text: 'Completed' }]);
    expect(ledger.checkBooks()).toEqual([]);
  });

  it('gives everything back on a rejection, and says why', () => {
    decide(() => review.reject(bench.world, '1', 'Address belongs to somebody else'));
    expect([available(), frozen()]).toEqual(['50000', '0']);
    expect(list()).toMatchObject([{ status: 3, notes: 'Address belongs to somebody else' }]);
  });

  it.each(['approve', 'reject'] as const)('is taken once: %s after it throws and moves nothing', (second) => {
    decide(() => review.reject(bench.world, '1', 'no'));
    expect(() => decide(() => review[second](bench.world, '1', 'again'))).toThrow('no withdrawal 1 waits');
    expect([available(), frozen()]).toEqual(['50000', '0']);
  });

  it('is offered with what a reviewer needs', () => {
    expect(review.list(bench.world)).toMatchObject([
      { id: '1', userId: budi.id, summary: { amount: '100 USDT', fee: '1 USDT', to: `TRON (TRC20) ${TRON}` } },
    ]);
  });
});

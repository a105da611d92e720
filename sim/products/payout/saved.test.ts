import { beforeEach, describe, expect, it } from 'vitest';
import type { CallFields } from '@/contract/calls';
import { MAX_ADDRESSES } from '@/domain/payout/saved-address';
import { ownershipProof } from '../../testing/ownership-proof';
import { type Bench, type Customer, openBench } from '../../testing/world';
import { setPayPassword } from '../accounts/pay-password';
import { assetNamed } from '../quotes/assets';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ETHER = '0xdac17f958d2ee523a2206206994597c13d831ec7';

let bench: Bench;
let budi: Customer;
let sari: Customer;
const picture = ({ token }: Customer, digest: string) =>
  String(bench.call('POST /upload', { mime: 'image/png', size: 9, digest, sniffed: 'image/png' }, token).message);
/** The payment password and a fresh code, unless the fields have a code. */
const proofFor = (fields: object, who = budi) =>
  'code' in fields ? { pay_password: '123456' } : ownershipProof(bench, who.token);
const save = (fields: Partial<CallFields<'POST /user/wallet/save'>> = {}, who = budi) =>
  bench.call(
    'POST /user/wallet/save',
    { currency: 3, address: TRON, qrcode: picture(who, 'a1'), ...proofFor(fields, who), ...fields },
    who.token,
  );
const idOf = (coin: string) => assetNamed(bench.world, coin).id;
const addresses = (who = budi) =>
  (bench.call('GET /user/wallet/list', {}, who.token).message as { data: Record<string, unknown>[] }).data;

beforeEach(() => {
  bench = openBench();
  budi = bench.customer('budi');
  sari = bench.customer('sari');
  setPayPassword(bench.world, bench.world.tables.users.need(budi.id), '123456');
});

describe('the address book', () => {
  it('stores an address with its chain, its picture and its label', () => {
    expect(save({ name: 'Cold wallet' })).toMatchObject({ message: 'The address has been added' });
    expect(addresses()).toMatchObject([
      { currency: 3, name: 'USDT', type: 'trc20', address: TRON, label: 'Cold wallet' },
    ]);
  });

  it('changes an address, which keeps its place in the list', () => {
    save();
    save({ address: ETHER });
    expect(save({ id: 1, address: ETHER, type: 'erc20' })).toMatchObject({ reason: 'address_repeated' });
    expect(save({ id: 1, name: 'Mine' })).toMatchObject({ message: 'The address has been updated' });
    expect(addresses().map(({ id, label }) => [id, label])).toEqual([
      [2, ''],
      [1, 'Mine'],
    ]);
  });

  it.each<readonly [string, Partial<CallFields<'POST /user/wallet/save'>>]>([
    ['currency_required', { currency: '' }],
    ['currency_unknown', { currency: 999 }],
    ['address_required', { address: '' }],
    ['qrcode_required', { qrcode: '' }],
    ['picture_unknown', { qrcode: '/upload/17ff.png' }],
    ['network_unknown', { type: 'bitcoin' }],
    ['address_invalid', { address: 'nowhere' }],
    ['address_invalid', { address: ETHER, type: 'trc20' }],
    ['special_characters', { name: 'a"b' }],
    ['text_too_long', { name: 'x'.repeat(65) }],
    ['text_too_long', { address: 'x'.repeat(121) }],
    ['text_too_long', { address: '<b>'.repeat(41) }],
    ['address_unknown', { id: 44 }],
  ])('refuses with %s: %j', (reason, fields) => {
    expect(save(fields)).toMatchObject({ reason });
    expect(addresses()).toEqual([]);
  });

  it('stores the tag of an address; another tag is another address', () => {
    const xrp = { currency: idOf('XRP'), address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' };
    expect(save({ ...xrp, memo: 'maya' })).toMatchObject({ reason: 'tag_invalid' });
    expect(save({ ...xrp, memo: '4294967295' })).toMatchObject({ type: 'ok' });
    expect(save({ ...xrp, memo: '4294967295' })).toMatchObject({ reason: 'address_repeated' });
    expect(save({ ...xrp, memo: '7' })).toMatchObject({ type: 'ok' });
    expect(save({ memo: '7' })).toMatchObject({ reason: 'memo_unused' });
    expect(addresses()).toMatchObject([
      { name: 'XRP', memo: '7' },
      { name: 'XRP', memo: '4294967295' },
    ]);
  });

  it('shows and changes nobody else’s', () => {
    save();
    expect(addresses(sari)).toEqual([]);
    expect(save({ id: 1 }, sari)).toMatchObject({ reason: 'address_unknown' });
    // A picture that another customer uploaded is refused too.
    expect(save({ qrcode: picture(budi, 'b2') }, sari)).toMatchObject({ reason: 'picture_unknown' });
  });

  it('has a limit', () => {
    const nth = (i: number) => `0x${i.toString(16).padStart(40, '0')}`;
    const qrcode = picture(budi, 'a1');
    for (let i = 0; i < MAX_ADDRESSES; i++) expect(save({ address: nth(i), qrcode })).toMatchObject({ type: 'ok' });
    expect(save({ address: nth(MAX_ADDRESSES), qrcode })).toMatchObject({ reason: 'too_many_addresses' });
    expect(save({ id: 1, address: nth(0), name: 'First', qrcode })).toMatchObject({ type: 'ok' });
  });
});

const HOME = {
  real_name: 'Budi Hartono',
  bank_account: '1234 5678-90',
  bank_name: 'Bank Merapi',
  alipay_account: '014',
  bank_dizhi: 'Jakarta',
  bank_branch: 'Sudirman',
};
const ABROAD = {
  alipay_account: '021000021',
  real_name: "Siân O'Neill",
  bank_account: 'GB82 WEST 1234 5698 7654 32',
  bank_dizhi: '1 Harbour Road, London',
  bank_name: 'Harbour City Bank',
  bank_network: 'Main branch',
  swift_code: 'harbgb2l',
  phone: '+44 7700 900123',
  wechat_account: 'Jalan Sudirman 1, Jakarta',
};
const home = (fields: object = {}) =>
  bench.call('POST /user/cash_save', { ...HOME, ...proofFor(fields), ...fields }, budi.token);
const abroad = (fields: object = {}) =>
  bench.call('POST /user/cash_save_international', { ...ABROAD, ...proofFor(fields), ...fields }, budi.token);
const homeInfo = () => bench.call('POST /user/cash_info', {}, budi.token).message as Record<string, unknown>;
const abroadInfo = () =>
  bench.call('POST /user/cash_info_international', { lang: 'id' }, budi.token).message as {
    forms: string[];
    data: string[];
  };

describe('bank cards', () => {
  it('answers the banks and empty names before a card is saved', () => {
    const { banks, ...names } = homeInfo();
    expect(banks).toHaveLength(9);
    expect(names).toEqual({ bank_name: '', bank_code: '', bank_address: '', iban: '' });
    expect(abroadInfo().data).toEqual(Array.from({ length: 9 }, () => ''));
  });

  it('stores one domestic card, with its number as the bank writes it', () => {
    home();
    home({ bank_branch: 'Thamrin', bank_name: '', bank_id: 1 });
    expect(homeInfo()).toMatchObject({ id: 1, bank_account: '1234567890', bank_branch: 'Thamrin', bank_id: 1 });
    expect(homeInfo().bank_name).toBe('Bank Nusantara Utama');
  });

  it('takes an international card by name or by position, and answers both', () => {
    expect(abroad()).toMatchObject({ type: 'ok' });
    const named = abroadInfo();
    expect(named).toMatchObject({ bank_account: 'GB82WEST12345698765432', wechat_nickname: 'HARBGB2L' });
    expect(named.forms[0]).toBe('Nomor ABA');
    const byPlace = Object.fromEntries(named.data.map((value, i) => [`data[${i}]`, value]));
    const none = Object.fromEntries(Object.keys(ABROAD).map((name) => [name, '']));
    expect(abroad({ ...none, ...byPlace })).toMatchObject({ type: 'ok' });
    expect(abroadInfo()).toEqual(named);
    // `wechat_nickname` is the older name of the SWIFT code's field.
    expect(abroad({ swift_code: '', wechat_nickname: 'MERAIDJA' })).toMatchObject({ type: 'ok' });
    expect(abroadInfo().data[6]).toBe('MERAIDJA');
  });

  it.each([
    ...Object.keys(HOME).map((name) => ['bank_fields_required', home, { [name]: '' }] as const),
    ...Object.keys(ABROAD).map((name) => ['bank_fields_required', abroad, { [name]: ' ' }] as const),
    ['card_name_invalid', home, { real_name: 'Budi 2' }],
    ['card_number_invalid', home, { bank_account: '12345' }],
    ['card_number_invalid', abroad, { bank_account: 'GB82 WEST 1234 5698 7654 33' }],
    ['aba_invalid', abroad, { alipay_account: '021000022' }],
    ['swift_invalid', abroad, { swift_code: 'HARBGB2' }],
    ['mobile_invalid', abroad, { phone: '12' }],
    ['special_characters', home, { bank_branch: '{x}' }],
    ['text_too_long', home, { bank_branch: 'x'.repeat(101) }],
  ] as const)('refuses with %s, and says which: %o %j', (reason, save, fields) => {
    const [field] = Object.keys(fields);
    expect((save as typeof home)(fields)).toMatchObject({ reason, field });
  });
});

describe('a new withdrawal destination', () => {
  const proof = () => ownershipProof(bench, budi.token);
  const other = (code: string) => (code === '000000' ? '000001' : '000000');
  const ways = [
    ['an address', (fields: object) => save(fields)],
    ['a domestic card', (fields: object) => home(fields)],
    ['an international card', (fields: object) => abroad(fields)],
  ] as const;
  const cases = [
    ['proof_required', () => ({ code: '', pay_password: '' })],
    ['proof_required', () => ({ code: '' })],
    ['proof_required', () => ({ pay_password: '' })],
    ['code_format', () => ({ code: '12' })],
    ['code_wrong', () => ({ code: other(proof().code) })],
    ['pay_password_wrong', () => ({ pay_password: '654321' })],
  ] as const;

  it.each(ways.flatMap(([way, trySave]) => cases.map(([reason, fields]) => [way, reason, trySave, fields] as const)))(
    '%s is refused with %s',
    (_way, reason, trySave, fields) => {
      expect(trySave(fields())).toMatchObject({ reason });
      expect([addresses().length, homeInfo().id, abroadInfo().data.join('')]).toEqual([0, undefined, '']);
    },
  );

  it.each(ways)('%s: a code is valid once, and a wrong payment password does not use it up', (_way, trySave) => {
    const given = proof();
    expect(trySave({ ...given, pay_password: '654321' })).toMatchObject({ reason: 'pay_password_wrong' });
    expect(trySave(given)).toMatchObject({ type: 'ok' });
    const elsewhere = { address: ETHER, bank_branch: 'Thamrin', bank_network: 'Thamrin' };
    expect(trySave({ ...elsewhere, ...given })).toMatchObject({ reason: 'code_wrong' });
  });

  it('is refused without a payment password until one is set', () => {
    const qrcode = picture(sari, 'a1');
    const call = { currency: 3, address: TRON, qrcode };
    expect(bench.call('POST /user/wallet/save', call, sari.token)).toMatchObject({ reason: 'pay_password_missing' });
    expect(bench.call('POST /user/cash_save', HOME, sari.token)).toMatchObject({ reason: 'pay_password_missing' });
    const abroadSaved = bench.call('POST /user/cash_save_international', ABROAD, sari.token);
    expect(abroadSaved).toMatchObject({ reason: 'pay_password_missing' });
  });

  it('needs no proof for an unchanged destination', () => {
    const none = { code: '', pay_password: '' };
    save();
    const qrcode = String(addresses()[0]?.qrcode);
    expect(save({ id: 1, name: 'Mine', qrcode, ...none })).toMatchObject({ type: 'ok' });
    expect(save({ id: 1, address: ETHER, qrcode, ...none })).toMatchObject({ reason: 'proof_required' });
    const other = { id: 1, qrcode: picture(budi, 'b2') };
    expect(save({ ...other, ...none })).toMatchObject({ reason: 'proof_required' });
    bench.world.tables.walletAddresses.update(1, { qrcode: '' });
    expect(save({ ...other, ...none })).toMatchObject({ type: 'ok' });
    home();
    expect(home(none)).toMatchObject({ type: 'ok' });
    expect(home({ bank_account: '9876543210', ...none })).toMatchObject({ reason: 'proof_required' });
  });
});

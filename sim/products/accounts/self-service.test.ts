import { beforeEach, describe, expect, it } from 'vitest';
import { typedPayPasswordViolations } from '@/domain/accounts/account-rules';
import { Exchange } from '../../core';
import { type Bench, type Customer, openBench } from '../../testing/world';
import { PAY_PASSWORD_LOCK_MS } from './pay-password';
import { personaEmail } from './personas';
import { createUser } from './users';

const MAIL = 'new@mail.example';
const PHONE = '81234567890';
const OWN = 'maya@mail.example';
const PAY = '246810';
const MINUTE = 60_000;

let bench: Bench;
let maya: Customer;

beforeEach(() => {
  bench = openBench();
  maya = bench.customer('maya');
});

const codeFor = (recipient: string): string =>
  bench.world.tables.inbox.list('recipient', recipient, { limit: 1, newestFirst: true })[0]?.code ?? '';
const other = (code: string): string => (code === '000000' ? '000001' : '000000');
const user = () => bench.world.tables.users.get(maya.id);

function sendOwn(): string {
  bench.call('POST /sms_mail', { user_string: OWN, scene: 'security', type: 'forget' });
  return codeFor(OWN);
}
function setPay(password = PAY) {
  const fields = { password, re_password: password, code: sendOwn() };
  expect(bench.call('POST /safe/update_password', fields, maya.token).type).toBe('ok');
}
function sendBind(to: 'email' | 'mobile'): string {
  if (to === 'email') bench.call('POST /sms_mail', { user_string: MAIL, scene: 'bind' });
  else bench.call('POST /sms_send', { mobile: PHONE, area_code: '62', scene: 'bind' });
  return codeFor(to === 'email' ? MAIL : `+62 ${PHONE}`);
}

describe('POST /user/editNickname', () => {
  it.each([
    ['', '', 'nickname_length'],
    ['M', '', 'nickname_length'],
    ['Elevenchars', '', 'nickname_length'],
    ['May@', 'x', 'special_characters'],
    ['Ma ya', '', 'special_characters'],
    ['<b>Maya</b>', 'x', 'signature_length'],
    ['Maya', 'x', 'signature_length'],
    ['\u3164\u3164', '', 'special_characters'],
    ['Maya', 'abc\u202ecba', 'special_characters'],
    ['Maya', 'x'.repeat(31), 'signature_length'],
  ])('%j, %j is refused: %s', (nickname, signature, refusal) => {
    expect(bench.call('POST /user/editNickname', { nickname, signature }, maya.token).reason).toBe(refusal);
    expect(user()?.nickname).toBe('');
  });

  it.each([
    ['Ma', 'ab', 'Ma', 'ab'],
    ['玛雅2026', 'Slow and steady', '玛雅2026', 'Slow and steady'],
    // Tags are stripped from every input, as on existing servers.
    ['<b>Maya</b>', '', 'Maya', ''],
  ])('%j, %j is taken', (nickname, signature, shown, signed) => {
    expect(bench.call('POST /user/editNickname', { nickname, signature }, maya.token).message).toBe(1);
    expect(bench.call('GET /user/info', {}, maya.token).message).toMatchObject({ nickname: shown, signature: signed });
  });

  it('without a signature keeps the stored one, and without a change changes no row', () => {
    bench.call('POST /user/editNickname', { nickname: 'Maya', signature: 'Calm' }, maya.token);
    expect(bench.call('POST /user/editNickname', { nickname: 'Maya' }, maya.token).message).toBe(0);
    expect(user()?.signature).toBe('Calm');
  });
});

describe('POST /user/uploadHeadPortrait', () => {
  const picture = { mime: 'image/png', size: 5000, digest: 'ff00', sniffed: 'image/png' };

  it.each(['/upload/1767663660ff00.png', 'https://elsewhere.example/a.png', '/upload/../secret'])(
    'refuses %s, which this customer was not given',
    (head_portrait) => {
      bench.call('POST /upload', picture, bench.customer('budi').token);
      const refused = bench.call('POST /user/uploadHeadPortrait', { head_portrait }, maya.token);
      expect(refused.reason).toBe('picture_unknown');
    },
  );

  it('shows the own picture, once', () => {
    const head_portrait = String(bench.call('POST /upload', picture, maya.token).message);
    expect(bench.call('POST /user/uploadHeadPortrait', { head_portrait }, maya.token).message).toBe(1);
    expect(bench.call('POST /user/uploadHeadPortrait', { head_portrait }, maya.token).message).toBe(0);
    expect(bench.call('GET /user/info', {}, maya.token).message).toMatchObject({ head_portrait });
  });
});

describe('POST /safe/update_password', () => {
  const good = { password: PAY, re_password: PAY };

  /** Each row breaks one more rule than the row below it, so the table also proves which refusal comes first. */
  it.each([
    ['pay_password_required', { password: '', re_password: 'x', code: '' }],
    ['code_required', { password: '12345', re_password: 'x', code: '' }],
    ['pay_password_length', { password: '12345', re_password: 'x', code: '12' }],
    ['pay_password_length', { password: 'x'.repeat(17), re_password: 'x', code: '12' }],
    ['passwords_differ', { password: PAY, re_password: '246811', code: '12' }],
    ['code_format', { ...good, code: '12' }],
    ['code_wrong', { ...good, code: 'other' }],
  ])('%s', (refusal, fields) => {
    const sent = sendOwn();
    const code = fields.code === 'other' ? other(sent) : fields.code;
    expect(bench.call('POST /safe/update_password', { ...fields, code }, maya.token).reason).toBe(refusal);
    expect(user()?.payPasswordDigest).toBe('');
  });

  it('accepts a code sent to an own address for `security` or `forget`, once, and no code of other customers', () => {
    bench.call('POST /sms_mail', { user_string: OWN, type: 'forget' });
    const code = codeFor(OWN);
    const budi = bench.customer('budi');
    expect(bench.call('POST /safe/update_password', { ...good, code }, budi.token).reason).toBe('code_wrong');
    expect(bench.call('POST /safe/update_password', { ...good, code }, maya.token).type).toBe('ok');
    expect(bench.call('POST /safe/update_password', { ...good, code }, maya.token).reason).toBe('code_wrong');
    expect(bench.call('GET /user/info', {}, maya.token).message).toMatchObject({ pay_password_isnull: 'neqnull' });
  });

  it('says so when the code has expired', () => {
    const code = sendOwn();
    bench.advance(10 * MINUTE);
    expect(bench.call('POST /safe/update_password', { ...good, code }, maya.token).reason).toBe('code_expired');
  });
});

describe('binding an address', () => {
  it.each([
    ['account_required', { mobile: '', code: '' }],
    ['code_required', { mobile: '12', code: '' }],
    ['mobile_invalid', { mobile: '12', code: '12' }],
    ['code_format', { mobile: PHONE, code: '12' }],
    ['code_wrong', { mobile: PHONE, code: 'other' }],
    ['account_exists', { mobile: PHONE, code: 'right' }],
  ])('a phone: %s', (refusal, { mobile, code }) => {
    const sent = sendBind('mobile');
    // Another customer takes the address between the code and the call.
    if (refusal === 'account_exists') createUser(bench.world, { phone: PHONE, password: 'whatever' });
    const given = code === 'right' ? sent : code === 'other' ? other(sent) : code;
    const fields = { mobile, area_code: '+62', code: given };
    expect(bench.call('POST /safe/mobile', fields, maya.token).reason).toBe(refusal);
    expect(user()?.phone).toBe('');
  });

  it('binds a first phone without a payment password, which there is not yet, and logs in with it', () => {
    const fields = { mobile: PHONE, area_code: '+62', code: sendBind('mobile') };
    expect(bench.call('POST /safe/mobile', fields, maya.token).type).toBe('ok');
    expect(user()).toMatchObject({ phone: PHONE, areaCode: '62', email: OWN, accountNumber: OWN });
    expect(bench.call('POST /user/login', { user_string: PHONE, password: 'secret-1' }).type).toBe('ok');
  });

  it('takes the payment password for a first phone too: its codes would set another one', () => {
    setPay();
    const fields = { mobile: PHONE, area_code: '+62', code: sendBind('mobile') };
    expect(bench.call('POST /safe/mobile', fields, maya.token).reason).toBe('pay_password_required');
    expect(user()?.phone).toBe('');
    expect(bench.call('POST /safe/mobile', { ...fields, pay_password: PAY }, maya.token).type).toBe('ok');
    expect(user()?.phone).toBe(PHONE);
  });

  it.each([
    ['email_invalid', { email: 'new@', code: '12' }],
    ['code_wrong', { email: MAIL, code: 'other' }],
    ['pay_password_missing', { email: MAIL, code: 'right' }],
  ])('another e-mail address: %s', (refusal, { email, code }) => {
    const sent = sendBind('email');
    const given = code === 'right' ? sent : code === 'other' ? other(sent) : code;
    expect(bench.call('POST /safe/email', { email, code: given }, maya.token).reason).toBe(refusal);
    expect(user()?.email).toBe(OWN);
  });

  it('replaces the address with the payment password, and the old one opens nothing any more', () => {
    setPay();
    const code = sendBind('email');
    expect(bench.call('POST /safe/email', { email: MAIL, code }, maya.token).reason).toBe('pay_password_required');
    const fields = { email: MAIL.toUpperCase(), code, pay_password: PAY };
    expect(bench.call('POST /safe/email', fields, maya.token).type).toBe('ok');
    expect(user()).toMatchObject({ email: MAIL, accountNumber: MAIL });
    expect(bench.call('POST /user/login', { user_string: OWN, password: 'secret-1' }).reason).toBe('account_unknown');
    expect(bench.call('POST /user/login', { user_string: MAIL, password: 'secret-1' }).type).toBe('ok');
  });
});

describe('the payment password', () => {
  const pay = (pay_password: string) => {
    const code = codeFor(MAIL);
    return bench.call('POST /safe/email', { email: MAIL, code, pay_password }, maya.token);
  };
  beforeEach(() => {
    setPay();
    sendBind('email');
  });

  it('is locked by the fifth wrong one in a row, although each of the calls is refused', () => {
    const answers = ['1', '2', '3', '4', '5'].map((wrong) => pay(wrong));
    expect(answers.map(({ reason }) => reason)).toEqual([
      ...Array<string>(4).fill('pay_password_wrong'),
      'pay_password_locked',
    ]);
    expect(answers[0]?.message).toContain('4');
    expect(answers[3]?.message).toContain('1');
    expect(answers[4]?.message).toContain('30 min');
    // While it is locked, even the right password is refused.
    expect(pay(PAY).reason).toBe('pay_password_locked');
    expect(user()?.email).toBe(OWN);
  });

  it('is unlocked after half an hour, not a millisecond earlier, with five new tries', () => {
    for (const wrong of ['1', '2', '3', '4', '5']) pay(wrong);
    bench.advance(PAY_PASSWORD_LOCK_MS - 1);
    sendBind('email');
    expect(pay(PAY).reason).toBe('pay_password_locked');
    bench.advance(1);
    expect(pay('1').message).toContain('4');
    expect(pay(PAY).type).toBe('ok');
  });

  it('forgets wrong tries after a right one, and a lock with a new password', () => {
    for (const wrong of ['1', '2', '3', '4', '5']) pay(wrong);
    bench.advance(2 * MINUTE);
    setPay('135791');
    sendBind('email');
    expect(pay('1').message).toContain('4');
    expect(pay('135791').type).toBe('ok');
    expect(bench.world.tables.payTries.size).toBe(0);
  });

  it.each(['', ' ', '<b>'])('an empty one is not counted as a wrong try: %j', (typed) => {
    const [violation] = typedPayPasswordViolations(typed);
    expect(pay(typed).reason).toBe(violation?.code);
    expect(bench.world.tables.payTries.size).toBe(0);
  });
});

it.each(['/faq', '/contactus', '/aboutus', '/operational_compliance'] as const)(
  'GET %s is null where nobody wrote it',
  (path) => {
    expect(bench.call(`GET ${path}`, {}).message).toBeNull();
  },
);

it('a wrong payment password is part of the run: it is journalled, and counted again when the run is replayed', () => {
  const exchange = Exchange.begin({ scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 1_767_663_660_000 });
  const call = (path: string, fields: Record<string, string>, token = '') =>
    exchange.call({ id: '', method: 'POST', path, fields, token }).body as { message: string; reason?: string };
  call('/sms_mail', { user_string: MAIL, scene: 'bind' });
  const token = call('/user/login', { user_string: personaEmail('trader'), password: 'pocket123' }).message;
  const code = exchange.world.tables.inbox.all({ limit: 1, newestFirst: true })[0]?.code ?? '';
  const commands = exchange.commands;
  expect(call('/safe/email', { email: MAIL, code, pay_password: '000000' }, token).reason).toBe('pay_password_wrong');
  expect(exchange.commands).toBe(commands + 1);
  const again = Exchange.replay(exchange.journal.toJSON(), exchange.nowMs);
  expect(again.hash()).toBe(exchange.hash());
  // Any other refusal leaves neither a journal entry nor a change of state.
  const hash = exchange.hash();
  expect(call('/safe/email', { email: MAIL, code: '1', pay_password: '000000' }, token).reason).toBe('code_format');
  expect([exchange.commands, exchange.hash()]).toEqual([commands + 1, hash]);
});

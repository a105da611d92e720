import { beforeEach, describe, expect, it } from 'vitest';
import { dispatch } from '../../dispatch';
import { type Bench, type Body, openBench } from '../../testing/world';
import { SENDER_PACE } from './codes';
import { createUser } from './users';

const MINUTE = 60_000;
let bench: Bench;

beforeEach(() => {
  bench = openBench();
});

/** The latest code that was sent to a recipient; '' when none was. */
const codeFor = (recipient: string): string =>
  bench.world.tables.inbox.list('recipient', recipient, { limit: 1, newestFirst: true })[0]?.code ?? '';

const other = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('POST /user/register refuses in order of precedence', () => {
  const good = {
    user_string: 'new@mail.example',
    password: 'longenough',
    re_password: 'longenough',
    type: 'email',
    extension_code: '',
  };
  /** Each row breaks one more rule than the row below it, so the table also proves which refusal comes first. */
  const wrong = {
    user_string: 'not-an-address',
    password: 'short',
    re_password: 'different',
    code: '12',
    extension_code: 'NOBODY',
  };
  const rows: readonly (readonly [code: string, fields: Record<string, string>])[] = [
    ['account_required', { ...wrong, user_string: '' }],
    ['email_invalid', wrong],
    ['mobile_invalid', { ...wrong, type: 'mobile' }],
    ['password_length', { ...wrong, user_string: good.user_string }],
    ['password_length', { ...wrong, user_string: good.user_string, password: 'exactly6'.slice(0, 6) }],
    ['password_length', { ...wrong, user_string: good.user_string, password: 'seventeen-letters' }],
    ['passwords_differ', { ...wrong, user_string: good.user_string, password: good.password }],
    ['code_format', { ...wrong, user_string: good.user_string, password: good.password, re_password: good.password }],
    ['code_wrong', { ...good, code: 'other', extension_code: 'NOBODY' }],
    ['invite_invalid', { ...good, code: 'right', extension_code: 'NOBODY' }],
    ['account_exists', { ...good, code: 'right', user_string: 'old@mail.example' }],
  ];

  it.each(rows)('%s', (refusal, fields) => {
    const address = fields.user_string === 'old@mail.example' ? 'old@mail.example' : good.user_string;
    bench.call('POST /sms_mail', { user_string: address });
    if (address === 'old@mail.example') createUser(bench.world, { email: address, password: 'whatever' });
    const sent = codeFor(address);
    const code = fields.code === 'right' ? sent : fields.code === 'other' ? other(sent) : (fields.code ?? '');
    expect(bench.call('POST /user/register', { type: 'email', ...fields, code }).reason).toBe(refusal);
  });

  it('code_expired after ten minutes, and not a millisecond earlier', () => {
    bench.call('POST /sms_mail', { user_string: good.user_string });
    const code = codeFor(good.user_string);
    const check = { user_string: good.user_string, email_code: code };
    bench.advance(10 * MINUTE - 1);
    expect(bench.call('POST /user/check_email', check).type).toBe('ok');
    bench.advance(1);
    expect(bench.call('POST /user/check_email', check).reason).toBe('code_expired');
    expect(bench.call('POST /user/register', { ...good, code }).reason).toBe('code_expired');
  });

  it('opens an empty account, and names the inviter', () => {
    const inviter = createUser(bench.world, { email: 'friend@mail.example', password: 'whatever' });
    bench.call('POST /sms_mail', { user_string: good.user_string });
    const code = codeFor(good.user_string);
    const fields = { ...good, code, extension_code: inviter.inviteCode.toLowerCase() };
    expect(bench.call('POST /user/register', fields).type).toBe('ok');
    const user = bench.world.tables.users.first('email', good.user_string);
    expect(user).toMatchObject({ level: 0, reviewStatus: 0, isLocked: false, parentId: inviter.id });
    expect(user?.passwordDigest).not.toContain('longenough');
  });

  it('makes the code invalid', () => {
    bench.call('POST /sms_mail', { user_string: good.user_string });
    const code = codeFor(good.user_string);
    bench.call('POST /user/register', { ...good, code });
    expect(bench.call('POST /user/register', { ...good, code }).reason).toBe('code_wrong');
  });
});

describe('codes', () => {
  it('are six digits, differ by address and purpose, and are the same in every run', () => {
    bench.call('POST /sms_mail', { user_string: 'a@mail.example' });
    bench.call('POST /sms_mail', { user_string: 'b@mail.example' });
    const again = openBench();
    again.call('POST /sms_mail', { user_string: 'b@mail.example' });
    const [b] = again.world.tables.inbox.all();
    expect(codeFor('a@mail.example')).toMatch(/^\d{6}$/);
    expect(codeFor('a@mail.example')).not.toBe(codeFor('b@mail.example'));
    expect(b?.code).toBe(codeFor('b@mail.example'));
  });

  it('are throttled to one in 120 s, and the message says how long to wait', () => {
    const fields = { user_string: 'a@mail.example' };
    expect(bench.call('POST /sms_mail', fields).type).toBe('ok');
    bench.advance(30_500);
    const refused = bench.call('POST /sms_mail', fields);
    expect(refused).toMatchObject({ reason: 'code_throttled', message: expect.stringContaining('90 s') });
    expect(bench.world.tables.inbox.size).toBe(1);
    bench.advance(89_500);
    expect(bench.call('POST /sms_mail', fields).type).toBe('ok');
    expect(bench.world.tables.inbox.size).toBe(2);
  });

  describe('of one sender', () => {
    const ask = (to: string, from: string, token = '') => {
      const fields = { user_string: `${to}@mail.example`, lang: 'en' };
      const request = { id: '', method: 'POST', path: '/sms_mail', fields, token, ...(from && { from }) };
      return bench.world.transaction(() => dispatch(bench.world, request)).reply.body as Body;
    };
    const { count, withinMs } = SENDER_PACE;
    const OTHER = '192.0.2.200';
    const tokenOf = (name: string) => bench.customer(name, {}).token;

    it.each([
      ['connection, even if somebody has signed in meanwhile', '192.0.2.100', () => tokenOf('maya')],
      ['unknown connection', '', () => ''],
    ])('%s: no more than 30 in ten minutes, to however many addresses', (_who, from, later) => {
      for (let i = 0; i < count; i += 1) {
        expect(ask(`a${i}`, from).type).toBe('ok');
        bench.advance(1000);
      }
      const refused = { reason: 'code_throttled', message: expect.stringContaining(`${withinMs / 1000 - count} s`) };
      expect(ask('next', from, later())).toMatchObject(refused);
      expect(bench.world.tables.codes.size).toBe(count);
      expect(ask('next', OTHER).type).toBe('ok');
      bench.advance(withinMs - count * 1000);
      expect(ask('later', from).type).toBe('ok');
    });

    it('customer: as many, from however many connections', () => {
      const token = tokenOf('maya');
      for (let i = 0; i < count; i += 1) expect(ask(`a${i}`, `192.0.2.${i}`, token).type).toBe('ok');
      expect(ask('next', OTHER, token).reason).toBe('code_throttled');
      expect(ask('next', OTHER, tokenOf('dewi')).type).toBe('ok');
    });
  });

  it('of one purpose do not open another', () => {
    createUser(bench.world, { email: 'a@mail.example', password: 'whatever' });
    bench.call('POST /sms_mail', { user_string: 'a@mail.example', type: 'forget' });
    const code = codeFor('a@mail.example');
    const check = { user_string: 'a@mail.example', email_code: code };
    expect(bench.call('POST /user/check_email', check).reason).toBe('code_wrong');
    expect(bench.call('POST /user/check_email', { ...check, scene: 'forget' }).type).toBe('ok');
  });

  it.each([
    ['account_required', { user_string: '' }],
    ['email_invalid', { user_string: 'nobody', type: 'forget' }],
    ['account_unknown', { user_string: 'nobody@mail.example', type: 'forget' }],
    ['account_unknown', { user_string: 'nobody@mail.example', scene: 'security' }],
    ['account_exists', { user_string: 'known@mail.example' }],
    ['account_exists', { user_string: 'KNOWN@mail.example', scene: 'bind' }],
  ])('POST /sms_mail: %s', (refusal, fields) => {
    createUser(bench.world, { email: 'known@mail.example', password: 'whatever' });
    expect(bench.call('POST /sms_mail', fields).reason).toBe(refusal);
  });
});

describe('wrong tries of a code', () => {
  const email = 'user@mail.example';
  const forget = (code: string) =>
    bench.call('POST /user/forget', { account: email, password: 'secret-2', repassword: 'secret-2', code });
  const register = (code: string) =>
    bench.call('POST /user/register', {
      user_string: email,
      password: 'secret-2',
      re_password: 'secret-2',
      code,
      type: 'email',
    });
  const check = (code: string) => bench.call('POST /user/check_email', { user_string: email, email_code: code });

  it.each([
    ['register', register, 'register'],
    ['check_email', check, 'register'],
    ['forget', forget, 'forget'],
  ] as const)('end it after five, also for whoever knows it then: %s', (_name, tryIt, scene) => {
    if (scene === 'forget') createUser(bench.world, { email, password: 'secret-1' });
    bench.call('POST /sms_mail', { user_string: email, scene });
    const right = codeFor(email);
    const reasons = Array.from({ length: 5 }, () => tryIt(other(right)).reason);
    expect(reasons).toEqual([...Array.from({ length: 4 }, () => 'code_wrong'), 'code_exhausted']);
    expect(tryIt(right)).toMatchObject({ reason: 'code_exhausted' });
    bench.advance(2 * MINUTE);
    bench.call('POST /sms_mail', { user_string: email, scene });
    expect(tryIt(codeFor(email)).type).toBe('ok');
  });

  it('are counted for the customer’s account, whichever address the code was sent to', () => {
    const user = createUser(bench.world, { email, phone: '13800138000', areaCode: '86', password: 'secret-1' });
    const token = String(bench.call('POST /user/login', { user_string: email, password: 'secret-1' }).message);
    const set = (code: string) =>
      bench.call('POST /safe/update_password', { password: '123456', re_password: '123456', code }, token);
    bench.call('POST /sms_send', { mobile: user.phone, scene: 'security' });
    const right = codeFor(`+86 ${user.phone}`);
    for (let i = 0; i < 5; i += 1) set(other(right));
    expect(set(right)).toMatchObject({ reason: 'code_exhausted' });
  });
});

describe('wrong passwords', () => {
  const email = 'user@mail.example';
  const login = (password: string, from?: string, name = email) => {
    const fields = { user_string: name, password, lang: 'en' };
    const request = { id: '', method: 'POST', path: '/user/login', fields, token: '', ...(from && { from }) };
    return bench.world.transaction(() => dispatch(bench.world, request)).reply.body as Body;
  };
  const fail = (times: number, from?: string) => {
    for (let i = 0; i < times; i += 1) expect(login('wrong', from)).toMatchObject({ reason: 'password_wrong' });
  };
  beforeEach(() => {
    createUser(bench.world, { email, password: 'secret-1' });
  });

  it('delay the next try for the account, longer each time, and say when it will be accepted', () => {
    fail(5);
    const throttled = { reason: 'login_slowed', message: 'Too many failed attempts. Try again in 0:30 min' };
    expect(login('secret-1')).toMatchObject(throttled);
    bench.advance(29_999);
    expect(login('secret-1')).toMatchObject({ message: expect.stringContaining('0:01') });
    bench.advance(1);
    fail(1);
    expect(login('secret-1')).toMatchObject({ message: expect.stringContaining('1:00') });
    bench.advance(MINUTE);
    expect(login('secret-1').type).toBe('ok');
    fail(4);
    expect(login('secret-1').type).toBe('ok');
  });

  it('never delay a login for more than a quarter of an hour, and are forgotten after an hour', () => {
    fail(5);
    for (let i = 0; i < 12; i += 1) {
      bench.advance(15 * MINUTE);
      fail(1);
    }
    expect(login('secret-1')).toMatchObject({ message: expect.stringContaining('15:00') });
    bench.advance(60 * MINUTE);
    fail(4);
    expect(login('secret-1').type).toBe('ok');
  });

  it('do not delay an owner who has set a new password with a code', () => {
    fail(5);
    bench.call('POST /sms_mail', { user_string: email, type: 'forget' });
    const fields = { account: email, code: codeFor(email), password: 'secret-2', repassword: 'secret-2' };
    expect(bench.call('POST /user/forget', fields).type).toBe('ok');
    expect(login('secret-2').type).toBe('ok');
  });

  it('delay an address that tries many accounts, and no other address', () => {
    for (let i = 0; i < 20; i += 1)
      expect(login('wrong', '192.0.2.1', `nobody-${i}`)).toMatchObject({ reason: 'account_unknown' });
    expect(login('secret-1', '192.0.2.1')).toMatchObject({ reason: 'login_slowed' });
    expect(login('secret-1', '192.0.2.2').type).toBe('ok');
    expect(login('secret-1').type).toBe('ok');
  });
});

describe('sessions', () => {
  const account = { email: 'user@mail.example', phone: '13800138000', accountNumber: 'user-1', password: 'secret-1' };
  const login = (user_string: string, password = account.password) =>
    bench.call('POST /user/login', { user_string, password });

  it.each([account.email, account.phone, account.accountNumber, 'USER@mail.example'])('log in as %s', (name) => {
    createUser(bench.world, account);
    const reply = login(name);
    expect(reply.message).toMatch(/^[0-9a-f]{32}$/);
    expect(bench.call('GET /user/info', {}, String(reply.message)).message).toMatchObject({ email: account.email });
  });

  it.each([
    ['account_required', { user_string: '', password: '' }],
    ['password_required', { user_string: 'nobody', password: '' }],
    ['account_unknown', { user_string: 'nobody', password: 'wrong' }],
    ['password_wrong', { user_string: 'locked', password: 'wrong' }],
    ['account_locked', { user_string: 'locked', password: 'secret-1' }],
  ])('refuse in order of precedence: %s', (refusal, fields) => {
    createUser(bench.world, { accountNumber: 'locked', password: 'secret-1', isLocked: true });
    expect(bench.call('POST /user/login', fields).reason).toBe(refusal);
  });

  it('end when the same customer logs in elsewhere', () => {
    createUser(bench.world, account);
    const first = String(login(account.email).message);
    const second = String(login(account.email).message);
    expect(second).not.toBe(first);
    expect(bench.call('GET /user/info', {}, first).type).toBe('999');
    expect(bench.call('GET /user/info', {}, second).type).toBe('ok');
  });

  it('outlast any time that passes, and end on logout and when the account is locked', () => {
    const user = createUser(bench.world, account);
    const token = String(login(account.email).message);
    bench.advance(30 * 24 * 60 * MINUTE);
    expect(bench.call('GET /user/info', {}, token).type).toBe('ok');
    expect(bench.call('GET /user/logout', {}, token).type).toBe('ok');
    expect(bench.call('GET /user/logout', {}, token).type).toBe('999');
    const last = String(login(account.email).message);
    bench.world.tables.users.update(user.id, { isLocked: true });
    expect(bench.call('GET /user/info', {}, last).type).toBe('999');
  });

  it('never return secret columns', () => {
    createUser(bench.world, { ...account, payPassword: '123456' });
    const token = String(login(account.email).message);
    const text = JSON.stringify(bench.call('GET /user/info', {}, token));
    const row = bench.world.tables.users.first('email', account.email);
    for (const secret of [row?.passwordDigest, row?.passwordSalt, row?.payPasswordDigest]) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('"pay_password_isnull":"neqnull"');
  });
});

describe('POST /user/forget', () => {
  const email = 'user@mail.example';
  const reset = (fields: Record<string, string>) => bench.call('POST /user/forget', fields);

  it.each([
    ['account', 'repassword'],
    ['user_string', 're_password'],
  ])('sets a new password with %s and %s', (nameField, repeatField) => {
    createUser(bench.world, { email, password: 'secret-1' });
    bench.call('POST /sms_mail', { user_string: email, type: 'forget' });
    const fields = { [nameField]: email, password: 'secret-2', [repeatField]: 'secret-2', code: codeFor(email) };
    expect(reset(fields).type).toBe('ok');
    expect(bench.call('POST /user/login', { user_string: email, password: 'secret-1' }).reason).toBe('password_wrong');
    expect(bench.call('POST /user/login', { user_string: email, password: 'secret-2' }).type).toBe('ok');
    expect(reset(fields).reason).toBe('code_wrong');
  });

  it('ends the sessions of the account, but not that of whoever changes their own', () => {
    createUser(bench.world, { email, password: 'secret-1' });
    const token = String(bench.call('POST /user/login', { user_string: email, password: 'secret-1' }).message);
    const change = (password: string, caller: string) => {
      bench.call('POST /sms_mail', { user_string: email, type: 'forget' });
      const fields = { account: email, password, repassword: password, code: codeFor(email) };
      return bench.call('POST /user/forget', fields, caller).type;
    };
    const isLive = () => bench.call('GET /user/info', {}, token).type;
    expect([change('secret-2', token), isLive()]).toEqual(['ok', 'ok']);
    bench.advance(2 * MINUTE);
    expect([change('secret-3', ''), isLive()]).toEqual(['ok', '999']);
  });

  it.each([
    ['account_required', { password: 'short', repassword: 'other', code: '1' }],
    ['account_unknown', { account: 'nobody', password: 'short', repassword: 'other', code: '1' }],
    ['password_length', { account: email, password: 'short', repassword: 'other', code: '1' }],
    ['passwords_differ', { account: email, password: 'secret-2', repassword: 'other', code: '1' }],
    ['code_format', { account: email, password: 'secret-2', repassword: 'secret-2', code: '1' }],
    ['code_wrong', { account: email, password: 'secret-2', repassword: 'secret-2', code: '123456' }],
  ])('refuses in order of precedence: %s', (refusal, fields) => {
    createUser(bench.world, { email, password: 'secret-1' });
    expect(reset(fields).reason).toBe(refusal);
  });
});

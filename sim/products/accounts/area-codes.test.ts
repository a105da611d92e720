import { beforeEach, describe, expect, it } from 'vitest';
import { type Bench, openBench } from '../../testing/world';
import { createUser } from './users';

let bench: Bench;

beforeEach(() => {
  bench = openBench();
});

/** The latest code that was sent to a recipient; '' when none was. */
const codeFor = (recipient: string): string =>
  bench.world.tables.inbox.list('recipient', recipient, { limit: 1, newestFirst: true })[0]?.code ?? '';

describe('a phone number belongs to one country', () => {
  const mobile = '81299998888';
  const passwords = { password: 'longenough', re_password: 'longenough', repassword: 'longenough' };
  const openAccount = () =>
    createUser(bench.world, { email: 'a@mail.example', phone: mobile, areaCode: '62', password: 'secret-1' });
  const send = (fields: object) => bench.call('POST /sms_send', { mobile, ...fields });
  const reset = (code: string) => bench.call('POST /user/forget', { account: mobile, ...passwords, code });

  it.each(['forget', 'security'] as const)(
    'codes of an account are not sent to the number in another country: %s',
    (scene) => {
      openAccount();
      expect(send({ area_code: '1', scene })).toMatchObject({ reason: 'account_unknown' });
      expect(bench.world.tables.inbox.size).toBe(0);
    },
  );

  it.each([{ area_code: '62' }, { area_code: '+62' }, {}])(
    'codes of an account are accepted: requested with %j',
    (asked) => {
      openAccount();
      expect(send({ ...asked, type: 'forget' }).type).toBe('ok');
      const code = codeFor(`+62 ${mobile}`);
      const check = {
        user_string: mobile,
        email_code: code,
        scene: 'forget',
        country_code: asked.area_code ?? '',
      } as const;
      expect(bench.call('POST /user/check_email', check).type).toBe('ok');
      expect(reset(code).type).toBe('ok');
    },
  );

  it.each(['1', '62'])('a code sent there does not register the number of another country: +%s', (area_code) => {
    send({ area_code: '62', scene: 'register' });
    const code = codeFor(`+62 ${mobile}`);
    const check = { user_string: mobile, email_code: code, country_code: area_code };
    const registration = { user_string: mobile, type: 'mobile', area_code, code, ...passwords } as const;
    const replies = [bench.call('POST /user/check_email', check), bench.call('POST /user/register', registration)];
    const isSame = area_code === '62';
    for (const { type, reason } of replies) expect(reason ?? type).toBe(isSame ? 'ok' : 'code_wrong');
  });

  it.each(['1', '62'])('a code sent there does not bind the number of another country: +%s', (area_code) => {
    const { token } = bench.customer('maya');
    send({ area_code: '62', scene: 'bind' });
    const reply = bench.call('POST /safe/mobile', { mobile, area_code, code: codeFor(`+62 ${mobile}`) }, token);
    expect(reply.reason ?? reply.type).toBe(area_code === '62' ? 'ok' : 'code_wrong');
  });
});

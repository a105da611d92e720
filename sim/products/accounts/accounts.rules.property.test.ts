import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addressViolations,
  bindViolations,
  namesViolations,
  newPasswordViolations,
  payPasswordViolations,
  registrationViolations,
} from '@/domain/accounts/account-rules';
import { plainText } from '@/domain/plain-text';
import { expectMeeting, expectVerdict, mostly, seed, Verdicts } from '../../testing/rule-check';
import { type Bench, openBench } from '../../testing/world';

const numRuns = 120;
const mail = fc
  .constantFrom(
    'new@mail.example',
    'new@mail.example',
    `${'a'.repeat(60)}@mail.example`,
    'a..b@mail.example',
    'new@mail',
    '@mail.example',
    '',
    // The exchange strips tags, and blanks around a text.
    'ne<b>w@mail.example',
    ' new@mail.example ',
    '<b>',
    ' ',
    `new@${'a.'.repeat(125)}`,
    `new@${'a.'.repeat(125)}a`,
    `${'<b>'.repeat(80)}new@mail.example`,
  )
  .map((account) => ({ channel: 'email' as const, account, dial: '' }));
const phone = fc
  .tuple(fc.constantFrom('13800138000', '81234567890', '12345', ''), fc.constantFrom('86', '62'))
  .map(([account, dial]) => ({ channel: 'mobile' as const, account, dial }));
const address = fc.oneof({ weight: 3, arbitrary: mail }, { weight: 2, arbitrary: phone });
/** Mostly the code that was sent (`sent`), sometimes another text. */
const code = fc.constantFrom('sent', 'sent', 'sent', '', '12345', 'abcdef');
const changedOnArrival = fc.constantFrom('abcdef ', ' secret-1 ', '<secret1>', 'secret<b>-1');
const password = fc.oneof(
  {
    arbitrary: fc.constantFrom('secret-1', 'secret-1', 'secret-1', 'secret-2', 'short', 'x'.repeat(17), ''),
    weight: 2,
  },
  changedOnArrival,
);
/** Often the same text twice, so that the rules after the comparison are reached as well. */
const pair = fc.oneof(
  password.map((text) => ({ password: text, again: text })),
  fc.record({ password, again: password }),
);
const sentCode = ({ world }: Bench) => world.tables.inbox.all({ limit: 1, newestFirst: true })[0]?.code ?? '999999';

it(`the form’s rules and the exchange agree on any registration, seed ${seed}`, () => {
  const met = new Verdicts(
    'account_required',
    'code_required',
    'password_required',
    'email_invalid',
    'mobile_invalid',
    'password_length',
    'passwords_differ',
    'code_format',
    'invite_invalid',
    undefined,
  );
  const registration = fc.record({
    address: mostly({ channel: 'email' as 'email' | 'mobile', account: 'new@mail.example', dial: '' }, address, 1),
    code,
    passwords: pair,
    invite: fc.constantFrom('', 'a&b'),
  });
  expectMeeting(
    fc.property(registration, ({ passwords, invite, ...given }) => {
      const bench = openBench();
      const { channel, account, dial } = given.address;
      if (channel === 'email') bench.call('POST /sms_mail', { user_string: account, scene: 'register' });
      else bench.call('POST /sms_send', { mobile: account, area_code: dial, scene: 'register' });
      const typed = given.code === 'sent' ? sentCode(bench) : given.code;
      const input = { address: given.address, code: typed, passwords, invite };
      const violations = registrationViolations(input, { inviteRequired: false });
      const sent = { user_string: account, type: channel, area_code: dial, extension_code: invite };
      const typedTwice = { password: passwords.password, re_password: passwords.again };
      expectVerdict(bench.call('POST /user/register', { ...sent, ...typedTwice, code: typed }), violations);
      met.add(violations[0]?.code);
    }),
    { numRuns },
    met,
  );
});

it(`the form’s rules and the exchange agree on any new password, seed ${seed}`, () => {
  const met = new Verdicts(
    'password_required',
    'code_required',
    'password_length',
    'passwords_differ',
    'code_format',
    undefined,
  );
  expectMeeting(
    fc.property(code, pair, (drawn, { password, again }) => {
      const bench = openBench();
      bench.customer('maya');
      const account = 'maya@mail.example';
      bench.call('POST /sms_mail', { user_string: account, type: 'forget' });
      const typed = drawn === 'sent' ? sentCode(bench) : drawn;
      const violations = newPasswordViolations({ password, again }, typed);
      const sent = { account, password, repassword: again, code: typed };
      const reply = bench.call('POST /user/forget', sent);
      // Older clients leave the repetition out. The request then passes this rule, and is refused because of the code.
      if (again === '' && plainText(password) !== '' && typed === '') expect(reply.reason).toBe('code_required');
      else expectVerdict(reply, violations);
      met.add(violations[0]?.code);
    }),
    { numRuns },
    met,
  );
});

it(`the form’s rules and the exchange agree on any payment password, seed ${seed}`, () => {
  const pay = fc.constantFrom('123456', '123456', '123456', '654321', '12345', 'x'.repeat(17), '');
  const met = new Verdicts('pay_password_required', 'pay_password_length', 'passwords_differ', undefined);
  expectMeeting(
    fc.property(pay, pay, (first, again) => {
      const bench = openBench();
      const { token } = bench.customer('maya');
      bench.call('POST /sms_mail', { user_string: 'maya@mail.example', scene: 'security' }, token);
      const sent = { password: first, re_password: again, code: sentCode(bench) };
      const violations = payPasswordViolations({ password: first, again });
      expectVerdict(bench.call('POST /safe/update_password', sent, token), violations);
      met.add(violations[0]?.code);
    }),
    { numRuns },
    met,
  );
});

it(`the form’s rules and the exchange agree on any address to bind, seed ${seed}`, () => {
  const met = new Verdicts(
    'account_required',
    'code_required',
    'email_invalid',
    'mobile_invalid',
    'code_format',
    undefined,
  );
  expectMeeting(
    fc.property(address, code, ({ channel, account, dial }, typed) => {
      const bench = openBench();
      const { id, token } = bench.customer('maya');
      // Replacing an address takes the payment password.
      bench.world.tables.users.update(id, { email: '' });
      const asked =
        channel === 'email'
          ? bench.call('POST /sms_mail', { user_string: account, scene: 'bind' }, token)
          : bench.call('POST /sms_send', { mobile: account, area_code: dial, scene: 'bind' }, token);
      expectVerdict(asked, addressViolations({ channel, account, dial }));
      const code = typed === 'sent' ? sentCode(bench) : typed;
      const bound =
        channel === 'email'
          ? bench.call('POST /safe/email', { email: account, code }, token)
          : bench.call('POST /safe/mobile', { mobile: account, area_code: dial, code }, token);
      const violations = bindViolations({ channel, account, dial }, code);
      expectVerdict(bound, violations);
      met.add(violations[0]?.code);
    }),
    { numRuns },
    met,
  );
});

it(`the form’s rules and the exchange agree on any names, seed ${seed}`, () => {
  const text = fc.constantFrom(
    'Maya',
    'M',
    'Maya R',
    'x'.repeat(11),
    'Майя',
    '',
    'Ma<ya',
    'x'.repeat(31),
    '你好',
    'Ma<i>',
    '<abcdef>',
    'Ma\u200bya',
    ' M ',
  );
  const met = new Verdicts('nickname_length', 'special_characters', 'signature_length', undefined);
  expectMeeting(
    fc.property(text, text, (nickname, signature) => {
      const bench = openBench();
      const { token } = bench.customer('maya');
      // An empty signature leaves the stored one as it is.
      const violations = namesViolations({ nickname, signature: signature === '' ? null : signature });
      expectVerdict(bench.call('POST /user/editNickname', { nickname, signature }, token), violations);
      met.add(violations[0]?.code);
    }),
    { numRuns },
    met,
  );
});

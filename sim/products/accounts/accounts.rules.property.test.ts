import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bindViolations,
  namesViolations,
  newPasswordViolations,
  payPasswordViolations,
  registrationViolations,
} from '@/domain/accounts/account-rules';
import { plainText } from '@/domain/plain-text';
import { expectVerdict, seed } from '../../testing/rule-check';
import { type Bench, openBench } from '../../testing/world';

const numRuns = 120;
const address = fc.oneof(
  fc
    .constantFrom('new@mail.example', `${'a'.repeat(60)}@mail.example`, 'a..b@mail.example', 'new@mail', '')
    .map((account) => ({
      channel: 'email' as const,
      account,
      dial: '',
    })),
  fc
    .tuple(fc.constantFrom('13800138000', '81234567890', '12345', ''), fc.constantFrom('86', '62'))
    .map(([account, dial]) => ({ channel: 'mobile' as const, account, dial })),
);
/** The code that was sent, or something else. */
const code = fc.constantFrom('sent', 'sent', 'sent', '', '12345', 'abcdef');
/** The exchange takes texts without tags and blanks around them. */
const changedOnArrival = fc.constantFrom('abcdef ', ' secret-1 ', '<secret1>', 'secret<b>-1');
const password = fc.oneof(
  {
    arbitrary: fc.constantFrom('secret-1', 'secret-1', 'secret-1', 'secret-2', 'short', 'x'.repeat(17), ''),
    weight: 2,
  },
  changedOnArrival,
);
const sentCode = ({ world }: Bench) => world.tables.inbox.all({ limit: 1, newestFirst: true })[0]?.code ?? '999999';

it(`says of any registration what the exchange says, seed ${seed}`, () => {
  const met = new Set<string | undefined>();
  const registration = fc.record({ address, code, password, again: password, invite: fc.constantFrom('', 'a&b') });
  fc.assert(
    fc.property(registration, ({ again, invite, ...given }) => {
      const bench = openBench();
      const { channel, account, dial } = given.address;
      if (channel === 'email') bench.call('POST /sms_mail', { user_string: account, scene: 'register' });
      else bench.call('POST /sms_send', { mobile: account, area_code: dial, scene: 'register' });
      const typed = given.code === 'sent' ? sentCode(bench) : given.code;
      const input = { address: given.address, code: typed, passwords: { password: given.password, again }, invite };
      const violations = registrationViolations(input, { inviteRequired: false });
      const sent = { user_string: account, type: channel, area_code: dial, extension_code: invite };
      const passwords = { password: given.password, re_password: again };
      expectVerdict(bench.call('POST /user/register', { ...sent, ...passwords, code: typed }), violations);
      met.add(violations[0]?.code);
    }),
    { seed, numRuns },
  );
  expect(met.size).toBeGreaterThan(6);
});

it(`says of any new password what the exchange says, seed ${seed}`, () => {
  const met = new Set<string | undefined>();
  fc.assert(
    fc.property(fc.record({ code, password, again: password }), ({ again, ...given }) => {
      const bench = openBench();
      bench.customer('maya');
      const account = 'maya@mail.example';
      bench.call('POST /sms_mail', { user_string: account, type: 'forget' });
      const typed = given.code === 'sent' ? sentCode(bench) : given.code;
      const violations = newPasswordViolations({ password: given.password, again }, typed);
      const sent = { account, password: given.password, repassword: again, code: typed };
      const reply = bench.call('POST /user/forget', sent);
      // A repetition left out altogether counts as an older client's spelling, and is refused after the code.
      if (again === '' && plainText(given.password) !== '' && typed === '') expect(reply.reason).toBe('code_required');
      else expectVerdict(reply, violations);
      met.add(violations[0]?.code);
    }),
    { seed, numRuns },
  );
  expect(met.size).toBeGreaterThan(4);
});

it(`says of any payment password what the exchange says, seed ${seed}`, () => {
  const pay = fc.constantFrom('123456', '123456', '123456', '654321', '12345', 'x'.repeat(17), '');
  fc.assert(
    fc.property(pay, pay, (first, again) => {
      const bench = openBench();
      const { token } = bench.customer('maya');
      bench.call('POST /sms_mail', { user_string: 'maya@mail.example', scene: 'security' }, token);
      const sent = { password: first, re_password: again, code: sentCode(bench) };
      const violations = payPasswordViolations({ password: first, again });
      expectVerdict(bench.call('POST /safe/update_password', sent, token), violations);
    }),
    { seed, numRuns },
  );
});

it(`says of any address to bind what the exchange says, seed ${seed}`, () => {
  fc.assert(
    fc.property(
      address.filter(({ channel }) => channel === 'mobile'),
      code,
      (given, typed) => {
        const bench = openBench();
        const { token } = bench.customer('maya');
        bench.call('POST /sms_send', { mobile: given.account, area_code: given.dial, scene: 'bind' }, token);
        const sent = { mobile: given.account, area_code: given.dial, code: typed === 'sent' ? sentCode(bench) : typed };
        expectVerdict(bench.call('POST /safe/mobile', sent, token), bindViolations(given, sent.code));
      },
    ),
    { seed, numRuns },
  );
});

it(`says of any names what the exchange says, seed ${seed}`, () => {
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
    ' M ',
  );
  fc.assert(
    fc.property(text, text, (nickname, signature) => {
      const bench = openBench();
      const { token } = bench.customer('maya');
      // An empty signature leaves the stored one as it is.
      const violations = namesViolations({ nickname, signature: signature === '' ? null : signature });
      expectVerdict(bench.call('POST /user/editNickname', { nickname, signature }, token), violations);
    }),
    { seed, numRuns },
  );
});

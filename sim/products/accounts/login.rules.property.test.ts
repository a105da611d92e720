import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loginViolations } from '@/domain/accounts/account-rules';
import { MINUTE_MS } from '@/domain/time';
import { expectMeeting, expectVerdict, seed, Verdicts } from '../../testing/rule-check';
import { openBench } from '../../testing/world';

const named = fc
  .oneof(
    fc.constantFrom('', 'maya', 'MAYA@mail.example', 'ma<b>ya@mail.example', '<b>', ' '),
    fc.constantFrom('a'.repeat(254), 'a'.repeat(255), `${'a'.repeat(250)}@mail.example`),
    fc.constantFrom('maya@mail', 'a..b@mail.example'),
    fc.emailAddress(),
    fc.string({ maxLength: 20 }),
  )
  .map((account) => ({ channel: 'email' as const, account: account.trim(), dial: '' }));
const phoned = fc
  .tuple(fc.constantFrom('13800138000', '81234567890', '12345', ''), fc.constantFrom('86', '62'))
  .map(([account, dial]) => ({ channel: 'mobile' as const, account, dial }));
const password = fc.constantFrom('secret-1', 'secret-1', ' secret-1 ', 'secret<b>-1', 'other', '', ' ', '<b>');

it(`the form’s rules and the exchange agree on any login, seed ${seed}`, () => {
  const bench = openBench();
  bench.customer('maya');
  const met = new Verdicts('account_required', 'password_required', 'account_invalid', 'mobile_invalid', undefined);
  expectMeeting(
    fc.property(fc.oneof(named, phoned), password, (address, typed) => {
      // Longer than the longest wait after wrong tries.
      bench.advance(15 * MINUTE_MS);
      const violations = loginViolations(address, typed);
      const reply = bench.call('POST /user/login', { user_string: address.account, password: typed });
      const [first] = violations;
      met.add(first?.code);
      // Only the exchange knows the accounts and their passwords.
      const own: readonly unknown[] = ['account_unknown', 'password_wrong'];
      if (first?.code === 'account_invalid' || first?.code === 'mobile_invalid') expect(reply.reason).toBe(own[0]);
      else expectVerdict(own.includes(reply.reason) ? { ...reply, reason: undefined } : reply, violations);
    }),
    { numRuns: 200 },
    met,
  );
});

import fc from 'fast-check';
import { it } from 'vitest';
import { normalizeMessage, SUPPORT_RULE, visitorMessageViolations } from '@/domain/messages/talk';
import { expectMeeting, expectVerdict, seed, typedMessage, Verdicts } from '../../testing/rule-check';
import { openBench } from '../../testing/world';
import { VISITOR_PACE } from './visitors';

const account = fc.oneof(
  fc.constantFrom('', ' ', 'maya@example.com', 'MAYA@Example.com', '6281234567890', 'maya', 'maya@', 'a@b', '123'),
  fc.constantFrom('<b>', 'ma<b>ya@example.com', 'a'.repeat(255), `${'a'.repeat(250)}@example.com`),
  fc.emailAddress(),
  fc.string({ maxLength: 20 }),
);

it(`the form’s rules and the exchange agree on any visitor’s message, seed ${seed}`, () => {
  const bench = openBench();
  const met = new Verdicts(
    'account_required',
    'account_invalid',
    'message_required',
    'text_too_long',
    'special_characters',
    undefined,
  );
  expectMeeting(
    fc.property(account, typedMessage(SUPPORT_RULE), (typedAccount, typedText) => {
      // The form sends what was typed this way.
      const written = { account: typedAccount.trim(), text: normalizeMessage(typedText) };
      bench.advance(VISITOR_PACE.withinMs);
      const violations = visitorMessageViolations(written);
      expectVerdict(bench.call('POST /kefu/visitor', written), violations);
      met.add(violations[0]?.code);
    }),
    { numRuns: 400 },
    met,
  );
});

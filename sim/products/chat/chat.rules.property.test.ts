import fc from 'fast-check';
import { it } from 'vitest';
import { CHAT_RULE, messageViolations, normalizeMessage } from '@/domain/messages/talk';
import { expectMeeting, expectVerdict, seed, typedMessage, Verdicts } from '../../testing/rule-check';
import { openBench } from '../../testing/world';

it(`the form’s rules and the exchange agree on any line of the chat room, seed ${seed}`, () => {
  const bench = openBench();
  const { token } = bench.customer('maya');
  const met = new Verdicts('message_required', 'text_too_long', 'special_characters', undefined);
  expectMeeting(
    fc.property(typedMessage(CHAT_RULE), (typed) => {
      // The form sends what was typed this way, and the exchange takes one line every seven seconds.
      const text = normalizeMessage(typed);
      bench.advance(7_000);
      const violations = messageViolations(text, CHAT_RULE);
      expectVerdict(bench.call('POST /chat/send', { text }, token), violations);
      met.add(violations[0]?.code);
    }),
    { numRuns: 300 },
    met,
  );
});

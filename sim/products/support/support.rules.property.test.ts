import fc from 'fast-check';
import { it } from 'vitest';
import { messageViolations, normalizeMessage, SUPPORT_RULE } from '@/domain/messages/talk';
import { expectMeeting, expectVerdict, seed, typedMessage, Verdicts } from '../../testing/rule-check';
import { openBench } from '../../testing/world';

it(`the form’s rules and the exchange agree on any message to customer service, seed ${seed}`, () => {
  const bench = openBench();
  const { token } = bench.customer('maya');
  const picture = String(bench.call('POST /upload', { mime: 'image/png', size: 12_345, digest: 'a1' }, token).message);
  const met = new Verdicts('message_required', 'text_too_long', 'special_characters', undefined);
  expectMeeting(
    fc.property(typedMessage(SUPPORT_RULE), fc.boolean(), (typed, hasPicture) => {
      const text = normalizeMessage(typed);
      // The exchange takes one message every seven seconds.
      bench.advance(7_000);
      const violations = messageViolations(text, SUPPORT_RULE, hasPicture);
      // With a picture, the form leaves out a text without visible characters.
      const isEmpty = messageViolations(text, SUPPORT_RULE)[0]?.code === 'message_required';
      const sent = { text: hasPicture && isEmpty ? '' : text, picture: hasPicture ? picture : '' };
      expectVerdict(bench.call('POST /kefu/send', sent, token), violations);
      met.add(violations[0]?.code);
    }),
    { numRuns: 300 },
    met,
  );
});

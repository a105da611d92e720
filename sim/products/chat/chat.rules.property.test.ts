import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHAT_RULE, messageViolations, normalizeMessage } from '@/domain/messages/talk';
import { expectVerdict, seed, typedMessage } from '../../testing/rule-check';
import { openBench } from '../../testing/world';

it(`says of any line of the chat room what the exchange says, seed ${seed}`, () => {
  const bench = openBench();
  const { token } = bench.customer('maya');
  const met = new Set<string | undefined>();
  fc.assert(
    fc.property(typedMessage(CHAT_RULE), (typed) => {
      // The form sends what was typed this way, and the exchange takes one line every seven seconds.
      const text = normalizeMessage(typed);
      bench.advance(7_000);
      const violations = messageViolations(text, CHAT_RULE);
      expectVerdict(bench.call('POST /chat/send', { text }, token), violations);
      met.add(violations[0]?.code);
    }),
    { seed, numRuns: 300 },
  );
  expect(met).toEqual(new Set(['message_required', 'text_too_long', 'special_characters', undefined]));
});

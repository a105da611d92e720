import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeMessage, visitorMessageViolations } from '@/domain/messages/talk';
import { expectVerdict, seed } from '../../testing/rule-check';
import { openBench } from '../../testing/world';
import { VISITOR_PACE } from './visitors';

const account = fc.oneof(
  fc.constantFrom('', ' ', 'maya@example.com', 'MAYA@Example.com', '6281234567890', 'maya', 'maya@', 'a@b', '123'),
  fc.emailAddress(),
  fc.string({ maxLength: 20 }),
);
const text = fc.oneof(
  fc.constantFrom('', ' \n ', 'I cannot log in', 'one\r\ntwo', '\u202ereversed', 'zero\u200bwidth', 'a\u0301'),
  fc.constantFrom('y'.repeat(1_000), 'y'.repeat(1_001), '👩‍🚀'.repeat(400), 'e\u0301\u0301\u0301\u0301\u0301\u0301'),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

it(`says of any visitor’s message what the exchange says, seed ${seed}`, () => {
  const bench = openBench();
  const met = new Set<string | undefined>();
  fc.assert(
    fc.property(account, text, (typedAccount, typedText) => {
      // The form sends what was typed this way.
      const written = { account: typedAccount.trim(), text: normalizeMessage(typedText) };
      bench.advance(VISITOR_PACE.withinMs);
      const violations = visitorMessageViolations(written);
      expectVerdict(bench.call('POST /kefu/visitor', written), violations);
      met.add(violations[0]?.code);
    }),
    { seed, numRuns: 400 },
  );
  expect(met.size).toBe(6);
});

import fc from 'fast-check';
import { expect } from 'vitest';
import { refusalText } from '@/contract/refusals/text';
import { type MessageRule, messageUnits } from '@/domain/messages/talk';
import { Decimal, type Money } from '@/domain/money/money';
import type { Violation } from '@/domain/violation';
import type { Body } from './world';

/** Seed of the property tests; `SEED=123` repeats a run. */
export const seed = Number(process.env.SEED ?? process.pid % 100_000);

/** Amounts as somebody types them: around the given ones, none, zero, too fine, too large. */
export const typedAmount = (...around: readonly (number | string)[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom('', '0', '0.00000001', '0.000000001', '999999999999', '1000000000000') },
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...around),
          fc.constantFrom('0', '0.00000001', '-0.00000001', '0.01', '-0.01', '1', '-1'),
        )
        .map(([amount, step]) => Decimal.max(0, new Decimal(amount).plus(step)).toFixed()),
    },
    {
      weight: 3,
      arbitrary: fc.integer({ min: 1, max: 2_000_000 }).map((cents) => new Decimal(cents).div(100).toFixed()),
    },
  );

/** A typed amount as a form passes it to a rule: nothing typed is NaN. */
export const typedMoney = (text: string): Money => new Decimal(text === '' ? Number.NaN : text);

const ASTRONAUT = '👩‍🚀';

/** A message as somebody types it: nothing that can be seen, hidden characters, as long as it may be, longer. */
export const typedMessage = (rule: MessageRule): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('', ' \n ', 'I cannot log in', 'one\r\ntwo', '\u202ereversed', 'zero\u200bwidth', 'a\u0301', '<b>'),
    fc.constantFrom('y'.repeat(rule.max), 'y'.repeat(rule.max + 1), 'e\u0301\u0301\u0301\u0301\u0301\u0301'),
    fc.constantFrom(0, 1).map((more) => ASTRONAUT.repeat(Math.floor(rule.max / [...ASTRONAUT].length) + more)),
    fc.constantFrom(0, 1).map((more) => '\u200b'.repeat(messageUnits(rule) + more)),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );

/**
 * Expects that the exchange gives the first refusal that the rule predicts, with its figures, or none. A malformed
 * field is refused before there are any figures.
 */
export function expectVerdict({ reason, message }: Body, [first]: readonly Violation[]): void {
  expect(reason).toBe(first?.code);
  if (first && !String(message).includes('{'))
    expect(message).toBe(refusalText(first.code as never, 'en', first.params));
}

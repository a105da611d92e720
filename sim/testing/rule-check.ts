import fc from 'fast-check';
import { expect } from 'vitest';
import { refusalText } from '@/contract/refusals/text';
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

/**
 * Expects that the exchange gives the first refusal that the rule predicts, with its figures, or none. A malformed
 * field is refused before there are any figures.
 */
export function expectVerdict({ reason, message }: Body, [first]: readonly Violation[]): void {
  expect(reason).toBe(first?.code);
  if (first && !String(message).includes('{'))
    expect(message).toBe(refusalText(first.code as never, 'en', first.params));
}

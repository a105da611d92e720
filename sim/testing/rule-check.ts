import fc from 'fast-check';
import { expect } from 'vitest';
import type { RefusalCode } from '@/contract/refusals/codes';
import { fieldOf } from '@/contract/refusals/fields/refusal-fields';
import { fieldsByCall } from '@/contract/refusals/fields/testing/by-call';
import { refusalText } from '@/contract/refusals/text';
import { type MessageRule, messageUnits } from '@/domain/messages/talk';
import { Decimal, type Money } from '@/domain/money/money';
import type { Violation } from '@/domain/violation';
import { type Body, callOf } from './world';

/** Seed of the property tests; `SEED=123` repeats a run. */
export const seed = Number(process.env.SEED ?? process.pid % 100_000);

/** The code with which an input is refused; undefined when it is accepted. */
type Verdict = RefusalCode | undefined;

/** The refusals that a property must produce at least once, and those it has produced. */
export class Verdicts {
  readonly met = new Set<unknown>();
  readonly expected: ReadonlySet<unknown>;

  constructor(...expected: readonly Verdict[]) {
    this.expected = new Set(expected);
  }

  add(verdict: unknown): void {
    this.met.add(verdict);
  }

  get isMet(): boolean {
    return [...this.expected].every((verdict) => this.met.has(verdict));
  }
}

const MAX_ROUNDS = 10;

/**
 * Expects a property to hold, and to produce each of these verdicts at least once. While one is missing, further rounds
 * with the next seeds follow, because random input misses a rare verdict now and then, and a test must not fail by
 * chance. A verdict that has become impossible is still missing after the last round.
 */
export function expectMeeting<Input>(
  property: fc.IProperty<Input>,
  { numRuns }: { readonly numRuns: number },
  ...all: readonly Verdicts[]
): void {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    fc.assert(property, { seed: seed + round, numRuns });
    if (all.every(({ isMet }) => isMet)) break;
  }
  for (const { met, expected } of all) expect([...expected].filter((verdict) => !met.has(verdict))).toEqual([]);
}

/** Mostly the valid input, so that the rules of later fields are reached as well. */
export const mostly = <Input>(sound: Input, other: fc.Arbitrary<Input>, weight = 4): fc.Arbitrary<Input> =>
  fc.oneof({ weight, arbitrary: fc.constant(sound) }, { weight: 1, arbitrary: other });

/** Typed amounts: around the given ones, empty, zero, with too many decimals, too large. */
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

/** A typed amount as a form passes it to a rule: an empty text is NaN. */
export const typedMoney = (text: string): Money => new Decimal(text === '' ? Number.NaN : text);

const ASTRONAUT = '👩‍🚀';

/** Typed messages: without visible characters, with hidden ones, of the greatest length, and longer. */
export const typedMessage = (rule: MessageRule): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('', ' \n ', 'I cannot log in', 'one\r\ntwo', '\u202ereversed', 'zero\u200bwidth', 'a\u0301', '<b>'),
    fc.constantFrom('y'.repeat(rule.max), 'y'.repeat(rule.max + 1), 'e\u0301\u0301\u0301\u0301\u0301\u0301'),
    fc.constantFrom(0, 1).map((more) => ASTRONAUT.repeat(Math.floor(rule.max / [...ASTRONAUT].length) + more)),
    fc.constantFrom(0, 1).map((more) => '\u200b'.repeat(messageUnits(rule) + more)),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );

/**
 * Expects that the exchange gives the first refusal that the rule predicts, with its figures and at its field, or none.
 */
export function expectVerdict(body: Body, [first]: readonly Violation<RefusalCode>[]): void {
  const { reason, message, field } = body;
  expect(reason).toBe(first?.code);
  if (!first) return;
  expect(message).toBe(refusalText(first.code, 'en', first.params));
  const fields = fieldsByCall[callOf(body)] ?? {};
  const place = fieldOf(fields, { reason: first.code, field: first.field });
  expect(fieldOf(fields, { reason: first.code, field: typeof field === 'string' ? field : undefined })).toBe(place);
  if (first.field !== undefined) expect(place).toBe(first.field);
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CardField, cardViolations, DOMESTIC_FIELDS, INTERNATIONAL_FIELDS } from '@/domain/payout/bank-card';
import { ownershipProof } from '../../testing/ownership-proof';
import { expectVerdict, seed } from '../../testing/rule-check';
import { openBench } from '../../testing/world';

const TEXTS = {
  name: ['Budi Hartono', 'B', 'R2D2'],
  number: ['1234567890', '12345', 'DE89 3704 0044 0532 0130 00', 'DE88370400440532013000'],
  code: ['021000021', '021000022', '014', '1'],
  swift: ['BMRIIDJA', 'BMRIIDJA123', 'BMRI'],
  phone: ['+62 812 3456 7890', '12', 'phone'],
  text: ['Jakarta', 'a{b', 'x'.repeat(100), 'x'.repeat(101)],
} as const;

/** Mostly sound texts, so that later fields are reached as well. */
const typed = ({ rule }: CardField) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<string>(TEXTS[rule][0]) },
    { weight: 1, arbitrary: fc.constantFrom<string>('', '  ', ...TEXTS[rule]) },
  );
const card = (fields: readonly CardField[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, typed(field)])));

it.each([
  ['domestic', DOMESTIC_FIELDS, 'POST /user/cash_save'],
  ['international', INTERNATIONAL_FIELDS, 'POST /user/cash_save_international'],
] as const)(`says of any %s card what the exchange says, seed ${seed}`, (_kind, fields, save) => {
  const met = new Set<string | undefined>();
  fc.assert(
    fc.property(card(fields), (texts) => {
      const bench = openBench();
      const { token } = bench.customer('budi');
      const violations = cardViolations(fields, texts);
      const proof = violations.length === 0 ? ownershipProof(bench, token) : {};
      expectVerdict(bench.call(save, { ...texts, ...proof }, token), violations);
      met.add(violations[0]?.code);
    }),
    { seed, numRuns: 100 },
  );
  expect(met.size).toBeGreaterThan(4);
});

import fc from 'fast-check';
import { it } from 'vitest';
import { type CardField, cardViolations, DOMESTIC_FIELDS, INTERNATIONAL_FIELDS } from '@/domain/payout/bank-card';
import { ownershipProof } from '../../testing/ownership-proof';
import { expectMeeting, expectVerdict, mostly, seed, Verdicts } from '../../testing/rule-check';
import { openBench } from '../../testing/world';

/** The exchange takes texts without tags and blanks around them. */
const TEXTS = {
  name: ['Budi Hartono', 'B', 'R2D2', 'Budi <b>Hartono'],
  number: ['1234567890', '12345', 'DE89 3704 0044 0532 0130 00', 'DE88370400440532013000'],
  code: ['021000021', '021000022', '014', '1', '0<i>14'],
  swift: ['BMRIIDJA', 'BMRIIDJA123', 'BMRI', 'BMRIIDJA1'],
  phone: ['+62 812 3456 7890', '12', 'phone'],
  text: ['Jakarta', 'a{b', 'x'.repeat(100), 'x'.repeat(101), '<b>', `<b>${'x'.repeat(100)}`],
} as const;

const typed = ({ rule }: CardField) => mostly<string>(TEXTS[rule][0], fc.constantFrom('', '  ', ...TEXTS[rule]), 6);
const card = (fields: readonly CardField[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, typed(field)])));

it.each([
  ['domestic', DOMESTIC_FIELDS, 'POST /user/cash_save', []],
  ['international', INTERNATIONAL_FIELDS, 'POST /user/cash_save_international', ['swift_invalid', 'mobile_invalid']],
] as const)(`the form’s rules and the exchange agree on any %s card, seed ${seed}`, (_kind, fields, save, more) => {
  const met = new Verdicts(
    'bank_fields_required',
    'card_name_invalid',
    'card_number_invalid',
    'aba_invalid',
    'text_too_long',
    'special_characters',
    ...more,
    undefined,
  );
  const bench = openBench();
  let count = 0;
  expectMeeting(
    fc.property(card(fields), (texts) => {
      const { token } = bench.customer(`budi-${count++}`);
      const violations = cardViolations(fields, texts);
      const proof = violations.length === 0 ? ownershipProof(bench, token) : {};
      expectVerdict(bench.call(save, { ...texts, ...proof }, token), violations);
      met.add(violations[0]?.code);
    }),
    { numRuns: 400 },
    met,
  );
});

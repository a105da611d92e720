import { expect, test } from 'vitest';
import { fieldOf } from '@/contract/refusals/fields/refusal-fields';
import { addressFields } from './use-address-form';

test.each([
  ['the code', 'proof_required', { code: true, memo: true }, 'code'],
  ['no code', 'proof_required', { code: false, memo: true }, null],
  ['no code', 'code_throttled', { code: false, memo: true }, null],
  ['a memo', 'memo_invalid', { code: true, memo: true }, 'memo'],
  ['no memo', 'memo_invalid', { code: true, memo: false }, null],
] as const)('in a form that asks for %s, %s is said at its field or below all', (_what, code, shown, field) => {
  expect(addressFields(shown)[code]).toBe(field);
});

test.each([
  ['memo', 'memo'],
  ['name', 'label'],
  ['address', 'address'],
])('a text that is too long in %s is said at %s', (field, place) => {
  expect(fieldOf<string>(addressFields({ code: true, memo: true }), { reason: 'text_too_long', field })).toBe(place);
});

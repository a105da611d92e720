import { describe, expect, it } from 'vitest';
import { fieldOf } from '@/contract/refusals/fields/refusal-fields';
import { ApiError, type ApiErrorKind } from '@/data/api/api-error';
import { failureOf } from '@/lifecycles/failure';
import {
  type FormEvent,
  type FormFacts,
  type FormState,
  INITIAL_FORM_STATE,
  isInvalid,
  messageAt,
  messageOfForm,
  nextFormState,
} from './form-state';
import { renamedFields } from './use-form';

type Field = 'num' | 'price';
type Code = 'shares_left' | 'shares_limit' | 'price_invalid' | 'product_ended';

const fields = { shares_left: 'num', shares_limit: 'num', price_invalid: 'price', product_ended: null } as const;
const failure = (kind: ApiErrorKind = 'refused') => ({ kind, message: 'No', reason: null });
const failed = (field: Field | null, kind?: ApiErrorKind): FormEvent<Field> => ({
  type: 'failed',
  failure: failure(kind),
  field,
});
const invalid: FormEvent<Field> = { type: 'submitted', valid: false };
const valid: FormEvent<Field> = { type: 'submitted', valid: true };
const changed = (...names: Field[]): FormEvent<Field> => ({ type: 'changed', fields: names });
const having = (...events: FormEvent<Field>[]) => events.reduce<FormState<Field>>(nextFormState, INITIAL_FORM_STATE);

it.each<[string, FormEvent<Field>[], Partial<FormState<Field>>]>([
  ['untouched', [], { tried: false, pending: false, round: 0 }],
  ['tried in vain', [invalid], { tried: true, pending: false, round: 1 }],
  ['tried in vain twice', [invalid, invalid], { tried: true, round: 2 }],
  ['sent', [valid, { type: 'sent' }], { tried: true, pending: true, round: 0 }],
  ['changed while it is sent', [valid, { type: 'sent' }, changed('num')], { pending: true, touched: true }],
  ['changed before it is sent', [changed('num'), valid, { type: 'sent' }], { pending: true, touched: false }],
  ['done', [valid, { type: 'sent' }, { type: 'done' }], { tried: false, pending: false, failure: null }],
  ['refused beside a field', [valid, failed('num')], { failure: failure(), failedField: 'num', round: 1 }],
  ['refused as a whole', [valid, failed(null)], { failure: failure(), failedField: null, round: 0 }],
  ['without an answer', [{ type: 'sent' }, failed(null, 'timeout')], { pending: false, failure: failure('timeout') }],
  ['led to the login', [{ type: 'sent' }, failed(null, 'session_invalid')], { pending: false, failure: null }],
  ['led to the identity', [{ type: 'sent' }, failed(null, 'verification_needed')], { pending: false, failure: null }],
  ['the refused field changed', [failed('num'), changed('num')], { failure: null, failedField: null }],
  ['another field changed', [failed('num'), changed('price')], { failure: failure(), failedField: 'num' }],
  ['any field changed after a refusal as a whole', [failed(null), changed('price')], { failure: null }],
  ['tried again', [failed('num'), valid], { failure: null, changed: [] }],
  ['the failure is withdrawn', [failed('num'), { type: 'forgiven' }], { failure: null, round: 1 }],
  ['begun anew', [invalid, failed('num'), { type: 'cleared' }], { tried: false, failure: null, round: 2 }],
])('%s', (_state, events, expected) => {
  expect(having(...events)).toMatchObject(expected);
});

const facts = (change: Partial<FormFacts<Field, Code>> = {}): FormFacts<Field, Code> => ({
  fields,
  violations: [{ code: 'shares_left', params: { left: 3 } }, { code: 'shares_limit' }, { code: 'price_invalid' }],
  ...change,
});
const left = { code: 'shares_left', params: { left: 3 } };

describe('messageAt: the message of a field', () => {
  it.each<[string, FormState<Field>, Partial<FormFacts<Field, Code>>, unknown]>([
    ['is its first violated rule', having(), {}, left],
    ['is none of another field', having(), { violations: [{ code: 'price_invalid' }] }, null],
    ['is none while it is empty', having(), { empty: ['num'] }, null],
    ['is there when the empty field was tried', having(invalid), { empty: ['num'] }, left],
    ['is none while the form is sent', having(valid, { type: 'sent' }), { empty: ['num'], own: { num: 'own' } }, null],
    ['is the failure before any rule', having(failed('num')), {}, failure()],
    ['is the own one before a rule', having(), { own: { num: 'own' } }, 'own'],
    ['awaits that the field was left', having(), { showErrorsOnce: 'left' }, null],
    ['comes when the field was left', having({ type: 'left', field: 'num' }), { showErrorsOnce: 'left' }, left],
    ['awaits a try', having(), { showErrorsOnce: 'submitted' }, null],
    ['comes with the try', having(invalid), { showErrorsOnce: 'submitted' }, left],
    ['goes when the field is changed', having(invalid, changed('num')), { showErrorsOnce: 'submitted' }, null],
    ['stays when another one is changed', having(invalid, changed('price')), { showErrorsOnce: 'submitted' }, left],
  ])('%s', (_rule, state, change, expected) => {
    expect(messageAt(state, facts(change), 'num')).toEqual(expected);
  });
});

const ended = { violations: [{ code: 'product_ended' }] } as const;

it.each<[string, FormState<Field>, Partial<FormFacts<Field, Code>>, unknown]>([
  ['nothing before a try of an incomplete form', having(), { ...ended, empty: ['num'] }, null],
  ['the rule which no field mends, of a complete form', having(), ended, { code: 'product_ended' }],
  [
    'the rule which no field mends, after a try',
    having(invalid),
    { ...ended, empty: ['num'] },
    { code: 'product_ended' },
  ],
  ['no rule which a field mends', having(invalid), {}, null],
  ['the failure as a whole', having(failed(null)), {}, failure()],
  ['nothing of a field’s failure', having(failed('num')), {}, null],
  ['nothing after a change', having(invalid, changed('num')), { ...ended, showErrorsOnce: 'submitted' }, null],
])('the form as a whole says %s', (_what, state, change, expected) => {
  expect(messageOfForm(state, facts(change))).toEqual(expected);
});

it.each([
  [{ violations: [] }, false],
  [{}, true],
  [{ violations: [], own: { num: '' } }, false],
  [{ violations: [], own: { num: 'own' } }, true],
] as const)('%o is invalid: %s', (change, expected) => {
  expect(isInvalid(facts(change))).toBe(expected);
});

const either = { otherwise: 'num', stop_price: 'price' } as const;

it.each([
  ['num', { code: 'price_invalid' }, 'price'],
  ['price', { code: 'price_invalid', field: 'stop_price' }, 'num'],
  ['num', { code: 'price_invalid', field: 'elsewhere' }, 'price'],
] as const)('the field %s says %o, and %s does not', (field, violation, other) => {
  const shown = facts({ fields: { ...fields, price_invalid: either }, violations: [violation] });
  expect(messageAt(having(invalid), shown, field)).toBe(violation);
  expect(messageAt(having(invalid), shown, other)).toBeNull();
  expect(messageOfForm(having(invalid), shown)).toBeNull();
});

it.each([
  ['stop_price', 'price'],
  [undefined, 'num'],
] as const)('a call that is refused because of %s is corrected at %s', (named, field) => {
  const failure = failureOf(new ApiError('refused', 'No', 'price_invalid', { field: named }));
  expect(fieldOf({ ...fields, price_invalid: either }, failure)).toBe(field);
});

it('renamedFields replaces the fields of a call by those of the form', () => {
  const wire = { price_step: { otherwise: null, stop_price: 'stop_price', hidden: 'hidden' }, amount_step: 'amount' };
  expect(renamedFields({ ...wire, no_liquidity: null }, { stop_price: 'stop', hidden: null })).toEqual({
    price_step: { otherwise: null, stop_price: 'stop', hidden: null },
    amount_step: 'amount',
    no_liquidity: null,
  });
});

import { expect, test } from 'vitest';
import { CARD_FIELD_NAMES, type CardFieldName, cardViolations } from '@/domain/payout/bank-card';
import {
  type FormState,
  INITIAL_FORM_STATE,
  messageAt,
  messageOfForm,
  nextFormState,
} from '../../_shared/form/form-state';
import { CARD_KINDS, type MessagePlace, placesOf } from './use-card-form';

const tried = nextFormState<MessagePlace>(INITIAL_FORM_STATE, { type: 'submitted', valid: false });
const LONG = 'x'.repeat(101);

/** The messages of each field and of the whole form after a try. */
function messagesOf(kind: keyof typeof CARD_KINDS, texts: Partial<Record<CardFieldName, string>>) {
  const { fields, placeOf } = CARD_KINDS[kind];
  const facts = { fields: placeOf, violations: cardViolations(fields, texts), showErrorsOnce: 'submitted' as const };
  const at = (name: CardFieldName) => {
    const message = messageAt<MessagePlace, keyof typeof placeOf>(tried as FormState<MessagePlace>, facts, name);
    return message && typeof message === 'object' && 'code' in message ? [[name, message.code]] : [];
  };
  return { ...Object.fromEntries(CARD_FIELD_NAMES.flatMap(at)), form: messageOfForm(tried, facts) };
}

const home = {
  real_name: 'Budi Hartono',
  bank_account: '1234567890',
  bank_name: 'Bank Merapi',
  alipay_account: '014',
  bank_dizhi: 'Jakarta',
  bank_branch: 'Sudirman',
};
const abroad = {
  ...home,
  bank_network: 'Sudirman',
  swift_code: 'BMRIIDJA',
  phone: '+62 812 3456 7890',
  wechat_account: 'Jakarta',
};

test.each([
  ['home', home, {}],
  [
    'home',
    { ...home, bank_name: '', bank_branch: LONG },
    { bank_name: 'bank_fields_required', bank_branch: 'text_too_long' },
  ],
  [
    'home',
    { ...home, bank_dizhi: 'a{b', real_name: 'B' },
    { bank_dizhi: 'special_characters', real_name: 'card_name_invalid' },
  ],
  ['abroad', abroad, {}],
  [
    'abroad',
    { ...abroad, phone: '12', swift_code: '' },
    { phone: 'mobile_invalid', swift_code: 'bank_fields_required' },
  ],
] as const)('a card %s of %o says at its fields %o', (kind, texts, messages) => {
  expect(messagesOf(kind, texts)).toEqual({ ...messages, form: null });
});

test.each([
  ['home', true, 'code'],
  ['home', false, null],
  ['abroad', true, 'code'],
  ['abroad', false, null],
] as const)('a refusal of the code of a card %s, asked for: %s, is said at %s', (kind, asksCode, place) => {
  const { proof_required, code_wrong, code_throttled } = placesOf(kind, asksCode);
  expect([proof_required, code_wrong, code_throttled]).toEqual([place, place, place]);
});

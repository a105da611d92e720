import { describe, expect, it } from 'vitest';
import { type CardRule, cardProblem, cardValue, maskedCard } from './bank-card';

const field = (rule: CardRule) => ({ name: 'real_name', rule }) as const;

describe('fields of a bank card', () => {
  it.each<readonly [CardRule, string, ReturnType<typeof cardProblem>]>([
    ['name', 'Budi Hartono', null],
    ['name', "Siân O'Neill-Jones", null],
    ['name', '王小明', null],
    // Whoever is verified under a name has it on a card as well.
    ['name', '迪丽热巴·迪力木拉提', null],
    ['name', '山田\u3000太郎', null],
    ['name', 'Budi\u00a0Hartono', null],
    ['name', 'B', 'card_name_invalid'],
    ['name', 'Budi 2', 'card_name_invalid'],
    ['name', 'Budi\u3164', 'card_name_invalid'],
    ['number', '4111 1111 1111 1111', null],
    ['number', '12345', 'card_number_invalid'],
    ['number', 'GB82 WEST 1234 5698 7654 32', null],
    ['number', 'GB82WEST12345698765433', 'card_number_invalid'],
    ['number', 'DE89370400440532013000', null],
    ['number', '4111x', 'card_number_invalid'],
    ['code', '021000021', null],
    ['code', '021000022', 'aba_invalid'],
    ['code', '014', null],
    ['code', '12', 'aba_invalid'],
    ['swift', 'deutdeff', null],
    ['swift', 'DEUTDEFF500', null],
    ['swift', 'DEUTDEFF50', 'swift_invalid'],
    ['phone', '+44 7700-900123', null],
    ['phone', '12', 'mobile_invalid'],
    ['text', 'Jalan Sudirman 1, #4', null],
    ['text', '<b>', 'bank_fields_required'],
    ['text', 'Jalan <b>Sudirman', null],
    ['text', 'a < b', 'special_characters'],
    ['number', '4111 <i>1111 1111 1111', null],
    ['text', '  ', 'bank_fields_required'],
    ['text', 'Bank \u202eiparem', 'special_characters'],
    ['text', 'x'.repeat(101), 'text_too_long'],
  ])('%s "%s": %s', (rule, text, problem) => {
    expect(cardProblem(field(rule), text)).toBe(problem);
  });

  it('keeps numbers and codes without the spaces they were typed with', () => {
    expect(cardValue(field('number'), ' gb82 west-1234 ')).toBe('GB82WEST1234');
    expect(cardValue(field('name'), ' 山田\u3000太郎 ')).toBe('山田 太郎');
    expect(cardValue(field('text'), ' Main <b>branch ')).toBe('Main branch');
    expect(maskedCard('4111 1111 1111 1234')).toBe('•••• 1234');
  });
});

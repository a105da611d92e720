import { expect, test } from 'vitest';
import { AREA_CODES, DEFAULT_AREA_CODE, namedAreaCodes } from '../places/area-codes';
import type { Verdict } from './validation';
import * as rule from './validation';

const cases: Record<string, { check: (text: string) => Verdict; rows: [string, Verdict][] }> = {
  email: {
    check: rule.email,
    rows: [
      ['', 'account_required'],
      ['a@b.co', null],
      ['first.last+tag@mail.example.com', null],
      ['a@b', 'email_invalid'],
      ['a b@c.de', 'email_invalid'],
      ['a..b@c.de', 'email_invalid'],
      ['.a@c.de', 'email_invalid'],
      ['a.@c.de', 'email_invalid'],
      ['a@-c.de', 'email_invalid'],
      [
        `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(10)}.de`,
        'email_invalid',
      ],
    ],
  },
  'mobile in China': {
    check: (text) => rule.mobile(text),
    rows: [
      ['', 'account_required'],
      ['13800138000', null],
      ['19912345678', null],
      ['12800138000', 'mobile_invalid'],
      ['1380013800', 'mobile_invalid'],
      ['138001380000', 'mobile_invalid'],
    ],
  },
  'mobile in Indonesia': {
    check: (text) => rule.mobile(text, '62'),
    rows: [
      ['81234567890', null],
      ['12345', 'mobile_invalid'],
      ['12345678901234', 'mobile_invalid'],
      ['8123x567890', 'mobile_invalid'],
    ],
  },
  account: {
    check: rule.account,
    rows: [
      ['', 'account_required'],
      ['a@b.co', null],
      ['a@b', 'account_invalid'],
      ['81234567890', null],
      ['me', 'account_invalid'],
    ],
  },
  password: {
    check: rule.password,
    rows: [
      ['', 'password_required'],
      ['123456', 'password_length'],
      ['1234567', null],
      ['1234567890123456', null],
      ['12345678901234567', 'password_length'],
    ],
  },
  'verification code': {
    check: (text) => rule.verificationCode(text),
    rows: [
      ['', 'code_required'],
      ['12345', 'code_format'],
      ['123456', null],
      ['1234567', 'code_format'],
      ['12345a', 'code_format'],
    ],
  },
  'code of 4': {
    check: (text) => rule.verificationCode(text, 4),
    rows: [
      ['1234', null],
      ['123456', 'code_format'],
    ],
  },
  nickname: {
    check: rule.nickname,
    rows: [
      ['a', 'nickname_length'],
      ['ab', null],
      ['用户88', null],
      ['สวัสดี', null],
      ['abcdefghij', null],
      ['abcdefghijk', 'nickname_length'],
      ['a b', 'special_characters'],
      ['<b>', 'special_characters'],
      ['ก้องภพ', null],
      ['Nguyễn', null],
      ['Nguye\u0302\u0303n', null],
      ['\u3164\u3164', 'special_characters'],
      ['\u115f\u1160', 'special_characters'],
      ['\u0301\u0301', 'special_characters'],
      ['Ma\ufe0fya', 'special_characters'],
      ['Ma\u034fya', 'special_characters'],
      [`Ma${'\u0301'.repeat(5)}`, 'special_characters'],
    ],
  },
  signature: {
    check: rule.signature,
    rows: [
      ['a', 'signature_length'],
      ['To the moon 🚀!', null],
      ['🚀'.repeat(30), null],
      ['x'.repeat(31), 'signature_length'],
      ['With my 👨‍👩‍👧 ❤️', null],
      ['abc\u202ecba', 'special_characters'],
      ['\u200b\u200b', 'special_characters'],
      ['one\ntwo', 'special_characters'],
    ],
  },
  'special characters': {
    check: rule.noSpecialCharacters,
    rows: [
      ['Jl. Sudirman No. 5, Jakarta', null],
      ['<script>', 'special_characters'],
      ["O'Neil", 'special_characters'],
      ['a\u0000b', 'special_characters'],
      ['My \u202etellaw', 'special_characters'],
    ],
  },
  amount: {
    check: rule.amount,
    rows: [
      ['1', null],
      ['0.0000000001', null],
      ['0.00000000001', 'amount_invalid'],
      ['0', 'amount_invalid'],
      ['0.00', 'amount_invalid'],
      ['-1', 'amount_invalid'],
      ['1e3', 'amount_invalid'],
      ['1.', 'amount_invalid'],
      ['', 'amount_invalid'],
    ],
  },
  number: {
    check: rule.number,
    rows: [
      ['-1.5', null],
      ['1.5.1', 'number_invalid'],
      ['', 'number_invalid'],
    ],
  },
  digits: {
    check: rule.digits,
    rows: [
      ['007', null],
      ['-7', 'digits_only'],
    ],
  },
  letters: {
    check: rule.letters,
    rows: [
      ['Abc', null],
      ['Ab1', 'letters_only'],
    ],
  },
  alphanumeric: {
    check: rule.alphanumeric,
    rows: [
      ['Ab1', null],
      ['Ab_1', 'alphanumeric_only'],
    ],
  },
  url: {
    check: rule.url,
    rows: [
      ['https://example.com', null],
      ['http://localhost:5173/h5/#/x?y=1', null],
      ['ftp://example.com', 'url_invalid'],
      ['https://', 'url_invalid'],
      ['https://exa mple.com', 'url_invalid'],
      ['javascript:alert(1)', 'url_invalid'],
    ],
  },
  date: {
    check: rule.date,
    rows: [
      ['2024-02-29', null],
      ['2023-02-29', 'date_invalid'],
      ['1900-02-29', 'date_invalid'],
      ['2000/2/29', null],
      ['2024-13-01', 'date_invalid'],
      ['2024-1/2', 'date_invalid'],
    ],
  },
  'identity card': {
    check: rule.idCard,
    rows: [
      ['11010519491231002X', null],
      ['11010519491231002x', null],
      ['110105194912310021', 'id_card_invalid'],
      ['11010519491331002X', 'id_card_invalid'],
      ['110105491231002', null],
      ['110105491331002', 'id_card_invalid'],
      ['1101', 'id_card_invalid'],
    ],
  },
  length: {
    check: (text) => rule.length(text, { min: 2, max: 3 }),
    rows: [
      ['a', 'length_range'],
      ['ab', null],
      ['abcd', 'length_range'],
    ],
  },
  'longest text': {
    check: (text) => rule.maxLength(text, 2),
    rows: [
      ['ab', null],
      ['abc', 'text_too_long'],
    ],
  },
  range: {
    check: (text) => rule.range(text, { min: 1, max: 5 }),
    rows: [
      ['1', null],
      ['5', null],
      ['5.1', 'value_range'],
      ['x', 'number_invalid'],
    ],
  },
};

const rows = Object.entries(cases).flatMap(([name, { check, rows: own }]) =>
  own.map(([text, verdict]) => ({ name, text, verdict, check })),
);

test.each(rows)('$name: "$text" is $verdict', ({ check, text, verdict }) => {
  expect(check(text)).toBe(verdict);
});

test('area codes: well-formed, each country once, the default among them, named in every language', () => {
  expect(AREA_CODES.length).toBeGreaterThan(60);
  expect(new Set(AREA_CODES.map((code) => code.country)).size).toBe(AREA_CODES.length);
  for (const { country, dial } of AREA_CODES) expect(`${country}+${dial}`).toMatch(/^[A-Z]{2}\+[1-9]\d{0,2}$/);
  expect(AREA_CODES).toContainEqual(DEFAULT_AREA_CODE);
  expect(namedAreaCodes('id').find((code) => code.country === 'DE')?.name).toBe('Jerman');
});

import { describe, expect, test } from 'vitest';
import {
  type DocumentKind,
  documentName,
  documentNumber,
  identityStatusOf,
  normalNumber,
  pictureViolations,
  samePicture,
} from './identity';
import { IDENTITY_LIMITS, identityLevelOf, identityLimit } from './limits';

test.each<[DocumentKind, string, string | null]>([
  ['card', '', 'document_number_required'],
  ['card', ' - . ', 'document_number_required'],
  // Indonesia: place, birthday (40 is added to the day for women), serial number.
  ['card', '3273011005900001', null],
  ['card', '3273 0110 0590 0001', null],
  ['card', '3273015005900001', null],
  ['card', '3273013213900001', 'id_card_invalid'],
  ['card', '3273017205900001', 'id_card_invalid'],
  ['card', '0973011005900001', 'id_card_invalid'],
  ['card', '3273011005900000', 'id_card_invalid'],
  // China: birthday and check character.
  ['card', '11010519491231002X', null],
  ['card', '11010519491231002x', null],
  ['card', '110105194912310021', 'id_card_invalid'],
  ['card', '110105194902300021', 'id_card_invalid'],
  // Other countries: any plausible card number.
  ['card', '012345678901', null],
  ['card', 'AB123456', null],
  ['card', '12345', 'id_card_invalid'],
  ['card', 'ABCDEFGH', 'id_card_invalid'],
  ['card', '111111111', 'id_card_invalid'],
  ['card', '123456789012345678901', 'id_card_invalid'],
  ['card', '１２３４５６７８', 'id_card_invalid'],
  ['passport', 'X1234567', null],
  ['passport', 'c01x00t47', null],
  ['passport', 'X12345', null],
  ['passport', 'X1234', 'passport_invalid'],
  ['passport', 'X123456789', 'passport_invalid'],
  ['passport', 'ABCDEFG', 'passport_invalid'],
  ['passport', 'X12345é7', 'passport_invalid'],
  ['licence', 'MORGA657054SM9IJ', null],
  ['licence', '8512-0512-0003', null],
  ['licence', '12345', null],
  ['licence', '1234', 'licence_invalid'],
  ['licence', '00000', 'licence_invalid'],
  ['licence', 'MORGANS', 'licence_invalid'],
  ['licence', 'A1234567890123456789B', 'licence_invalid'],
])('%s %s: %s', (kind, number, verdict) => {
  expect(documentNumber(kind, number)).toBe(verdict);
});

test.each([
  ['', 'document_name_required'],
  ['   ', 'document_name_required'],
  ['Sari', null],
  ["  Maya   O'Neill-Rahmawati Jr. ", null],
  ['王小明', null],
  ['สมชาย ใจดี', null],
  ['Nguyễn Văn Á', null],
  ['A', 'document_name_invalid'],
  ['S4ri', 'document_name_invalid'],
  ['<b>Sari</b>', null],
  ['<b>', 'document_name_required'],
  ['Sari <3', 'document_name_invalid'],
  ['-Sari', 'document_name_invalid'],
  ['\u3164\u3164', 'document_name_invalid'],
  ['a'.repeat(64), null],
  ['a'.repeat(65), 'document_name_invalid'],
])('name %j: %s', (name, verdict) => {
  expect(documentName(name)).toBe(verdict);
});

test('numbers are normalized, so that different spellings are equal', () => {
  expect(normalNumber(' x-123 45.67/8 ')).toBe('X12345678');
});

test.each([
  ['/upload/1767000000aaaaaaaaaaaaaaaa.jpg', '/upload/1767000009aaaaaaaaaaaaaaaa.jpg', true],
  ['/upload/1767000000aaaaaaaaaaaaaaaa.jpg', '/upload/1767000000bbbbbbbbbbbbbbbb.jpg', false],
  // The Node host's digests are longer.
  [`/upload/1767000000${'a'.repeat(32)}.jpg`, `/upload/1767000009${'a'.repeat(32)}.jpg`, true],
  [`/upload/1767000000${'a'.repeat(32)}.jpg`, `/upload/1767000009${'b'.repeat(32)}.jpg`, false],
  ['https://elsewhere/a.jpg', 'https://elsewhere/a.jpg', true],
  ['https://elsewhere/a.jpg', 'https://elsewhere/b.jpg', false],
])('%s and %s are one picture: %s', (one, other, same) => {
  expect(samePicture(one, other)).toBe(same);
});

const isKnown = (address: string) => address !== 'unknown';
const UNKNOWN_FRONT = { code: 'picture_unknown', field: 'front_pic' } as const;
const UNKNOWN_REVERSE = { code: 'picture_unknown', field: 'reverse_pic' } as const;

test.each([
  ['a', 'b', isKnown, []],
  ['unknown', 'b', isKnown, [UNKNOWN_FRONT]],
  ['a', 'unknown', isKnown, [UNKNOWN_REVERSE]],
  ['unknown', 'b', null, []],
  ['', 'unknown', isKnown, [{ code: 'front_required' }, UNKNOWN_REVERSE]],
  ['a', '', isKnown, [{ code: 'reverse_required' }]],
  ['unknown', 'unknown', isKnown, [UNKNOWN_FRONT, UNKNOWN_REVERSE, { code: 'pictures_same' }]],
] as const)('the pictures "%s" and "%s"', (front, reverse, known, violations) => {
  expect(pictureViolations(front, reverse, known)).toEqual(violations);
});

describe('levels', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 1],
    [2, 1, 1],
    [2, 2, 2],
    // Lv2 requires Lv1, even if a server says otherwise.
    [0, 2, 0],
    [1, 2, 0],
  ] as const)('reviews %d and %d are level %d', (basic, advanced, level) => {
    expect(identityLevelOf(basic, advanced)).toBe(level);
    expect(identityLimit(basic, advanced)).toBe(IDENTITY_LIMITS[level]);
  });

  test('allow what specification section 6 says', () => {
    expect(IDENTITY_LIMITS).toEqual({
      0: { withdrawalBtc24h: '0', fiatUsdPerOrder: '0' },
      1: { withdrawalBtc24h: '200', fiatUsdPerOrder: '50000000' },
      2: { withdrawalBtc24h: '500', fiatUsdPerOrder: '100000000' },
    });
  });

  test.each([
    [0, false, 'none'],
    [0, true, 'failed'],
    [1, false, 'pending'],
    [2, false, 'approved'],
  ] as const)('review %d, rejected before %s: %s', (review, hasFailed, status) => {
    expect(identityStatusOf(review, hasFailed)).toBe(status);
  });
});

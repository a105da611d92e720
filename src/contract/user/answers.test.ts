import * as v from 'valibot';
import { expect, test } from 'vitest';
import { userAnswers } from './answers';

const texts = ['account_number', 'account', 'phone', 'email', 'area_code', 'nickname', 'signature', 'head_portrait'];
const answer = {
  ...Object.fromEntries([...texts, 'extension_code', 'name'].map((field) => [field, 'a'])),
  id: 7,
  score: '100.00',
  is_trader: 2,
  status: 0,
};
const levels = { user_level: 2, review_status: 2 };
const read = (part: object) => v.safeParse(userAnswers['GET /user/info'], { ...answer, ...part });

test.each([
  ['a new customer without a tier', { ...levels, user_level: null }, { user_level: 0, review_status: 2 }],
  ['nobody has applied for verification', { ...levels, review_status: null }, { user_level: 2, review_status: 0 }],
  ['both are left out', {}, { user_level: 0, review_status: 0 }],
  ['both are texts', { user_level: '3', review_status: '1' }, { user_level: 3, review_status: 1 }],
])('the own user is read where %s', (_name, part, expected) => {
  expect(read(part)).toMatchObject({ success: true, output: expected });
});

test.each([{ user_level: 'gold' }, { review_status: 'approved' }, { id: null }, { status: null }])(
  'what says nothing else is not guessed: %j',
  (part) => expect(read({ ...levels, ...part }).success).toBe(false),
);

import { expect, test } from 'vitest';
import { passwordStrength } from './strength-hint';

test.each([
  ['', 0],
  ['abc', 1],
  ['longenough', 1],
  ['12345678', 1],
  ['1234567a', 1],
  ['Password1!', 1],
  ['qwerty2024!', 1],
  ['aaaaaaaa', 1],
  ['sunday77', 2],
  ['Sun77day', 2],
  ['Sun77days!', 3],
  ['เงินของฉัน77!A', 3],
  // The rule allows at most 16 characters, so a longer password is weak however varied it is.
  ['Sun77days!Sun77days!', 1],
])('"%s" is %i', (text, strength) => {
  expect(passwordStrength(text)).toBe(strength);
});

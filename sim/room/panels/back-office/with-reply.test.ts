import { expect, test } from 'vitest';
import { withReply } from './with-reply';

test.each([
  ['', 'Hello.', 'Hello.'],
  ['  ', 'Hello.', 'Hello.'],
  ['Dear Maya,', 'Hello.', 'Dear Maya, Hello.'],
  ['Dear Maya, ', 'Hello.', 'Dear Maya, Hello.'],
])('after "%s" the quick reply %s makes "%s"', (typed, reply, text) => {
  expect(withReply(typed, reply)).toBe(text);
});

import { expect, test } from 'vitest';
import { addNotice, MAX_NOTICES, notices } from './notices';
import { session } from './session';

const add = (text: string) => addNotice({ text, kind: 'info', atMs: 0 });
const texts = () => notices.get().map(({ text }) => text);

test('the last ones are kept, the newest first, and go with the session', () => {
  session.signIn('one');
  for (let n = 1; n <= MAX_NOTICES + 2; n += 1) add(`notice ${n}`);
  expect(texts()).toHaveLength(MAX_NOTICES);
  expect(texts()[0]).toBe(`notice ${MAX_NOTICES + 2}`);
  expect(texts().at(-1)).toBe('notice 3');
  session.signOut();
  expect(texts()).toEqual([]);
});

import { expect, test } from 'vitest';
import { idIn } from './id-in-address';

test.each([
  ['id=7', 7],
  ['id=999999999', 999_999_999],
  ['id=1000000000', 0],
  ['id=0', 0],
  ['id=07', 0],
  ['id=-7', 0],
  ['id=1.5', 0],
  ['id=1e3', 0],
  ['id=+7', 0],
  ['id=Infinity', 0],
  ['id=%EF%BC%97', 0],
  ['id=', 0],
  ['', 0],
  ['coin=7', 0],
])('"%s" names %i', (search, id) => {
  expect(idIn(new URLSearchParams(search), 'id')).toBe(id);
});

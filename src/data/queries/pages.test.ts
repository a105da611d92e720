import { expect, test } from 'vitest';
import { distinctRows, nextOfBare, nextOfCounted, nextOfPaginator } from './pages';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

test.each([
  ['more to come', 1, 3, 2],
  ['the last page', 3, 3, undefined],
  ['nothing at all', 1, 0, undefined],
])('paginator: %s', (_, current_page, last_page, next) => {
  expect(nextOfPaginator({ current_page, last_page })).toBe(next);
});

test.each([
  ['more to come', [rows(1, 2)], 3, 2],
  ['all seen', [rows(1, 2), rows(3)], 3, undefined],
  ['an empty page though more are counted', [rows(1, 2), rows()], 9, undefined],
])('counted: %s', (_, lists, count, next) => {
  const pages = lists.map((list) => ({ list, count }));
  const last = pages.at(-1);
  expect(last && nextOfCounted(last, pages)).toBe(next);
});

test('bare: only an empty page is the end', () => {
  expect(nextOfBare(rows(1), [rows(1)])).toBe(2);
  expect(nextOfBare([], [rows(1), []])).toBeUndefined();
});

test('a row that moved to the next page is shown once', () => {
  expect(distinctRows([rows(3, 2), rows(2, 1)])).toEqual(rows(3, 2, 1));
});

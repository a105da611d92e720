import { expect, test } from 'vitest';
import { distinctRows, isRepeated, nextOfBare, nextOfCounted, nextOfPaginator } from './pages';

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

test.each<[string, readonly unknown[], boolean]>([
  ['one page', [rows(1, 2)], false],
  ['new rows', [rows(1, 2), rows(3)], false],
  ['one row that moved, and a new one', [rows(1, 2), rows(2, 3)], false],
  ['an empty page', [rows(1, 2), rows()], false],
  ['rows without an id', [[{ name: 'a' }], [{ name: 'a' }]], false],
  ['the first page again', [rows(1, 2), rows(3), rows(1, 2)], true],
  ['a paginator', [{ data: rows(1) }, { data: rows(1) }], true],
  ['a counted list', [{ list: rows(1) }, { list: rows(1) }], true],
  ['lock-up orders', [{ order_list: rows(1) }, { order_list: rows(1) }], true],
  ['futures orders', [{ message: { data: rows(1) } }, { message: { data: rows(1) } }], true],
])('whether the last page only repeats: %s', (_, pages, is) => {
  expect(isRepeated(pages)).toBe(is);
});

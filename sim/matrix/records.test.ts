import { expect, test } from 'vitest';
import { readRecords, removeRecords, storeRecords } from './records';

const path = 'sim/matrix/records.test.ts';
const isStored = () => readRecords().records.some(({ file }) => file === path);

test('the records of a test file are dropped when it starts again', () => {
  expect(isStored()).toBe(false);
  storeRecords(path, { outcomes: [], filled: [{ row: 'kefu', cell: 'consumed' }] });
  expect(isStored()).toBe(true);
  removeRecords(path);
  expect(isStored()).toBe(false);
});

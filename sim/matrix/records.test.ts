import { expect, test } from 'vitest';
import { readRecords, removeRecords, storeRecords } from './records';

const path = 'sim/matrix/records.test.ts';
const isStored = () => readRecords().records.some(({ file }) => file === path);

test('a test file that is run again proves nothing until it has ended', () => {
  expect(isStored()).toBe(false);
  storeRecords(path, { outcomes: [], filled: [{ row: 'kefu', cell: 'consumed' }] });
  expect(isStored()).toBe(true);
  removeRecords(path);
  expect(isStored()).toBe(false);
});

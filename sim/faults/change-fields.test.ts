import * as v from 'valibot';
import { expect, test } from 'vitest';
import { withChanges } from './change-fields';
import { type FieldChange, fieldChange } from './field-changes';

const PAYLOAD = {
  page: 1,
  rows: [
    { id: 1, coin: { name: 'BTC' } },
    { id: 2, coin: { name: 'ETH' } },
  ],
  on: true,
};
const rows = (...all: unknown[]) => ({ ...PAYLOAD, rows: all });
const [first, second] = PAYLOAD.rows;

test.each<[string, FieldChange[], unknown]>([
  ['a field', [{ change: 'drop', path: 'page' }], { rows: PAYLOAD.rows, on: true }],
  [
    'a field of a field of each row',
    [{ change: 'drop', path: 'rows.*.coin.name' }],
    rows({ id: 1, coin: {} }, { id: 2, coin: {} }),
  ],
  ['a field of one row', [{ change: 'null', path: 'rows.0.id' }], rows({ ...first, id: null }, second)],
  ['a row', [{ change: 'drop', path: 'rows.0' }], rows(second)],
  ['every row', [{ change: 'drop', path: 'rows.*' }], rows()],
  ['a row that is not there', [{ change: 'drop', path: 'rows.7' }], PAYLOAD],
  ['a path that leads nowhere', [{ change: 'null', path: 'rows.*.coin.name.x' }], PAYLOAD],
  ['a name that every object has', [{ change: 'null', path: 'toString' }], PAYLOAD],
  ['a number as text', [{ change: 'retype', path: 'page', to: 'text' }], { ...PAYLOAD, page: '1' }],
  [
    'an object as text',
    [{ change: 'retype', path: 'rows.0.coin', to: 'text' }],
    rows({ id: 1, coin: '{"name":"BTC"}' }, second),
  ],
  [
    'text as a number',
    [{ change: 'retype', path: 'rows.0.coin.name', to: 'number' }],
    rows({ id: 1, coin: { name: 0 } }, second),
  ],
  ['a number as a boolean', [{ change: 'retype', path: 'page', to: 'boolean' }], { ...PAYLOAD, page: true }],
  ['a number as a list', [{ change: 'retype', path: 'page', to: 'list' }], { ...PAYLOAD, page: [1] }],
  ['a number as an object', [{ change: 'retype', path: 'page', to: 'object' }], { ...PAYLOAD, page: { value: 1 } }],
  [
    'another name',
    [{ change: 'rename', path: 'rows.*.id', to: 'uid' }],
    rows({ uid: 1, coin: first?.coin }, { uid: 2, coin: second?.coin }),
  ],
  [
    'two changes in their order',
    [
      { change: 'rename', path: 'page', to: 'p' },
      { change: 'null', path: 'p' },
    ],
    { p: null, rows: PAYLOAD.rows, on: true },
  ],
])('%s', (_name, changes, expected) => {
  const before = structuredClone(PAYLOAD);
  expect(withChanges(PAYLOAD, changes)).toEqual(expected);
  expect(PAYLOAD).toEqual(before);
});

test('a payload without fields stays as it is', () => {
  expect(withChanges('done', [{ change: 'drop', path: 'a' }])).toBe('done');
});

test.each(['', '.a', 'a..b', 'a b', 'a.'])('%j is no path', (path) => {
  expect(v.is(fieldChange, { change: 'drop', path })).toBe(false);
});

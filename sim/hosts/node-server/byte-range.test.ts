import { expect, test } from 'vitest';
import { byteRange } from './stored-files';

test.each([
  ['no header', undefined, null],
  ['the beginning', 'bytes=0-99', { first: 0, last: 99 }],
  ['all of it, as players ask first', 'bytes=0-', { first: 0, last: 999 }],
  ['an end behind the end', 'bytes=900-4000', { first: 900, last: 999 }],
  ['the last bytes', 'bytes=-100', { first: 900, last: 999 }],
  ['more last bytes than there are', 'bytes=-5000', { first: 0, last: 999 }],
  ['a beginning behind the end', 'bytes=1000-', 'unsatisfiable'],
  ['no last bytes', 'bytes=-0', 'unsatisfiable'],
  ['backwards', 'bytes=9-3', null],
  ['several ranges', 'bytes=0-1,5-6', null],
  ['other units', 'lines=1-2', null],
] as const)('a range of a thousand bytes: %s', (_case, header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected);
});

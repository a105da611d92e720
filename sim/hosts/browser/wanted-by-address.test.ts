import { expect, test } from 'vitest';
import { wantedByAddress } from './wanted-by-address';

test.each([
  ['', {}],
  ['?scenario=flash-crash', { scenario: 'flash-crash' }],
  ['?scenario=flash-crash&seed=7', { scenario: 'flash-crash', seed: 7 }],
  ['?seed=0', { seed: 0 }],
  ['?scenario=&seed=', {}],
  ['?seed=seven', {}],
  ['?seed=-1', {}],
  ['?seed=1e5', {}],
  ['?lang=id', {}],
  ['?isolate', { isolate: true }],
  ['?isolate&seed=3', { isolate: true, seed: 3 }],
])('%j wants %j', (search, wanted) => {
  expect(wantedByAddress(search)).toEqual({ isolate: false, ...wanted });
});

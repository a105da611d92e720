import { expect, test } from 'vitest';
import { wantedByAddress } from './wanted-by-address';

test.each([
  ['', {}],
  ['?scenario=flash-crash', { scenario: 'flash-crash' }],
  ['?scenario=flash-crash&seed=7', { scenario: 'flash-crash', seed: 7 }],
  ['?seed=0', { seed: 0 }],
  ['?scenario=&seed=', {}],
  ['?seed=2147483647', { seed: 2_147_483_647 }],
  ['?lang=id', {}],
  ['?isolate', { isolate: true }],
  ['?isolate&seed=3', { isolate: true, seed: 3 }],
])('%j wants %j', (search, wanted) => {
  expect(wantedByAddress(search)).toEqual({ isolate: false, ...wanted });
});

test.each(['seven', '-1', '1e5', '2147483648', '7.5', '7 '])('there is no seed %j, and it says so', (seed) => {
  expect(() => wantedByAddress(`?seed=${encodeURIComponent(seed)}`)).toThrow(
    `no seed "${seed}"; seeds are whole numbers from 0 to 2147483647`,
  );
});

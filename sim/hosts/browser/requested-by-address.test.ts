import { expect, test } from 'vitest';
import { DEFAULT_SCENARIO, DEFAULT_SEED } from '../../scenarios/default-run';
import { requestedByAddress, runInstead } from './requested-by-address';

test.each([
  ['', {}],
  ['?scenario=flash-crash', { scenario: 'flash-crash', isFresh: true }],
  ['?scenario=flash-crash&seed=7', { scenario: 'flash-crash', seed: 7, isFresh: true }],
  ['?seed=0', { seed: 0, isFresh: true }],
  ['?scenario=&seed=', {}],
  ['?seed=2147483647', { seed: 2_147_483_647, isFresh: true }],
  ['?lang=id', {}],
  ['?isolate', { isolate: true }],
  ['?isolate&seed=3', { isolate: true, seed: 3, isFresh: true }],
])('%j wants %j', (search, requested) => {
  expect(requestedByAddress(search)).toEqual({ isolate: false, ...requested });
});

test.each([
  ['', {}],
  ['?scenario=flash-crash&seed=7', { otherwise: { scenario: 'flash-crash', seed: 7 } }],
  ['?scenario=flash-crash', { otherwise: { scenario: 'flash-crash', seed: DEFAULT_SEED } }],
  ['?isolate&seed=3', { isolate: true, otherwise: { scenario: DEFAULT_SCENARIO, seed: 3 } }],
])('%j, loaded again, goes on with what there is, else %j', (search, requested) => {
  expect(requestedByAddress(search, true)).toEqual({ isolate: false, ...requested });
});

test.each(['seven', '-1', '1e5', '2147483648', '7.5', '7 '])('there is no seed %j, and it says so', (seed) => {
  expect(() => requestedByAddress(`?seed=${encodeURIComponent(seed)}`)).toThrow(
    `no seed "${seed}"; seeds are whole numbers from 0 to 2147483647`,
  );
});

test.each([
  ['', 'flash-crash', 3, null],
  ['?scenario=flash-crash', 'flash-crash', 3, null],
  ['?scenario=flash-crash&seed=3', 'flash-crash', 3, null],
  ['?scenario=flash-crash&seed=7', 'flash-crash', 3, { name: 'flash-crash', seed: 7 }],
  ['?scenario=calm-market', 'flash-crash', 3, { name: 'calm-market' }],
  ['?seed=3', DEFAULT_SCENARIO, 3, null],
  ['?seed=3', 'flash-crash', 3, { name: DEFAULT_SCENARIO, seed: 3 }],
  ['?seed=7', 'flash-crash', 3, { name: DEFAULT_SCENARIO, seed: 7 }],
])('%j, while another tab has %s %i, begins %j', (search, scenario, seed, begun) => {
  expect(runInstead(requestedByAddress(search), { scenario, seed })).toEqual(begun);
});

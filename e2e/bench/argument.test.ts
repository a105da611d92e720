import { expect, it } from 'vitest';
import { readArgument } from './argument';

const NAMES = ['price of a tick', 'ledger post', 'ledger audit'];

it.each([
  ['', { kind: 'names', names: NAMES }],
  ['ledger', { kind: 'names', names: ['ledger post', 'ledger audit'] }],
  ['--help', { kind: 'help' }],
  ['--pages', { kind: 'pages', count: undefined }],
  ['--pages=3', { kind: 'pages', count: 3 }],
  ['--fuzz=20000', { kind: 'fuzz', count: 20_000 }],
])('npm run bench -- %s', (argument, asked) => {
  expect(readArgument(argument, NAMES)).toEqual(asked);
});

it.each([
  ['nosuchword', 'no benchmark has "nosuchword" in its name'],
  ['--pags', 'no option --pags'],
  ['--fuzz=0', 'no option --fuzz=0'],
  ['--pages=0', 'no option --pages=0'],
  ['--fuzz=many', 'no option --fuzz=many'],
])('npm run bench -- %s would measure nothing, and fails', (argument, sentence) => {
  expect(() => readArgument(argument, NAMES)).toThrow(sentence);
});

import { expect, test } from 'vitest';
import { fits, settingsFor } from './patterns';

test.each([
  ['GET /coin/list', 'GET /coin/list', true],
  ['GET /coin/list', 'GET /coin/lists', false],
  ['*', 'GET /coin/list', true],
  ['GET *', 'GET /coin/list', true],
  ['GET *', 'POST /coin/list', false],
  ['* /coin/list', 'GET /coin/list', true],
  ['GET /coin/*/x', 'GET /coin/x', false],
  ['*coin*list', 'GET /coin/list', true],
  ['*list*coin*', 'GET /coin/list', false],
  ['*a*a', 'a', false],
  ['lever_*', 'lever_order', true],
])('%s and %s: %s', (pattern, name, is) => {
  expect(fits(pattern, name)).toBe(is);
});

test.each([
  ['nothing is set', {}, undefined],
  ['only others are', { 'b*': { x: 1 } }, undefined],
  ['a pattern and the name', { abc: { x: 1 }, '*': { x: 2, y: 2 } }, { x: 1, y: 2 }],
  ['two patterns', { 'ab*': { x: 1 }, 'a*': { x: 2, y: 2 } }, { x: 1, y: 2 }],
  ['what is not said does not replace', { abc: { x: undefined }, 'a*': { x: 2 } }, { x: 2 }],
])('%s', (_name, table, expected) => {
  expect(settingsFor<object>(table, 'abc')).toEqual(expected);
});

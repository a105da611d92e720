import { expect, test } from 'vitest';
import { decodeJsonForm } from './json-form';

test.each([
  ['nothing', '', {}],
  ['an empty object', '{}', {}],
  ['numbers and text', '{"amount":0.5,"id":"7"}', { amount: '0.5', id: '7' }],
  ['booleans', '{"a":true,"b":false}', { a: '1', b: '0' }],
  ['null like an absent field', '{"a":null,"b":""}', { b: '' }],
  ['a list in PHP’s brackets', '{"data":["x",1,null]}', { 'data[0]': 'x', 'data[1]': '1' }],
  ['an object in PHP’s brackets', '{"data":{"0":"x"}}', { 'data[0]': 'x' }],
  ['no prototype', '{"__proto__":{"a":1},"b":2}', { b: '2' }],
])('reads %s', (_, text, fields) => {
  expect(decodeJsonForm(text)).toEqual(fields);
});

test.each([
  ['{"a":', 'the body is no JSON'],
  ['[1]', 'the JSON body is no object'],
  ['null', 'the JSON body is no object'],
  ['"text"', 'the JSON body is no object'],
])('refuses %s', (text, reason) => {
  expect(() => decodeJsonForm(text)).toThrow(expect.objectContaining({ status: 400, message: reason }));
});

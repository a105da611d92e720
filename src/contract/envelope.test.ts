import { describe, expect, it } from 'vitest';
import { chartBody, interpret, okBody, refusalBody } from './envelope';

const STOP_LIMIT = { reason: 'price_step', field: 'stop_limit_price' };
const ROWS: readonly (readonly [name: string, body: unknown, kind: string, rest: object])[] = [
  ['type ok', { type: 'ok', message: [1] }, 'ok', { payload: [1] }],
  ['a chart reply: code 1', { code: 1, msg: 'success', data: [2] }, 'ok', { payload: [2] }],
  ['a chart reply whose code is text', { code: '1', msg: 'success', data: [2] }, 'ok', { payload: [2] }],
  ['a chart refusal: code -1', { code: -1, msg: 'bad period', data: null }, 'refused', { message: 'bad period' }],
  ['an error', { type: 'error', message: 'no' }, 'refused', { message: 'no', reason: null }],
  ['a numeric error of another server', { type: 500, message: 'no' }, 'refused', { message: 'no' }],
  ['a named refusal', refusalBody('order_unknown', 'no'), 'refused', { reason: 'order_unknown' }],
  ['a refusal of a field', refusalBody('price_step', 'no', undefined, 'stop_limit_price'), 'refused', STOP_LIMIT],
  ['a field that is no text', { type: 'error', message: 'no', field: 3 }, 'refused', { field: undefined }],
  ['the string 999', { type: '999', message: 'bye' }, 'session_invalid', { message: 'bye' }],
  ['the number 999 is an ordinary failure', { type: 999, message: 'bye' }, 'refused', { message: 'bye' }],
  ['the string 998', { type: '998', message: 'who?' }, 'verification_needed', { message: 'who?' }],
  ['payout details missing, 997', { type: '997', message: 'no' }, 'refused', { message: 'no' }],
  ['a message that is no text', { type: 'error', message: { a: 1 } }, 'refused', { message: '' }],
  ['null', null, 'refused', { message: '' }],
  ['text instead of an object', 'ok', 'refused', { message: '' }],
  ['what okBody makes', okBody({ a: 1 }), 'ok', { payload: { a: 1 } }],
  ['what chartBody makes', chartBody([]), 'ok', { payload: [] }],
  ['a refusal of the chart', refusalBody('symbol_unknown', 'no', 'chart'), 'refused', { reason: 'symbol_unknown' }],
];

describe('the envelope', () => {
  it.each(ROWS)('reads %s', (_name, body, kind, rest) => {
    expect(interpret(body)).toMatchObject({ kind, ...rest });
  });
});

import { expect, test } from 'vitest';
import { answerTo, type SendCall } from './send';

const REQUEST = { method: 'GET', path: '/coin/list', fields: {}, token: '' };

test.each<[string, SendCall, object]>([
  [
    'an answer',
    async () => ({ kind: 'answered', reply: { status: 200, body: { type: 'ok' } }, headers: {} }),
    { status: 200, body: { type: 'ok' } },
  ],
  ['a connection that breaks', async () => ({ kind: 'broken' }), { status: null, body: null }],
  [
    'an exchange that is gone',
    () => Promise.reject(new Error('its tab was closed')),
    { status: null, body: null, failure: 'its tab was closed' },
  ],
])('trying a call gives %s', async (_what, send, answer) => {
  expect(await answerTo(send, REQUEST)).toEqual({ ...answer, ms: expect.any(Number) });
});

import { expect, test } from 'vitest';
import { judgeAnswer } from './judge-answer';

const judged = (type: unknown) =>
  judgeAnswer('GET /menu', { status: 200, body: { type, message: 'No' }, problem: null, dateMs: null });

test.each(['error', '996', '997', '998', '999', 400, 500])('%j is a refusal', (type) => {
  expect(judged(type)).toMatchObject({ departures: [], refused: `${JSON.stringify(type)}: No` });
});

test.each([996, 999, 200, '400', 'fail', null])('%j is no type', (type) => {
  expect(judged(type)).toMatchObject({ departures: [{ path: 'type' }], refused: null });
});

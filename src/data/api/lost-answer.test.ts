import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error';
import { answerOf, unlessDone } from './lost-answer';

const lost = new ApiError('network', '');
const refused = new ApiError('refused', 'Too late');
const yes = async () => true;
const no = async () => false;
const unknown = (): Promise<boolean> => Promise.reject(new ApiError('timeout', ''));

test.each([
  ['an answer', () => Promise.resolve('done'), no, undefined, 0],
  ['a lost answer to what was done', () => Promise.reject(lost), yes, undefined, 1],
  ['a lost answer to what was not done', () => Promise.reject(lost), no, lost, 1],
  ['a lost answer, and none about it', () => Promise.reject(lost), unknown, lost, 1],
  ['a refusal', () => Promise.reject(refused), yes, refused, 0],
])('%s', async (_what, call, told, error, asked) => {
  const isDone = vi.fn(told);
  expect(await unlessDone(call(), isDone).catch((thrown: unknown) => thrown)).toBe(error);
  expect(isDone).toHaveBeenCalledTimes(asked);
});

test.each([
  ['an answer', () => Promise.resolve('answer'), 'answer'],
  ['what the exchange says of a lost answer', () => Promise.reject(lost), 'told'],
  ['a refusal', () => Promise.reject(refused), refused],
])('%s stands for the call', async (_what, call, came) => {
  expect(await answerOf<string>(call(), async () => 'told').catch((thrown: unknown) => thrown)).toBe(came);
});

import { afterEach, expect, test, vi } from 'vitest';
import { takeFirstAnswer } from './first-answer';

const URL = '/api/currency/quotation_new?lang=en';
const answer = new Response('{}');

function ask({ url = URL, token = '', ageMs = 0, answers = () => Promise.resolve(answer) } = {}) {
  globalThis.firstAnswer = { url, token, sentAtMs: Date.now() - ageMs, response: answers() };
}

afterEach(() => {
  globalThis.firstAnswer = undefined;
});

test.each([
  ['the same question', {}, true],
  ['another language', { url: `${URL}&lang=fr` }, false],
  ['another session', { token: 'abc' }, false],
  ['an old answer', { ageMs: 11_000 }, false],
  ['a failed request', { answers: () => Promise.reject<Response>(new TypeError('no network')) }, false],
])('%s: the early answer is used: %j', async (_what, early, used) => {
  ask(early);
  const taken = await takeFirstAnswer(URL, '', new AbortController().signal);
  expect(taken?.response).toBe(used ? answer : undefined);
});

test('an answer is taken once', async () => {
  ask();
  const { signal } = new AbortController();
  await takeFirstAnswer(URL, '', signal);
  expect(await takeFirstAnswer(URL, '', signal)).toBeUndefined();
});

test('an answer that does not come ends with the time limit of its call', async () => {
  ask({ answers: () => new Promise<Response>(() => {}) });
  const controller = new AbortController();
  const taken = takeFirstAnswer(URL, '', controller.signal);
  controller.abort(new Error('too late'));
  await expect(taken).rejects.toThrow('too late');
});

test('without an early request nothing is waited for', async () => {
  const listened = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  expect(await takeFirstAnswer(URL, '', new AbortController().signal)).toBeUndefined();
  expect(listened).not.toHaveBeenCalled();
});

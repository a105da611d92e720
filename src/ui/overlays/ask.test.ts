import { expect, test } from 'vitest';
import { answerFirst, ask, dismissQuestions } from './ask';

const QUESTION = { title: 'Cancel?', confirmLabel: 'Yes', cancelLabel: 'No' };

test('questions are answered in their order', async () => {
  const answers = [ask(QUESTION), ask(QUESTION)];
  answerFirst(true);
  answerFirst(false);
  expect(await Promise.all(answers)).toEqual([true, false]);
});

test('dismissed questions are answered with no, and a later one is shown as usual', async () => {
  const answers = [ask(QUESTION), ask(QUESTION)];
  dismissQuestions();
  expect(await Promise.all(answers)).toEqual([false, false]);
  const later = ask(QUESTION);
  answerFirst(true);
  expect(await later).toBe(true);
});

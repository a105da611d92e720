import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { loadModule } from '@/lib/loading/load-module';
import { ask, dismissQuestions } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';
import { ensureQuestionDialog, questionDialog } from './question-dialog';

vi.mock('@/lib/loading/load-module', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/lib/loading/load-module')>();
  return { ...original, loadModule: vi.fn(original.loadModule) };
});

const QUESTION = { title: 'Log out?', confirmLabel: 'Log out', cancelLabel: 'Cancel' };
const lost = new Error('Failed to fetch dynamically imported module');

beforeAll(() => startI18n('en'));
beforeEach(() => {
  toast.clear();
  dismissQuestions();
  questionDialog.set(null);
});

test.each([
  ['loads', 0, 'is asked'],
  ['loads at the second attempt', 1, 'is asked'],
  ['fails to load twice', 2, false],
])('a question whose dialog %s', async (_what, failures, outcome) => {
  for (let attempt = 0; attempt < failures; attempt += 1) vi.mocked(loadModule).mockRejectedValueOnce(lost);
  const answer = ask(QUESTION);
  await ensureQuestionDialog();
  expect(questionDialog.get() !== null).toBe(outcome === 'is asked');
  expect(await Promise.race([answer, Promise.resolve('is asked')])).toBe(outcome);
  expect(toast.list().map(({ text }) => text)).toEqual(
    outcome === 'is asked' ? [] : ['Check your internet connection and try again.'],
  );
});

test('a dialog that failed to load is loaded again for the next question', async () => {
  vi.mocked(loadModule).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  expect(await Promise.all([ask(QUESTION), ensureQuestionDialog()])).toEqual([false, undefined]);
  void ask(QUESTION);
  await ensureQuestionDialog();
  expect(questionDialog.get()).not.toBeNull();
});

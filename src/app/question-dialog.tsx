import type { ReactNode } from 'react';
import { i18n } from '@/i18n/i18n';
import { loadModule } from '@/lib/loading/load-module';
import { createValueStore } from '@/lib/stores/value-store';
import { dismissQuestions } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';

const loadAskHost = () => import('@/ui/overlays/ask-host').then((module) => module.default);

/** The host of the question dialog; null until it has loaded. */
export const questionDialog = createValueStore<ReactNode>(null);

/** Loads the dialog. @throws the import's error */
export async function loadQuestionDialog(): Promise<void> {
  const AskHost = await loadModule(loadAskHost);
  questionDialog.set(<AskHost />);
}

/** Loads the dialog because a question is waiting. If that fails twice, the question is answered with no. */
export const ensureQuestionDialog = (): Promise<void> =>
  loadQuestionDialog()
    .catch(loadQuestionDialog)
    .catch(() => {
      dismissQuestions();
      toast.show(i18n.t('errors:networkHint'), { kind: 'error' });
    });

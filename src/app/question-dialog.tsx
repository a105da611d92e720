import type { ReactNode } from 'react';
import { i18n } from '@/i18n/i18n';
import { loadModule } from '@/lib/load-module';
import { createValueStore } from '@/lib/value-store';
import { dismissQuestions } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';

const loadAskHost = () => import('@/ui/overlays/ask-host').then((module) => module.default);

/** The dialog that asks questions; null until it has loaded. */
export const questionDialog = createValueStore<ReactNode>(null);

/** Loads the dialog. @throws the import's error */
export async function expectQuestions(): Promise<void> {
  const AskHost = await loadModule(loadAskHost);
  questionDialog.set(<AskHost />);
}

/** Loads the dialog for a question that is asked. Somebody waits for its answer, so without the dialog it is no. */
export const showQuestions = (): Promise<void> =>
  expectQuestions()
    .catch(expectQuestions)
    .catch(() => {
      dismissQuestions();
      toast.show(i18n.t('errors:networkHint'), { kind: 'error' });
    });

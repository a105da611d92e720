import { useTranslation } from '@/i18n/use-translation';
import { useExchange } from '../../connection/exchange';
import { useAction } from '../../connection/use-action';
import { usePolled } from '../../connection/use-polled';
import { useWireLang } from '../../tools/use-wire-lang';
import { textIn } from './find-scenarios';

/** Every scenario, by name; empty until the exchange has answered. */
export function useScenarios() {
  return usePolled('scenario.list', {}).value ?? [];
}

/** The title of a scenario in the language on the screen; its name while the list is not there. */
export function useScenarioTitle(): (name: string) => string {
  const lang = useWireLang();
  const scenarios = useScenarios();
  return (name) => {
    const title = scenarios.find((scenario) => scenario.name === name)?.title;
    return title ? textIn(title, lang) : name;
  };
}

/** Starts scenarios: the app goes to the screen on which the scenario shows itself. */
export function useStart() {
  const { t } = useTranslation('room-scenario');
  const { page } = useExchange();
  const { act, error, clearError, busy } = useAction();
  const start = async (name: string, title: string, seed?: number) => {
    const given = { name, ...(seed !== undefined && { seed }) };
    const started = await act('scenario.start', given, (run) => t('said.started', { title, seed: run.seed }));
    if (started) page.show(started.opens);
  };
  return { start, error, clearError, busy };
}

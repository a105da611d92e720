import { DEFAULT_WIRE_LANG } from '@/contract/lang';
import { wireLangOf } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';
import { useAction, useExchange, usePolled } from '../../connection/exchange';

/** Every scenario, by name; empty until the exchange has answered. */
export function useScenarios() {
  return usePolled('scenario.list', {}, Number.POSITIVE_INFINITY).value ?? [];
}

/** The language of a scenario's texts: the one on the screen. */
export function useScenarioLang() {
  return wireLangOf(useTranslation('room').i18n.language) ?? DEFAULT_WIRE_LANG;
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

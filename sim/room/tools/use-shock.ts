import { useTranslation } from '@/i18n/use-translation';
import { signedPercent } from '../formats/signed-percent';
import { useInterventions } from './use-interventions';

/** The percentage of the two moves that have a key and a button of their own. */
export const QUICK_PERCENT = 15;

/** Moves the chosen market by a percentage at once. */
export function useShock() {
  const { t, i18n } = useTranslation('room-market');
  const { intervene, error } = useInterventions();
  const shock = (percent: number) =>
    void intervene('market.shock', { percent }, (market) =>
      t('said.shock', { market, value: signedPercent(percent, i18n.language) }),
    );
  return { shock, error };
}

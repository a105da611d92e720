import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import type { ListedScenario } from '../../../scenarios/scenario';
import { useWireLang } from '../../tools/use-wire-lang';
import { textIn } from './find-scenarios';
import styles from './scenario.module.css';

export interface UsedScenariosProps {
  scenarios: readonly ListedScenario[];
  onStart: (name: string, title: string) => void;
}

/** The scenarios that were used before the running one, by their titles alone. */
export function UsedScenarios({ scenarios, onStart }: UsedScenariosProps) {
  const { t } = useTranslation('room-scenario');
  const lang = useWireLang();
  if (scenarios.length === 0) return null;
  return (
    <section aria-label={t('used')} className={styles.chips}>
      <h4 className={styles.groupName}>{t('used')}</h4>
      {scenarios.map(({ name, title }) => (
        <Button key={name} size="sm" onClick={() => onStart(name, textIn(title, lang))}>
          {textIn(title, lang)}
        </Button>
      ))}
    </section>
  );
}

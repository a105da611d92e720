import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { ListedScenario } from '../../../scenarios/scenario';
import type { Group } from './groups';
import styles from './scenario.module.css';
import { ScenarioCard } from './scenario-card';

/** One row on a desktop, two on a phone. */
const SHOWN = 4;

export interface ScenarioGroupProps {
  group: Group<ListedScenario>;
  running: string | undefined;
  onStart: (name: string, title: string) => void;
}

/** A group's first scenarios, and all of them on demand. */
export function ScenarioGroup({ group: { id, scenarios }, running, onStart }: ScenarioGroupProps) {
  const { t } = useTranslation('room-scenario');
  const heading = useId();
  const [isWhole, setWhole] = useState(false);
  const name = t(`groups.${id}`);
  const label = isWhole ? t('fewer') : t('all', { count: scenarios.length });
  return (
    <section aria-labelledby={heading}>
      <header className={styles.groupHead}>
        <h4 id={heading} className={styles.groupName}>
          {name}
        </h4>
        {scenarios.length > SHOWN && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isWhole}
            aria-label={`${name}: ${label}`}
            onClick={() => setWhole(!isWhole)}
          >
            {label}
          </button>
        )}
      </header>
      <ul className={styles.cards}>
        {scenarios.slice(0, isWhole ? undefined : SHOWN).map((scenario) => (
          <li key={scenario.name}>
            <ScenarioCard scenario={scenario} isRunning={running === scenario.name} onStart={onStart} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link2, RotateCcw } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Controls } from '../../parts/parts';
import { useRun } from '../../use-run';
import { useRunTools } from '../../use-run-tools';
import { textIn } from './find-scenarios';
import styles from './scenario.module.css';
import { TourButton } from './tour-button';
import { useScenarioLang, useScenarios } from './use-scenarios';
import { useSceneLink } from './use-scene-link';

const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select();

/** What the running scenario is for, and three things to try in it. */
export function CurrentScenario() {
  const { t } = useTranslation('room-scenario');
  const { t: tried } = useTranslation('room-suggestions');
  const lang = useScenarioLang();
  const run = useRun();
  const { reset } = useRunTools();
  const link = useSceneLink();
  const scenario = useScenarios().find(({ name }) => name === run?.name);
  if (!scenario) return null;
  return (
    <section aria-label={textIn(scenario.title, lang)} className={styles.current} data-testid="room-current">
      <div>
        <h4 className={styles.name}>{textIn(scenario.title, lang)}</h4>
        <p className={styles.goal}>{textIn(scenario.goal, lang)}</p>
      </div>
      <ol aria-label={t('tries')} className={styles.tries}>
        {scenario.suggestions.map((suggestion) => (
          <li key={suggestion}>{tried(suggestion)}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Controls label={textIn(scenario.title, lang)}>
          <TourButton />
          <Button size="sm" icon={<RotateCcw size={14} aria-hidden />} onClick={() => void reset()}>
            {t('next')}
          </Button>
          <Button size="sm" icon={<Link2 size={14} aria-hidden />} onClick={() => void link.copy()}>
            {t('copyScene')}
          </Button>
        </Controls>
        {link.address && (
          <input
            readOnly
            aria-label={t('copyScene')}
            className={styles.address}
            value={link.address}
            onFocus={selectAll}
          />
        )}
      </div>
    </section>
  );
}

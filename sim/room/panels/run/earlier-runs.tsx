import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { useAction } from '../../connection/use-action';
import { usePolled } from '../../connection/use-polled';
import { leftText, momentText } from '../../formats/zone';
import { Note, Refusal, Section } from '../../parts/parts';
import { useScenarioTitle } from '../scenario/use-scenarios';
import styles from './run.module.css';

const POLL_INTERVAL_MS = 5_000;

/** Runs that other runs have replaced; a click resumes one. */
export function EarlierRuns() {
  const { t, i18n } = useTranslation('room-scenario');
  const { value: archived } = usePolled('run.kept', {}, POLL_INTERVAL_MS);
  const titleOf = useScenarioTitle();
  const { act, error, busy } = useAction();
  if (!archived) return null;
  return (
    <Section title={t('earlier')}>
      <Note>{t(archived.length === 0 ? 'noEarlier' : 'earlierNote')}</Note>
      {archived.length > 0 && (
        <ul aria-label={t('earlier')}>
          {archived.map((run) => {
            const { id, scenario, seed, person, commands: steps, now, keptAtMs, isAhead } = run;
            const title = titleOf(scenario);
            const when = leftText(keptAtMs, i18n.language);
            return (
              <li key={id} className={styles.earlier}>
                <div className={styles.words}>
                  <p className={styles.title}>
                    {title} {isAhead && <Badge tone="neutral">{t('ahead')}</Badge>}
                  </p>
                  <p className={styles.summary}>
                    {t('earlierFacts', { seed, person, steps, time: momentText(now, i18n.language) })}
                  </p>
                  <p className={styles.summary}>{t('earlierLeft', { when })}</p>
                </div>
                <Button
                  size="sm"
                  aria-label={t('takeUpOne', { title, seed, when })}
                  loading={busy}
                  onClick={() => void act('run.takeUp', { id }, t('said.takenUp', { title }))}
                >
                  {t('takeUp')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <Refusal error={error} />
    </Section>
  );
}

import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { Badge } from '@/ui/display/badge';
import type { ListedScenario } from '../../../scenarios/scenario';
import { useWireLang } from '../../tools/use-wire-lang';
import { textIn } from './find-scenarios';
import styles from './scenario.module.css';

/** Addresses of the scenarios' pictures by name: `npm run scenario-pictures` takes them from the running sandbox. */
const files: Readonly<Record<string, string>> = import.meta.glob('../../pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const pictureOf = (scenario: string): string | undefined => files[`../../pictures/${scenario}.webp`];

export interface ScenarioCardProps {
  scenario: ListedScenario;
  isRunning?: boolean;
  onStart: (name: string, title: string) => void;
}

/** A scenario as a picture of its first screen with its title; a click starts it. */
export function ScenarioCard({ scenario, isRunning = false, onStart }: ScenarioCardProps) {
  const { t } = useTranslation('room-scenario');
  const lang = useWireLang();
  const title = textIn(scenario.title, lang);
  const summary = textIn(scenario.summary, lang);
  const picture = pictureOf(scenario.name);
  return (
    <button
      type="button"
      className={cx(styles.card, isRunning && styles.running)}
      aria-current={isRunning}
      title={summary}
      onClick={() => onStart(scenario.name, title)}
    >
      {picture ? (
        <img className={styles.picture} src={picture} alt="" loading="lazy" width={320} height={180} />
      ) : (
        <span className={styles.picture} />
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {scenario.tour && <span className={styles.tour}>{t('hasTour')}</span>}
        <span className="visually-hidden">{summary}</span>
      </span>
      {isRunning && (
        <span className={styles.badge}>
          <Badge tone="accent" solid>
            {t('running')}
          </Badge>
        </span>
      )}
    </button>
  );
}

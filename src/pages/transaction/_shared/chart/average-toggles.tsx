import { useTranslation } from 'react-i18next';
import styles from './average-toggles.module.css';
import { AVERAGE_LENGTHS, type AverageLength } from './moving-average';
import { AVERAGE_TOKENS } from './palette';

export interface AverageTogglesProps {
  averages: readonly AverageLength[];
  onChange: (averages: AverageLength[]) => void;
}

/** Which moving averages are drawn, each in the colour of its line. */
export function AverageToggles({ averages, onChange }: AverageTogglesProps) {
  const { t } = useTranslation('chart');
  return (
    <fieldset className={styles.toggles} aria-label={t('averages')}>
      {AVERAGE_LENGTHS.map((length) => {
        const on = averages.includes(length);
        const others = averages.filter((one) => one !== length);
        return (
          <button
            key={length}
            type="button"
            aria-pressed={on}
            className={styles.toggle}
            style={on ? { color: `var(${AVERAGE_TOKENS[length]})` } : undefined}
            onClick={() => onChange(on ? others : [...others, length])}
          >
            {t('average', { length })}
          </button>
        );
      })}
    </fieldset>
  );
}

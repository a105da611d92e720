import { useTranslation } from '@/i18n/use-translation';
import { BASIC_STEPS, type Step } from './identity-form';
import styles from './wizard.module.css';

/** Name of a step and, if the level has several, the progress. */
export function StepHead({ step }: { step: Step }) {
  const { t } = useTranslation('identity');
  const at = BASIC_STEPS.indexOf(step as (typeof BASIC_STEPS)[number]);
  return (
    <div className={styles.head}>
      {at >= 0 && (
        <div className={styles.bars} aria-hidden="true">
          {BASIC_STEPS.map((each, index) => (
            <span key={each} className={styles.bar} data-reached={index <= at} />
          ))}
        </div>
      )}
      <div className={styles.words} aria-live="polite">
        {at >= 0 && (
          <span className={styles.count}>{t('steps.label', { step: at + 1, count: BASIC_STEPS.length })}</span>
        )}
        <h2 className={styles.name} tabIndex={-1}>
          {t(`steps.${step}`)}
        </h2>
      </div>
    </div>
  );
}

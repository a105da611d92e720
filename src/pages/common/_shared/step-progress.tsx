import { useTranslation } from '@/i18n/use-translation';
import { STEPS, type Step } from './account-form';
import styles from './step-progress.module.css';

/** Progress of registration or recovery: three bars, filled up to the current step, and the name of the step. */
export function StepProgress({ step }: { step: Step }) {
  const { t } = useTranslation('auth');
  const reached = STEPS.indexOf(step);
  return (
    <div className={styles.progress}>
      <div className={styles.bars} aria-hidden="true">
        {STEPS.map((each, index) => (
          <span key={each} className={styles.bar} data-reached={index <= reached} />
        ))}
      </div>
      <p className={styles.words} aria-live="polite">
        <span className={styles.count}>{t('steps.label', { step: reached + 1, count: STEPS.length })}</span>
        <span className={styles.name}>{t(`steps.${step}`)}</span>
      </p>
    </div>
  );
}

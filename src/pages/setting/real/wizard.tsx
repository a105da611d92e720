import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { AccountStep } from './account-step';
import { CheckStep } from './check-step';
import { DocumentStep } from './document-step';
import { BASIC_STEPS, type Step } from './identity-form';
import { PicturesStep } from './pictures-step';
import type { IdentityWizard } from './use-identity-wizard';
import styles from './wizard.module.css';

const STEPS = { account: AccountStep, document: DocumentStep, check: CheckStep, pictures: PicturesStep } as const;

export function Wizard({ wizard, step }: { wizard: IdentityWizard; step: Step }) {
  const Shown = STEPS[step];
  const box = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // The focused element was unmounted; focusing the heading makes screen readers announce the step.
    if (!box.current?.contains(document.activeElement)) box.current?.querySelector('h2')?.focus();
  }, [step]);
  return (
    <div ref={box} className={styles.step}>
      <StepHead step={step} />
      <Shown wizard={wizard} />
    </div>
  );
}

/** Name of a step and, if the level has several, the progress. */
function StepHead({ step }: { step: Step }) {
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

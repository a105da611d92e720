import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { StepProgress } from '../../_shared/form/step-progress';
import { AccountStep } from './account-step';
import { CheckStep } from './check-step';
import { DocumentStep } from './document-step';
import { BASIC_STEPS, type Step } from './identity-form';
import { PicturesStep } from './pictures-step';
import type { IdentityWizard } from './use-identity-wizard';
import styles from './wizard.module.css';

const STEPS = { account: AccountStep, document: DocumentStep, check: CheckStep, pictures: PicturesStep } as const;

/** The current step below its name and, if the level has several, the progress. */
export function Wizard({ wizard, step }: { wizard: IdentityWizard; step: Step }) {
  const { t } = useTranslation('identity');
  const at = BASIC_STEPS.indexOf(step as (typeof BASIC_STEPS)[number]);
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
      <StepProgress
        isHeading
        at={at}
        count={BASIC_STEPS.length}
        label={t('steps.label', { step: at + 1, count: BASIC_STEPS.length })}
        name={t(`steps.${step}`)}
      />
      <Shown wizard={wizard} />
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { AccountStep } from './account-step';
import { CheckStep } from './check-step';
import { DocumentStep } from './document-step';
import type { Step } from './identity-form';
import { PicturesStep } from './pictures-step';
import { StepHead } from './step-head';
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

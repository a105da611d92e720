import { Row, Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import styles from './wizard-steps.module.css';

export interface WizardStepsProps {
  names: readonly string[];
  /** Index of the current step. */
  at: number;
  /** Such as "Step 1 of 2". */
  count: string;
}

/** Progress of a wizard: one bar per step, filled up to the current one, and its name. */
export function WizardSteps({ names, at, count }: WizardStepsProps) {
  return (
    <Stack gap={2}>
      <div className={styles.bars} aria-hidden="true">
        {names.map((name, index) => (
          <span key={name} className={styles.bar} data-reached={index <= at} />
        ))}
      </div>
      <div className={styles.text} aria-live="polite">
        <Row gap={2} align="baseline" wrap>
          <Text size="small" tone="secondary">
            {count}
          </Text>
          <Text weight="bold">{names[at]}</Text>
        </Row>
      </div>
    </Stack>
  );
}

import { Row, Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import styles from './wizard-steps.module.css';

export interface WizardStepsProps {
  /** Names of the steps in their order. */
  names: readonly string[];
  /** Index of the step that is shown. */
  at: number;
  /** "Step 1 of 2". */
  count: string;
}

/** How far a wizard is: a bar for each step, the reached ones filled, and the step's name. */
export function WizardSteps({ names, at, count }: WizardStepsProps) {
  return (
    <Stack gap={2}>
      <div className={styles.bars} aria-hidden="true">
        {names.map((name, index) => (
          <span key={name} className={styles.bar} data-reached={index <= at} />
        ))}
      </div>
      <div aria-live="polite">
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

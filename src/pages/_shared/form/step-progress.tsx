import styles from './step-progress.module.css';

export interface StepProgressProps {
  /** Place of the current step, from 0; -1 for one that stands alone, which has no progress. */
  at: number;
  count: number;
  /** Such as "Step 2 of 3". */
  label: string;
  /** Name of the current step. */
  name: string;
  /** The name is the heading, which takes the focus when the step changes. */
  isHeading?: boolean;
  /** `cards` where cards follow, so that the words are in line with theirs. */
  ground?: 'cards' | 'plain';
}

/** Progress of a form with several steps: a bar for each, filled up to the current one, and its name. */
export function StepProgress({ at, count, label, name, isHeading = false, ground = 'plain' }: StepProgressProps) {
  return (
    <div className={styles.progress}>
      {at >= 0 && (
        <div className={styles.bars} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are their places
            <span key={index} className={styles.bar} data-reached={index <= at} />
          ))}
        </div>
      )}
      <div className={styles.words} data-ground={ground} aria-live="polite">
        {at >= 0 && <span className={styles.count}>{label}</span>}
        {isHeading ? (
          <h2 className={styles.name} tabIndex={-1}>
            {name}
          </h2>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
      </div>
    </div>
  );
}

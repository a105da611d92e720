import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './segmented.module.css';

export interface Segment<T extends string> {
  value: T;
  label: ReactNode;
  /** Long and short, buy and sell take their direction's colour when selected. */
  tone?: 'accent' | 'up' | 'down' | 'neutral';
  disabled?: boolean;
}

export interface SegmentedProps<T extends string> {
  /** Name of the choice for screen readers. */
  label: string;
  segments: readonly Segment<T>[];
  value: T;
  onValueChange: (value: T) => void;
  /** `tile` stands apart from its neighbours and holds two lines. */
  size?: 'sm' | 'dense' | 'md' | 'tile';
}

/**
 * Two to five short, exclusive choices within a form: long or short, how long, by which way. Longer or more ones are a
 * SelectField's; parts of a screen are Tabs, filters and amounts to pick are Chips.
 */
export function Segmented<T extends string>({ label, segments, value, onValueChange, size = 'md' }: SegmentedProps<T>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next as T)}
      className={cx(styles.group, styles[size])}
    >
      {segments.map((segment) => (
        <Radio.Root
          key={segment.value}
          value={segment.value}
          disabled={segment.disabled ?? false}
          nativeButton
          render={<button type="button" />}
          className={cx(styles.segment, styles[segment.tone ?? 'neutral'])}
        >
          <span className={styles.words}>{segment.label}</span>
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}

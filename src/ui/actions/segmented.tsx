import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './segmented.module.css';

export interface Segment<T extends string> {
  value: T;
  label: ReactNode;
  /** Colour when selected: that of the direction for long and short, buy and sell. */
  tone?: 'accent' | 'up' | 'down' | 'neutral';
  disabled?: boolean;
}

export interface SegmentedProps<T extends string> {
  /** Accessible name of the choice. */
  label: string;
  segments: readonly Segment<T>[];
  value: T;
  onValueChange: (value: T) => void;
  /** `tile` segments are separate boxes with two lines. */
  size?: 'sm' | 'dense' | 'md' | 'tile';
}

/**
 * Two to five short, exclusive choices within a form, such as long or short. For longer or more choices use
 * SelectField, for parts of a screen Tabs, for filters and suggested amounts Chips.
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
          render={<button type="button" data-edge />}
          className={cx(styles.segment, styles[segment.tone ?? 'neutral'])}
        >
          <span className={styles.words}>{segment.label}</span>
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}

import type { ReactNode } from 'react';
import { Chip, ChipRow } from '@/ui/actions/chip';
import styles from './filter-chips.module.css';

export interface FilterChipsProps<T extends string | number> {
  /** Accessible name of the chips. */
  label: string;
  /** Text of the chip without a filter. */
  all: string;
  values: readonly T[];
  textOf: (value: T) => string;
  /** Undefined without a filter. */
  value: T | undefined;
  onValueChange: (value: T | undefined) => void;
}

/** Filters a list by one of few values. */
export function FilterChips<T extends string | number>(props: FilterChipsProps<T>) {
  const { label, all, values, textOf, value, onValueChange } = props;
  return (
    <ChipRow label={label}>
      <Chip selected={value === undefined} onClick={() => onValueChange(undefined)}>
        {all}
      </Chip>
      {values.map((one) => (
        <Chip key={one} selected={one === value} onClick={() => onValueChange(one)}>
          {textOf(one)}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** A filter with many values, which is a select, and beside it the chips of another filter. */
export function FilterBar({ select, children }: { select: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      {select}
      <div className={styles.chips}>{children}</div>
    </div>
  );
}

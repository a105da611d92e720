import type { ChangeEvent } from 'react';
import styles from './file-choice.module.css';

/** A field for a JSON file. */
export function FileChoice({
  label,
  onChange,
}: {
  label: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  return (
    <label className={styles.file}>
      {label}
      <input type="file" accept=".json,application/json" onChange={onChange} />
    </label>
  );
}

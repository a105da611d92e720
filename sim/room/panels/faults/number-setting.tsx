import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { TextField } from '@/ui/forms/text-field';
import styles from './faults.module.css';

export interface NumberSettingProps {
  label: string;
  unit: string;
  value: number;
  most: number;
  /** Called with a valid whole number, on Enter or when the field loses the focus. */
  onCommit: (value: number) => void;
}

/** A field for a whole number. The number takes effect when the input is finished. */
export function NumberSetting({ label, unit, value, most, onCommit }: NumberSettingProps) {
  const { t } = useTranslation('room-faults');
  const [shown, setShown] = useState(value);
  const [text, setText] = useState(String(value));
  // Set during rendering, because another client has changed the value.
  if (shown !== value) {
    setShown(value);
    setText(String(value));
  }
  const isNumber = /^\d{1,8}$/.test(text.trim()) && Number(text) <= most;
  const commit = () => {
    if (isNumber && Number(text) !== value) onCommit(Number(text));
  };
  return (
    <div className={styles.field}>
      <span className={styles.name} aria-hidden>
        {label}
      </span>
      <TextField
        compact
        aria-label={`${label} (${unit})`}
        inputMode="numeric"
        value={text}
        onValueChange={setText}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        suffix={unit}
        error={isNumber ? undefined : t('badNumber', { most })}
      />
    </div>
  );
}

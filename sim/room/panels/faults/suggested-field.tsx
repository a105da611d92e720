import { useId } from 'react';
import { cx } from '@/ui/cx';
import field from '@/ui/forms/field.module.css';
import { Refusal } from '../../parts/parts';

interface SuggestedFieldProps {
  label: string;
  value: string;
  placeholder: string;
  suggestions: readonly string[];
  onChange: (value: string) => void;
  error?: string | null;
}

/** A field whose suggestions the browser searches while the user types (datalist). Other texts can be typed as well. */
export function SuggestedField({
  label,
  value,
  placeholder,
  suggestions,
  onChange,
  error = null,
}: SuggestedFieldProps) {
  const list = useId();
  return (
    <>
      <div className={cx(field.box, field.compact)}>
        <input
          className={field.input}
          list={list}
          value={value}
          placeholder={placeholder}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </div>
      <Refusal error={error} />
    </>
  );
}

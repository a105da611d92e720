import { Search } from 'lucide-react';
import { TextField, type TextFieldProps } from './text-field';

export interface SearchFieldProps extends Pick<TextFieldProps, 'value' | 'onValueChange' | 'placeholder' | 'ref'> {
  label: string;
  clearLabel: string;
  onSubmit?: () => void;
}

/** A search with a glass in front and a way to empty it. */
export function SearchField({ label, onSubmit, ...rest }: SearchFieldProps) {
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <TextField
          {...rest}
          aria-label={label}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          compact
          prefix={<Search size={18} aria-hidden />}
        />
      </form>
    </search>
  );
}

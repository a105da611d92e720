import { Search } from 'lucide-react';
import { TextField, type TextFieldProps } from './text-field';

export interface SearchFieldProps extends Pick<TextFieldProps, 'value' | 'onValueChange' | 'placeholder' | 'ref'> {
  label: string;
  clearLabel: string;
  onSubmit?: () => void;
}

/** A search field with an icon and a button that clears it. */
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

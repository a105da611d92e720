import { TextField, type TextFieldProps } from '@/ui/forms/text-field';

export interface WholeNumberFieldProps extends Pick<TextFieldProps, 'label' | 'aria-label' | 'placeholder'> {
  value: number | undefined;
  onValueChange: (value: number | undefined) => void;
}

/** A field for a whole number, or for none. It keeps what it has when something else is typed. */
export function WholeNumberField({ value, onValueChange, ...field }: WholeNumberFieldProps) {
  return (
    <TextField
      {...field}
      compact
      inputMode="numeric"
      autoComplete="off"
      value={value === undefined ? '' : String(value)}
      onValueChange={(text) => {
        if (/^\d{0,10}$/.test(text)) onValueChange(text === '' ? undefined : Number(text));
      }}
    />
  );
}

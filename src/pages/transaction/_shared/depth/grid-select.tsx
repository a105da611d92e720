import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { SelectField } from '@/ui/forms/select-field';
import { rememberStep } from './book-settings';

/** Selects the price step of the book. */
export function GridSelect({ symbol, step, steps }: { symbol: string; step: string; steps: readonly string[] }) {
  const { t } = useTranslation('trade');
  const format = useFormats();
  return (
    <SelectField
      inline
      title={t('book.grid')}
      placeholder={step}
      value={step}
      onValueChange={(next) => rememberStep(symbol, next)}
      options={steps.map((value) => ({ value, label: format.upTo(value, 8) }))}
    />
  );
}

import { useMemo } from 'react';
import { chooseFiat } from '@/data/session/fiat';
import { useFiat, useFiats } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { SelectField } from '@/ui/forms/select-field';

/** Selects the fiat currency of the displayed amounts. */
export function FiatField() {
  const { t, i18n } = useTranslation(['assets', 'common']);
  const { currency_code: code } = useFiat();
  const fiats = useFiats();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.language], { type: 'currency' });
    return fiats.map((fiat) => ({
      value: fiat.currency_code,
      label: fiat.currency_code,
      hint: names.of(fiat.currency_code),
      keywords: names.of(fiat.currency_code) ?? '',
    }));
  }, [fiats, i18n.language]);
  return (
    <SelectField
      inline
      title={t('currency')}
      closeLabel={t('common:close')}
      placeholder={code}
      options={options}
      value={code}
      onValueChange={(chosen) => chooseFiat(chosen)}
    />
  );
}

import { useState } from 'react';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { AmountField } from '@/ui/forms/amount-field';
import { FieldLine, inEnglish, Note } from '../../parts/parts';
import { useInterventions } from '../../tools/use-interventions';

/** Sets the price of the chosen market, from the next second on. */
export function SetPrice() {
  const { t } = useTranslation('room-market');
  const { upTo } = useFormats();
  const { intervene, symbol, error, clearError } = useInterventions();
  const [price, setPrice] = useState('');
  const [isWrong, setWrong] = useState(false);
  if (symbol === 'all') return <Note>{t('oneOnly')}</Note>;
  const submit = () => {
    const wrong = !(Number(price) > 0);
    setWrong(wrong);
    if (!wrong) void intervene('market.set', { price }, (market) => t('said.set', { market, value: upTo(price, 8) }));
  };
  return (
    <FieldLine onSubmit={submit}>
      <AmountField
        compact
        aria-label={t('newPrice')}
        placeholder={t('newPrice')}
        value={price}
        onValueChange={(next) => {
          setPrice(next);
          setWrong(false);
          clearError();
        }}
        error={isWrong ? t('badPrice') : inEnglish(error)}
      />
      <Button type="submit">{t('set')}</Button>
    </FieldLine>
  );
}

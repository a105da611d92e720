import { useTranslation } from 'react-i18next';
import type { Pair } from '@/data/queries/quotes';
import { Stepper } from '@/ui/forms/stepper';
import { PriceFills } from './price-fills';

export interface PriceFieldProps {
  pair: Pair;
  /** As typed. */
  value: string;
  onValueChange: (price: string) => void;
  error: string | undefined;
}

/** The price of a limit order, in steps of its market and with the best prices at hand. */
export function PriceField({ pair, value, onValueChange, error }: PriceFieldProps) {
  const { t } = useTranslation('trade');
  const step = pair.price_decimals === 0 ? '1' : `0.${'0'.repeat(pair.price_decimals - 1)}1`;
  return (
    <div>
      <Stepper
        compact
        label={t('form.price', { asset: pair.legal_name })}
        value={value}
        step={step}
        onValueChange={onValueChange}
        decreaseLabel={t('form.lower')}
        increaseLabel={t('form.raise')}
        error={error}
      />
      <PriceFills pair={pair} onFill={onValueChange} />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { readDepth } from '@/data/depth';
import type { Pair } from '@/data/queries/quotes';
import { Decimal } from '@/domain/money';
import { formPrice } from './form-price';
import styles from './price-fills.module.css';

/** Fills in the last price, or the best one of either side, as it is at the moment of the tap. */
export function PriceFills({ pair, onFill }: { pair: Pair; onFill: (price: string) => void }) {
  const { t } = useTranslation('trade');
  const best = (side: 'bids' | 'asks') => () => {
    const price = readDepth(pair.symbol)?.[side][0]?.price;
    if (price !== undefined) onFill(new Decimal(price).toFixed(pair.price_decimals));
  };
  return (
    <fieldset className={styles.fills} aria-label={t('form.fill')}>
      <button type="button" onClick={() => onFill(formPrice(pair))}>
        {t('form.last')}
      </button>
      <button type="button" onClick={best('bids')}>
        {t('form.bid')}
      </button>
      <button type="button" onClick={best('asks')}>
        {t('form.ask')}
      </button>
    </fieldset>
  );
}

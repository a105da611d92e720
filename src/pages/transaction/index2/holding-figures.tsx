import { usePrice } from '@/data/market/use-price';
import { NO_NUMBER } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Num, SignedNum } from '@/ui/text/num';
import styles from './holding-figures.module.css';
import { type Holding, holdingFigures } from './holdings';

/** Cost and current value of shares. It renders separately with every tick of their market. */
export function HoldingFigures({ holding }: { holding: Holding }) {
  const { t } = useTranslation(['stocks', 'common']);
  const format = useFormats();
  const { pair, costPrice } = holding;
  const last = usePrice(pair.symbol)?.last ?? pair.now_price;
  const { value, gain, gainPercent } = holdingFigures(holding, last);
  const price = (amount: Parameters<typeof format.fixed>[0]) => format.fixed(amount, pair.price_decimals);
  return (
    <span className={styles.figures}>
      <span className={styles.figure}>
        <span>{t('cost')}</span>
        <Num>{costPrice ? price(costPrice) : NO_NUMBER}</Num>
      </span>
      <span className={styles.figure}>
        <span>{t('price')}</span>
        <Num live>{price(last)}</Num>
      </span>
      <span className={styles.figure}>
        <span>{t('common:withUnit', { label: t('value'), unit: 'USDT' })}</span>
        <Num live>{format.fixed(value)}</Num>
      </span>
      <span className={styles.figure}>
        <span>{t('gain')}</span>
        {gain && gainPercent ? (
          <>
            <SignedNum live value={gain.toFixed()} text={format.fixed(gain)} />
            <SignedNum live size="small" value={gainPercent.toNumber()} text={format.percent(gainPercent.toNumber())} />
          </>
        ) : (
          <Num>{NO_NUMBER}</Num>
        )}
      </span>
    </span>
  );
}

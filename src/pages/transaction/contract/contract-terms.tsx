import type { Pair } from '@/data/market/quotes';
import type { Money } from '@/domain/money/money';
import { NO_NUMBER } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Stat } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Grid } from '@/ui/layout/stack';
import { futuresTerms } from '../../_shared/futures/terms';
import { useMarks } from '../_shared/futures/use-marks';
import styles from './page.module.css';

/** Lot size, spread, opening fee, overnight fee, mark and index price of a market. */
export function ContractTerms({ pair }: { pair: Pair }) {
  const { t } = useTranslation('futures');
  const format = useFormats();
  const terms = futuresTerms(pair);
  const marks = useMarks(pair);
  const percent = (value: Money | null) => (value ? format.rate(value, 4) : NO_NUMBER);
  return (
    <Card title={t('terms.title')}>
      <Grid columns={2} gap={3}>
        <Stat label={t('terms.lot')}>
          {terms.shareNum ? `${format.upTo(terms.shareNum, 8)} ${pair.currency_name}` : NO_NUMBER}
        </Stat>
        <Stat label={t('terms.spread')}>{format.fixed(terms.spread, pair.price_decimals)}</Stat>
        <Stat label={t('terms.fee')}>{percent(terms.feePercent)}</Stat>
        <Stat label={t('terms.overnight')}>{percent(terms.overnightPercent)}</Stat>
        {marks && (
          <>
            <Stat label={t('mark.mark')}>{marks.mark}</Stat>
            <Stat label={t('mark.index')}>{marks.index}</Stat>
          </>
        )}
      </Grid>
      {marks && <p className={styles.note}>{t('mark.note')}</p>}
    </Card>
  );
}

import { oddsOf, wheelPayout } from '@/domain/game/wheel';
import { Decimal, type Money } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import styles from './wheel.module.css';

export interface OddsProps {
  multiples: readonly string[];
  stake: Money;
  /** House edge as a fraction of 1. */
  edge: string;
}

/** Table of all multiples with probability and payout, and the house edge. */
export function Odds({ multiples, stake, edge }: OddsProps) {
  const { t } = useTranslation('game');
  const formats = useFormats();
  const percent = (share: Money) => formats.rate(share.times(100), 2);
  return (
    <Card title={t('odds')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('multiple')}</th>
            <th scope="col">{t('chance')}</th>
            <th scope="col">{t('returns')}</th>
          </tr>
        </thead>
        <tbody>
          {oddsOf(multiples).map(({ multiple, segments }) => (
            <tr key={multiple}>
              <th scope="row">{formats.upTo(multiple, 2)}×</th>
              <td>{percent(new Decimal(segments).div(multiples.length))}</td>
              <td>{formats.upTo(wheelPayout(stake, multiple), 8)} USDT</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text as="p" size="small" tone="secondary">
        {t('edge', { edge: percent(new Decimal(edge)), back: percent(new Decimal(1).minus(edge)) })}
      </Text>
    </Card>
  );
}

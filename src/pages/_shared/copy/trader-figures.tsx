import type { ReactNode } from 'react';
import type { Trader } from '@/data/copy/queries';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Stat } from '@/ui/display/key-value';
import { Num, SignedNum } from '@/ui/text/num';
import styles from './trader-figures.module.css';

type Figures = Pick<Trader, 'total_profits' | 'correct_rate' | 'follow_num' | 'total_income_rate'>;

/**
 * The figures which compare traders: total profit, accuracy and followers (specification section 3). `children` are
 * further figures in the same three columns.
 */
export function TraderFigures({ trader, children }: { trader: Figures; children?: ReactNode }) {
  const { t } = useTranslation('copy');
  const format = useFormats();
  const { total_profits: profits, correct_rate: rate, follow_num: followers, total_income_rate: income } = trader;
  return (
    <div className={styles.figures}>
      <Stat label={t('profit')}>
        <SignedNum value={profits} text={format.signed(profits)} />
        {income !== undefined && (
          <>
            {' '}
            <SignedNum size="caption" value={income} text={format.percent(income)} />
          </>
        )}
      </Stat>
      <Stat label={t('accuracy')}>
        <Num>{format.rate(rate, 2)}</Num>
      </Stat>
      <Stat label={t('followers')} align="end">
        <Num>{format.upTo(followers, 0)}</Num>
      </Stat>
      {children}
    </div>
  );
}

import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Stat } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Num } from '@/ui/text/num';
import styles from './bill-list.module.css';

/** Sums of inflows and outflows over all entries which match the filter; shown only with a coin in the filter. */
export function Totals({ totals, coin }: { totals: { in: string; out: string }; coin: string }) {
  const { t } = useTranslation('bills');
  const formats = useFormats();
  return (
    <Card>
      <div className={styles.totals}>
        {(['in', 'out'] as const).map((way) => (
          <Stat key={way} label={t(way)}>
            <Num unit={coin}>{formats.upTo(totals[way], 8)}</Num>
          </Stat>
        ))}
      </div>
    </Card>
  );
}

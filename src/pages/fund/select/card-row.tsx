import { Landmark } from 'lucide-react';
import type { RechargeTerms } from '@/data/recharge/queries';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Badge } from '@/ui/display/badge';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import styles from './card-row.module.css';

/** Row for a deposit by bank transfer, which needs no coin. */
export function CardRow({ terms }: { terms: RechargeTerms }) {
  const { t } = useTranslation('recharge');
  const formats = useFormats();
  const percent = Number(terms.cashback_rate);
  return (
    <List card>
      <ListRow
        leading={
          <span className={styles.icon}>
            <Landmark size={18} strokeWidth={1.75} aria-hidden />
          </span>
        }
        title={t('select.card')}
        subtitle={t('select.cardHint')}
        trailing={
          percent > 0 && <Badge tone="accent">{t('select.cashback', { percent: formats.upTo(percent, 2) })}</Badge>
        }
        chevron
        onClick={() => shell().go(path('/pages/fund/receive', { way: 'card' }))}
      />
    </List>
  );
}

import { type CreditRecord, useCredit } from '@/data/membership/queries';
import { creditBand } from '@/domain/membership/credit';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { Card } from '@/ui/layout/card';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import styles from './credit-card.module.css';
import { CreditSheet } from './credit-sheet';

const TONES = { excellent: 'up', good: 'up', fair: 'neutral', low: 'down' } as const;

/** The credit score as a word. `?view=credit` opens the reasons, so that they can be linked and survive a reload. */
export function CreditCard() {
  const { t } = useTranslation('vip');
  const credit = useCredit();
  if (credit.isPending) return <ListSkeleton rows={1} leading={false} />;
  if (!credit.data) return <LoadFailure title={t('credit.failed')} query={credit} />;
  return <Score credit={credit.data} />;
}

function Score({ credit }: { credit: CreditRecord }) {
  const { t } = useTranslation('vip');
  const [fields, setFields] = useSearchParams();
  const band = creditBand(credit.score);
  const show = (open: boolean) => setFields(open ? { view: 'credit' } : {}, { replace: true });
  return (
    <Card title={t('credit.title')}>
      <div className={styles.score}>
        <Num size="figure" weight="bold">
          {credit.score}
        </Num>
        <Badge tone={TONES[band]}>{t(`credit.band.${band}`)}</Badge>
        <span className={styles.why}>
          <Button size="sm" onClick={() => show(true)}>
            {t('credit.open')}
          </Button>
        </span>
      </div>
      <Text as="p" size="small" tone="muted">
        {t('credit.out')}
      </Text>
      <CreditSheet credit={credit} open={fields.get('view') === 'credit'} onOpenChange={show} />
    </Card>
  );
}

import { useFinancialOverview } from '@/data/earnings/queries';
import { ZERO } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Stat } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Row, Stack } from '@/ui/layout/stack';
import { Num } from '@/ui/text/num';
import { LoadFailure } from '../../_shared/load-failure';
import { useWealthClock } from '../../_shared/wealth/use-wealth-clock';
import { useLockTexts } from '../_shared/use-lock-texts';

/** Locked amount and total earnings; nothing while loading, because the products do not wait for it. */
export function LockSummary() {
  const { t } = useTranslation('lockming');
  const { format } = useLockTexts();
  const overview = useFinancialOverview();
  const { data } = overview;
  useWealthClock();
  if (!data) return overview.isError && <LoadFailure title={t('orders.failed')} query={overview} />;
  // The overview is about all products.
  const ofLockups = (parts: readonly { readonly product: string; readonly usdt: string }[]) =>
    parts.filter(({ product }) => product === 'lockup').reduce((sum, { usdt }) => sum.add(usdt), ZERO);
  return (
    <Card>
      <Stack gap={3}>
        <Row gap={3} justify="between" align="start" wrap>
          <Stat label={t('locked')}>
            <Num size="title" weight="bold" unit="USDT">
              {format.fixed(ofLockups(data.holdings))}
            </Num>
          </Stat>
          {data.earned_by && (
            <Stat label={t('earned')} align="end">
              <Num size="title" weight="bold" unit="USDT">
                {format.fixed(ofLockups(data.earned_by))}
              </Num>
            </Stat>
          )}
        </Row>
        <Button block onClick={() => shell().go('/pages/lockming/order')}>
          {t('orders.title')}
        </Button>
      </Stack>
    </Card>
  );
}

import type { ProjectInfo, Subscription } from '@/data/ieo/queries';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { OrderBadge } from '../_shared/order-badge';
import { useIeoTexts } from '../_shared/use-ieo-texts';

/** The customer's applications for this project, with the state of the latest one. */
export function OwnCard({ info, order }: { info: ProjectInfo; order: Subscription }) {
  const { t } = useTranslation('ieo');
  const { amount } = useIeoTexts();
  return (
    <Card title={t('detail.own')} action={<OrderBadge order={order} />}>
      <Stack gap={3}>
        <KeyValueList>
          <KeyValue label={t('detail.ownAll')} strong>
            {amount(info.own_amount ?? order.coin_amount, info.currency_name)}
          </KeyValue>
        </KeyValueList>
        <Button block onClick={() => shell().go('/pages/ieo/order')}>
          {t('detail.toOrders')}
        </Button>
      </Stack>
    </Card>
  );
}

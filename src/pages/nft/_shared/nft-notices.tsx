import { useEffect } from 'react';
import { useNftReminderRead } from '@/data/nft/changes';
import { onNftEvent } from '@/data/nft/events';
import { type NftOrder, useNftOrders } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Countdown } from '@/ui/feedback/countdown';
import { Card } from '@/ui/layout/card';
import { Row, Stack } from '@/ui/layout/stack';
import { toast } from '@/ui/overlays/toast-store';
import { Text } from '@/ui/text/text';
import { showFailure } from '../../_shared/form/show-failure';
import { PartFailure } from '../../_shared/load-failure';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';

/** Long enough for reading a name and an amount. */
const NOTICE_MS = 4000;
const BAD_EVENTS = ['outbid', 'expired', 'unpaid'];

/**
 * Used on all pages of the market. It shows notices about the user's bids and works, and reminders of unpaid orders,
 * except for the work with the code `about`, whose page shows its own state.
 */
export function NftNotices({ about }: { about?: string | undefined }) {
  const { t } = useTranslation('nft-own');
  const texts = useNftTexts();
  const orders = useNftOrders();
  const unread = orders.data?.filter(({ is_read, code }) => !is_read && code !== about) ?? [];
  useEffect(
    () =>
      onNftEvent(({ kind, name, price, currency_name }) => {
        // Caused by the user: the tab which paid has reported it, and the others show the new state.
        if (kind === 'paid') return;
        toast.show(t(`news.${kind}`, { name, amount: texts.amount(price, currency_name) }), {
          kind: BAD_EVENTS.includes(kind) ? 'error' : 'info',
          durationMs: NOTICE_MS,
        });
      }),
    [t, texts],
  );
  if (orders.isError && !orders.data)
    return (
      <Card>
        <PartFailure title={t('orders.failed')} query={orders} />
      </Card>
    );
  return unread.map((order) => <Reminder key={order.id} order={order} />);
}

/** Reminder of a won auction with the time left for paying, until it is marked as read. */
function Reminder({ order }: { order: NftOrder }) {
  const { t } = useTranslation('nft-own');
  const texts = useNftTexts();
  const clock = useClock();
  const read = useNftReminderRead();
  return (
    <Card>
      <Stack gap={3}>
        <Row justify="between" align="center" gap={3} wrap>
          <Text weight="bold">{t('reminder.title', { name: order.name })}</Text>
          <Countdown targetMs={order.dueMs} clock={clock} weight="bold" />
        </Row>
        <Text size="small" tone="secondary">
          {t('reminder.hint', { amount: texts.amount(order.price, order.currency_name) })}
        </Text>
        <Row gap={2} wrap>
          <Button variant="primary" onClick={() => shell().go(path('/pages/nft/purchase_one', { id: order.id }))}>
            {t('reminder.pay')}
          </Button>
          <Button loading={read.isPending} onClick={() => void read.mutateAsync({ id: order.id }).catch(showFailure)}>
            {t('reminder.later')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

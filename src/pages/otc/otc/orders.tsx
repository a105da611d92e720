import { Handshake } from 'lucide-react';
import { type OtcOrder, useOtcOrders } from '@/data/otc/queries';
import { OTC_STATUS } from '@/domain/otc/otc';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { ListStates } from '../../_shared/list/list-states';
import { MoreRows } from '../../_shared/list/more-rows';
import { useOtcTexts } from './use-otc-texts';

const TONES = { 1: 'accent', 2: 'accent', 3: 'up', 4: 'neutral', 5: 'down' } as const;
const WORDS = { 1: 'waiting', 2: 'paid', 3: 'done', 4: 'cancelled', 5: 'appeal' } as const;

export function OrderBadge({ status }: { status: OtcOrder['status'] }) {
  const { t } = useTranslation('otc');
  return <Badge tone={TONES[status]}>{t(`status.${WORDS[status]}`)}</Badge>;
}

/** The customer's orders, newest first. */
export function Orders({ onOpen, onOffers }: { onOpen: (id: number) => void; onOffers: () => void }) {
  const { t } = useTranslation('otc');
  const texts = useOtcTexts();
  const orders = useOtcOrders();
  const subtitle = ({ ad_id, merchant }: OtcOrder) =>
    ad_id === 0 ? merchant.name : `${merchant.name} · ${t('ad.title', { id: ad_id })}`;
  const empty = (
    <EmptyState
      title={t('noOrders')}
      hint={t('noOrdersHint')}
      icon={<Handshake size={30} strokeWidth={1.5} aria-hidden />}
      action={
        <Button variant="primary" onClick={onOffers}>
          {t('toOffers')}
        </Button>
      }
    />
  );
  return (
    <ListStates query={orders} failed={t('failed')} empty={empty}>
      {(list) => (
        <>
          <List card label={t('tab.orders')}>
            {list.map((order) => (
              <ListRow
                key={order.id}
                title={texts.name(order)}
                subtitle={subtitle(order)}
                trailing={<OrderBadge status={order.status} />}
                trailingNote={texts.fiat(order.amount, order.fiat, order.fiat_decimals)}
                mark={order.status === OTC_STATUS.done ? 'var(--up)' : 'var(--accent)'}
                chevron
                onClick={() => onOpen(order.id)}
              />
            ))}
          </List>
          <MoreRows query={orders} />
        </>
      )}
    </ListStates>
  );
}

import { useState } from 'react';
import { useTraderTrades } from '@/data/copy/queries';
import { useTranslation } from '@/i18n/use-translation';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Tabs } from '@/ui/navigation/tabs';
import { MoreRows } from '../../_shared/list/more-rows';
import { LoadFailure } from '../../_shared/load-failure';
import { TradeRow } from './trade-row';

type Tab = 'current' | 'history';

/** Open positions of a trader, with live results, and closed ones. */
export function TraderTrades({ id, count }: { id: number; count: number }) {
  const { t } = useTranslation('copy');
  const [tab, setTab] = useState<Tab>('current');
  return (
    <Card flush>
      <Tabs
        label={t('detail.tabs')}
        size="section"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'current', label: t('detail.current'), ...(count > 0 && { count }) },
          { value: 'history', label: t('detail.history') },
        ]}
      />
      <Trades key={tab} id={id} tab={tab} />
    </Card>
  );
}

function Trades({ id, tab }: { id: number; tab: Tab }) {
  const { t } = useTranslation(['copy', 'common']);
  const trades = useTraderTrades(id, tab);
  if (trades.isPending) return <SkeletonList rows={3} leading={false} label={t('common:loading')} />;
  if (!trades.data) return <LoadFailure title={t('detail.failed')} query={trades} />;
  if (trades.data.length === 0)
    return (
      <EmptyState
        title={t(tab === 'current' ? 'detail.none' : 'detail.nothing')}
        hint={t(tab === 'current' ? 'detail.noneHint' : 'detail.nothingHint')}
      />
    );
  return (
    <Stack gap={0}>
      {trades.data.map((order) => (
        <TradeRow key={order.id} order={order} />
      ))}
      <MoreRows query={trades} />
    </Stack>
  );
}

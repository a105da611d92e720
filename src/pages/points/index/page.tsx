import { usePoints } from '@/data/points/queries';
import { keys } from '@/data/queries/keys';
import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { useAddressTab } from '../../_shared/list/use-address-tab';
import { LoadFailure } from '../../_shared/load-failure';
import { useClockJumps } from '../../_shared/use-clock-jumps';
import { Goods } from './goods';
import { PointHistory } from './point-history';
import { PointsHead } from './points-head';
import { Rules } from './rules';

/** Stocks and check-ins are those of a day. */
const DAILY = [keys.points];

const TABS = ['exchange', 'earn', 'history'] as const;

/** Points: balance, goods, ways to earn, and history. The tab is part of the page address. */
export default function PointsPage() {
  const { t } = useTranslation('points');
  const [tab, change] = useAddressTab(TABS, 'exchange');
  const pointsState = usePoints();
  useClockJumps(DAILY);
  const failed = pointsState.isError && !pointsState.data;
  return (
    <Page
      header={
        <BackBar title={t('title')}>
          <SwipeTabs
            label={t('tabs')}
            fill
            items={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
            value={tab}
            onValueChange={change}
          />
        </BackBar>
      }
    >
      {pointsState.data ? (
        <PointsHead pointsState={pointsState.data} />
      ) : pointsState.isPending ? (
        <ListSkeleton rows={2} leading={false} />
      ) : (
        <LoadFailure title={t('failed')} query={pointsState} />
      )}
      {/* Hidden if the balance failed to load, because nothing can be chosen without it. */}
      {tab === 'exchange' && !failed && <Goods />}
      {tab === 'earn' && pointsState.data && <Rules pointsState={pointsState.data} />}
      {tab === 'history' && <PointHistory />}
    </Page>
  );
}

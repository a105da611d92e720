import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Page } from '@/ui/layout/page';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { BackBar } from '../../_shared/back-bar';
import { useFreshMarkets } from '../_shared/market/use-market';
import { changeFilter, futuresFilter } from './filter';
import { Filters } from './filters';
import { FuturesList } from './list';

/** The user's futures: open positions, pending orders and history. */
export default function ContractOrdersPage() {
  const { t } = useTranslation('positions');
  const filter = useStore(futuresFilter);
  useFreshMarkets();
  return (
    <Page
      flush
      header={
        <BackBar title={t('pageTitle')}>
          <SwipeTabs
            label={t('tabs.label')}
            fill
            value={filter.tab}
            onValueChange={(tab) => changeFilter({ tab })}
            items={(['open', 'waiting', 'history'] as const).map((value) => ({ value, label: t(`tabs.${value}`) }))}
          />
        </BackBar>
      }
    >
      <Filters filter={filter} />
      {/* The key gives each list its own scroll position and sheets. */}
      <FuturesList key={JSON.stringify(filter)} filter={filter} />
    </Page>
  );
}

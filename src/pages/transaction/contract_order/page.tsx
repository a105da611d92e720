import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { Page } from '@/ui/layout/page';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { BackBar } from '../../_shared/back-bar';
import { Filters } from './filters';
import { changeFilter, leverFilter } from './lever-filter';
import { LeverList } from './lever-list';

/** The user's futures: open positions, pending orders and history. */
export default function ContractOrdersPage() {
  const { t } = useTranslation('positions');
  const filter = useStore(leverFilter);
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
      <LeverList key={JSON.stringify(filter)} filter={filter} />
    </Page>
  );
}

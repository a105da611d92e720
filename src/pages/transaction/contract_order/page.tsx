import { useTranslation } from 'react-i18next';
import { shell } from '@/lib/shell-port';
import { useStore } from '@/lib/use-store';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import { Tabs } from '@/ui/navigation/tabs';
import { Filters } from './filters';
import { changeFilter, leverFilter } from './lever-filter';
import { LeverList } from './lever-list';

/** The user's futures: open positions, waiting entrusts, and what is over. */
export default function ContractOrdersPage() {
  const { t } = useTranslation(['positions', 'common']);
  const filter = useStore(leverFilter);
  return (
    <Page
      ground="plain"
      flush
      header={
        <NavBar title={t('pageTitle')} onBack={() => shell().back()} backLabel={t('common:back')}>
          <Tabs
            label={t('tabs.label')}
            fill
            value={filter.tab}
            onValueChange={(tab) => changeFilter({ tab })}
            items={(['open', 'waiting', 'history'] as const).map((value) => ({ value, label: t(`tabs.${value}`) }))}
          />
        </NavBar>
      }
    >
      <Filters filter={filter} />
      {/* Each list has its own place to scroll in, and its own sheets. */}
      <LeverList key={JSON.stringify(filter)} filter={filter} />
    </Page>
  );
}

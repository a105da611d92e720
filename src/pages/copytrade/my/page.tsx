import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Page } from '@/ui/layout/page';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { BackBar } from '../../_shared/back-bar';
import { useAddressTab } from '../../_shared/list/use-address-tab';
import { Copies } from './copies';
import { Followed } from './followed';

const TABS = ['traders', 'open', 'history'] as const;

/** The copied traders and the copied positions, open and closed. */
export default function MyCopiesPage() {
  const { t } = useTranslation('copy');
  const [tab, change] = useAddressTab(TABS, 'traders');
  return (
    <Page
      header={
        <BackBar title={t('mine')}>
          <SwipeTabs
            label={t('my.tabs')}
            fill
            value={tab}
            onValueChange={change}
            items={TABS.map((value) => ({ value, label: t(`my.${value}`) }))}
          />
        </BackBar>
      }
    >
      {tab === 'traders' ? (
        <Followed onFind={() => shell().go(path('/pages/copytrade/copy'))} />
      ) : (
        <Copies key={tab} which={tab} />
      )}
    </Page>
  );
}

import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { path, shell } from '@/lib/shell-port';
import { Page } from '@/ui/layout/page';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { BackBar } from '../../_shared/back-bar';
import { Copies } from './copies';
import { Followed } from './followed';

const TABS = ['traders', 'open', 'history'] as const;
type Tab = (typeof TABS)[number];

const isTab = (text: string | null): text is Tab => TABS.some((tab) => tab === text);

/** The copied traders and the copied positions, open and closed. */
export default function MyCopiesPage() {
  const { t } = useTranslation('copy');
  const [fields, setFields] = useSearchParams();
  const named = fields.get('tab');
  const tab = isTab(named) ? named : 'traders';
  return (
    <Page
      header={
        <BackBar title={t('mine')}>
          <SwipeTabs
            label={t('my.tabs')}
            fill
            value={tab}
            onValueChange={(next) => setFields({ tab: next }, { replace: true })}
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

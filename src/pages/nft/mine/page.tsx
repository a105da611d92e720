import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { shell } from '@/lib/shell-port';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { NavBar } from '@/ui/navigation/nav-bar';
import { Tabs } from '@/ui/navigation/tabs';
import { Collection } from '../_gallery/collection';
import { NftNews } from '../_shared/nft-news';
import { useNftClock } from '../_shared/use-nft-clock';
import { Auctions } from './auctions';
import { Bids } from './bids';

const TABS = { auctions: Auctions, bids: Bids, collected: Collection } as const;
type Tab = keyof typeof TABS;

const isTab = (text: string | null): text is Tab => text !== null && Object.hasOwn(TABS, text);

/** What the viewer has bid on, every bid, and what they have collected; the address says which. */
export default function MyBidsPage() {
  const { t } = useTranslation(['nft-own', 'nft-trade', 'nft', 'common']);
  const [fields, setFields] = useSearchParams();
  const named = fields.get('tab');
  const tab = isTab(named) ? named : 'auctions';
  const Shown = TABS[tab];
  useNftClock();
  return (
    <Page
      header={
        <NavBar title={t('mine.title')} onBack={() => shell().back()} backLabel={t('common:back')}>
          <Tabs
            label={t('mine.tabs')}
            fill
            value={tab}
            onValueChange={(next) => setFields({ tab: next }, { replace: true })}
            items={(Object.keys(TABS) as Tab[]).map((value) => ({ value, label: t(`mine.${value}`) }))}
          />
        </NavBar>
      }
    >
      <Stack gap={3}>
        <NftNews />
        <Shown />
      </Stack>
    </Page>
  );
}

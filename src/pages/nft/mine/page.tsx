import { useTranslation } from '@/i18n/use-translation';
import { useSearchParams } from '@/lib/browser/search-params';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { BackBar } from '../../_shared/back-bar';
import { Collection } from '../_gallery/collection';
import { NftNotices } from '../_shared/nft-notices';
import { useNftClock } from '../_shared/use-nft-clock';
import { Auctions } from './auctions';
import { Bids } from './bids';

const TABS = { auctions: Auctions, bids: Bids, collected: Collection } as const;
type Tab = keyof typeof TABS;

const isTab = (text: string | null): text is Tab => text !== null && Object.hasOwn(TABS, text);

/** The user's auctions, bids and collection. The tab is part of the page address. */
export default function MyBidsPage() {
  const { t } = useTranslation(['nft-own', 'nft-trade', 'nft']);
  const [fields, setFields] = useSearchParams();
  const named = fields.get('tab');
  const tab = isTab(named) ? named : 'auctions';
  const Shown = TABS[tab];
  useNftClock();
  return (
    <Page
      header={
        <BackBar title={t('mine.title')}>
          <SwipeTabs
            label={t('mine.tabs')}
            fill
            value={tab}
            onValueChange={(next) => setFields({ tab: next }, { replace: true })}
            items={(Object.keys(TABS) as Tab[]).map((value) => ({ value, label: t(`mine.${value}`) }))}
          />
        </BackBar>
      }
    >
      <Stack gap={3}>
        <NftNotices />
        <Shown />
      </Stack>
    </Page>
  );
}

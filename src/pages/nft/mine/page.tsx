import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { BackBar } from '../../_shared/back-bar';
import { useAddressTab } from '../../_shared/list/use-address-tab';
import { Collection } from '../_gallery/collection';
import { NftNotices } from '../_shared/nft-notices';
import { useNftClock } from '../_shared/use-nft-clock';
import { Auctions } from './auctions';
import { Bids } from './bids';

const TABS = ['auctions', 'bids', 'collected'] as const;
const LISTS = { auctions: Auctions, bids: Bids, collected: Collection } as const;

/** The user's auctions, bids and collection. The tab is part of the page address. */
export default function MyBidsPage() {
  const { t } = useTranslation(['nft-own', 'nft-trade', 'nft']);
  const [tab, change] = useAddressTab(TABS, 'auctions');
  const Shown = LISTS[tab];
  useNftClock();
  return (
    <Page
      header={
        <BackBar title={t('mine.title')}>
          <SwipeTabs
            label={t('mine.tabs')}
            fill
            value={tab}
            onValueChange={change}
            items={TABS.map((value) => ({ value, label: t(`mine.${value}`) }))}
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

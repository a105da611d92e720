import { Search, Wallet } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { Tabs } from '@/ui/navigation/tabs';
import { BackBar } from '../../_shared/back-bar';
import { useAddressTab } from '../../_shared/list/use-address-tab';
import { Artists } from '../_gallery/artists';
import { Collection } from '../_gallery/collection';
import { FilteredWorks } from '../_gallery/filtered-works';
import { NftNotices } from '../_shared/nft-notices';
import { useNftClock } from '../_shared/use-nft-clock';

const TABS = ['artworks', 'artists', 'collections'] as const;

/** The NFT market: works, artists and the user's collection. Tab and filter are part of the page address. */
export default function NftPage() {
  const { t } = useTranslation('nft');
  useNftClock();
  const [tab, show] = useAddressTab(TABS, 'artworks');
  return (
    <Page
      header={
        <BackBar
          title={t('title')}
          actions={
            <>
              <IconButton
                label={t('search.open')}
                icon={<Search size={21} aria-hidden />}
                onClick={() => shell().go('/pages/nft/components/search')}
              />
              <IconButton
                label={t('mine')}
                icon={<Wallet size={21} strokeWidth={1.75} aria-hidden />}
                onClick={() => shell().go(path('/pages/nft/myNft'))}
              />
            </>
          }
        >
          <Tabs
            label={t('tabs.label')}
            fill
            items={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
            value={tab}
            onValueChange={show}
          />
        </BackBar>
      }
    >
      <Stack gap={3}>
        <NftNotices />
        {tab === 'artworks' && <FilteredWorks />}
        {tab === 'artists' && <Artists />}
        {tab === 'collections' && <Collection onBrowse={() => show('artworks')} />}
      </Stack>
    </Page>
  );
}

import { Gavel, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { type NftWork, useMyNfts } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { Tabs } from '@/ui/navigation/tabs';
import { BackBar } from '../../_shared/back-bar';
import { useAddressTab } from '../../_shared/list/use-address-tab';
import wealth from '../../_shared/wealth/wealth.module.css';
import { BoxReveal } from '../_shared/box-reveal';
import { ListState } from '../_shared/list-state';
import { NftNotices } from '../_shared/nft-notices';
import { ownershipOf } from '../_shared/ownership';
import { useNftClock } from '../_shared/use-nft-clock';
import { OwnedCard } from './owned-card';

const TABS = ['all', 'boxes', 'selling'] as const;
const FILTERS = {
  all: () => true,
  boxes: (work: NftWork) => ownershipOf(work).isClosedBox,
  selling: (work: NftWork) => work.resell_nft_status,
} as const;

/** The user's works with their actions. The tab is part of the page address. */
export default function MyNftsPage() {
  const { t } = useTranslation(['nft-own', 'nft-trade']);
  const [tab, change] = useAddressTab(TABS, 'all');
  const works = useMyNfts();
  /** Kept outside the list, because an opened box leaves the list of closed boxes. */
  const [opening, setOpening] = useState<NftWork | null>(null);
  useNftClock();
  const owned = works.data ?? [];
  return (
    <Page
      header={
        <BackBar
          title={t('owned.title')}
          actions={
            <>
              <IconButton
                label={t('owned.bids')}
                icon={<Gavel size={20} aria-hidden />}
                onClick={() => shell().go('/pages/nft/mine')}
              />
              <IconButton
                label={t('owned.orders')}
                icon={<ReceiptText size={20} aria-hidden />}
                onClick={() => shell().go('/pages/nft/purchase')}
              />
            </>
          }
        >
          <Tabs
            label={t('owned.tabs')}
            fill
            value={tab}
            onValueChange={change}
            items={TABS.map((value) => ({ value, label: t(`owned.${value}`) }))}
          />
        </BackBar>
      }
    >
      <Stack gap={3}>
        <NftNotices />
        <ListState
          query={works.data ? { ...works, data: works.data.filter(FILTERS[tab]) } : works}
          failed={t('failed')}
          empty={t(owned.length === 0 ? 'owned.empty' : 'owned.none')}
          emptyHint={t('owned.emptyHint')}
        >
          {(rows) => (
            <ul className={wealth.cards} aria-label={t('list')}>
              {rows.map((work) => (
                <li key={work.id}>
                  <OwnedCard work={work} onOpen={() => setOpening(work)} />
                </li>
              ))}
            </ul>
          )}
        </ListState>
        {opening && <BoxReveal key={opening.code} work={opening} onClose={() => setOpening(null)} />}
      </Stack>
    </Page>
  );
}

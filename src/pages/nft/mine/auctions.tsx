import { type NftAuction, useMyNftAuctions } from '@/data/nft/queries';
import { NFT_STATUS } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { Stack } from '@/ui/layout/stack';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { MoreRows } from '../../_shared/list/more-rows';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { workAddress } from '../../_shared/nft/work-address';
import { stillOf, WorkHead } from '../../_shared/nft/work-head';
import wealth from '../../_shared/wealth/wealth.module.css';
import { ListState } from '../_shared/list-state';
import { SaleState } from '../_shared/sale-state';
import { AuctionStatusBadge } from './auction-status-badge';

/** Works which the user has bid on, with the bid status. */
export function Auctions() {
  const { t } = useTranslation('nft-own');
  const auctions = useMyNftAuctions();
  return (
    <ListState
      query={auctions}
      failed={t('failed')}
      empty={t('mine.emptyAuctions')}
      emptyHint={t('mine.emptyAuctionsHint')}
    >
      {(rows) => (
        <Stack gap={3}>
          <ul className={wealth.cards} aria-label={t('list')}>
            {rows.map((work) => (
              <li key={work.id}>
                <AuctionCard work={work} />
              </li>
            ))}
          </ul>
          <MoreRows query={auctions} />
        </Stack>
      )}
    </ListState>
  );
}

function AuctionCard({ work }: { work: NftAuction }) {
  const { t } = useTranslation('nft-own');
  const texts = useNftTexts();
  const { standing: ownBid, currency_name: coin } = work;
  return (
    <a className={wealth.card} href={`#${workAddress(work)}`}>
      <WorkHead
        picture={stillOf(work)}
        name={work.name}
        note={t('by', { name: work.author_name })}
        end={
          <>
            <Num weight="bold">{texts.amount(work.price, coin)}</Num>
            <AuctionStatusBadge work={work} />
          </>
        }
      />
      <span className={wealth.line}>
        <Text size="small" tone="secondary">
          {ownBid.bid !== null && t('mine.yourBid', { amount: texts.amount(ownBid.bid, coin) })}
        </Text>
        {work.status !== NFT_STATUS.ended && <SaleState work={work} />}
      </span>
    </a>
  );
}

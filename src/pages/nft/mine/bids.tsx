import { type NftBid, useMyNftBids } from '@/data/nft/queries';
import { NFT_TYPE } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { Stack } from '@/ui/layout/stack';
import { Num } from '@/ui/text/num';
import { MoreRows } from '../../_shared/list/more-rows';
import { useRecordTime } from '../../_shared/money/record-time';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { workAddress } from '../../_shared/nft/work-address';
import { WorkHead } from '../../_shared/nft/work-head';
import wealth from '../../_shared/wealth/wealth.module.css';
import { ListState } from '../_shared/list-state';

/** All bids of the user, newest first. */
export function Bids() {
  const { t } = useTranslation('nft-own');
  const bids = useMyNftBids();
  return (
    <ListState
      query={bids}
      failed={t('mine.failedBids')}
      empty={t('mine.emptyBids')}
      emptyHint={t('mine.emptyBidsHint')}
    >
      {(rows) => (
        <Stack gap={3}>
          <ul className={wealth.cards} aria-label={t('mine.listBids')}>
            {rows.map((bid) => (
              <li key={bid.id}>
                <BidCard bid={bid} />
              </li>
            ))}
          </ul>
          <MoreRows query={bids} />
        </Stack>
      )}
    </ListState>
  );
}

function BidCard({ bid }: { bid: NftBid }) {
  const texts = useNftTexts();
  return (
    <a className={wealth.card} href={`#${workAddress({ code: bid.code, type: NFT_TYPE.image })}`}>
      <WorkHead
        picture={bid.nft_image}
        name={bid.nft_name}
        note={useRecordTime(bid.created)}
        end={<Num weight="bold">{texts.amount(bid.price, bid.currency_name)}</Num>}
      />
    </a>
  );
}

import { useKnownUser } from '@/data/accounts/user';
import { backend } from '@/data/api/backend';
import { type NftWorkDetail, useNftBids, useNftWork } from '@/data/nft/queries';
import { NFT_STATUS } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { Avatar } from '@/ui/display/coin-icon';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Num } from '@/ui/text/num';
import { LoadFailure } from '../../_shared/load-failure';
import { recordTime } from '../../_shared/money/record-time';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { useSaleStatus } from '../_shared/use-sale-status';

/** The latest bids on a work, newest first; refreshed while the auction runs. */
export function Bids({ work }: { work: NftWorkDetail }) {
  const { t } = useTranslation(['nft', 'common']);
  const texts = useNftTexts();
  const me = useKnownUser()?.id;
  const runs = useSaleStatus(work) === NFT_STATUS.started;
  // Also refreshes the price above.
  useNftWork(work.code, runs);
  const bids = useNftBids(work.code, runs);
  if (bids.isError && !bids.data) return <LoadFailure title={t('bids.failed')} query={bids} />;
  return (
    <Card flush title={t('bids.title')}>
      {!bids.data ? (
        <SkeletonList rows={3} label={t('common:loading')} />
      ) : bids.data.length === 0 ? (
        <EmptyState title={t('bids.empty')} />
      ) : (
        <List label={t('bids.title')}>
          {bids.data.map((bid, index) => {
            return (
              <ListRow
                key={bid.id}
                dense
                leading={
                  <Avatar
                    name={bid.nick_name}
                    src={bid.head_portrait ? backend().assetUrl(bid.head_portrait) : undefined}
                  />
                }
                title={bid.buyer_id === me ? t('bids.you') : bid.nick_name}
                subtitle={recordTime(bid.created, texts.format.exactTime)}
                trailing={<Num weight="medium">{texts.amount(bid.price, bid.currency_name)}</Num>}
                trailingNote={index === 0 && runs && <Badge tone="up">{t('bids.leads')}</Badge>}
              />
            );
          })}
        </List>
      )}
    </Card>
  );
}

import type { NftAuction } from '@/data/nft/queries';
import { NFT_STATUS } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { Badge, type BadgeProps } from '@/ui/display/badge';
import { bidStatusOf } from '../_shared/auction-facts';

const TONES = {
  leading: 'up',
  outbid: 'down',
  won: 'accent',
  paid: 'up',
  forfeited: 'down',
  lost: 'neutral',
  closing: 'warn',
  watching: 'neutral',
} as const satisfies Record<string, BadgeProps['tone']>;

type AuctionStatus = keyof typeof TONES;

const OF_ORDER = { waiting: 'won', paid: 'paid', expired: 'forfeited' } as const;

/** Bid status in an auction, as its lifecycle defines it. */
export function auctionStatusOf({ status, standing }: Pick<NftAuction, 'status' | 'standing'>): AuctionStatus {
  if (standing.order) return OF_ORDER[standing.order.state];
  const running = status === NFT_STATUS.started;
  const auctionStatus = bidStatusOf(standing);
  if (auctionStatus === 'leading') return running ? 'leading' : 'closing';
  if (auctionStatus === 'outbid') return running ? 'outbid' : 'lost';
  return running ? 'watching' : 'lost';
}

export function AuctionStatusBadge({ work }: { work: NftAuction }) {
  const { t } = useTranslation('nft-own');
  const auctionStatus = auctionStatusOf(work);
  return <Badge tone={TONES[auctionStatus]}>{t(`auctionStatus.${auctionStatus}`)}</Badge>;
}

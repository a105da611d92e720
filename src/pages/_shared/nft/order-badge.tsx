import type { NftOrder } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';

const TONES = { waiting: 'accent', paid: 'up', expired: 'down' } as const;

/** Derives the state of an NFT order from the wire flags of the family servers. */
export function orderState({ is_pay, is_expired }: Pick<NftOrder, 'is_pay' | 'is_expired'>): keyof typeof TONES {
  if (is_pay) return 'paid';
  return is_expired ? 'expired' : 'waiting';
}

export function OrderBadge({ order }: { order: NftOrder }) {
  const { t } = useTranslation('nft-own');
  const state = orderState(order);
  return <Badge tone={TONES[state]}>{t(`order.${state}`)}</Badge>;
}

import { useTranslation } from 'react-i18next';
import { type NftWork, refreshNft } from '@/data/queries/nft';
import { NFT_STATUS } from '@/domain/nft';
import { useClock } from '@/lib/use-clock';
import { Countdown } from '@/ui/feedback/countdown';
import { Text } from '@/ui/text/text';

/** How long until a sale begins or ends; nothing for a work that is not for sale. */
export function SaleNote({ work }: { work: Pick<NftWork, 'status' | 'startMs' | 'endMs'> }) {
  const { t } = useTranslation('nft-own');
  const clock = useClock();
  if (work.status === NFT_STATUS.ended) return null;
  const waits = work.status === NFT_STATUS.waiting;
  return (
    <Text size="small" tone="secondary">
      {t(waits ? 'starts' : 'ends')}{' '}
      <Countdown
        targetMs={waits ? work.startMs : work.endMs}
        clock={clock}
        size="small"
        onEnd={refreshNft}
        formatDays={(count) => t('countdownDays', { count })}
      />
    </Text>
  );
}

import { type NftWork, refreshNft } from '@/data/nft/queries';
import { NFT_STATUS } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { Countdown } from '@/ui/feedback/countdown';
import { Text } from '@/ui/text/text';
import styles from './sale-state.module.css';
import { useSaleStatus } from './use-sale-status';

/** Sale state of a work, and the time until it changes. */
export function SaleState({ work }: { work: Pick<NftWork, 'status' | 'startMs' | 'endMs' | 'lock_order'> }) {
  const { t } = useTranslation('nft');
  const clock = useClock();
  const status = useSaleStatus(work);
  if (status === NFT_STATUS.ended)
    return (
      <Text size="small" tone="muted" className={styles.state}>
        {t(work.lock_order ? 'sale.won' : 'sale.ended')}
      </Text>
    );
  const waits = status === NFT_STATUS.waiting;
  return (
    <span className={styles.state} data-waits={waits}>
      <Text size="small" tone="secondary">
        {t(waits ? 'sale.startsIn' : 'sale.endsIn')}
      </Text>{' '}
      <Countdown
        targetMs={waits ? work.startMs : work.endMs}
        clock={clock}
        size="small"
        weight="medium"
        onEnd={refreshNft}
      />
    </span>
  );
}

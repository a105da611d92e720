import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';
import { usePolled } from '../../connection/use-polled';
import { decimalsOf } from '../../formats/price-decimals';
import styles from './market.module.css';

const PRICE_EVERY_MS = 500;

/** The price of a market, and whether it trades. */
export function LivePrice({ symbol }: { symbol: string }) {
  const { t } = useTranslation('room-market');
  const { fixed } = useFormats();
  const { value } = usePolled('market.price', { symbol }, PRICE_EVERY_MS);
  if (!value) return null;
  const { price, state } = value;
  return (
    <span className={styles.live}>
      {state !== 'trading' && <Badge tone="warn">{t(`state.${state}`)}</Badge>}
      <span>{fixed(price, decimalsOf(price))}</span>
    </span>
  );
}

import { TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { signedPercent } from '../formats/signed-percent';
import { LivePrice } from '../panels/market/live-price';
import { Refusal } from '../parts/parts';
import { chosenMarket } from '../tools/chosen-market';
import { QUICK_PERCENT, useShock } from '../tools/use-shock';
import styles from './rail.module.css';

/** The chosen market's price, and the two moves of the keys C and U. */
export function MarketCard() {
  const { t, i18n } = useTranslation('room-market');
  const symbol = useStore(chosenMarket);
  const { shock, error } = useShock();
  const percent = (sign: 1 | -1) => signedPercent(sign * QUICK_PERCENT, i18n.language);
  return (
    <section aria-label={t('price')} className={styles.card} data-testid="room-rail-market">
      <div className={styles.line}>
        <span className={styles.symbol}>{symbol === 'all' ? t('all') : symbol}</span>
        {symbol !== 'all' && <LivePrice symbol={symbol} />}
      </div>
      <div className={styles.two}>
        <Button
          size="sm"
          variant="down"
          icon={<TrendingDown size={14} aria-hidden />}
          onClick={() => shock(-QUICK_PERCENT)}
        >
          {percent(-1)}
        </Button>
        <Button size="sm" variant="up" icon={<TrendingUp size={14} aria-hidden />} onClick={() => shock(QUICK_PERCENT)}>
          {percent(1)}
        </Button>
      </div>
      <Refusal error={error} />
    </section>
  );
}

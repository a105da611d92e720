import { ChevronRight } from 'lucide-react';
import type { Pair } from '@/data/market/quotes';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { path } from '@/lib/shell-port';
import { Countdown } from '@/ui/feedback/countdown';
import { Text } from '@/ui/text/text';
import styles from './market-hours.module.css';

/** The earliest of the given times; null if there is none. */
function soonest(moments: readonly (number | null | undefined)[]): number | null {
  const known = moments.filter((moment) => typeof moment === 'number');
  return known.length > 0 ? Math.min(...known) : null;
}

/** Whether these markets trade now, and the time until that changes. Markets without trading hours show nothing. */
export function MarketHours({ pairs, pending }: { pairs: readonly Pair[]; pending: boolean }) {
  const { t } = useTranslation('market');
  const clock = useClock();
  // Not as in the rows of the list, which show a halt first: a stock may be halted while its market is closed.
  const open = pairs.some(({ is_open }) => is_open !== false);
  const changesAtMs = soonest(pairs.map((pair) => (open ? pair.next_close_ms : pair.next_open_ms)));
  if (pending) return <div className={styles.strip} />;
  if (changesAtMs === null) return null;
  return (
    <div className={styles.strip} data-tour="market-hours" data-open={open}>
      <span className={styles.dot} />
      <Text size="note" weight="medium" className={styles.state}>
        {t(open ? 'hours.open' : 'hours.closed')}
      </Text>
      <Text size="small" tone="muted">
        {t(open ? 'hours.closesIn' : 'hours.opensIn')}
      </Text>
      <Countdown
        targetMs={changesAtMs}
        clock={clock}
        size="note"
        weight="bold"
        className={styles.time}
        onEnd={() => refresh(keys.quotes)}
      />
      <a className={styles.more} href={`#${path('/pages/transaction/index2')}`}>
        {t('hours.trade')}
        <ChevronRight size={16} aria-hidden />
      </a>
    </div>
  );
}

import { CirclePause, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import type { Pair } from '@/data/queries/quotes';
import { useClock } from '@/lib/use-clock';
import { Countdown } from '@/ui/feedback/countdown';
import styles from './market-banner.module.css';
import { type MarketState, marketState } from './use-market';

export interface MarketBannerProps {
  pair: Pair;
  /** Of what is traded here; absent for coins. */
  state?: MarketState;
}

/** Says above everything else why orders are not taken. */
export function MarketBanner({ pair, state = marketState(pair) }: MarketBannerProps) {
  const { t } = useTranslation('trade');
  const clock = useClock();
  const opensAtMs = pair.next_open_ms;
  return (
    <>
      {state === 'closed' && (
        <Banner
          icon={<Clock size={18} aria-hidden />}
          title={t('state.closed')}
          hint={t('state.closedHint')}
          end={
            opensAtMs != null && (
              <span className={styles.countdown}>
                {t('state.opensIn')}
                <Countdown
                  targetMs={opensAtMs}
                  clock={clock}
                  weight="bold"
                  hours
                  formatDays={(days) => t('state.days', { days })}
                  onEnd={() => refresh(keys.quotes)}
                />
              </span>
            )
          }
        />
      )}
      {state === 'halted' && (
        <Banner icon={<CirclePause size={18} aria-hidden />} title={t('state.halted')} hint={t('state.haltedHint')} />
      )}
      {state === 'notOpen' && <Banner icon={<CirclePause size={18} aria-hidden />} title={t('state.notOpen')} />}
    </>
  );
}

interface BannerProps {
  icon: ReactNode;
  title: string;
  hint?: string;
  end?: ReactNode;
}

function Banner({ icon, title, hint, end }: BannerProps) {
  return (
    <div className={styles.banner} role="status" data-tour="trade-banner">
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <strong>{title}</strong>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {end}
    </div>
  );
}

import { BellRing, CirclePause, Clock } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Pair } from '@/data/market/quotes';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { useStore } from '@/lib/stores/use-store';
import { Chip } from '@/ui/actions/chip';
import { Countdown } from '@/ui/feedback/countdown';
import { type MarketState, spotState } from '../../../_shared/market/market-state';
import styles from './market-banner.module.css';
import { openingReminders, remindOfOpening, runOpeningReminders } from './opening-reminders';

export interface MarketBannerProps {
  pair: Pair;
  /** State of the product traded on this page; by default that of spot trading. */
  state?: MarketState;
  /** Name for the reminder; by default the symbol. A whole exchange has a name of its own. */
  name?: string;
}

/**
 * Banner at the top which states why orders are not accepted, and the opening or closing time of markets with trading
 * hours. A reminder notifies the user when the market opens. The live region is always mounted, because screen readers
 * announce only changes within it.
 */
export function MarketBanner(props: MarketBannerProps) {
  return (
    <div role="status" className={styles.region}>
      <StateBanner {...props} />
    </div>
  );
}

function StateBanner({ pair, state = spotState(pair), name = pair.symbol }: MarketBannerProps) {
  const { t } = useTranslation('trade');
  const format = useFormats();
  const { next_open_ms: opensAtMs, next_close_ms: closesAtMs } = pair;
  if (state === 'closed')
    return (
      <Banner
        icon={<Clock size={18} aria-hidden />}
        title={t('state.closed')}
        hint={t('state.closedHint')}
        end={opensAtMs != null && <Until label={t('state.opensIn')} atMs={opensAtMs} />}
      >
        {opensAtMs != null && <Reminder name={name} opensAtMs={opensAtMs} />}
      </Banner>
    );
  if (state === 'halted')
    return (
      <Banner icon={<CirclePause size={18} aria-hidden />} title={t('state.halted')} hint={t('state.haltedHint')} />
    );
  if (state === 'notOpen') return <Banner icon={<CirclePause size={18} aria-hidden />} title={t('state.notOpen')} />;
  if (closesAtMs == null) return null;
  return (
    <Banner
      calm
      icon={<Clock size={18} aria-hidden />}
      title={t('state.open')}
      hint={t('state.openHint', { time: format.dateTime(closesAtMs) })}
      end={<Until label={t('state.closesIn')} atMs={closesAtMs} />}
    />
  );
}

/** Countdown to the next change of the market's state, on the exchange clock. */
function Until({ label, atMs }: { label: string; atMs: number }) {
  const clock = useClock();
  return (
    <span className={styles.countdown}>
      {label}
      <Countdown targetMs={atMs} clock={clock} weight="bold" onEnd={() => refresh(keys.quotes)} />
    </span>
  );
}

function Reminder({ name, opensAtMs }: { name: string; opensAtMs: number }) {
  const { t } = useTranslation('trade');
  const clock = useClock();
  const wanted = useStore(openingReminders)[name] !== undefined;
  useEffect(() => runOpeningReminders(clock), [clock]);
  return (
    <Chip
      selected={wanted}
      icon={<BellRing size={14} aria-hidden />}
      onClick={() => remindOfOpening(name, wanted ? null : opensAtMs)}
    >
      {t(wanted ? 'state.willTell' : 'state.tellMe')}
    </Chip>
  );
}

interface BannerProps {
  icon: ReactNode;
  title: string;
  hint?: string;
  end?: ReactNode;
  /** Information instead of a problem. */
  calm?: boolean;
  /** Content below the text. */
  children?: ReactNode;
}

function Banner({ icon, title, hint, end, calm = false, children }: BannerProps) {
  return (
    <div className={styles.banner} data-calm={calm || undefined} data-tour="trade-banner">
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <strong>{title}</strong>
        {hint && <span className={styles.hint}>{hint}</span>}
        {children}
      </span>
      {end}
    </div>
  );
}

import { useTranslation } from '@/i18n/use-translation';
import { useExchange } from '../connection/exchange';
import { PanelCard } from '../frame/panel-card';
import { panels } from '../panels';
import { HostCard } from './host-card';
import { MarketCard } from './market-card';
import { PersonCard } from './person-card';
import styles from './rail.module.css';
import { RemoteCard } from './remote-card';

const inRail = panels.filter(({ isInRail }) => isInRail);

/** Cards that a presenter needs whichever tab is shown: clock, market, person, and opening a second window. */
export function Rail({ isWindow }: { isWindow: boolean }) {
  const { t } = useTranslation('room');
  const { host } = useExchange();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard has to reach it (WCAG 2.1.1)
    <section aria-label={t('rail.label')} tabIndex={0} className={styles.rail}>
      {inRail.map((panel) => (
        <PanelCard key={panel.id} panel={panel} />
      ))}
      <MarketCard />
      <PersonCard />
      {!isWindow && <RemoteCard />}
      {host && <HostCard host={host} />}
    </section>
  );
}

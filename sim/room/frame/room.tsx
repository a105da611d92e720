import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { cx } from '@/ui/cx';
import { Tabs } from '@/ui/navigation/tabs';
import { type Panel, panels } from '../panels';
import { TalkSlot } from '../playlist/talk-slot';
import { Rail } from '../rail/rail';
import { show, shownPanel } from '../shown-panel';
import { tourSlot } from '../tour/tour-slot';
import { Header } from './header';
import { PanelBody } from './panel-card';
import type { Place } from './place';
import styles from './room.module.css';

const provideTourSlot = (foot: HTMLElement | null) => tourSlot.set(foot);
const tabbed = panels.filter(({ isInRail }) => !isInRail);

/** Header, a tab for each panel, and on a desktop the rail beside them (../rail/rail.tsx). */
export default function Room({ place, onClose }: { place: Place; onClose: () => void }) {
  const isSheet = place === 'sheet';
  return (
    <>
      <Header place={place} onClose={onClose} />
      <div className={cx(styles.body, isSheet ? styles.over : styles.wide)}>
        <TabbedPanels offered={isSheet ? panels : tabbed} />
        {!isSheet && <Rail isWindow={place === 'window'} />}
      </div>
      {place === 'beside' && <div ref={provideTourSlot} className={styles.foot} />}
      <TalkSlot side={place === 'window' ? 'presenter' : 'room'} />
    </>
  );
}

function TabbedPanels({ offered }: { offered: readonly Panel[] }) {
  const { t } = useTranslation('room');
  const wanted = useStore(shownPanel);
  const panel = offered.find(({ id }) => id === wanted) ?? (offered[0] as Panel);
  const items = offered.map(({ id, Mark }) => ({
    value: id,
    label: (
      <>
        {t(`titles.${id}`)} {Mark && <Mark />}
      </>
    ),
  }));
  return (
    <div className={styles.main}>
      <div data-testid="room-tabs" className={styles.tabs}>
        <Tabs label={t('panels')} items={items} value={panel.id} onValueChange={show} />
      </div>
      <Scroll>
        <div className={styles.single} data-testid={`room-${panel.id}`}>
          {/* The tab shows the title visually. Screen readers need a heading above the panel's own headings. */}
          <h3 className="visually-hidden">{t(`titles.${panel.id}`)}</h3>
          <PanelBody key={panel.id} panel={panel} />
        </div>
      </Scroll>
    </div>
  );
}

/** A scrolling region must be reachable by keyboard, even when it contains only text (WCAG 2.1.1). */
function Scroll({ children }: { children: ReactNode }) {
  const { t } = useTranslation('room');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section aria-label={t('panels')} tabIndex={0} className={styles.scroll}>
      {children}
    </section>
  );
}

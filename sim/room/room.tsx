import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Tabs } from '@/ui/navigation/tabs';
import { Header } from './header';
import { PanelBody, PanelCard } from './panel-card';
import { type Panel, panels } from './panels';
import { type Place, useColumns } from './place';
import { recall, remember } from './remembered';
import styles from './room.module.css';
import { tourSlot } from './tour/tour-slot';

const provideTourSlot = (foot: HTMLElement | null) => tourSlot.set(foot);

/** Header and panels: a grid of cards where it fits, else one panel at a time. */
export default function Room({ place, onClose }: { place: Place; onClose: () => void }) {
  return (
    <>
      <Header place={place} onClose={onClose} />
      {place === 'sheet' ? <OnePanel /> : <AllPanels isWindow={place === 'window'} />}
      {place === 'beside' && <div ref={provideTourSlot} className={styles.foot} />}
    </>
  );
}

/** Distributes panels of normal width over the columns in turn, so that the columns have equal numbers. */
function columnsOf(all: readonly Panel[], count: 1 | 2): readonly (readonly Panel[])[] {
  const usual = all.filter(({ width }) => width !== 'wide');
  return Array.from({ length: count }, (_, column) => usual.filter((_panel, index) => index % count === column));
}

function AllPanels({ isWindow }: { isWindow: boolean }) {
  return (
    <Scroll>
      <div className={styles.columns}>
        {columnsOf(panels, useColumns(isWindow)).map((column) => (
          <div key={column[0]?.id} className={styles.column}>
            {column.map((panel) => (
              <PanelCard key={panel.id} panel={panel} />
            ))}
          </div>
        ))}
      </div>
      {panels
        .filter(({ width }) => width === 'wide')
        .map((panel) => (
          <PanelCard key={panel.id} panel={panel} />
        ))}
    </Scroll>
  );
}

const shownFirst = (): Panel['id'] => panels.find(({ id }) => id === recall('panel'))?.id ?? 'clock';

function OnePanel() {
  const { t } = useTranslation('room');
  const [shown, setShown] = useState(shownFirst);
  const panel = panels.find(({ id }) => id === shown);
  const show = (id: Panel['id']) => {
    setShown(id);
    remember('panel', id);
  };
  return (
    <>
      <Tabs
        label={t('panels')}
        items={panels.map(({ id }) => ({ value: id, label: t(`titles.${id}`) }))}
        value={shown}
        onValueChange={show}
        className={styles.tabs}
      />
      <Scroll>
        <div className={styles.single}>
          {/* The tab shows the title visually. Screen readers need a heading above the panel's own headings. */}
          <h3 className="visually-hidden">{t(`titles.${shown}`)}</h3>
          {panel && <PanelBody key={shown} panel={panel} />}
        </div>
      </Scroll>
    </>
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

import { type CSSProperties, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { guided } from '@/lib/guided';
import { useStore } from '@/lib/use-store';
import type { ExchangePort } from '../../port';
import type { ListedScenario } from '../../scenarios/scenario';
import type { ScenarioTexts } from '../../texts/scenario-texts';
import { browserPage } from './browser-page';
import { Spotlight } from './spotlight';
import { storedPosition } from './stored-position';
import styles from './tour.module.css';
import { TourBar } from './tour-bar';
import { loadTour } from './tour-library';
import { TourPlayer } from './tour-player';
import { tourSlot } from './tour-slot';

/** Elements in which arrow keys and Escape have another meaning. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role=tab], [role=radio], [role=slider], [role=listbox], [role=menu], [role=dialog], [role=alertdialog]';

/** Arrow keys step through a tour and Escape ends it, except in elements that need these keys themselves. */
function onTourKey(event: KeyboardEvent, player: TourPlayer): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!player.state.get() || (event.target instanceof Element && event.target.closest(OWN_KEYS))) return;
  if (event.key === 'ArrowRight') player.next();
  else if (event.key === 'ArrowLeft') player.back();
  else if (event.key === 'Escape') player.stop();
  else return;
  event.preventDefault();
}

/** The tours of a page: one at a time, over the app. */
export interface Tours {
  readonly player: TourPlayer;
  /** Whether a tour was continued that a reload had interrupted. */
  readonly resumed: boolean;
  /** Begins the tour of the current scenario. Throws when it has none. */
  start(options?: { readonly playing?: boolean }): Promise<void>;
}

/** Adds the tour's bar and highlight to the page, and continues a tour that a reload interrupted. */
export async function openTours(port: ExchangePort): Promise<Tours> {
  const player = new TourPlayer(browserPage((action, input) => port.control(action, input)));
  player.state.subscribe(() => guided.set(player.state.get() !== null));
  const holder = document.createElement('div');
  holder.id = 'tour';
  document.body.append(holder);
  const root = createRoot(holder);
  let runs = 0;
  /**
   * Begins the tour of the current scenario, or no tour when `only` names another scenario. Returns whether it has
   * begun.
   */
  const begin = async (place: Parameters<TourPlayer['start']>[1], only?: string): Promise<boolean> => {
    const run = runs;
    const { name } = (await port.control('scenario.current', {})) as { name: string };
    if (only !== undefined && only !== name) return false;
    const [tour, title] = await Promise.all([loadTour(name), titleOf(port, name)]);
    // Another scenario may have begun during the loading.
    if (run !== runs) return false;
    root.render(<Tour player={player} title={title} />);
    player.start(tour, place);
    return true;
  };

  document.addEventListener('keydown', (event) => onTourKey(event, player));
  // Another run ends the tour; a rewound run continues it.
  port.onNotice((notice) => {
    if (notice.kind !== 'run' || notice.change !== 'started') return;
    runs++;
    player.stop();
  });
  const stored = storedPosition();
  const resumed = stored !== null && (await begin(stored, stored.name));
  return { player, resumed, start: async (options = {}) => void (await begin(options)) };
}

async function titleOf(port: ExchangePort, name: string): Promise<ScenarioTexts> {
  const listed = (await port.control('scenario.list', {})) as readonly ListedScenario[];
  return listed.find((one) => one.name === name)?.title ?? { en: name, id: name };
}

/** On a phone the bar moves to the half of the screen without the highlighted element. */
function Tour({ player, title }: { player: TourPlayer; title: ScenarioTexts }) {
  const [at, setAt] = useState<'top' | 'bottom'>('bottom');
  const inRoom = useStore(tourSlot);
  const [besidePx, setBesidePx] = useState(0);
  const place = useCallback((found: DOMRect | null, column: DOMRect) => {
    setBesidePx(column.right);
    if (found) setAt(found.top + found.height / 2 > innerHeight / 2 ? 'top' : 'bottom');
  }, []);
  return (
    <>
      <Spotlight player={player} onPlace={place} />
      {inRoom ? (
        createPortal(<TourBar player={player} title={title} />, inRoom)
      ) : (
        <div className={styles.dock} data-at={at} style={{ '--beside': `${besidePx}px` } as CSSProperties}>
          <TourBar player={player} title={title} />
        </div>
      )}
    </>
  );
}

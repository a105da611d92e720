import { type CSSProperties, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { guided } from '@/lib/sandbox/guided';
import { useStore } from '@/lib/stores/use-store';
import { isOtherRun } from '../../control/page-run';
import type { ExchangePort } from '../../port';
import type { ListedScenario } from '../../scenarios/scenario';
import type { ScenarioTexts } from '../../texts/scenario-texts';
import { installTexts } from '../texts/install';
import { browserPage } from './browser-page';
import { Spotlight } from './spotlight';
import { storedPosition } from './stored-position';
import styles from './tour.module.css';
import { TourBar } from './tour-bar';
import { onTourKey } from './tour-keys';
import { loadTour } from './tour-library';
import { TourPlayer } from './tour-player';
import { tourSlot } from './tour-slot';

/** The tours of a page: one at a time, over the app. */
export interface Tours {
  readonly player: TourPlayer;
  /** Continues a tour that a reload interrupted. Returns whether there was one. */
  resume(): Promise<boolean>;
  /** Begins the tour of the current scenario. Throws when it has none. */
  start(options?: { readonly playing?: boolean }): Promise<void>;
}

/** Adds the tour's bar and highlight to the page. */
export default function openTours(port: ExchangePort): Tours {
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
    const [tour, title] = await Promise.all([loadTour(name), titleOf(port, name), installTexts()]);
    // Another scenario may have begun during the loading.
    if (run !== runs) return false;
    root.render(<Tour player={player} title={title} />);
    player.start(tour, place);
    return true;
  };

  document.addEventListener('keydown', (event) => onTourKey(event, player));
  // A tour describes its own run, so it ends when another one begins.
  port.onNotice((notice) => {
    if (!isOtherRun(notice)) return;
    runs++;
    player.stop();
  });
  return {
    player,
    async resume() {
      const stored = storedPosition();
      return stored !== null && begin(stored, stored.name);
    },
    start: async (options = {}) => void (await begin(options)),
  };
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

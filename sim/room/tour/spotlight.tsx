import { useEffect, useRef } from 'react';
import { useStore } from '@/lib/stores/use-store';
import { anchorElement } from './browser-page';
import styles from './tour.module.css';
import type { TourPlayer } from './tour-player';

const POLL_INTERVAL_MS = 100;
const ROOM_AROUND = 6;

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Highlights the anchor of the step inside the app's column; the app stays usable. `onPlace` gets the rectangles of the
 * anchor and of the column in window pixels; the anchor's is null when it is not on the screen.
 */
export function Spotlight({
  player,
  onPlace,
}: {
  player: TourPlayer;
  onPlace: (place: DOMRect | null, column: DOMRect) => void;
}) {
  const state = useStore(player.state);
  const anchor = state && state.phase !== 'coming' ? state.tour.steps[state.step]?.anchor : undefined;
  const overlay = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!anchor) return;
    anchorElement(anchor)?.scrollIntoView({ block: 'center', behavior: reducedMotion() ? 'auto' : 'smooth' });
  }, [anchor]);

  useEffect(() => {
    let last = '';
    const follow = () => {
      const place = anchor ? (anchorElement(anchor)?.getBoundingClientRect() ?? null) : null;
      const column = document.getElementById('root')?.getBoundingClientRect();
      const now = JSON.stringify([place, column]);
      if (now === last || !overlay.current || !light.current || !column) return;
      last = now;
      Object.assign(overlay.current.style, box(column.left, column.top, column.width, column.height));
      light.current.hidden = place === null;
      if (place)
        Object.assign(
          light.current.style,
          box(
            place.left - column.left - ROOM_AROUND,
            place.top - column.top - ROOM_AROUND,
            place.width + 2 * ROOM_AROUND,
            place.height + 2 * ROOM_AROUND,
          ),
        );
      onPlace(place, column);
    };
    follow();
    const timer = setInterval(follow, POLL_INTERVAL_MS);
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [anchor, onPlace]);

  return (
    <div ref={overlay} className={styles.stage} aria-hidden>
      <div ref={light} className={styles.light} hidden />
    </div>
  );
}

const box = (left: number, top: number, width: number, height: number) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

import { SlidersHorizontal } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/ui/cx';
import styles from './handle.module.css';
import { type HandlePlace, movedBy, placeAt, readPlace, writePlace } from './handle-place';
import { recall, remember } from './remembered';

/** A finger that moves less than this taps. */
const SLIP_PX = 6;

/**
 * Opens the room. It stands at an edge of the window, as wide as the margin of cards, so that no action lies under it;
 * it can be dragged along that edge or over to the other one, and stays between the page's head and its last action.
 */
export function Handle({ onOpen, ref }: { onOpen: () => void; ref: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation('room');
  const hint = useId();
  const [place, setPlace] = useState(() => readPlace(recall('handle')));
  const drag = useRef<{ x: number; y: number; moved: boolean } | null>(null);

  const put = (next: HandlePlace) => {
    setPlace(next);
    remember('handle', writePlace(next));
  };
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, moved: false };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const from = drag.current;
    if (!from) return;
    if (Math.hypot(clientX - from.x, clientY - from.y) > SLIP_PX) from.moved = true;
    if (from.moved) put(placeAt({ x: clientX, y: clientY }, { width: innerWidth, height: innerHeight }));
  };
  const end = () => {
    // The click that follows a drag is none.
    setTimeout(() => {
      drag.current = null;
    });
  };
  const byKey = (event: KeyboardEvent) => {
    const next = movedBy(place, event.key);
    if (!next) return;
    event.preventDefault();
    put(next);
  };
  return (
    <>
      <button
        ref={ref}
        type="button"
        aria-label={t('open')}
        aria-expanded={false}
        aria-describedby={hint}
        data-testid="room-handle"
        className={cx(styles.handle, styles[place.side])}
        style={{ '--along': place.along } as React.CSSProperties}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={byKey}
        onClick={() => drag.current?.moved || onOpen()}
      >
        <SlidersHorizontal size={14} aria-hidden />
      </button>
      <span id={hint} hidden>
        {t('move')}
      </span>
    </>
  );
}

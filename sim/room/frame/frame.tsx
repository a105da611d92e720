import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { useExchange } from '../connection/exchange';
import { reportSuccess } from '../outcome';
import { LatePart } from '../parts/late-part';
import { isDialogOpen } from '../parts/open-dialog';
import { Stage } from '../stage/stage';
import styles from './frame.module.css';
import { Handle } from './handle';
import { OutcomeLine } from './outcome-line';
import { type Place, useOpen, usePlace } from './place';
import { ReplacedRunNotice } from './replaced-run-notice';

/** Loaded when the room is first opened, so that a phone that never opens it never loads it. */
const loadRoom = () => import('./room').then((module) => module.default);

/** The room in its place, or the handle that opens it. */
export function Frame({ onPlace }: { onPlace: (place: Place | 'closed', title: string) => void }) {
  const { t } = useTranslation('room');
  const { isWindow, onNotice } = useExchange();
  const place = usePlace(isWindow);
  const [isOpen, setOpen] = useOpen(place);
  const handle = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    onPlace(isOpen ? place : 'closed', t('title'));
  }, [onPlace, isOpen, place, t]);

  // When the room is opened the focus moves into it; when it is closed the focus returns to the handle. At page load
  // the focus stays.
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) box.current?.focus();
    else handle.current?.focus();
  }, [isOpen]);

  useEffect(() => onNotice(({ kind }) => kind === 'branched' && reportSuccess(t('branched'))), [onNotice, t]);

  return (
    <>
      {isOpen ? (
        <section
          ref={box}
          tabIndex={-1}
          aria-label={t('title')}
          className={cx(styles.room, styles[place])}
          onKeyDown={({ key }) => key === 'Escape' && place === 'sheet' && !isDialogOpen() && setOpen(false)}
        >
          <LatePart load={loadRoom} props={{ place, onClose: () => setOpen(false) }} />
        </section>
      ) : (
        <>
          <ReplacedRunNotice isOverApp />
          {place === 'beside' ? (
            <Stage handle={handle} onOpen={() => setOpen(true)} />
          ) : (
            <Handle ref={handle} onOpen={() => setOpen(true)} />
          )}
        </>
      )}
      <OutcomeLine place={isOpen ? place : 'closed'} />
    </>
  );
}

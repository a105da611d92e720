import { useSyncExternalStore } from 'react';
import { createValueStore } from '@/lib/value-store';
import { recall, remember } from './remembered';

/** The room's position: beside the app, over it as a bottom sheet, or in a window of its own. */
export type Place = 'beside' | 'sheet' | 'window';

/** As in src/app/base.css: from this width on the app is in a phone-sized column. */
const desktop = matchMedia('(min-width: 900px)');

function subscribeDesktop(changed: () => void): () => void {
  desktop.addEventListener('change', changed);
  return () => desktop.removeEventListener('change', changed);
}

export function usePlace(isWindow: boolean): Place {
  const isDesktop = useSyncExternalStore(subscribeDesktop, () => desktop.matches);
  if (isWindow) return 'window';
  return isDesktop ? 'beside' : 'sheet';
}

/** Window widths from which on two columns of cards fit: beside the app, and in a window of its own. */
const twoColumns = { beside: matchMedia('(min-width: 1180px)'), window: matchMedia('(min-width: 760px)') };

export function useColumns(isWindow: boolean): 1 | 2 {
  const wide = isWindow ? twoColumns.window : twoColumns.beside;
  const isWide = useSyncExternalStore(
    (changed) => {
      wide.addEventListener('change', changed);
      return () => wide.removeEventListener('change', changed);
    },
    () => wide.matches,
  );
  return isWide ? 2 : 1;
}

/** Beside the app the room is open unless it was closed. Over the app it is closed unless it was opened. */
const isOpenAt = {
  beside: createValueStore(recall('beside') !== 'closed'),
  sheet: createValueStore(recall('sheet') === 'open'),
};

export function useOpen(place: Place): readonly [boolean, (open: boolean) => void] {
  const store = place === 'window' ? null : isOpenAt[place];
  const isOpen = useSyncExternalStore(
    (changed) => store?.subscribe(changed) ?? (() => {}),
    () => store?.get() ?? true,
  );
  return [
    isOpen,
    (open) => {
      if (place === 'window' || !store) return;
      store.set(open);
      remember(place, open ? 'open' : 'closed');
    },
  ];
}

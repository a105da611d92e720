import { useSyncExternalStore } from 'react';
import { isReloaded } from '@/lib/browser/is-reloaded';
import { DESKTOP, useMatches } from '@/lib/browser/media-query';
import { createValueStore } from '@/lib/stores/value-store';
import { readStage } from '../../control/stage-link';
import { recall, remember } from '../remembered';

/** The room's position: beside the app, over it as a bottom sheet, or in a window of its own. */
export type Place = 'beside' | 'sheet' | 'window';

const desktop = matchMedia(DESKTOP);

export function usePlace(isWindow: boolean): Place {
  const isDesktop = useMatches(desktop);
  if (isWindow) return 'window';
  return isDesktop ? 'beside' : 'sheet';
}

/** Whether the address asks for an open or closed room; ignored when the page is loaded again. */
const inAddress = isReloaded() ? undefined : readStage(location.search).stage.room;
/** Beside the app the room is open unless it was closed. Over the app it is closed unless it was opened. */
const isOpenAt = {
  beside: createValueStore((inAddress ?? recall('beside')) !== 'closed'),
  sheet: createValueStore((inAddress ?? recall('sheet')) === 'open'),
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

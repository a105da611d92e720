import { TOUR_ANCHORS, type TourAnchor } from '../../scenarios/tour-anchors';
import { storePosition } from './stored-position';
import type { TourPage } from './tour-page';

const isAnchor = (name: string | undefined): name is TourAnchor =>
  (TOUR_ANCHORS as readonly (string | undefined)[]).includes(name);

/** The first element of an anchor that has a size; null when none is on the screen. */
export function anchorElement(anchor: TourAnchor): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(`[data-tour="${anchor}"]`);
  return [...found].find((element) => element.getClientRects().length > 0) ?? null;
}

/** The player's access to this browser tab. `control` sends an action to the exchange. */
export function browserPage(control: TourPage['control']): TourPage {
  return {
    control,
    go(address) {
      location.hash = address;
    },
    address: () => location.hash.slice(1) || '/',
    shows: (anchor) => anchorElement(anchor) !== null,
    press: (anchor) => anchorElement(anchor)?.click(),
    onTap(listener) {
      const onClick = ({ target }: MouseEvent) => {
        let marked = target instanceof Element ? target.closest<HTMLElement>('[data-tour]') : null;
        // A click on a tab also counts as a click on its row.
        for (; marked; marked = marked.parentElement?.closest<HTMLElement>('[data-tour]') ?? null)
          if (isAnchor(marked.dataset.tour)) listener(marked.dataset.tour);
      };
      document.addEventListener('click', onClick, { capture: true });
      return () => document.removeEventListener('click', onClick, { capture: true });
    },
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    storePosition,
  };
}

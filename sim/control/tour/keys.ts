import type { TourPlayer } from './tour-player';

/** Where arrow keys and Escape mean something else. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role=tab], [role=radio], [role=slider], [role=listbox], [role=menu], [role=dialog], [role=alertdialog]';

/** Arrows step through a tour, Escape ends it: anywhere but where they are needed. */
export function onTourKey(event: KeyboardEvent, player: TourPlayer): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!player.state.get() || (event.target instanceof Element && event.target.closest(OWN_KEYS))) return;
  if (event.key === 'ArrowRight') player.next();
  else if (event.key === 'ArrowLeft') player.back();
  else if (event.key === 'Escape') player.stop();
  else return;
  event.preventDefault();
}

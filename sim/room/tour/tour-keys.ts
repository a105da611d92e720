import { isDialogOpen } from '../parts/open-dialog';
import type { TourPlayer } from './tour-player';

/** Elements in which arrow keys and Escape have another meaning. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role=tab], [role=radio], [role=slider], [role=listbox], [role=menu], [role=dialog], [role=alertdialog]';

/** Arrow keys step through a tour and Escape ends it, except where these keys have another meaning. */
export function onTourKey(event: KeyboardEvent, player: Pick<TourPlayer, 'state' | 'next' | 'back' | 'stop'>): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!player.state.get() || isDialogOpen()) return;
  if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
  if (event.key === 'ArrowRight') player.next();
  else if (event.key === 'ArrowLeft') player.back();
  else if (event.key === 'Escape') player.stop();
  else return;
  event.preventDefault();
}

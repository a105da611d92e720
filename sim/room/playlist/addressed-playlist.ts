import { isReloaded } from '@/lib/browser/is-reloaded';
import { loadModule } from '@/lib/loading/load-module';
import { createValueStore } from '@/lib/stores/value-store';
import type { RoomExchange } from '../connection/exchange';
import type { Playlist, PlaylistFault } from './playlist';

/** The faults of the playlist in this page's address. */
export const addressedFaults = createValueStore<readonly PlaylistFault[]>([]);

const loadReader = () => import('./read-addressed').then((module) => module.default);

/**
 * Starts the playlist in this page's address (`?playlist=…`), unless the page is loaded again. When the playlist has
 * faults, they are put into `addressedFaults` instead.
 */
export async function followAddressedPlaylist(
  control: RoomExchange['control'],
  begin: (playlist: Playlist) => Promise<void>,
): Promise<void> {
  const text = new URLSearchParams(location.search).get('playlist');
  if (text === null || isReloaded()) return;
  const readAddressed = await loadModule(loadReader);
  const read = await readAddressed(text, control);
  if ('faults' in read) addressedFaults.set(read.faults);
  else void begin(read.playlist);
}

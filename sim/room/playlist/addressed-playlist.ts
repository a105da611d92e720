import { isReloaded } from '@/lib/is-reloaded';
import { createValueStore } from '@/lib/value-store';
import type { RoomExchange } from '../exchange';
import type { Playlist, PlaylistFault } from './playlist';

/** What is wrong with the playlist in this page's address. */
export const addressedFaults = createValueStore<readonly PlaylistFault[]>([]);

/**
 * The playlist in this page's address (`?playlist=…`), for the control room to begin; null without one, when the page
 * is loaded again, and when it has faults, which `addressedFaults` then has. An own one is kept.
 */
export async function addressedPlaylist(control: RoomExchange['control']): Promise<Playlist | null> {
  const text = new URLSearchParams(location.search).get('playlist');
  if (text === null || isReloaded()) return null;
  const [{ readPlaylistLink }, { keepOnce }, { readyPlaylist }, { knownNames }] = await Promise.all([
    import('./playlist-link'),
    import('./kept-playlists'),
    import('./ready'),
    import('./known-names'),
  ]);
  const read = await readPlaylistLink(text, await knownNames(control));
  if ('faults' in read) {
    addressedFaults.set(read.faults);
    return null;
  }
  if (!readyPlaylist(text)) keepOnce(read.playlist);
  return read.playlist;
}

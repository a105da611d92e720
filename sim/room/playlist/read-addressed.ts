import type { RoomExchange } from '../connection/exchange';
import { keepOnce } from './kept-playlists';
import { knownNames } from './known-names';
import type { ReadPlaylist } from './playlist';
import { readPlaylistLink } from './playlist-link';
import { readyPlaylist } from './ready';

/** Reads the playlist of an address. An own one is kept. */
export default async function readAddressed(text: string, control: RoomExchange['control']): Promise<ReadPlaylist> {
  const read = await readPlaylistLink(text, await knownNames(control));
  if ('playlist' in read && !readyPlaylist(text)) keepOnce(read.playlist);
  return read;
}

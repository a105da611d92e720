import { fromBase64Url, toBase64Url } from '../../replay/link/base64url';
import { deflate, inflate } from '../../replay/link/deflate';
import { type Known, type Playlist, type ReadPlaylist, readPlaylist } from './playlist';
import { readyPlaylist } from './ready';

/** The address's parameter: the name of a ready-made playlist, or a whole one. */
export const PLAYLIST_PARAMETER = 'playlist';
const MAX_BYTES = 200_000;

/** A playlist for an address, with all its notes. */
export async function writePlaylistLink(playlist: Playlist): Promise<string> {
  return toBase64Url(await deflate(new TextEncoder().encode(JSON.stringify(playlist))));
}

/** Reads the parameter. A damaged link is one fault, `link`. */
export async function readPlaylistLink(text: string, known: Known): Promise<ReadPlaylist> {
  const ready = readyPlaylist(text);
  if (ready) return { playlist: ready };
  try {
    const bytes = fromBase64Url(text);
    if (!bytes) throw new Error('no base64url');
    return readPlaylist(new TextDecoder('utf-8', { fatal: true }).decode(await inflate(bytes, MAX_BYTES)), known);
  } catch {
    return { faults: [{ at: '', fault: 'link', value: '' }] };
  }
}

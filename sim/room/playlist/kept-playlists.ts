import * as v from 'valibot';
import { randomId } from '@/lib/random-id';
import { createValueStore } from '@/lib/stores/value-store';
import { onRemembered, recall, remember } from '../remembered';
import { isPlaylist, type Playlist } from './playlist';

/** A playlist in this browser. */
export interface KeptPlaylist {
  readonly id: string;
  readonly playlist: Playlist;
}

const NAME = 'playlists';
/** Older ones are dropped. */
const MAX_KEPT = 30;

const keptPlaylist = v.object({ id: v.string(), playlist: v.custom<Playlist>(isPlaylist) });

/** Leaves out what is no playlist: the storage may be of another build. */
function stored(): readonly KeptPlaylist[] {
  try {
    const kept: unknown = JSON.parse(recall(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => v.is(keptPlaylist, one)) : [];
  } catch {
    return [];
  }
}

/** The presenter's own playlists, the last changed first; they survive a reload. */
export const keptPlaylists = createValueStore<readonly KeptPlaylist[]>(stored());
onRemembered(NAME, () => keptPlaylists.set(stored()));

function store(next: readonly KeptPlaylist[]): void {
  keptPlaylists.set(next.slice(0, MAX_KEPT));
  remember(NAME, JSON.stringify(keptPlaylists.get()));
}

/** Stores a playlist, under the id of the one it replaces or as a new one. Returns its id. */
export function keepPlaylist(playlist: Playlist, id: string = randomId()): string {
  store([{ id, playlist }, ...keptPlaylists.get().filter((one) => one.id !== id)]);
  return id;
}

/** Stores a playlist from a link, only once however often the link is opened. */
export function keepOnce(playlist: Playlist): void {
  const text = JSON.stringify(playlist);
  if (!keptPlaylists.get().some((one) => JSON.stringify(one.playlist) === text)) keepPlaylist(playlist);
}

export const removePlaylist = (id: string): void => store(keptPlaylists.get().filter((one) => one.id !== id));

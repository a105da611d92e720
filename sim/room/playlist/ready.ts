import type { Playlist } from './playlist';
import { bank } from './ready/bank';
import { investor } from './ready/investor';
import { workshop } from './ready/workshop';

/** Playlists that every build has, by their names in an address. */
export const READY: Readonly<Record<string, Playlist>> = { bank, investor, workshop };

export const readyPlaylist = (name: string): Playlist | undefined =>
  Object.hasOwn(READY, name) ? READY[name] : undefined;

import type { Playlist } from './playlist';
import { bank } from './ready/bank';
import { investor } from './ready/investor';
import { workshop } from './ready/workshop';
import type { READY_NAMES } from './ready-names';

/** Playlists that every build has, by their names in an address. */
export const READY: Readonly<Record<(typeof READY_NAMES)[number], Playlist>> = { bank, investor, workshop };

export const readyPlaylist = (name: string): Playlist | undefined =>
  Object.hasOwn(READY, name) ? READY[name as keyof typeof READY] : undefined;

import { createValueStore } from '@/lib/stores/value-store';
import type { Playlist } from './playlist';

/** A playlist that is being edited and not saved. */
interface PlaylistDraft {
  /** Id of the playlist that it will replace; missing for a new one. */
  readonly id?: string;
  readonly playlist: Playlist;
}

/** The draft of this page, which outlives its panel; null when none is being edited. */
export const playlistDraft = createValueStore<PlaylistDraft | null>(null);

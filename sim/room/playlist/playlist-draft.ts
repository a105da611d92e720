import * as v from 'valibot';
import { createValueStore } from '@/lib/stores/value-store';
import { isDraft, type Playlist } from './playlist';

/** A playlist that is being edited and not saved. */
interface PlaylistDraft {
  /** Id of the playlist that it will replace; missing for a new one. */
  readonly id?: string;
  readonly playlist: Playlist;
}

const STORAGE_KEY = 'pocket-playlist-draft';

const storedDraft = v.object({ id: v.exactOptional(v.string()), playlist: v.custom<Playlist>(isDraft) });

/** Null also for what is no draft: the storage may be of another build. */
function stored(): PlaylistDraft | null {
  try {
    const given: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return v.is(storedDraft, given) ? given : null;
  } catch {
    return null;
  }
}

/** The draft of this tab, which outlives its panel and a reload; null when none is being edited. */
export const playlistDraft = createValueStore<PlaylistDraft | null>(stored());
playlistDraft.subscribe(() => {
  const draft = playlistDraft.get();
  try {
    if (draft) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage a reload ends the editing.
  }
});

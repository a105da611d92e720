import * as v from 'valibot';
import { createValueStore } from '@/lib/stores/value-store';
import { onRemembered, recall, remember } from '../remembered';
import { isPlaylist, type Playlist } from './playlist';

/** A playlist that is being shown. */
export interface Talk {
  readonly playlist: Playlist;
  /** Index of the scene on the phone. */
  readonly at: number;
  /** Real epoch milliseconds at which the talk began. */
  readonly startedMs: number;
}

const NAME = 'talk';

const storedTalk = v.object({ playlist: v.custom<Playlist>(isPlaylist), at: v.number(), startedMs: v.number() });

/** Null also for what is no talk: the storage may be of another build. */
function stored(): Talk | null {
  try {
    const given: unknown = JSON.parse(recall(NAME) ?? 'null');
    return v.is(storedTalk, given) ? given : null;
  } catch {
    return null;
  }
}

/** The talk of this browser, in all its windows; null when none is given. It survives a reload. */
export const talk = createValueStore<Talk | null>(stored());
onRemembered(NAME, () => talk.set(stored()));

export function setTalk(next: Talk | null): void {
  talk.set(next);
  remember(NAME, JSON.stringify(next));
}

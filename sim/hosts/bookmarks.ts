import { randomId } from '@/lib/random-id';
import type { CommandRenumbering } from '../journal/command-renumbering';
import { hashJson } from '../journal/hash-json';
import type { JournalEntry, JournalHeader } from '../journal/journal';
import type { Json } from '../journal/json';
import { StateHasher } from '../journal/state-hash';
import type { BookmarkSummary } from '../port';
import { KeptList } from './kept-list';
import type { Log } from './run-archive';
import type { Bookmark, RunStore } from './run-store';

/** Older ones are dropped. */
export const MAX_BOOKMARKS = 50;

interface Marked {
  readonly before: string;
  readonly mark: string;
}

/** Digests by entry, so that a long run is not digested again for every reading. */
const marks = new WeakMap<JournalEntry, Marked>();

/** A digest of the first `seq` commands; '' for no commands. */
export function markOf(entries: readonly JournalEntry[], seq: number): string {
  let mark = '';
  for (const entry of entries.slice(0, seq)) {
    const known = marks.get(entry);
    const next = known?.before === mark ? known.mark : digest(mark, entry);
    if (known?.mark !== next) marks.set(entry, { before: mark, mark: next });
    mark = next;
  }
  return mark;
}

function digest(before: string, entry: JournalEntry): string {
  const hasher = new StateHasher().text(before);
  hashJson(entry as unknown as Json, hasher);
  const { a, b } = hasher.finish();
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

const isOfStart = ({ scenario, seed, startMs }: Bookmark, header: JournalHeader): boolean =>
  scenario === header.scenario && seed === header.seed && startMs === header.startMs;

/** Whether a run has all commands before the bookmark, so that the bookmarked moment can be computed from it. */
export const leadsTo = ({ header, entries }: Pick<Log, 'header' | 'entries'>, bookmark: Bookmark): boolean =>
  isOfStart(bookmark, header) && entries.length >= bookmark.seq && markOf(entries, bookmark.seq) === bookmark.mark;

/**
 * Whether the bookmark lies on the line of the run: the run leads to it, and has no further command before the
 * bookmark's instant.
 */
function isOnLine(log: Log, bookmark: Bookmark): boolean {
  return leadsTo(log, bookmark) && (log.entries[bookmark.seq]?.atMs ?? Number.POSITIVE_INFINITY) >= bookmark.atMs;
}

/** Where a bookmark lies as seen from the current moment; null when no kept run leads to it any more. */
export function whereIs(
  bookmark: Bookmark,
  current: Log,
  ahead: Log | null,
  archived: readonly Log[],
): BookmarkSummary['where'] | null {
  if (isOnLine(current, bookmark)) return bookmark.atMs <= current.nowMs ? 'past' : 'ahead';
  if (ahead && isOnLine(ahead, bookmark)) return 'ahead';
  return [current, ...archived].some((log) => leadsTo(log, bookmark)) ? 'branch' : null;
}

/** The bookmark of a moment: by default of the run's current one. */
export function bookmarkOf(
  name: string,
  { header, entries, nowMs }: Log,
  seq = entries.length,
  atMs = nowMs,
): Bookmark {
  const { scenario, seed, startMs } = header;
  return { id: randomId(), name, scenario, seed, startMs, seq, atMs, mark: markOf(entries, seq) };
}

/** A bookmark of another build's log, with the command number it has in the run that continues the log. */
export function renumbered(
  bookmark: Bookmark,
  from: Pick<Log, 'header' | 'entries'>,
  { entries }: Log,
  renumbering: Pick<CommandRenumbering, 'numberOf'>,
): Bookmark {
  if (!leadsTo(from, bookmark)) return bookmark;
  const seq = renumbering.numberOf(bookmark.seq);
  return { ...bookmark, seq, mark: markOf(entries, seq) };
}

/** The bookmarks, stored where the run is stored, else in the memory of this process. Newest first. */
export class Bookmarks {
  readonly #all: KeptList<Bookmark>;

  /** `onFailure` is called when the store has failed. */
  constructor(store: RunStore | null, onFailure: (error: unknown) => void | Promise<void>) {
    const stored = store && {
      read: () => store.readBookmarks(),
      write: (all: readonly Bookmark[]) => store.writeBookmarks(all),
    };
    this.#all = new KeptList(stored, onFailure);
  }

  read(): Promise<readonly Bookmark[]> {
    return this.#all.read();
  }

  /** Changes the list; one change at a time. */
  change(next: (bookmarks: readonly Bookmark[]) => readonly Bookmark[]): Promise<void> {
    return this.#all.change((bookmarks) => next(bookmarks).slice(0, MAX_BOOKMARKS));
  }
}

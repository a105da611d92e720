import { createPreference } from '@/data/session/preferences';
import { createValueStore, type ReadableStore } from '@/lib/stores/value-store';
import { type Drawing, MAX_DRAWINGS, type MarketDrawings, NO_DRAWINGS, storedDrawings } from './drawing';

/** Most steps that can be undone. */
const MAX_UNDO = 50;

/** The drawings of one customer in one market, kept on this device and the same in all tabs. */
export interface DrawingBook extends ReadableStore<MarketDrawings> {
  /** False also while the drawings are locked. */
  readonly canUndo: ReadableStore<boolean>;
  /** Adds or replaces a drawing. Returns false when there are too many. */
  put(drawing: Drawing): boolean;
  remove(id: string): void;
  clear(): void;
  undo(): void;
  change(switches: Partial<Pick<MarketDrawings, 'hidden' | 'locked'>>): void;
}

const books = new Map<string, DrawingBook>();

/** @param customer id of the customer; null for visitors, who have drawings of their own */
export function drawingsOf(customer: number | null, symbol: string): DrawingBook {
  const name = `drawings:${customer ?? 'visitor'}:${symbol}`;
  const known = books.get(name);
  if (known) return known;
  const made = openBook(name);
  books.set(name, made);
  return made;
}

function openBook(name: string): DrawingBook {
  const empty = { ...NO_DRAWINGS, version: 1 as const, list: [] as Drawing[] };
  const stored = createPreference(name, storedDrawings, empty);
  const canUndo = createValueStore(false);
  /** Former lists, oldest first. */
  let former: (readonly Drawing[])[] = [];
  /** The own write in progress: writes of other tabs forget the steps, because they would undo those tabs' work. */
  let writing = false;
  const tell = () => canUndo.set(former.length > 0 && !stored.get().locked);
  const forget = (next: typeof former) => {
    former = next.slice(-MAX_UNDO);
    tell();
  };
  stored.subscribe(() => (writing ? tell() : forget([])));

  const write = (next: MarketDrawings) => {
    writing = true;
    const isEmpty = next.list.length === 0 && !next.hidden && !next.locked;
    stored.set(isEmpty ? empty : { ...next, version: 1, list: [...next.list] });
    writing = false;
  };
  const list = () => stored.get().list;
  const replace = (next: readonly Drawing[]) => {
    forget([...former, list()]);
    write({ ...stored.get(), list: next });
  };

  return {
    get: stored.get,
    subscribe: stored.subscribe,
    canUndo,
    put(drawing) {
      const at = list().findIndex(({ id }) => id === drawing.id);
      if (at < 0 && list().length >= MAX_DRAWINGS) return false;
      replace(at < 0 ? [...list(), drawing] : list().with(at, drawing));
      return true;
    },
    remove(id) {
      if (list().some((one) => one.id === id)) replace(list().filter((one) => one.id !== id));
    },
    clear: () => replace([]),
    undo() {
      const last = former.at(-1);
      if (!last || !canUndo.get()) return;
      forget(former.slice(0, -1));
      write({ ...stored.get(), list: last });
    },
    change: (switches) => write({ ...stored.get(), ...switches }),
  };
}

import type { Answered } from '../answered';
import { beginningOf } from './long-call';
import { Ring } from './ring';

/** A call, as a journal has it (sim/port.ts, WireRequest). */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly token: string;
  readonly from?: string;
}

/** Something that happened in a run and is not a journalled command. */
export type Happening =
  | {
      readonly do: 'call';
      readonly request: Asked;
      readonly answer: Answered;
      /** The call is also in the journal, so a replay makes it anyway. */
      readonly isLogged?: boolean;
      /** A fault answered instead of the exchange, which never received the call. */
      readonly isFaulty?: boolean;
      /** Only its beginning is kept, so it cannot be made again. */
      readonly isCut?: boolean;
    }
  /** A screen of the app was opened. */
  | { readonly do: 'screen'; readonly screen: string; readonly lang: string }
  /** Something was pressed on a screen, in the words of the screen. What is typed is not recorded. */
  | { readonly do: 'tap'; readonly on: string };

export type TrailEntry = Happening & {
  /** Rises with each entry. */
  readonly n: number;
  /** The sequence number of the last command before it. */
  readonly after: number;
  /** Virtual epoch milliseconds. */
  readonly atMs: number;
};

/** How many refused calls, answered reads, and screens and taps are kept. */
export const TRAIL_LIMITS = { refused: 60, reads: 120, steps: 200 } as const;

/**
 * The latest refused calls, reads, screens and taps of a run (designed). The trail is shared with the run, but it is
 * part neither of the state nor of its hash. Each kind has its own limit, so that the many reads do not displace
 * refusals.
 */
export class Trail {
  readonly #refused = new Ring<TrailEntry>(TRAIL_LIMITS.refused);
  readonly #reads = new Ring<TrailEntry>(TRAIL_LIMITS.reads);
  readonly #steps = new Ring<TrailEntry>(TRAIL_LIMITS.steps);
  #last = 0;
  #lastBesideReads = 0;

  /** The number of the last entry; 0 before the first. */
  get last(): number {
    return this.#last;
  }

  /** The number of the last entry that is no answered read. */
  get lastBesideReads(): number {
    return this.#lastBesideReads;
  }

  note(moment: { readonly after: number; readonly atMs: number }, happening: Happening): void {
    this.#last += 1;
    this.#keep({ ...happening, ...moment, n: this.#last });
  }

  /** Oldest first. */
  entries(): readonly TrailEntry[] {
    return inOrder([this.#refused, this.#reads, this.#steps].flatMap((ring) => ring.tail(() => true)));
  }

  /** Replaces everything. Further entries have numbers above `last` and above all of these. */
  adopt(entries: readonly TrailEntry[], last = 0): void {
    for (const ring of [this.#refused, this.#reads, this.#steps]) ring.clear();
    this.#last = last;
    this.#lastBesideReads = 0;
    for (const entry of entries) {
      if (!isTypedDigit(entry)) this.#keep(entry);
      this.#last = Math.max(this.#last, entry.n);
    }
  }

  #keep(entry: TrailEntry): void {
    const ring = entry.do !== 'call' ? this.#steps : isRefused(entry) ? this.#refused : this.#reads;
    if (ring !== this.#reads) this.#lastBesideReads = Math.max(this.#lastBesideReads, entry.n);
    const request = entry.do === 'call' ? beginningOf(entry.request) : null;
    ring.add(entry.do === 'call' && request ? { ...entry, request, isCut: true } : entry);
  }
}

/** Whether the entry is a call that the exchange or a fault refused. */
export const isRefused = (entry: TrailEntry): entry is TrailEntry & { readonly do: 'call' } =>
  entry.do === 'call' && entry.answer.type !== 'ok';

/**
 * A tap on a digit of the keypad. Earlier builds recorded them although they are digits of payment passwords, and runs
 * of those builds are still shared.
 */
const isTypedDigit = (entry: TrailEntry): boolean => entry.do === 'tap' && /^button "\d"$/.test(entry.on);

/** The part of a trail up to a moment of its run. */
export const trailUpTo = (
  entries: readonly TrailEntry[],
  { seq, nowMs }: { readonly seq: number; readonly nowMs: number },
): readonly TrailEntry[] => entries.filter(({ after, atMs }) => after <= seq && atMs <= nowMs);

/** Sorted by moments of the run. After a rewind an entry with a higher number may belong to an earlier moment. */
const inOrder = (entries: readonly TrailEntry[]): TrailEntry[] =>
  [...entries].sort((a, b) => a.after - b.after || a.atMs - b.atMs || a.n - b.n);

/**
 * The entries of both trails, without duplicates. The two runs share their beginning, and one continues where the other
 * stood.
 */
export function joinedTrails(one: readonly TrailEntry[], other: readonly TrailEntry[]): readonly TrailEntry[] {
  const nameOf = ({ n, after, atMs, do: what }: TrailEntry) => [n, after, atMs, what].join(' ');
  const known = new Set(one.map(nameOf));
  const taken = new Set(one.map(({ n }) => n));
  let last = Math.max(0, ...[...one, ...other].map(({ n }) => n));
  const added = other
    .filter((entry) => !known.has(nameOf(entry)))
    .map((entry) => {
      if (!taken.has(entry.n)) return entry;
      last += 1;
      return { ...entry, n: last };
    });
  return inOrder([...one, ...added]);
}

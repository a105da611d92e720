import { uniqueName } from '@/lib/unique-name';
import { type Command, commandOf } from '../journal/command';
import type { Journal, JournalData, JournalEntry, JournalHeader } from '../journal/journal';
import type { ListedRun } from '../port';
import type { RunStore, ShelvedRun } from './run-store';

/** The last ones; older ones go. */
export const RUNS_KEPT = 5;

/** A run as far as it has come. */
export type Log = Pick<JournalData, 'header' | 'entries'> & { readonly nowMs: number };

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function isSameStart(a: JournalHeader, b: JournalHeader): boolean {
  return a.scenario === b.scenario && a.seed === b.seed && a.startMs === b.startMs;
}

/** Whether a run is a moment of a line: whoever has the line loses nothing with the run. */
export function covers(line: Log, run: Log): boolean {
  const { length } = run.entries;
  if (!isSameStart(line.header, run.header) || line.entries.length < length) return false;
  // From the end: runs that parted did so late.
  for (let at = length - 1; at >= 0; at -= 1) if (!isSame(line.entries[at], run.entries[at])) return false;
  return line.entries.length > length || line.nowMs >= run.nowMs;
}

/** A run leads further than another one that is a moment of it. */
const leadsOn = (line: Log, run: Log): boolean =>
  covers(line, run) && (line.entries.length > run.entries.length || line.nowMs > run.nowMs);

/** Where a run has to be gone on from: a page that comes to its beginning signs somebody in, which is no branch yet. */
export const branchPoint = (current: Log): Log => (isWorkedOn(current.entries) ? current : { ...current, entries: [] });

const isSignIn = (command: Command): boolean => command.do === 'control' && command.action === 'people.as';

/** Signing a persona in is how runs begin; whoever did nothing more can do it again. */
const isWorkedOn = (entries: readonly JournalEntry[]): boolean => entries.some((entry) => !isSignIn(commandOf(entry)));

/** Whom the last login of the log let in, or `otherwise`. */
export function personOf(entries: readonly JournalEntry[], otherwise: string): string {
  for (const entry of [...entries].reverse()) {
    const command = commandOf(entry);
    if (command.do === 'control') {
      if (isSignIn(command)) return String((command.input as { who?: unknown }).who ?? otherwise);
    } else if (command.request.path === '/user/login') {
      const { account, user_string: user = account } = command.request.fields;
      if (user) return user;
    }
  }
  return otherwise;
}

/** The runs that are kept after one more has lost its place to `current`, newest first. */
function withRun(kept: readonly ShelvedRun[], run: ShelvedRun, current: Log): readonly ShelvedRun[] {
  const isLost = isWorkedOn(run.entries) && ![current, ...kept].some((line) => covers(line, run));
  const all = isLost ? [run, ...kept.filter((one) => !covers(run, one))] : kept;
  return all.filter((one) => !covers(current, one)).slice(0, RUNS_KEPT);
}

/** A run that is about to lose its place. */
export interface LeftRun extends Log {
  /** Whom its scenario finds signed in. */
  readonly signIn: string | undefined;
}

/**
 * The runs that others have taken the place of: of the browser or the file in which a run is kept, else of this
 * process.
 */
export class RunShelf {
  readonly #store: RunStore | null;
  /** Where nothing is kept, or not any more. */
  #memory: readonly ShelvedRun[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: RunStore | null) {
    this.#store = store;
  }

  async read(): Promise<readonly ShelvedRun[]> {
    await this.#last;
    return this.#read();
  }

  /** Keeps a run that somebody has worked on, unless its moments are those of `current` or of another kept one. */
  put({ header, entries, nowMs, signIn = 'visitor' }: LeftRun, current: Log): Promise<void> {
    const person = personOf(entries, signIn);
    const run: ShelvedRun = { id: uniqueName(), header, entries, nowMs, person, keptAtMs: Date.now() };
    const put = this.#last.then(async () => {
      this.#memory = withRun(await this.#read(), run, current);
      // A full disk keeps it from surviving this process, and nothing else.
      await this.#store?.writeShelf(this.#memory).catch(() => {});
    });
    this.#last = put;
    return put;
  }

  async #read(): Promise<readonly ShelvedRun[]> {
    const stored = (await this.#store?.readShelf().catch(() => null)) ?? null;
    return stored ?? this.#memory;
  }
}

/** What a log of the exchange's is compared by. */
export const logOf = (journal: Pick<Journal, 'header' | 'entries'>, nowMs: number, upTo?: number): Log => ({
  header: journal.header,
  entries: journal.entries().slice(0, upTo),
  nowMs,
});

/** Whether a picture was sent in one of these runs: its address ends with the digest that its upload was made with. */
export function picturesOf(runs: readonly Pick<JournalData, 'entries'>[]): (address: string) => boolean {
  const text = JSON.stringify(runs.map(({ entries }) => entries));
  return (address) => {
    const digest = /^\/upload\/\d+([0-9a-f]{16})\.\w+$/.exec(address)?.[1];
    return digest !== undefined && text.includes(digest);
  };
}

/** What there is to take up, newest first, for somebody who is at `current`. */
export function listed(kept: readonly ShelvedRun[], current: Log): readonly ListedRun[] {
  const from = branchPoint(current);
  return kept
    .filter((run) => !covers(current, run))
    .map((run) => {
      const { id, header, entries, nowMs, person, keptAtMs } = run;
      const { scenario, seed } = header;
      const isAhead = leadsOn(run, from);
      return { id, scenario, seed, person, now: nowMs, commands: entries.length, keptAtMs, isAhead };
    });
}

/** The kept run that goes on from `current`; null when that one is the end of all it belongs to. */
export function futureOf(kept: readonly ShelvedRun[], current: Log): ShelvedRun | null {
  const from = branchPoint(current);
  return kept.find((run) => leadsOn(run, from)) ?? null;
}

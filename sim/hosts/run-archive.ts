import { randomId } from '@/lib/random-id';
import { type Command, commandOf } from '../journal/command';
import type { Journal, JournalData, JournalEntry, JournalHeader } from '../journal/journal';
import type { TrailEntry } from '../journal/trail';
import type { ArchivedRunSummary } from '../port';
import { KeptList } from './kept-list';
import type { ArchivedRun, RunStore } from './run-store';

/** The newest runs are kept; older ones are dropped. */
export const MAX_ARCHIVED_RUNS = 5;
/** All kept runs together have at most so many commands, so that long histories take bounded memory. */
export const MAX_ARCHIVED_COMMANDS = 20_000;

/** A run up to a moment: its commands and its virtual time. */
export type Log = Pick<JournalData, 'header' | 'entries'> & { readonly nowMs: number };

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function isSameStart(a: JournalHeader, b: JournalHeader): boolean {
  return a.scenario === b.scenario && a.seed === b.seed && a.startMs === b.startMs;
}

/** Whether `run` is an earlier moment of `log`, so that keeping `log` alone loses nothing. */
export function containsRun(log: Log, run: Log): boolean {
  const { length } = run.entries;
  if (!isSameStart(log.header, run.header) || log.entries.length < length) return false;
  // Compared from the end, because different runs of one start mostly differ in their last commands.
  for (let at = length - 1; at >= 0; at -= 1) if (!isSame(log.entries[at], run.entries[at])) return false;
  return log.entries.length > length || log.nowMs >= run.nowMs;
}

/** Whether `run` is an earlier moment of `log`, and `log` goes on after it. */
const extendsRun = (log: Log, run: Log): boolean =>
  containsRun(log, run) && (log.entries.length > run.entries.length || log.nowMs > run.nowMs);

/**
 * The run as it is compared with its possible continuations. A page that opens the start of a run signs a persona in,
 * so a run without other commands counts as being at its start.
 */
export const branchPoint = (current: Log): Log => (isWorkedOn(current.entries) ? current : { ...current, entries: [] });

const isSignIn = (command: Command): boolean => command.do === 'control' && command.action === 'people.as';

/** Whether a run has commands besides signing a persona in. Every run begins with that, and it is easily repeated. */
const isWorkedOn = (entries: readonly JournalEntry[]): boolean => entries.some((entry) => !isSignIn(commandOf(entry)));

/** The user of the last login in the log, or `otherwise`. */
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

/** The archived runs after `current` has replaced `run`, newest first. */
function withRun(archived: readonly ArchivedRun[], run: ArchivedRun, current: Log): readonly ArchivedRun[] {
  const isLost = isWorkedOn(run.entries) && ![current, ...archived].some((log) => containsRun(log, run));
  const all = isLost ? [run, ...archived.filter((one) => !containsRun(run, one))] : archived;
  const kept = all.filter((one) => !containsRun(current, one)).slice(0, MAX_ARCHIVED_RUNS);
  let commands = 0;
  return kept.filter(({ entries }, at) => {
    commands += entries.length;
    // The newest is kept whatever its length, because it may be what lies ahead.
    return at === 0 || commands <= MAX_ARCHIVED_COMMANDS;
  });
}

/** A run that is about to be replaced. */
export interface ReplacedRun extends Log {
  /** The persona that its scenario starts signed in as. */
  readonly signIn: string | undefined;
  /** The trail of the run. */
  readonly trail?: readonly TrailEntry[] | undefined;
}

/**
 * The runs that other runs have replaced. They are stored where the run itself is stored (browser or file), else in the
 * memory of this process.
 */
export class RunArchive {
  readonly #runs: KeptList<ArchivedRun>;

  /** `onFailure` is called when the store has failed. */
  constructor(store: RunStore | null, onFailure: (error: unknown) => void | Promise<void>) {
    const stored = store && {
      read: () => store.readArchive(),
      write: (all: readonly ArchivedRun[]) => store.writeArchive(all),
    };
    this.#runs = new KeptList(stored, onFailure);
  }

  read(): Promise<readonly ArchivedRun[]> {
    return this.#runs.read();
  }

  /**
   * Keeps a run that has commands besides signing in a persona, unless it is an earlier moment of `current` or of
   * another archived run.
   */
  put({ header, entries, nowMs, signIn = 'visitor', trail = [] }: ReplacedRun, current: Log): Promise<void> {
    const person = personOf(entries, signIn);
    const run: ArchivedRun = { id: randomId(), header, entries, nowMs, trail, person, keptAtMs: Date.now() };
    return this.#runs.change((archived) => withRun(archived, run, current));
  }
}

/** The run of a journal, cut to its first `upTo` commands, in the form in which runs are compared. */
export const logOf = (journal: Pick<Journal, 'header' | 'entries'>, nowMs: number, upTo?: number): Log => ({
  header: journal.header,
  entries: journal.entries().slice(0, upTo),
  nowMs,
});

/**
 * Returns a function that checks whether a picture was uploaded in one of these runs: its address ends like the digest
 * of its upload.
 */
export function picturesOf(runs: readonly Pick<JournalData, 'entries'>[]): (address: string) => boolean {
  const text = JSON.stringify(runs.map(({ entries }) => entries));
  return (address) => {
    const digest = /^\/upload\/\d+[0-9a-f]*([0-9a-f]{16})\.\w+$/.exec(address)?.[1];
    return digest !== undefined && text.includes(digest);
  };
}

/** The runs that can be resumed, newest first. `current` is the current run. */
export function summariesOf(archived: readonly ArchivedRun[], current: Log): readonly ArchivedRunSummary[] {
  const from = branchPoint(current);
  return archived
    .filter((run) => !containsRun(current, run))
    .map((run) => {
      const { id, header, entries, nowMs, person, keptAtMs } = run;
      const { scenario, seed } = header;
      const isAhead = extendsRun(run, from);
      return { id, scenario, seed, person, now: nowMs, commands: entries.length, keptAtMs, isAhead };
    });
}

/** The archived run that continues `current`; null when there is none. */
export function continuationOf(archived: readonly ArchivedRun[], current: Log): ArchivedRun | null {
  const from = branchPoint(current);
  return archived.find((run) => extendsRun(run, from)) ?? null;
}

import type { ClockReading } from '@/lib/clock/clock-port';
import { Exchange } from '../core';
import { errorText } from '../error-text';
import { Journal, type JournalData } from '../journal/journal';
import type { Persistence } from '../port';
import { DEFAULT_SCENARIO, DEFAULT_SEED } from '../scenarios/default-run';
import { library, loadScenarios } from '../scenarios/start/library';
import { Bookmarks, renumbered } from './bookmarks';
import { certainMs } from './clock-bound';
import { logOf, RunArchive } from './run-archive';
import type { RunStore, StoredReply, StoredRun } from './run-store';
import { failureOf } from './run-writer';

/** The run that a host wants. A missing field is taken from the stored run, else from `otherwise`. */
export interface RequestedRun {
  readonly scenario?: string | undefined;
  readonly seed?: number | undefined;
  /** True starts the named run anew even when the stored one has the same name and seed. */
  readonly isFresh?: boolean;
  /** The run to begin when none is stored; by default the default scenario. */
  readonly otherwise?: { readonly scenario: string; readonly seed: number };
  readonly build: string;
  /** Real epoch milliseconds from which the scenario computes `today`. */
  readonly realNowMs: number;
  /**
   * The virtual time that a still connected client has seen last. The run then continues from there, not from the
   * stored upper bound of its clock.
   */
  readonly seen?: { readonly run: string; readonly nowMs: number } | null;
}

/** An exchange whose run was resumed or begun. */
export interface ResumedRun {
  readonly exchange: Exchange;
  /** Where the run is stored; null when it is not stored. */
  readonly store: RunStore | null;
  /** Name of the stored run (./run-store.ts); null for a run that has just begun. */
  readonly run: string | null;
  /** Whether the run was begun, not resumed. */
  readonly isNew: boolean;
  /** Stored answers to commands that may be repeated. */
  readonly replies: readonly StoredReply[];
  readonly persistence: Persistence;
}

const DEFAULTS = { scenario: DEFAULT_SCENARIO, seed: DEFAULT_SEED };
const STORED: Persistence = { kept: true, reason: null, broken: null };

/**
 * Resumes the stored run at the moment it had reached, or begins a new one. `withoutStore` is the reported reason when
 * `store` is null.
 * @throws when the wanted scenario does not exist or could not be loaded
 */
export async function resumeRun(
  requested: RequestedRun,
  store: RunStore | null,
  withoutStore: Persistence['reason'] = 'isolated',
): Promise<ResumedRun> {
  if (!store) return begin(requested, null, { kept: false, reason: withoutStore, broken: null });
  let stored: StoredRun | null;
  try {
    stored = await store.read();
  } catch {
    // A store that could not be read is not overwritten: the next try may succeed.
    return begin(requested, null, { kept: false, reason: 'failed', broken: null });
  }
  if (!stored) return begin(requested, store, STORED);
  if (isAnother(stored, requested)) {
    const begun = await begin(requested, store, STORED);
    const failure = await archiveRun(stored, begun.exchange, store);
    // Then the stored run is the only copy, so the new run does not replace it.
    return failure ? { ...begun, store: null, persistence: { ...STORED, ...failure } } : begun;
  }
  await makeAvailable(stored.header.scenario);
  try {
    const exchange = restored(stored, requested.build);
    exchange.realNow = () => requested.realNowMs;
    exchange.recall(stored.trail ?? []);
    resumeClock(exchange, stored.clock, requested.seen?.run === stored.run ? requested.seen.nowMs : null);
    const resumed = { exchange, isNew: false, replies: stored.replies };
    if (exchange.renumbering.refusals.length > 0)
      return { ...resumed, run: null, ...(await continuedInPart(stored, exchange, store)) };
    // Another build may compute another state from the same commands, so the run gets a new name for this build.
    const run = stored.header.build === requested.build ? stored.run : null;
    return { ...resumed, store, run, persistence: STORED };
  } catch (error) {
    const problem = errorText(error);
    const { header, entries } = stored;
    if (!store.quarantine) return begin(requested, null, { kept: false, reason: 'failed', broken: problem });
    const failure = await store.quarantine({ header, entries, problem }).then(() => null, notKept);
    return begin(requested, failure ? null : store, { ...STORED, ...failure, broken: problem });
  }
}

/**
 * For a run that is continued without some of its commands: keeps the original log aside, because the continued run
 * takes its place in the store, and moves the bookmarks to the commands that are left. When the log cannot be kept
 * aside, it stays in the store and the run is continued in memory only.
 */
async function continuedInPart(
  stored: StoredRun,
  exchange: Exchange,
  store: RunStore,
): Promise<Pick<ResumedRun, 'store' | 'persistence'>> {
  const { header, entries } = stored;
  const { renumbering, journal, nowMs } = exchange;
  const [count, named] = [renumbering.refusals.length, renumbering.firstRefusals.join('; ')];
  const problem = `${count} of ${entries.length} commands were refused and left out: ${named}`;
  let failure = store.quarantine
    ? await store.quarantine({ header, entries, problem }).then(() => null, notKept)
    : await archiveRun(stored, exchange, store);
  const bookmarks = new Bookmarks(failure ? null : store, (error) => {
    failure = notKept(error);
  });
  await bookmarks.change((all) =>
    all.map((one) => renumbered(one, { header, entries }, logOf(journal, nowMs), renumbering)),
  );
  return { store: failure ? null : store, persistence: { ...STORED, ...failure, broken: problem } };
}

/** Why a run is not stored, by the error of its store. */
const notKept = (error: unknown): Pick<Persistence, 'kept' | 'reason'> => ({ kept: false, reason: failureOf(error) });

/**
 * Archives the stored run when the address asks for another run, so that no work is lost. Resolves with the problem
 * when it could not.
 */
async function archiveRun({ header, entries, clock, trail }: StoredRun, { journal, nowMs }: Exchange, store: RunStore) {
  const { scenario, startMs } = header;
  // Only its scenario knows who was signed in at the start. When the scenario cannot be loaded, the new run begins all
  // the same.
  await makeAvailable(scenario).catch(() => {});
  const signIn = library.has(scenario) ? library.named(scenario).signIn : undefined;
  const leftAtMs = clock?.nowMs ?? entries.at(-1)?.atMs ?? startMs;
  const failures: ReturnType<typeof notKept>[] = [];
  const archive = new RunArchive(store, (error) => void failures.push(notKept(error)));
  await archive.put({ header, entries, nowMs: leftAtMs, signIn, trail }, logOf(journal, nowMs));
  return failures[0] ?? null;
}

async function begin(requested: RequestedRun, store: RunStore | null, persistence: Persistence): Promise<ResumedRun> {
  const { otherwise = DEFAULTS, build, realNowMs } = requested;
  const { scenario = otherwise.scenario } = requested;
  await makeAvailable(scenario);
  // A recorded scenario has a seed of its own.
  const own = requested.scenario === undefined ? undefined : library.named(scenario).seed;
  const seed = requested.seed ?? own ?? otherwise.seed;
  const exchange = Exchange.begin({ scenario, seed, build, realNowMs });
  return { exchange, store, run: null, isNew: true, replies: [], persistence };
}

/** In browsers most scenarios are loaded on demand. */
const makeAvailable = async (scenario: string): Promise<void> => {
  if (!library.has(scenario)) await loadScenarios();
};

/** Whether the page's address asks for a run other than the stored one. */
function isAnother({ header }: StoredRun, { scenario, seed, isFresh = false }: RequestedRun): boolean {
  if (isFresh && (scenario !== undefined || seed !== undefined)) return true;
  if (scenario !== undefined && scenario !== header.scenario) return true;
  return seed !== undefined && seed !== header.seed;
}

/**
 * Restores from the snapshot when it is usable, else from the log. Throws when the log does not replay. What another
 * build accepted and this one refuses is left out.
 */
function restored({ header, entries, snapshot }: StoredRun, build: string): Exchange {
  const log = Journal.fromJSON({ header: { ...header, build }, entries }).toJSON();
  if (snapshot && snapshot.seq <= entries.length) {
    const fromSnapshot = restoredFrom(snapshot, log);
    if (fromSnapshot) return fromSnapshot;
  }
  return Exchange.replay({ ...log, isForeign: header.build !== build });
}

/** Null when the snapshot belongs to another build or is damaged. */
function restoredFrom(snapshot: NonNullable<StoredRun['snapshot']>, log: JournalData): Exchange | null {
  try {
    return Exchange.restore(snapshot, log);
  } catch {
    return null;
  }
}

/**
 * Continues the clock from the time that a client has seen last, else from the stored upper bound (./clock-bound.ts),
 * which no client has seen exceeded.
 */
function resumeClock(exchange: Exchange, clock: ClockReading | null, seenMs: number | null): void {
  if (seenMs !== null) exchange.advanceTo(Math.max(exchange.nowMs, seenMs));
  if (!clock) return;
  exchange.advanceTo(Math.max(exchange.nowMs, seenMs === null ? clock.nowMs : certainMs(clock)));
  const { rate, paused } = clock;
  exchange.control('clock.set', { rate, paused });
}

import type { ClockReading } from '@/lib/clock-port';
import { Exchange } from '../core';
import { Journal, type JournalData } from '../journal/journal';
import type { Persistence } from '../port';
import { DEFAULT_SCENARIO, DEFAULT_SEED } from '../scenarios/default-run';
import { library, loadScenarios } from '../scenarios/library';
import { certainMs } from './clock-bound';
import { logOf, RunShelf } from './run-shelf';
import type { RunStore, StoredReply, StoredRun } from './run-store';

/** Which run a host wants. What is left out is taken from the kept run, else from `otherwise`. */
export interface WantedRun {
  readonly scenario?: string | undefined;
  readonly seed?: number | undefined;
  /** The named run begins anew also when the kept one is of the same name. */
  readonly isFresh?: boolean;
  /** What to begin when nothing is kept; by default the default scenario. */
  readonly otherwise?: { readonly scenario: string; readonly seed: number };
  readonly build: string;
  /** Decides what `today` is; real epoch milliseconds. */
  readonly realNowMs: number;
  /** The time of a run that somebody who is still there has seen last: no need to begin behind all that may have been. */
  readonly seen?: { readonly run: string; readonly nowMs: number } | null;
}

/** An exchange that has been gone on with, or begun. */
export interface ResumedRun {
  readonly exchange: Exchange;
  /** Where it is kept, null when nowhere. */
  readonly store: RunStore | null;
  /** Name of the kept run (./run-store.ts); null for one that has just begun. */
  readonly run: string | null;
  /** Whether it was begun, and not gone on with. */
  readonly isNew: boolean;
  /** Answers given already to commands that may be repeated. */
  readonly replies: readonly StoredReply[];
  readonly persistence: Persistence;
}

const DEFAULTS = { scenario: DEFAULT_SCENARIO, seed: DEFAULT_SEED };
const KEPT: Persistence = { kept: true, reason: null, broken: null };

/**
 * The kept run, gone on from where it stood, or a new one. `withoutStore` says why there is no store.
 * @throws when the wanted scenario does not exist, or did not come
 */
export async function resumeRun(
  wanted: WantedRun,
  store: RunStore | null,
  withoutStore: Persistence['reason'] = 'isolated',
): Promise<ResumedRun> {
  if (!store) return begin(wanted, null, { kept: false, reason: withoutStore, broken: null });
  let kept: StoredRun | null;
  try {
    kept = await store.read();
  } catch {
    // What cannot be read is not written over: it may be readable the next time.
    return begin(wanted, null, { kept: false, reason: 'failed', broken: null });
  }
  if (!kept) return begin(wanted, store, KEPT);
  if (isAnother(kept, wanted)) {
    const begun = await begin(wanted, store, KEPT);
    await shelve(kept, begun.exchange, store);
    return begun;
  }
  await makeAvailable(kept.header.scenario);
  try {
    const exchange = restored(kept, wanted.build);
    goOn(exchange, kept.clock, wanted.seen?.run === kept.run ? wanted.seen.nowMs : null);
    // Under another build the same commands may come to something else: from here on it is a run of this build.
    const run = kept.header.build === wanted.build ? kept.run : null;
    return { exchange, store, run, isNew: false, replies: kept.replies, persistence: KEPT };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const { header, entries } = kept;
    if (!store.putAside) return begin(wanted, null, { kept: false, reason: 'failed', broken: problem });
    await store.putAside({ header, entries, problem }).catch(() => {});
    return begin(wanted, store, { ...KEPT, broken: problem });
  }
}

/** What somebody has worked on is not lost by an address that asks for another run. */
async function shelve({ header, entries, clock }: StoredRun, { journal, nowMs }: Exchange, store: RunStore) {
  const { scenario, startMs } = header;
  // Only its scenario says who was signed in from the start. One that does not come keeps nobody from the new run.
  await makeAvailable(scenario).catch(() => {});
  const signIn = library.has(scenario) ? library.named(scenario).signIn : undefined;
  const leftAtMs = clock?.nowMs ?? entries.at(-1)?.atMs ?? startMs;
  await new RunShelf(store).put({ header, entries, nowMs: leftAtMs, signIn }, logOf(journal, nowMs));
}

async function begin(wanted: WantedRun, store: RunStore | null, persistence: Persistence): Promise<ResumedRun> {
  const { otherwise = DEFAULTS, build, realNowMs } = wanted;
  const { scenario = otherwise.scenario, seed = otherwise.seed } = wanted;
  await makeAvailable(scenario);
  const exchange = Exchange.begin({ scenario, seed, build, realNowMs });
  return { exchange, store, run: null, isNew: true, replies: [], persistence };
}

/** In browsers most scenarios come when they are asked for. */
const makeAvailable = async (scenario: string): Promise<void> => {
  if (!library.has(scenario)) await loadScenarios();
};

/** Whether the page's address asks for another run than the kept one. */
function isAnother({ header }: StoredRun, { scenario, seed, isFresh = false }: WantedRun): boolean {
  if (isFresh && (scenario !== undefined || seed !== undefined)) return true;
  if (scenario !== undefined && scenario !== header.scenario) return true;
  return seed !== undefined && seed !== header.seed;
}

/** From the snapshot where it can be used, else from the log. Throws when the log does not replay. */
function restored({ header, entries, snapshot }: StoredRun, build: string): Exchange {
  const log = Journal.fromJSON({ header: { ...header, build }, entries }).toJSON();
  if (snapshot && snapshot.seq <= entries.length) {
    const fromSnapshot = restoredFrom(snapshot, log);
    if (fromSnapshot) return fromSnapshot;
  }
  return Exchange.replay(log);
}

/** Null when the snapshot is of another build or broken. */
function restoredFrom(snapshot: NonNullable<StoredRun['snapshot']>, log: JournalData): Exchange | null {
  try {
    return Exchange.restore(snapshot, log);
  } catch {
    return null;
  }
}

/** Time goes on from where it was seen, else from where it was at most (./clock-bound.ts), which nobody has seen later. */
function goOn(exchange: Exchange, clock: ClockReading | null, seenMs: number | null): void {
  if (seenMs !== null) exchange.advanceTo(Math.max(exchange.nowMs, seenMs));
  if (!clock) return;
  exchange.advanceTo(Math.max(exchange.nowMs, seenMs === null ? clock.nowMs : certainMs(clock)));
  const { rate, paused } = clock;
  exchange.control('clock.set', { rate, paused });
}

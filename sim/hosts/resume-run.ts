import { Exchange } from '../core';
import type { StoredRun } from '../journal/journal-store';
import { DEFAULT_SCENARIO, scenarioNames } from '../scenarios/library';
import type { RunStore } from './run-keeper';

/** Which run a host wants. What is left out is taken from the kept run, else from the default scenario. */
export interface WantedRun {
  readonly scenario?: string | undefined;
  readonly seed?: number | undefined;
  /** Runs of another build cannot be replayed: the same commands may come to something else. */
  readonly build: string;
  /** Decides what `today` is; real epoch milliseconds. */
  readonly realNowMs: number;
}

const DEFAULT_SEED = 1;

/** The kept run, gone on from where it stood, or a new one. Throws when the wanted scenario does not exist. */
export async function resumeRun(wanted: WantedRun, store: RunStore | null): Promise<Exchange> {
  const kept = await store?.read().catch(() => null);
  if (store && kept && matches(kept, wanted)) {
    const resumed = await replay(kept, store);
    if (resumed) return resumed;
  }
  const { scenario = DEFAULT_SCENARIO, seed = DEFAULT_SEED, build, realNowMs } = wanted;
  const exchange = Exchange.begin({ scenario, seed, build, realNowMs });
  await store?.clear(exchange.journal.header).catch(() => {});
  return exchange;
}

function matches({ header }: StoredRun, { scenario, seed, build }: WantedRun): boolean {
  if (header.build !== build || !scenarioNames().includes(header.scenario)) return false;
  return (scenario ?? header.scenario) === header.scenario && (seed ?? header.seed) === header.seed;
}

/** Null when the log does not replay: a broken log must not keep the sandbox from starting. */
async function replay(kept: StoredRun, store: RunStore): Promise<Exchange | null> {
  try {
    const clock = await store.readClock();
    const lastMs = kept.entries.at(-1)?.atMs ?? kept.header.startMs;
    const exchange = Exchange.replay(kept, Math.max(lastMs, clock?.nowMs ?? lastMs));
    const { rate, paused } = clock ?? { rate: 1, paused: false };
    exchange.control('clock.set', { rate, paused });
    return exchange;
  } catch {
    return null;
  }
}

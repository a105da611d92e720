import * as v from 'valibot';
import { ControlError } from '../control-error';
import { errorText } from '../error-text';
import type { KeptLog } from '../journal/journal';
import type { Persistence, RunChange, RunSummary } from '../port';
import type { Bookmarks } from './bookmarks';
import type { HostedExchange } from './hosted-exchange';
import { continuationOf, type Log, logOf, type RunArchive } from './run-archive';
import { type ArchivedRun, LeadershipLost, type RunStore } from './run-store';

/** What the actions that a host answers itself work on. */
export interface HostContext {
  readonly persistence: Persistence;
  readonly store: RunStore | null;
  readonly archive: RunArchive;
  readonly bookmarks: Bookmarks;
  readonly exchange: Pick<
    HostedExchange,
    'journal' | 'nowMs' | 'renumbering' | 'trail' | 'resumeLog' | 'describeEntries' | 'compareLogs' | 'control'
  >;
  /** Runs a change of the exchange as a command, so that its answer is stored with it. */
  runCommand<T>(command: () => T): Promise<T>;
}

/** The input of an action, checked. @throws ControlError that names the field */
export function read<T>(action: string, schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const parsed = v.safeParse(schema, input ?? {});
  if (parsed.success) return parsed.output;
  throw new ControlError(`${action}: ${v.getDotPath(parsed.issues[0]) ?? 'input'}: ${parsed.issues[0].message}`);
}

export const currentOf = ({ exchange: { journal, nowMs } }: HostContext): Log => logOf(journal, nowMs);

/** The current run, the run that continues it, and all replaced runs. */
export async function knownRuns(
  context: HostContext,
): Promise<{ current: Log; ahead: ArchivedRun | null; archived: readonly ArchivedRun[] }> {
  const current = currentOf(context);
  const archived = await context.archive.read();
  return { current, ahead: continuationOf(archived, current), archived };
}

export const runSummary = ({ journal, nowMs }: HostContext['exchange']): RunSummary => ({
  name: journal.header.scenario,
  seed: journal.header.seed,
  now: nowMs,
  commands: journal.seq,
});

/**
 * Makes the exchange continue with a log, with the clock paused. @throws ControlError when the log does not replay;
 * then nothing has changed
 */
export async function resumeWith(
  { exchange, runCommand }: HostContext,
  log: KeptLog,
  nowMs: number,
  change: RunChange,
): Promise<RunSummary> {
  try {
    return await runCommand(() => {
      exchange.resumeLog?.(log, nowMs, change);
      return runSummary(exchange);
    });
  } catch (error) {
    // Another exchange has taken over the run; the client sends the request to that one again.
    if (error instanceof LeadershipLost) throw error;
    throw new ControlError(`this run cannot be continued: ${errorText(error)}`);
  }
}

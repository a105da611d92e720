import * as v from 'valibot';
import { ControlError, refusing } from '../control-error';
import { logUpTo } from '../journal/journal';
import { joinedTrails } from '../journal/trail';
import type { ArchivedRunSummary, BrokenRun, Persistence, RunAhead } from '../port';
import { currentOf, type HostContext, read, resumeWith } from './host-context';
import { bookmarkedActions, momentActions, momentInputs } from './moment-actions';
import { branchPoint, continuationOf, summariesOf } from './run-archive';

const nothing = v.strictObject({});
const oneRun = v.strictObject({ id: v.string() });
const instant = v.pipe(v.number(), v.integer(), v.minValue(0));
const aMoment = v.strictObject({ toMs: v.optional(instant), seq: v.optional(instant) });

/** Actions that hosts answer themselves. The exchange knows neither where it is stored nor any run but its own. */
const actions = {
  /** Whether the run outlives this page or process, and if not, why. */
  'persistence.get': async ({ persistence }: HostContext): Promise<Persistence> => persistence,
  /** The last run that could not be resumed: its log and the problem. Null when there is none. */
  'persistence.broken': async ({ store }: HostContext): Promise<BrokenRun | null> =>
    (await store?.readBroken?.()) ?? null,
  /** Runs that other runs have replaced, newest first. */
  'run.kept': async (context: HostContext, input: unknown): Promise<readonly ArchivedRunSummary[]> => {
    read('run.kept', nothing, input);
    return summariesOf(await context.archive.read(), currentOf(context));
  },
  /** Resumes an archived run, with the clock paused; the current run is archived instead. */
  'run.takeUp': async (context: HostContext, input: unknown) => {
    const { id } = read('run.takeUp', oneRun, input);
    const run = (await context.archive.read()).find((one) => one.id === id);
    if (!run) throw new ControlError(`no run ${id} is kept; run.kept tells which are`);
    return resumeWith(context, run, run.nowMs, 'imported');
  },
  /** The commands after the current moment, which a rewind has left; null when nothing lies ahead. */
  'run.ahead': async (context: HostContext, input: unknown): Promise<RunAhead | null> => {
    read('run.ahead', nothing, input);
    const current = currentOf(context);
    const future = continuationOf(await context.archive.read(), current);
    if (!future) return null;
    const entries = future.entries.slice(branchPoint(current).entries.length);
    return { nowMs: future.nowMs, entries: context.exchange.describeEntries?.(entries) ?? [] };
  },
  /**
   * Goes forward again after a rewind, with the clock paused: to a virtual instant, to right after a command, or to the
   * end.
   */
  'run.forward': async (context: HostContext, input: unknown) => {
    const { toMs, seq } = read('run.forward', aMoment, input);
    if (toMs !== undefined && seq !== undefined) throw new ControlError('run.forward: say either toMs or seq');
    const current = currentOf(context);
    const future = continuationOf(await context.archive.read(), current);
    if (!future) throw new ControlError('run.forward: this run has come as far as it ever did; nothing lies ahead');
    const { header, entries, nowMs } = future;
    const moment = seq === undefined ? { toMs: toMs ?? nowMs } : { seq };
    const from = branchPoint(current).entries.length;
    // The end counts as ahead even if the clock is past its time, because it has further commands.
    if ((toMs ?? current.nowMs) < current.nowMs || (seq ?? from) < from)
      throw new ControlError('run.forward: this moment is past; run.rewind goes back to it');
    const whole = { header, seq: entries.length, entries: () => entries };
    const { log, nowMs: thenMs } = refusing(() => logUpTo(whole, nowMs, moment));
    // Trail entries made since the rewind are kept as well.
    const trail = joinedTrails(future.trail ?? [], context.exchange.trail?.entries() ?? []);
    return resumeWith(context, { ...log, trail }, thenMs, 'rewound');
  },
  ...momentActions,
};

/** What each of these actions takes. */
export const hostActionInputs: Readonly<Record<keyof typeof actions, v.GenericSchema>> = {
  'persistence.get': nothing,
  'persistence.broken': nothing,
  'run.kept': nothing,
  'run.takeUp': oneRun,
  'run.ahead': nothing,
  'run.forward': aMoment,
  ...momentInputs,
};

/** The action with this name, ready to run; null when the host has none and the exchange itself must answer. */
export function hostAction(name: string, input: unknown, context: HostContext): (() => Promise<unknown>) | null {
  const own = { ...actions, ...bookmarkedActions };
  return Object.hasOwn(own, name) ? () => own[name as keyof typeof own](context, input) : null;
}

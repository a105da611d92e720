import * as v from 'valibot';
import type { ClockRate } from '../clock/virtual-clock';
import type { FinishedRun, Journal, Moment } from '../journal/journal';
import type { LiveWorld } from '../live-world';
import type { ScenarioLibrary } from '../scenarios/scenario';
import { ControlError } from './control-error';
import type { Recorder } from './inspect/recorder';

export { ControlError };

/** What control actions reach beyond the world: the exchange that runs it. */
export interface Controlled {
  readonly world: LiveWorld;
  /** What has happened lately, for the inspector. */
  readonly recorder: Recorder;
  readonly clock: { readonly rate: ClockRate; readonly paused: boolean };
  setClock(settings: { rate?: ClockRate | undefined; paused?: boolean | undefined }): void;
  /** Runs every timed event and fill on the way. Throws when asked to run backwards. */
  advanceTo(atMs: number): void;
  /** The next instant at which something is due, and what; null when nothing is, within a year. */
  nextEvent(): { atMs: number; kind: string; id: string } | null;
  /** Begins a run anew. Nothing of the last one is left. */
  start(scenario: string, seed: number | undefined): void;
  /** Back to a moment of this run, at rest; later commands are dropped. Throws on a moment outside of it. */
  rewind(moment: Moment): void;
  /** Goes on with a run made elsewhere, at rest. Throws when it comes to another state than it says. */
  load(run: FinishedRun): void;
  readonly journal: Pick<Journal, 'header' | 'seq' | 'entries'>;
  /** Scenario, seed, start and commands so far: enough to bring the same state about elsewhere. */
  exportRun(): FinishedRun;
  readonly scenario: string;
  /** The session a page goes on with that holds another, '' for none; '' for a visitor (../replay/logins.ts). */
  session(held: string): string;
  readonly library: ScenarioLibrary;
  /** Length of the journal. */
  readonly commands: number;
  readonly seed: number;
}

/** What an action that changes the state reaches: the world and nothing else, so that scripts can run it as well. */
export type Changed = Pick<Controlled, 'world'>;

type Entries<E extends v.ObjectEntries> = v.StrictObjectSchema<E, undefined>;

/**
 * One thing a presenter or tester can do. `changes` means that it changes the state: then it goes into the journal and
 * runs in a transaction. What reads, or only steers time and scenario, does not.
 */
export interface ControlAction<
  Schema extends v.GenericSchema = v.GenericSchema,
  Result = unknown,
  Changes extends boolean = boolean,
> {
  readonly input: Schema;
  readonly changes: Changes;
  readonly run: (exchange: Changes extends true ? Changed : Controlled, input: v.InferOutput<Schema>) => Result;
}

/** Looks, or steers time and scenario. */
export const steers = <const E extends v.ObjectEntries, Result>(
  entries: E,
  run: (exchange: Controlled, input: v.InferOutput<Entries<E>>) => Result,
): ControlAction<Entries<E>, Result, false> => ({ input: v.strictObject(entries), changes: false, run });

/** Changes the state of the exchange. */
export const changes = <const E extends v.ObjectEntries, Result>(
  entries: E,
  run: (exchange: Changed, input: v.InferOutput<Entries<E>>) => Result,
): ControlAction<Entries<E>, Result, true> => ({ input: v.strictObject(entries), changes: true, run });

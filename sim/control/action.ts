import type { ClockRate } from '../clock/virtual-clock';
import { actionsOn } from '../control-action';
import { ControlError } from '../control-error';
import type { FinishedRun, Journal, Moment, ShareOptions } from '../journal/journal';
import type { Happening, Trail } from '../journal/trail';
import type { LiveWorld } from '../live-world';
import type { Changes } from '../replay/compare';
import type { ScenarioLibrary } from '../scenarios/scenario';
import type { Recorder } from './inspect/recorder';

export { ControlError };

/** The parts of the exchange that control actions use: world, clock, journal and scenario library. */
export interface Controlled {
  readonly world: LiveWorld;
  /** The latest events for the inspector. */
  readonly recorder: Recorder;
  readonly clock: { readonly rate: ClockRate; readonly paused: boolean };
  setClock(settings: { rate?: ClockRate | undefined; paused?: boolean | undefined }): void;
  /** Runs every timed event and fill until `atMs` (virtual epoch milliseconds). Throws when it is in the past. */
  advanceTo(atMs: number): void;
  /** The next instant at which something is due, and what it is; null when nothing is due within a year. */
  nextEvent(): { atMs: number; kind: string; id: string } | null;
  /** Begins another run. Nothing of the last one remains. */
  start(scenario: string, seed: number | undefined): void;
  /**
   * Goes back to a moment of this run and pauses the clock; later commands are dropped. Throws on a moment outside of
   * the run.
   */
  rewind(moment: Moment): void;
  /**
   * Continues a run that was made elsewhere, with the clock paused. Throws when its commands lead to another state hash
   * than it contains, unless `isChecked` is false.
   */
  load(run: FinishedRun, isChecked?: boolean): void;
  /** The balances and states that are different from those at the start of the run. */
  sinceStart(): Changes;
  readonly journal: Pick<Journal, 'header' | 'seq' | 'entries'>;
  /**
   * Scenario, seed, start and commands: enough to compute the same state elsewhere. Passwords and codes are replaced
   * unless `secrets` is true. @throws ControlError when the run would then reach another state
   */
  sharedRun(options?: ShareOptions): FinishedRun;
  /** The trail of the run. */
  readonly trail: Pick<Trail, 'entries'>;
  note(happening: Happening): void;
  readonly scenario: string;
  /**
   * The token of the session that a page continues with after the run has changed. `held` is the token it has, '' for
   * none. Returns '' for a visitor (./logins.ts).
   */
  session(held: string): string;
  readonly library: ScenarioLibrary;
  /** Number of journal entries. */
  readonly commands: number;
  readonly seed: number;
}

/** What an action that changes the state may use: only the world, so that scripts of scenarios can run it as well. */
export type Changed = Pick<Controlled, 'world'>;

/** Declares an action that reads, moves the clock or starts a run. */
export const steers = actionsOn<Controlled, false>(false);

/** Declares an action that changes the state of the exchange. */
export const changes = actionsOn<Changed, true>(true);

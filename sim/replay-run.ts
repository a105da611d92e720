import { answerOf } from './answered';
import { ControlError } from './control/action';
import { resolveAction } from './control/actions';
import { dispatch } from './dispatch';
import { commandOf } from './journal/command';
import { Journal, type JournalData, type JournalEntry } from './journal/journal';
import { restoreSnapshot, type Snapshot } from './journal/snapshot';
import type { TrailEntry } from './journal/trail';
import { withSentCodes } from './replay/sent-code';
import { Run } from './run';
import type { ScenarioLibrary } from './scenarios/scenario';

/** A log as it is replayed. */
export interface ReplayedLog extends JournalData {
  /** Made by another build, which may have accepted commands that this one refuses. */
  readonly isForeign?: boolean;
}

export interface ReplayOptions {
  /** Virtual epoch milliseconds up to which the run goes; by default up to its last command. */
  readonly nowMs?: number | undefined;
  /** Its calls are made again between the commands and rolled back; the trail of the result has their new answers. */
  readonly trail?: readonly TrailEntry[] | undefined;
  /** True: the calls of the trail are not made again. The inspector only shows them as they were answered. */
  readonly isTrailOnlyShown?: boolean;
}

/**
 * Rebuilds a run from its log.
 *
 * A control action that is refused throws ControlError, unless another build made the log. The action then changes
 * nothing and is left out of the new journal, as a refused call is, and the replay goes on; `renumbering` of the run
 * maps the command numbers of the log to those of the new journal.
 */
export function replayRun(
  log: ReplayedLog,
  library: Pick<ScenarioLibrary, 'named'>,
  { nowMs, trail = [], isTrailOnlyShown = false }: ReplayOptions = {},
): Run {
  const run = new Run(new Journal(log.header), library.named(log.header.scenario));
  const happened = [...trail];
  const again: TrailEntry[] = [];
  const repeatWhile = (isDue: (entry: TrailEntry) => boolean) => {
    for (let [next] = happened; next && isDue(next); [next] = happened) {
      again.push(repeat(run, next, !isTrailOnlyShown));
      happened.shift();
    }
  };
  for (const entry of log.entries) {
    repeatWhile(({ after, atMs }) => after < entry.seq && atMs <= entry.atMs);
    const refusal = execute(run, entry, log.isForeign);
    run.renumbering.note(run.commands, refusal);
    // Nobody listens to a replay: the events were sent when the command was first executed.
    run.world.drainPrivateEvents();
  }
  if (nowMs !== undefined) {
    repeatWhile(({ atMs }) => atMs <= nowMs);
    run.advanceTo(nowMs);
  }
  run.trail.adopt(run.renumbering.trail([...again, ...happened]));
  return run;
}

/**
 * Restores a run from a snapshot and executes the commands of the log that follow it. Throws when the snapshot belongs
 * to another build.
 */
export function restoreRun(
  snapshot: Snapshot,
  { header, entries }: JournalData,
  library: Pick<ScenarioLibrary, 'named'>,
): Run {
  const journal = Journal.fromJSON({ header, entries: entries.slice(0, snapshot.seq) });
  const run = new Run(journal, library.named(header.scenario));
  restoreSnapshot(snapshot, header.build, run.world.parts);
  run.world.nowMs = snapshot.nowMs;
  run.world.playback.seek(snapshot.nowMs);
  for (const entry of entries.slice(snapshot.seq)) execute(run, entry);
  return run;
}

/** Executes a command of a log. Returns why it was left out; null when it is in the run's journal. */
function execute(run: Run, entry: JournalEntry, isForeign = false): string | null {
  run.advanceTo(entry.atMs);
  const command = commandOf(entry);
  if (command.do === 'call') {
    const seq = run.commands;
    const reply = run.call({ id: '', ...withSentCodes(run.world, command.request) });
    if (run.commands > seq) return null;
    const { method, path } = command.request;
    return `${method} ${path}: ${answerOf(reply).refusal ?? 'changes nothing'}`;
  }
  try {
    const { action, input } = resolveAction(command.action, command.input);
    if (!action.changes) throw new ControlError(`${command.action} is no command of a run: it changes no state`);
    run.control(command.action, command.input, { action, input });
    return null;
  } catch (error) {
    if (!isForeign || !(error instanceof ControlError)) throw error;
    run.recorder.refused(entry.atMs, command, error.message);
    return error.message;
  }
}

/** Makes a call of a trail once more, without letting it change anything, and notes the answer it gets. */
function repeat(run: Run, entry: TrailEntry, isMade: boolean): TrailEntry {
  if (entry.do === 'call' && entry.isLogged) return entry;
  // An entry that was noted after a rewind may be earlier than the replay has come. Time does not go back for it.
  run.advanceTo(Math.max(entry.atMs, run.nowMs));
  const { world, recorder, commands } = run;
  if (entry.do !== 'call' || entry.isFaulty || entry.isCut || !isMade) {
    recorder.noted(world, entry.atMs, commands, entry);
    return entry;
  }
  const request = { id: '', ...withSentCodes(world, entry.request) };
  const { reply } = recorder.call(world, request, commands, () =>
    world.transaction(() => ({ ...dispatch(world, request), accepted: false })),
  );
  return { ...entry, answer: answerOf(reply) };
}

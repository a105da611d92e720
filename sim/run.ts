import { answerOf } from './answered';
import type { ChangingAction } from './control/actions';
import { Recorder } from './control/inspect/recorder';
import { readPartOf } from './declared-fields';
import { dispatch } from './dispatch';
import type { Command } from './journal/command';
import { CommandRenumbering } from './journal/command-renumbering';
import type { FinishedRun, Journal } from './journal/journal';
import type { Json } from './journal/json';
import { type Happening, Trail, type TrailEntry } from './journal/trail';
import { LiveWorld } from './live-world';
import type { WireReply, WireRequest } from './port';
import { advancePostponing } from './postponement';
import type { Scenario } from './scenarios/scenario';
import { setUp } from './scenarios/start/start-state';

/**
 * One run of a scenario: its state, the journal of the commands that changed it, the trail of what did not, and the
 * recorder of both for the inspector. It executes commands and knows neither other runs nor real time.
 */
export class Run {
  readonly world: LiveWorld;
  readonly journal: Journal;
  readonly recorder: Recorder;
  readonly trail = new Trail();
  /** How the commands of the log that this run was replayed from are numbered in its journal. */
  readonly renumbering = new CommandRenumbering();

  /**
   * Sets up the start of the journal's scenario. A recorder that is passed in forgets the run before. Throws on a
   * scenario that cannot be set up, and then that recorder is unchanged.
   */
  constructor(journal: Journal, scenario: Scenario, recorder = new Recorder()) {
    const { seed, startMs } = journal.header;
    this.world = new LiveWorld(seed, startMs);
    this.journal = journal;
    this.recorder = recorder;
    setUp(this.world, scenario);
    recorder.begin();
    this.world.observe(recorder);
  }

  get nowMs(): number {
    return this.world.nowMs;
  }
  get commands(): number {
    return this.journal.seq;
  }

  hash(): string {
    return this.world.hash();
  }

  /** Moves virtual time forward to `atMs` and runs everything due until then. Throws when `atMs` is in the past. */
  advanceTo(atMs: number): void {
    if (!Number.isSafeInteger(atMs)) throw new Error(`${atMs} is no instant`);
    if (atMs < this.nowMs) throw new Error('time cannot run backwards: replay the journal');
    advancePostponing(this.world, atMs);
  }

  /**
   * Answers one `/api` call. A call is journalled only when it changed the state. A refused call changes nothing,
   * unless its refusal is marked `keepsWrites`.
   */
  call(request: WireRequest): WireReply {
    const { reply, wrote } = this.recorder.call(this.world, request, this.commands, () =>
      this.world.transaction(() => dispatch(this.world, request)),
    );
    const { id: _id, ...call } = request;
    const answer = answerOf(reply);
    // A call that changed the state is in the journal. When it was refused all the same, it is noted here as well.
    if (!wrote || answer.type !== 'ok')
      this.note({ do: 'call', request: call, answer, ...(wrote && { isLogged: true }) });
    if (wrote) this.#log({ do: 'call', request: readPartOf(call) });
    return reply;
  }

  /**
   * Runs a control action that changes the state. `given` is its input as it was given, `input` as the action reads it.
   * Throws ControlError when the action refuses, and then nothing has changed.
   */
  control(name: string, given: unknown, { action, input }: { action: ChangingAction; input: unknown }): unknown {
    const { result } = this.recorder.control(this.world, name, input, () =>
      this.world.transaction(() => ({ accepted: true, result: action.run(this, input) })),
    );
    this.#log({ do: 'control', action: name, input: (given ?? {}) as Json });
    return result;
  }

  /** Adds an entry to the trail. It changes nothing else. */
  note(happening: Happening): void {
    this.trail.note({ after: this.commands, atMs: this.nowMs }, happening);
    // The recorder has seen every other call itself.
    if (happening.do !== 'call' || happening.isFaulty)
      this.recorder.noted(this.world, this.nowMs, this.commands, happening);
  }

  /** Takes up the trail that was stored beside the log of this run, and shows it to the inspector. */
  recall(stored: readonly TrailEntry[]): void {
    const trail = this.renumbering.trail(stored);
    this.trail.adopt(trail);
    for (const entry of trail)
      if (entry.do !== 'call' || !entry.isLogged) this.recorder.noted(this.world, entry.atMs, entry.after, entry);
  }

  /** All of the run up to now. */
  finished(): FinishedRun {
    return { ...this.journal.toJSON(), nowMs: this.nowMs, hash: this.hash(), trail: this.trail.entries() };
  }

  /**
   * Appends a command to the journal. What it made due at this very instant runs now, before the next command of the
   * same instant.
   */
  #log(command: Command): void {
    this.journal.append(this.nowMs, command as unknown as Json);
    advancePostponing(this.world, this.nowMs);
  }
}

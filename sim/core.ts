import type { ClockRate } from './clock/virtual-clock';
import type { Controlled } from './control/action';
import { resolveAction } from './control/actions';
import { historyOf } from './control/history';
import type { Recorder } from './control/inspect/recorder';
import { sessionToReuse } from './control/logins';
import type { CommandRenumbering } from './journal/command-renumbering';
import {
  type FinishedRun,
  Journal,
  type JournalData,
  type JournalEntry,
  type KeptLog,
  logUpTo,
  type Moment,
  type ShareOptions,
} from './journal/journal';
import { type Snapshot, takeSnapshot } from './journal/snapshot';
import { type Happening, type Trail, type TrailEntry, trailUpTo } from './journal/trail';
import type { LiveWorld } from './live-world';
import type { HistoryEntry, RunChange, WireReply, WireRequest } from './port';
import { sessionUser } from './products/accounts/sessions';
import { newLineEvent } from './products/chat/room';
import { futuresEvents } from './products/futures/futures-events';
import { restingBook } from './products/resting-book';
import { type Changes, type Comparison, changesBetween, compareStates } from './replay/compare';
import { withoutSecrets } from './replay/secrets';
import { type ReplayedLog, type ReplayOptions, replayRun, restoreRun } from './replay-run';
import { Run } from './run';
import { startInstant } from './scenarios/scenario';
import { library as allScenarios, type FileLibrary, scenarioNamed } from './scenarios/start/library';
import { nextInstant } from './timeline';
import type { PrivatePush } from './world';

/** A moment of a run as a log that ends there. */
type MomentLog = JournalData & { readonly nowMs: number };

/**
 * The exchange: one synchronous, deterministic state machine. Its state is a function of (build, scenario, seed,
 * journal). It knows neither hosts nor real time. Hosts call it, move its clock and deliver its events.
 *
 * It has one run at a time (./run.ts), which executes the commands. The exchange starts runs, goes back in them, and
 * replaces one by another.
 */
export class Exchange implements Controlled {
  readonly library: FileLibrary;
  clock: { rate: ClockRate; paused: boolean } = { rate: 1, paused: false };
  /** Returns the real epoch milliseconds from which scenarios compute their `today`. Hosts set their own clock. */
  realNow: () => number;
  readonly #build: string;
  #run: Run;
  #onStart: ((change: RunChange, left: readonly TrailEntry[]) => void)[] = [];

  private constructor(run: Run, library: FileLibrary, realNowMs: number = run.journal.header.startMs) {
    this.library = library;
    this.realNow = () => realNowMs;
    this.#build = run.journal.header.build;
    this.#run = run;
  }

  /**
   * Starts a new run of a scenario. `realNowMs` decides which day `today` is. Throws when the scenario does not exist.
   */
  static begin(options: { scenario: string; seed: number; build: string; realNowMs: number }): Exchange {
    const { scenario, seed, build, realNowMs } = options;
    const startMs = startInstant(scenarioNamed(scenario), realNowMs);
    const library = allScenarios.fork();
    const run = new Run(new Journal({ build, scenario, seed, startMs }), library.named(scenario));
    return new Exchange(run, library, realNowMs);
  }

  /**
   * Rebuilds the state from a log, up to virtual `nowMs`, or up to the last command when `nowMs` is missing. Throws as
   * `replayRun` does.
   */
  static replay(log: ReplayedLog, nowMs?: number, library = allScenarios.fork()): Exchange {
    return new Exchange(replayRun(log, library, { nowMs }), library);
  }

  /**
   * Restores a snapshot and executes the commands of the log that follow it. Throws when the snapshot belongs to
   * another build.
   */
  static restore(snapshot: Snapshot, log: JournalData): Exchange {
    const library = allScenarios.fork();
    return new Exchange(restoreRun(snapshot, log, library), library);
  }

  get world(): LiveWorld {
    return this.#run.world;
  }
  get journal(): Journal {
    return this.#run.journal;
  }
  get recorder(): Recorder {
    return this.#run.recorder;
  }
  get trail(): Trail {
    return this.#run.trail;
  }
  /** How the commands of the log that was replayed last are numbered in this journal. */
  get renumbering(): CommandRenumbering {
    return this.#run.renumbering;
  }
  get nowMs(): number {
    return this.world.nowMs;
  }
  get market() {
    return this.world.market;
  }
  get faults() {
    return this.world.faults.reading;
  }
  get scenario(): string {
    return this.journal.header.scenario;
  }
  get seed(): number {
    return this.journal.header.seed;
  }
  get commands(): number {
    return this.journal.seq;
  }

  /** The persona that the scenario starts signed in as; undefined for a visitor. */
  get signIn(): string | undefined {
    return this.library.named(this.scenario).signIn;
  }

  /**
   * Answers one `/api` call. A call is journalled only when it changed the state. A refused call changes nothing,
   * unless its refusal is marked `keepsWrites`.
   */
  call(request: WireRequest): WireReply {
    return this.#run.call(request);
  }

  /** Runs a control action. Throws ControlError on wrong input, and then nothing has changed. */
  control(name: string, given: unknown): unknown {
    const { action, input } = resolveAction(name, given);
    return action.changes ? this.#run.control(name, given, { action, input }) : action.run(this, input);
  }

  /** Adds an entry to the trail. It changes nothing else. */
  note(happening: Happening): void {
    this.#run.note(happening);
  }

  /** Takes up the trail that was stored beside the log of this run, and shows it to the inspector. */
  recall(stored: readonly TrailEntry[]): void {
    this.#run.recall(stored);
  }

  /** Moves virtual time forward to `atMs` and runs everything due until then. Throws when `atMs` is in the past. */
  advanceTo(atMs: number): void {
    this.#run.advanceTo(atMs);
  }

  nextEvent() {
    return nextInstant(this.world);
  }

  setClock(settings: { rate?: ClockRate | undefined; paused?: boolean | undefined }): void {
    this.clock = { rate: settings.rate ?? this.clock.rate, paused: settings.paused ?? this.clock.paused };
  }

  /** Private events since the last call of this method. */
  drainPrivateEvents(): readonly PrivatePush[] {
    return this.world.drainPrivateEvents();
  }

  /** Private events that follow from price movements and not from a command: the customer's futures positions. */
  privatePriceEvents(userId: number): readonly PrivatePush[] {
    return futuresEvents(this.world, userId).map((payload) => ({ userId, event: 'lever_trade', payload }));
  }

  /** The open limit orders of a market, which stand in its book. */
  restingIn(symbolIndex: number) {
    return restingBook(this.world, symbolIndex);
  }

  /**
   * The chat room's event for the time since `fromMs` (virtual epoch milliseconds); null when there is nothing to send.
   */
  roomEvent(fromMs: number): PrivatePush | null {
    return newLineEvent(this.world, fromMs);
  }

  /**
   * The user id of the live session that a token belongs to; null for a visitor and for an ended or expired session.
   */
  customerOf(token: string): number | null {
    return sessionUser(this.world, token)?.id ?? null;
  }

  /**
   * The token of the session that a page continues with after the run has changed. `held` is the token the page has, ''
   * for none. Returns '' for a visitor. Changes nothing.
   */
  session(held = ''): string {
    return sessionToReuse({ entries: this.journal.entries(), world: this.world, signIn: this.signIn }, held);
  }

  hash(): string {
    return this.#run.hash();
  }

  snapshot(): Snapshot {
    const { header, seq } = this.journal;
    return takeSnapshot({ header, nowMs: this.nowMs, seq }, this.world.parts);
  }

  start(scenario: string, seed: number = this.library.named(scenario).seed ?? this.seed): void {
    const found = this.library.named(scenario);
    const startMs = startInstant(found, this.realNow());
    const left = this.trail.entries();
    // A scenario that cannot be set up must leave the run as it is.
    this.#run = new Run(new Journal({ build: this.#build, scenario, seed, startMs }), found, this.recorder);
    this.clock = { rate: 1, paused: false };
    for (const listener of this.#onStart) listener('started', left);
  }

  /**
   * Goes back to a moment of this run: the log is replayed up to it and later commands are dropped. The clock is then
   * paused at that moment and keeps its rate. Throws on a moment outside of the run, and then nothing has changed.
   */
  rewind(moment: Moment): void {
    const { log, nowMs } = logUpTo(this.journal, this.nowMs, moment);
    const trail = trailUpTo(this.trail.entries(), { seq: log.entries.length, nowMs });
    this.#replaceRun(this.#replay(log, { nowMs, trail, isTrailOnlyShown: true }), 'rewound');
  }

  /**
   * Continues a run that was made elsewhere, with the clock paused. Throws when its log does not replay or, unless
   * `isChecked` is false, leads to a state hash other than `hash`, and then nothing has changed.
   */
  load({ nowMs, hash, trail, ...log }: FinishedRun, isChecked = true): void {
    const loaded = this.#replay(log, { nowMs, trail });
    const found = loaded.hash();
    if (isChecked && found !== hash) {
      const states = `the run was said to come to the state ${hash}, but comes to ${found}`;
      throw new Error([states, ...loaded.renumbering.firstRefusals].join('; refused: '));
    }
    this.#replaceRun(loaded, 'imported');
  }

  /**
   * Continues, with the clock paused, a log that this exchange had before: a run that another run replaced, or the
   * commands after the moment of a rewind, with its trail up to there. Throws when the log does not replay, and then
   * nothing has changed.
   */
  resumeLog({ trail: all = [], ...log }: KeptLog, nowMs: number, change: RunChange): void {
    const trail = trailUpTo(all, { seq: log.entries.length, nowMs });
    this.#replaceRun(this.#replay(log, { nowMs, trail, isTrailOnlyShown: true }), change);
  }

  /**
   * Registers a callback for the moment after another run has begun in this exchange. It gets the trail of the run that
   * was left.
   */
  onStart(listener: (change: RunChange, left: readonly TrailEntry[]) => void): void {
    this.#onStart.push(listener);
  }

  #replaceRun(run: Run, change: RunChange): void {
    const { recorder, trail } = this.#run;
    const left = trail.entries();
    // Events of fills and timers after the last command were sent as well, when they first happened.
    run.world.drainPrivateEvents();
    run.recorder.succeed(recorder);
    // After a rewind the trail's numbers go on, so that new entries are not mistaken for those that lie ahead.
    run.trail.adopt(run.trail.entries(), change === 'rewound' ? trail.last : 0);
    this.#run = run;
    this.clock = { ...this.clock, paused: true };
    for (const listener of this.#onStart) listener(change, left);
  }

  /** Replays a log of any build by this one. */
  #replay({ header, entries }: JournalData, options: ReplayOptions): Run {
    const log = { header: { ...header, build: this.#build }, entries, isForeign: header.build !== this.#build };
    return replayRun(log, this.library, options);
  }

  /**
   * What differs between two moments, each given as the commands before it and its instant. Throws when one of the logs
   * does not replay. This run stays as it is.
   */
  compareLogs(from: MomentLog, to: MomentLog): Comparison {
    const [first, second] = [from, to].map(({ nowMs, ...log }) => this.#replay(log, { nowMs })) as [Run, Run];
    return compareStates(first, second);
  }

  /** The balances and states that are different from those at the start of this run. */
  sinceStart(): Changes {
    const start = new Run(new Journal(this.journal.header), this.library.named(this.scenario));
    return changesBetween(start.world, this.world);
  }

  /** Describes commands of this run, or of a run that continues it, for the presenter's timeline. */
  describeEntries(entries: readonly JournalEntry[]): readonly HistoryEntry[] {
    return historyOf(entries, this.world);
  }

  exportRun(): FinishedRun {
    return this.#run.finished();
  }

  /**
   * The run in the form in which it is shared, up to now or to an earlier moment. Passwords, codes and other secrets
   * are replaced unless `secrets` is true (./replay/secrets.ts). @throws ControlError
   */
  sharedRun({ upTo, trail, secrets = false }: ShareOptions = {}): FinishedRun {
    const run = { ...(upTo ? this.#runUpTo(upTo) : this.exportRun()), ...(trail && { trail }) };
    return secrets ? run : withoutSecrets(run, (log, nowMs) => this.#replay(log, { nowMs }));
  }

  #runUpTo(moment: NonNullable<ShareOptions['upTo']>): FinishedRun {
    const { header, entries } = this.journal.toJSON();
    const log = { header, entries: entries.slice(0, moment.seq) };
    const { nowMs } = moment;
    const trail = trailUpTo(this.trail.entries(), moment);
    return { ...log, nowMs, hash: this.#replay(log, { nowMs }).hash(), trail };
  }
}

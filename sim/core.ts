import { answerOf } from './answered';
import type { ClockRate } from './clock/virtual-clock';
import { ControlError, type Controlled } from './control/action';
import { resolveAction } from './control/actions';
import { historyOf } from './control/history';
import { Recorder } from './control/inspect/recorder';
import { sessionToReuse } from './control/logins';
import { readPartOf } from './declared-fields';
import { dispatch } from './dispatch';
import { type Command, commandOf } from './journal/command';
import { CommandRenumbering } from './journal/command-renumbering';
import {
  type FinishedRun,
  Journal,
  type JournalData,
  type JournalEntry,
  type JournalHeader,
  logUpTo,
  type Moment,
  type ShareOptions,
} from './journal/journal';
import type { Json } from './journal/json';
import { restoreSnapshot, type Snapshot, takeSnapshot } from './journal/snapshot';
import { type Happening, Trail, type TrailEntry, trailUpTo } from './journal/trail';
import { LiveWorld } from './live-world';
import type { HistoryEntry, RunChange, WireReply, WireRequest } from './port';
import { advancePostponing } from './postponement';
import { sessionUser } from './products/accounts/sessions';
import { newLineEvent } from './products/chat/room';
import { futuresEvents } from './products/futures/futures-events';
import { restingBook } from './products/resting-book';
import { type Changes, type Comparison, changesBetween, compareStates } from './replay/compare';
import { withoutSecrets } from './replay/secrets';
import { withSentCodes } from './replay/sent-code';
import { startInstant } from './scenarios/scenario';
import { library as allScenarios, type FileLibrary, scenarioNamed } from './scenarios/start/library';
import { setUp } from './scenarios/start/start-state';
import { nextInstant } from './timeline';
import type { PrivatePush } from './world';

/** A log with the trail beside it (./journal/trail.ts). */
type KeptLog = JournalData & { readonly trail?: readonly TrailEntry[] };

/** A moment of a run as a log that ends there. */
type MomentLog = JournalData & { readonly nowMs: number };

/** The number of refused commands that an error about a replay names. */
export const MOST_REFUSALS = 3;

/** A log as it is replayed. */
interface ReplayedLog extends JournalData {
  /** Made by another build, which may have accepted commands that this one refuses. */
  readonly isForeign?: boolean;
}

/** A log of any build as `build` replays it. */
const logFor = (build: string, { header, entries }: JournalData): ReplayedLog => ({
  header: { ...header, build },
  entries,
  isForeign: header.build !== build,
});

/**
 * The exchange: one synchronous, deterministic state machine. Its state is a function of (build, scenario, seed,
 * journal). It knows neither hosts nor real time. Hosts call it, move its clock and deliver its events.
 */
export class Exchange implements Controlled {
  world!: LiveWorld;
  journal!: Journal;
  readonly library: FileLibrary;
  clock: { rate: ClockRate; paused: boolean } = { rate: 1, paused: false };
  recorder = new Recorder();
  readonly trail = new Trail();
  /** Returns the real epoch milliseconds from which scenarios compute their `today`. Hosts set their own clock. */
  realNow: () => number;
  readonly #build: string;
  #renumbering = new CommandRenumbering();
  #onStart: ((change: RunChange, left: readonly TrailEntry[]) => void)[] = [];

  constructor(header: JournalHeader, realNowMs: number = header.startMs, library = allScenarios.fork()) {
    this.library = library;
    this.#build = header.build;
    this.realNow = () => realNowMs;
    this.#begin(header);
  }

  /**
   * Starts a new run of a scenario. `realNowMs` decides which day `today` is. Throws when the scenario does not exist.
   */
  static begin(options: { scenario: string; seed: number; build: string; realNowMs: number }): Exchange {
    const { scenario, seed, build, realNowMs } = options;
    const startMs = startInstant(scenarioNamed(scenario), realNowMs);
    return new Exchange({ build, scenario, seed, startMs }, realNowMs);
  }

  /**
   * Rebuilds the state from a log, up to virtual `nowMs`, or up to the last command when `nowMs` is missing. The calls
   * of a `trail` are made again between the commands and rolled back; the trail of the result has their new answers.
   * With `how` = 'shown' they are not made again: the inspector only shows them as they were answered.
   *
   * A control action that is refused throws ControlError, unless another build made the log. The action then changes
   * nothing and is left out of the new journal, as a refused call is, and the replay goes on; `renumbering` maps the
   * command numbers of the log to those of the new journal.
   */
  static replay(
    log: ReplayedLog,
    nowMs?: number,
    library?: FileLibrary,
    trail: readonly TrailEntry[] = [],
    how: 'made' | 'shown' = 'made',
  ): Exchange {
    const exchange = new Exchange(log.header, undefined, library);
    const happened = [...trail];
    const again: TrailEntry[] = [];
    const repeat = (isDue: (entry: TrailEntry) => boolean) => {
      for (let [next] = happened; next && isDue(next); [next] = happened) {
        again.push(exchange.#repeat(next, how === 'made'));
        happened.shift();
      }
    };
    for (const entry of log.entries) {
      repeat(({ after, atMs }) => after < entry.seq && atMs <= entry.atMs);
      const refusal = exchange.#execute(entry, log.isForeign);
      exchange.#renumbering.note(exchange.journal.seq, refusal);
      // Nobody listens to a replay: the events were sent when the command was first executed.
      exchange.world.drainPrivateEvents();
    }
    if (nowMs !== undefined) {
      repeat(({ atMs }) => atMs <= nowMs);
      exchange.advanceTo(nowMs);
    }
    exchange.trail.adopt(exchange.#renumbering.trail([...again, ...happened]));
    return exchange;
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
  get commands(): number {
    return this.journal.seq;
  }
  /** How the commands of the log that was replayed last are numbered in this journal. */
  get renumbering(): CommandRenumbering {
    return this.#renumbering;
  }
  get seed(): number {
    return this.journal.header.seed;
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
    const { reply, wrote } = this.recorder.call(this.world, request, this.journal.seq, () =>
      this.world.transaction(() => dispatch(this.world, request)),
    );
    const { id: _id, ...asked } = request;
    const answer = answerOf(reply);
    // A call that changed the state is in the journal. When it was refused all the same, it is noted here as well.
    if (!wrote || answer.type !== 'ok')
      this.note({ do: 'call', request: asked, answer, ...(wrote && { isLogged: true }) });
    if (wrote) this.#log({ do: 'call', request: readPartOf(asked) });
    return reply;
  }

  /** Adds an entry to the trail. It changes nothing else. */
  note(happening: Happening): void {
    this.trail.note({ after: this.journal.seq, atMs: this.nowMs }, happening);
    // The recorder has seen every other call itself.
    if (happening.do !== 'call' || happening.isFaulty)
      this.recorder.noted(this.world, this.nowMs, this.journal.seq, happening);
  }

  /**
   * The user id of the live session that a token belongs to; null for a visitor and for an ended or expired session.
   */
  customerOf(token: string): number | null {
    return sessionUser(this.world, token)?.id ?? null;
  }

  /** Runs a control action. Throws ControlError on wrong input, and then nothing has changed. */
  control(name: string, rawInput: unknown): unknown {
    const { action, input } = resolveAction(name, rawInput);
    if (!action.changes) return action.run(this, input);
    const { result } = this.recorder.control(this.world, name, input, () =>
      this.world.transaction(() => ({ accepted: true, result: action.run(this, input) })),
    );
    this.#log({ do: 'control', action: name, input: (rawInput ?? {}) as Json });
    return result;
  }

  /** Moves virtual time forward to `atMs` and runs everything due until then. Throws when `atMs` is in the past. */
  advanceTo(atMs: number): void {
    if (!Number.isSafeInteger(atMs)) throw new Error(`${atMs} is no instant`);
    if (atMs < this.nowMs) throw new Error('time cannot run backwards: replay the journal');
    advancePostponing(this.world, atMs);
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

  hash(): string {
    return this.world.hash();
  }

  /**
   * The token of the session that a page continues with after the run has changed. `held` is the token the page has, ''
   * for none. Returns '' for a visitor. Changes nothing.
   */
  session(held = ''): string {
    return sessionToReuse({ entries: this.journal.entries(), world: this.world, signIn: this.signIn }, held);
  }

  start(scenario: string, seed: number = this.library.named(scenario).seed ?? this.seed): void {
    const startMs = startInstant(this.library.named(scenario), this.realNow());
    const left = this.trail.entries();
    this.#begin({ build: this.#build, scenario, seed, startMs });
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
    this.#adopt(Exchange.replay(log, nowMs, this.library, trail, 'shown'), 'rewound');
  }

  /**
   * Continues a run that was made elsewhere, with the clock paused. Throws when its log does not replay or, unless
   * `isChecked` is false, leads to a state hash other than `hash`, and then nothing has changed.
   */
  load({ nowMs, hash, trail, ...log }: FinishedRun, isChecked = true): void {
    const loaded = Exchange.replay(logFor(this.#build, log), nowMs, this.library, trail);
    const found = loaded.hash();
    if (isChecked && found !== hash) {
      const states = `the run was said to come to the state ${hash}, but comes to ${found}`;
      throw new Error([states, ...loaded.renumbering.refusals.slice(0, MOST_REFUSALS)].join('; refused: '));
    }
    this.#adopt(loaded, 'imported');
  }

  /**
   * Continues, with the clock paused, a log that this exchange had before: a run that another run replaced, or the
   * commands after the moment of a rewind, with its trail up to there. Throws when the log does not replay, and then
   * nothing has changed.
   */
  resumeLog({ trail: all = [], ...log }: KeptLog, nowMs: number, change: RunChange): void {
    const trail = trailUpTo(all, { seq: log.entries.length, nowMs });
    this.#adopt(Exchange.replay(logFor(this.#build, log), nowMs, this.library, trail, 'shown'), change);
  }

  /** Takes up the trail that was stored beside the log of this run, and shows it to the inspector. */
  recall(stored: readonly TrailEntry[]): void {
    const trail = this.#renumbering.trail(stored);
    this.trail.adopt(trail);
    for (const entry of trail)
      if (entry.do !== 'call' || !entry.isLogged) this.recorder.noted(this.world, entry.atMs, entry.after, entry);
  }

  /**
   * What differs between two moments, each given as the commands before it and its instant. Throws when one of the logs
   * does not replay. This run stays as it is.
   */
  compareLogs(from: MomentLog, to: MomentLog): Comparison {
    const [first, second] = [from, to].map(({ nowMs, ...log }) =>
      Exchange.replay(logFor(this.#build, log), nowMs, this.library),
    ) as [Exchange, Exchange];
    return compareStates(first, second);
  }

  /** The balances and states that are different from those at the start of this run. */
  sinceStart(): Changes {
    const start = new Exchange(this.journal.header, undefined, this.library);
    return changesBetween(start.world, this.world);
  }

  /** Describes commands of this run, or of a run that continues it, for the presenter's timeline. */
  describeEntries(entries: readonly JournalEntry[]): readonly HistoryEntry[] {
    return historyOf(entries, this.world);
  }

  /**
   * Registers a callback for the moment after another run has begun in this exchange. It gets the trail of the run that
   * was left.
   */
  onStart(listener: (change: RunChange, left: readonly TrailEntry[]) => void): void {
    this.#onStart.push(listener);
  }

  #adopt({ world, journal, recorder, trail, renumbering }: Exchange, change: RunChange): void {
    // Events of fills and timers after the last command were sent as well, when they first happened.
    world.drainPrivateEvents();
    this.world = world;
    this.journal = journal;
    this.#renumbering = renumbering;
    recorder.succeed(this.recorder);
    this.recorder = recorder;
    const left = this.trail.entries();
    // After a rewind the trail's numbers go on, so that new entries are not mistaken for those that lie ahead.
    this.trail.adopt(trail.entries(), change === 'rewound' ? this.trail.last : 0);
    this.clock = { ...this.clock, paused: true };
    for (const listener of this.#onStart) listener(change, left);
  }

  exportRun(): FinishedRun {
    return { ...this.journal.toJSON(), nowMs: this.nowMs, hash: this.hash(), trail: this.trail.entries() };
  }

  /**
   * The run in the form in which it is shared, up to now or to an earlier moment. Passwords, codes and other secrets
   * are replaced unless `secrets` is true (./replay/secrets.ts). @throws ControlError
   */
  sharedRun({ upTo, trail, secrets = false }: ShareOptions = {}): FinishedRun {
    const run = { ...(upTo ? this.#runUpTo(upTo) : this.exportRun()), ...(trail && { trail }) };
    return secrets ? run : withoutSecrets(run, (log, nowMs) => Exchange.replay(log, nowMs, this.library));
  }

  #runUpTo(moment: NonNullable<ShareOptions['upTo']>): FinishedRun {
    const { header, entries } = this.journal.toJSON();
    const log = { header, entries: entries.slice(0, moment.seq) };
    const then = Exchange.replay(log, moment.nowMs, this.library);
    return { ...log, nowMs: moment.nowMs, hash: then.hash(), trail: trailUpTo(this.trail.entries(), moment) };
  }

  snapshot(): Snapshot {
    const { header, seq } = this.journal;
    return takeSnapshot({ header, nowMs: this.nowMs, seq }, this.world.parts);
  }

  /**
   * Restores a snapshot and executes the commands of the log that follow it. Throws when the snapshot belongs to
   * another build.
   */
  static restore(snapshot: Snapshot, log: JournalData): Exchange {
    const exchange = new Exchange(log.header);
    restoreSnapshot(snapshot, log.header.build, exchange.world.parts);
    exchange.world.nowMs = snapshot.nowMs;
    exchange.world.playback.seek(snapshot.nowMs);
    exchange.journal = Journal.fromJSON({ header: log.header, entries: log.entries.slice(0, snapshot.seq) });
    for (const entry of log.entries.slice(snapshot.seq)) {
      exchange.#execute(entry);
    }
    return exchange;
  }

  #begin(header: JournalHeader): void {
    const world = new LiveWorld(header.seed, header.startMs);
    // A scenario that cannot be set up must leave the run as it is.
    setUp(world, this.library.named(header.scenario));
    this.world = world;
    this.journal = new Journal(header);
    this.#renumbering = new CommandRenumbering();
    this.recorder.begin();
    this.trail.adopt([]);
    this.world.observe(this.recorder);
  }

  /** Returns why the command was left out; null when it is in the journal. */
  #execute(entry: JournalEntry, isForeign = false): string | null {
    this.advanceTo(entry.atMs);
    const command = commandOf(entry);
    if (command.do === 'call') {
      const { seq } = this.journal;
      const reply = this.call({ id: '', ...withSentCodes(this.world, command.request) });
      if (this.journal.seq > seq) return null;
      const { method, path } = command.request;
      return `${method} ${path}: ${answerOf(reply).refusal ?? 'changes nothing'}`;
    }
    try {
      this.control(command.action, command.input);
      return null;
    } catch (error) {
      if (!isForeign || !(error instanceof ControlError)) throw error;
      this.recorder.refused(entry.atMs, command, error.message);
      return error.message;
    }
  }

  /** Makes a call of a trail once more, without letting it change anything, and notes the answer it gets. */
  #repeat(entry: TrailEntry, isMade: boolean): TrailEntry {
    if (entry.do === 'call' && entry.isLogged) return entry;
    // An entry that was noted after a rewind may be earlier than the replay has come. Time does not go back for it.
    this.advanceTo(Math.max(entry.atMs, this.nowMs));
    if (entry.do !== 'call' || entry.isFaulty || entry.isCut || !isMade) {
      this.recorder.noted(this.world, entry.atMs, this.journal.seq, entry);
      return entry;
    }
    const request = { id: '', ...withSentCodes(this.world, entry.request) };
    const { reply } = this.recorder.call(this.world, request, this.journal.seq, () =>
      this.world.transaction(() => ({ ...dispatch(this.world, request), accepted: false })),
    );
    return { ...entry, answer: answerOf(reply) };
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

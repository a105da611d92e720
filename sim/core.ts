import type { ClockRate } from './clock/virtual-clock';
import type { Controlled } from './control/action';
import { resolveAction } from './control/actions';
import { Recorder } from './control/inspect/recorder';
import { dispatch } from './dispatch';
import { type Command, commandOf } from './journal/command';
import {
  type FinishedRun,
  Journal,
  type JournalData,
  type JournalEntry,
  type JournalHeader,
  logUpTo,
  type Moment,
} from './journal/journal';
import type { Json } from './journal/json';
import { restoreSnapshot, type Snapshot, takeSnapshot } from './journal/snapshot';
import { LiveWorld } from './live-world';
import type { HistoryEntry, RunChange, WireReply, WireRequest } from './port';
import { sessionUser } from './products/accounts/sessions';
import { roomNews } from './products/chat/room';
import { leverNews } from './products/lever/news';
import { historyOf } from './replay/history';
import { sessionToGoOn } from './replay/logins';
import { library as allScenarios, type FileLibrary, scenarioNamed } from './scenarios/library';
import { startInstant } from './scenarios/scenario';
import { setUp } from './scenarios/start-state';
import { advance, nextInstant } from './timeline';
import type { PrivatePush } from './world';

/**
 * The exchange: one synchronous, deterministic state machine. Its state is a function of (build, scenario, seed,
 * journal); it knows neither hosts nor real time. Hosts call it, move its clock, and carry its events away.
 */
export class Exchange implements Controlled {
  world!: LiveWorld;
  journal!: Journal;
  readonly library: FileLibrary;
  clock: { rate: ClockRate; paused: boolean } = { rate: 1, paused: false };
  recorder = new Recorder();
  /** Real time at which `today` scenarios begin; given once, kept in the journal's header. */
  readonly #realNowMs: number;
  readonly #build: string;
  #onStart: ((change: RunChange) => void)[] = [];

  constructor(header: JournalHeader, realNowMs: number = header.startMs, library = allScenarios.fork()) {
    this.library = library;
    this.#build = header.build;
    this.#realNowMs = realNowMs;
    this.#begin(header);
  }

  /** A new run of a scenario. `realNowMs` decides what `today` is. Throws when there is no such scenario. */
  static begin(options: { scenario: string; seed: number; build: string; realNowMs: number }): Exchange {
    const { scenario, seed, build, realNowMs } = options;
    const startMs = startInstant(scenarioNamed(scenario), realNowMs);
    return new Exchange({ build, scenario, seed, startMs }, realNowMs);
  }

  /** The same state again from its log, up to `nowMs` or to the last command. */
  static replay(log: JournalData, nowMs?: number, library?: FileLibrary): Exchange {
    const exchange = new Exchange(log.header, undefined, library);
    for (const entry of log.entries) exchange.#execute(entry.atMs, commandOf(entry));
    if (nowMs !== undefined) exchange.advanceTo(nowMs);
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
  get seed(): number {
    return this.journal.header.seed;
  }

  /** Whom the scenario finds signed in; missing for a visitor. */
  get signIn(): string | undefined {
    return this.library.named(this.scenario).signIn;
  }

  /** Answers one `/api` call. Journalled when it changed anything; a refused call has only where its refusal stands. */
  call(request: WireRequest): WireReply {
    const { reply, wrote } = this.recorder.call(this.world, request, () =>
      this.world.transaction(() => dispatch(this.world, request)),
    );
    const { id: _id, ...asked } = request;
    if (wrote) this.#log({ do: 'call', request: asked });
    return reply;
  }

  /** Whose live session a token is; null for a visitor, an ended or an expired session. */
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

  /** Moves time forward and runs everything on the way. Throws when asked to run backwards. */
  advanceTo(atMs: number): void {
    if (!Number.isSafeInteger(atMs)) throw new Error(`${atMs} is no instant`);
    if (atMs < this.nowMs) throw new Error('time cannot run backwards: replay the journal');
    advance(this.world, atMs);
  }

  nextEvent() {
    return nextInstant(this.world);
  }

  setClock(settings: { rate?: ClockRate | undefined; paused?: boolean | undefined }): void {
    this.clock = { rate: settings.rate ?? this.clock.rate, paused: settings.paused ?? this.clock.paused };
  }

  /** Private events since the last call. */
  takePushes(): readonly PrivatePush[] {
    return this.world.takePushes();
  }

  /** What a customer is told of their own as prices move. */
  privateNews(userId: number): readonly PrivatePush[] {
    return leverNews(this.world, userId).map((payload) => ({ userId, event: 'lever_trade', payload }));
  }

  /** What those in the chat room are told of the time after `fromMs`; null for nothing. */
  roomNews(fromMs: number): PrivatePush | null {
    return roomNews(this.world, fromMs);
  }

  hash(): string {
    return this.world.hash();
  }

  /** The session a page goes on with that holds another, '' for none; '' for a visitor. Changes nothing. */
  session(held = ''): string {
    return sessionToGoOn({ entries: this.journal.entries(), world: this.world, signIn: this.signIn }, held);
  }

  start(scenario: string, seed: number = this.library.named(scenario).seed ?? this.seed): void {
    const startMs = startInstant(this.library.named(scenario), this.#realNowMs);
    this.clock = { rate: 1, paused: false };
    this.#begin({ build: this.#build, scenario, seed, startMs });
    for (const listener of this.#onStart) listener('started');
  }

  /**
   * Goes back to a moment of this run: the log is replayed up to it, later commands are dropped. The clock stands still
   * then, so that the moment that was asked for is the one on the screen; its rate stays. Throws on a moment outside
   * of the run, and then nothing has changed.
   */
  rewind(moment: Moment): void {
    const { log, nowMs } = logUpTo(this.journal, this.nowMs, moment);
    this.#adopt(Exchange.replay(log, nowMs, this.library), 'rewound');
  }

  /**
   * Goes on with a run that was made elsewhere, at rest. Throws when its log does not replay or comes to another state
   * than `hash`, and then nothing has changed.
   */
  load({ header, entries, nowMs, hash }: FinishedRun): void {
    const log = { header: { ...header, build: this.#build }, entries };
    const loaded = Exchange.replay(log, nowMs, this.library);
    const found = loaded.hash();
    if (found !== hash) throw new Error(`the run was said to come to the state ${hash}, but comes to ${found}`);
    this.#adopt(loaded, 'imported');
  }

  /**
   * Goes on, at rest, with a log that was this exchange's before: a run that lost its place, or the future of the one
   * that was rewound. Throws when it does not replay, and then nothing has changed.
   */
  takeUp({ header, entries }: JournalData, nowMs: number, change: RunChange): void {
    const log = { header: { ...header, build: this.#build }, entries };
    this.#adopt(Exchange.replay(log, nowMs, this.library), change);
  }

  /** Commands of this run, or of one that goes on from it, as a presenter reads them. */
  told(entries: readonly JournalEntry[]): readonly HistoryEntry[] {
    return historyOf(entries, this.world);
  }

  /** Calls back after a new run has begun in this exchange. */
  onStart(listener: (change: RunChange) => void): void {
    this.#onStart.push(listener);
  }

  #adopt({ world, journal, recorder }: Exchange, change: RunChange): void {
    // What the replay would have told its customers was told long ago.
    world.takePushes();
    this.world = world;
    this.journal = journal;
    recorder.succeed(this.recorder);
    this.recorder = recorder;
    this.clock = { ...this.clock, paused: true };
    for (const listener of this.#onStart) listener(change);
  }

  exportRun(): FinishedRun {
    return { ...this.journal.toJSON(), nowMs: this.nowMs, hash: this.hash() };
  }

  snapshot(): Snapshot {
    const { header, seq } = this.journal;
    return takeSnapshot({ header, nowMs: this.nowMs, seq }, this.world.parts);
  }

  /** The state of a snapshot, with the log that led to it. Throws when it belongs to another build. */
  static restore(snapshot: Snapshot, log: JournalData): Exchange {
    const exchange = new Exchange(log.header);
    restoreSnapshot(snapshot, log.header.build, exchange.world.parts);
    exchange.world.nowMs = snapshot.nowMs;
    exchange.world.playback.seek(snapshot.nowMs);
    exchange.journal = Journal.fromJSON({ header: log.header, entries: log.entries.slice(0, snapshot.seq) });
    for (const entry of log.entries.slice(snapshot.seq)) {
      exchange.#execute(entry.atMs, commandOf(entry));
    }
    return exchange;
  }

  #begin(header: JournalHeader): void {
    this.world = new LiveWorld(header.seed, header.startMs);
    this.journal = new Journal(header);
    setUp(this.world, this.library.named(header.scenario));
    this.recorder.begin();
    this.world.observe(this.recorder);
  }

  #execute(atMs: number, command: Command): void {
    this.advanceTo(atMs);
    if (command.do === 'call') this.call({ id: '', ...command.request });
    else this.control(command.action, command.input);
  }

  /** What a command has made due at this very instant happens right after it, before the next command of that instant. */
  #log(command: Command): void {
    this.journal.append(this.nowMs, command as unknown as Json);
    advance(this.world, this.nowMs);
  }
}

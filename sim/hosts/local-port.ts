import type { ClockReading } from '@/lib/clock/clock-port';
import type { TrailEntry } from '../journal/trail';
import type { ExchangePort, Notice, Push, RunChange, WireReply, WireRequest } from '../port';
import { Hub } from '../realtime/hub';
import { loadTextsOf } from '../texts/load';
import { Bookmarks } from './bookmarks';
import { ClockReport } from './clock-report';
import { checkForcedRefusals } from './declared-refusals';
import { Driver, type RealTime, realTime } from './driver';
import { hostAction } from './host-actions';
import type { HostedExchange } from './hosted-exchange';
import type { ExchangeState } from './port-messages';
import { Publisher } from './publisher';
import { type CommandResult, ReplyCache } from './reply-cache';
import type { ResumedRun } from './resume-run';
import { logOf, picturesOf, type ReplacedRun, RunArchive } from './run-archive';
import { LeadershipLost, MAX_REPLIES, type RunStore } from './run-store';
import { RunWriter } from './run-writer';
import { SnapshotRule } from './snapshot-rule';

interface LocalPortOptions {
  readonly time?: RealTime;
  /**
   * Called when another exchange has taken over the stored run. True: this exchange must stop. False, the default: it
   * goes on in memory.
   */
  readonly isTakenOver?: () => Promise<boolean>;
  /** Loads what a control action needs; null when nothing has to be loaded. */
  readonly prepare?: (action: string) => Promise<void> | null;
  /** How many answers are kept for repeated commands. */
  readonly maxReplies?: number;
  /** True: a socket that sends only a user id gets that user's private events, as on servers of this family. */
  readonly trustsIds?: boolean;
}

/** A run (./resume-run.ts) whose exchange may be a smaller object in tests. */
export type PortedRun = Omit<ResumedRun, 'exchange'> & { readonly exchange: HostedExchange };

/** Real milliseconds. Two beats, since one beat may come late. */
const SPARE_MS = 500;

/**
 * An exchange in this thread. It drives the exchange's time, stores its run, and has a Publisher tell the subscribers
 * what happens. A command is answered only after it has been stored together with its answer. A repeated command gets
 * the stored answer and is not run again, even when another exchange had stored it.
 */
export class LocalPort implements ExchangePort {
  readonly #exchange: HostedExchange;
  readonly #store: RunStore | null;
  readonly #hub: Hub;
  readonly #driver: Driver;
  readonly #writer: RunWriter;
  readonly #report: ClockReport;
  readonly #time: RealTime;
  readonly #prepare: (action: string) => Promise<void> | null;
  readonly #replies: ReplyCache;
  readonly #snapshots: SnapshotRule;
  readonly #isNew: boolean;
  readonly #archive: RunArchive;
  readonly #bookmarks: Bookmarks;
  readonly #publisher: Publisher;
  #isRetired = false;
  /** How the current command has replaced the run; null when it has not. */
  #begun: RunChange | null = null;
  /** The trail of the run that the current command has replaced. */
  #left: readonly TrailEntry[] = [];

  constructor(
    resumed: PortedRun,
    {
      time = realTime,
      isTakenOver = async () => false,
      prepare = () => null,
      maxReplies = MAX_REPLIES,
      trustsIds = false,
    }: LocalPortOptions = {},
  ) {
    const { exchange, store, run, isNew, replies, persistence } = resumed;
    this.#exchange = exchange;
    this.#store = store;
    this.#isNew = isNew;
    const storeFailed = (error: unknown) => this.#writer.failed(error);
    this.#archive = new RunArchive(store, storeFailed);
    this.#bookmarks = new Bookmarks(store, storeFailed);
    this.#time = time;
    this.#prepare = prepare;
    this.#hub = new Hub(exchange, { trustsIds });
    exchange.recorder?.timeWith(() => time.now());
    this.#report = new ClockReport(exchange);
    this.#publisher = new Publisher({ exchange, hub: this.#hub, report: this.#report, archive: this.#archive, time });
    this.#replies = new ReplyCache(replies, maxReplies);
    this.#writer = new RunWriter(exchange, store, {
      run,
      persistence,
      onChange: (next) => this.#publisher.notify({ kind: 'persistence', persistence: next }),
      isTakenOver,
    });
    this.#driver = new Driver(exchange, (realMs) => this.#beat(realMs), time);
    this.#snapshots = new SnapshotRule(exchange, time, (snapshot) => this.#writer.saveSnapshot(snapshot));
    // Resuming replays commands whose events were already sent when they first happened.
    exchange.drainPrivateEvents();
    exchange.onStart((change, left = []) => this.#resetForRun(change, left));
  }

  /** The state of the exchange for the client it was opened for. Clients that join later must not use its `isNew`. */
  get state(): ExchangeState {
    const { faults, journal } = this.#exchange;
    const { persistence } = this.#writer;
    const startToken = journal.seq === 0 ? (this.#exchange.session?.() ?? '') : null;
    const reading = this.#report.reading();
    return { header: journal.header, reading, persistence, faults, startToken, isNew: this.#isNew };
  }

  /** Name of the run, by which tabs compare whether they mean the same run. */
  get run(): string {
    return this.#writer.run;
  }

  get nowMs(): number {
    return this.#exchange.nowMs;
  }

  /** The exchange's time as of now, in virtual epoch milliseconds, not as of its last beat. */
  readTime(): number {
    if (!this.#isRetired) this.#driver.catchUp();
    return this.#exchange.nowMs;
  }

  /**
   * Starts time, by default from now on. `sinceMs` (real milliseconds) is given when another exchange has run the same
   * run until then.
   */
  start(sinceMs: number = this.#time.now()): void {
    this.#driver.start(sinceMs);
    void settled(this.#writer.save());
  }

  /** Stops time. Resolves when everything that happened has been stored. */
  async stop(): Promise<void> {
    this.#driver.stop();
    await settled(this.#writer.saveLast());
  }

  /** Stops sending and storing at once, because another exchange continues the run. */
  retire(): void {
    this.#isRetired = true;
    this.#driver.stop();
    this.#snapshots.stop();
  }

  call(request: WireRequest): Promise<WireReply> {
    const run = () => this.#run(request.id, () => this.#exchange.call(request));
    const loadingTexts = loadTextsOf(request.fields.lang);
    return this.#replies.answer(request.id, loadingTexts ? () => loadingTexts.then(run) : run);
  }

  /** Returns a function that checks whether the picture of an address was uploaded in this run or in an archived one. */
  async pictures(): Promise<(address: string) => boolean> {
    const archived = await this.#archive.read();
    return picturesOf([...archived, { entries: this.#exchange.journal.entries() }]);
  }

  /** The user id of a token's live session; null for a visitor. */
  customerOf(token: string): number | null {
    return this.#exchange.customerOf?.(token) ?? null;
  }

  control(action: string, input: unknown, id = ''): Promise<unknown> {
    let hasChanged = false;
    const hosted = hostAction(action, input, {
      persistence: this.#writer.persistence,
      store: this.#store,
      archive: this.#archive,
      bookmarks: this.#bookmarks,
      exchange: this.#exchange,
      runCommand: async (command) => {
        await this.#ready(action, input);
        const result = await this.#run(id, command);
        hasChanged = result.hasChanged;
        return result.value;
      },
    });
    if (hosted) return this.#replies.answer(id, async () => ({ value: await hosted(), hasChanged }));
    const run = async () => {
      const { seq } = this.#exchange.journal;
      const result = await this.#run(id, () => this.#exchange.control(action, input));
      if (this.#exchange.journal.seq > seq) this.#publisher.notify({ kind: 'steered', action });
      return result;
    };
    const preparing = this.#ready(action, input);
    // Without a promise when nothing has to be loaded, so that commands run in the order in which they arrive.
    return this.#replies.answer(id, preparing ? () => preparing.then(run) : run);
  }

  /**
   * Resolves when everything an action needs is loaded, its language included; null when nothing has to be loaded.
   * Rejects faults that no exchange could have.
   */
  #ready(action: string, input: unknown): Promise<void> | null {
    const given = input as { readonly lang?: unknown; readonly fields?: { readonly lang?: unknown } } | undefined;
    const lang = given?.lang ?? given?.fields?.lang;
    const loadingTexts = typeof lang === 'string' ? loadTextsOf(lang) : null;
    const preparing = this.#prepare(action) ?? checkForcedRefusals(action, input);
    return loadingTexts && preparing ? preparing.then(() => loadingTexts) : (loadingTexts ?? preparing);
  }

  socketOpened(socketId: string): void {
    this.#hub.opened(socketId);
  }

  socketEvent(socketId: string, event: string, ...args: readonly unknown[]): void {
    this.#publisher.answerSocket(socketId, event, args);
  }

  socketClosed(socketId: string): void {
    this.#hub.closed(socketId);
  }

  onPush(listener: (pushes: readonly Push[]) => void): () => void {
    return this.#publisher.onPush(listener);
  }

  onNotice(listener: (notice: Notice) => void): () => void {
    return this.#publisher.onNotice(listener);
  }

  #resetForRun(change: RunChange, left: readonly TrailEntry[]): void {
    this.#begun = change;
    this.#left = left;
    this.#publisher.runBegan();
    this.#replies.clear();
    this.#driver.reset();
    this.#snapshots.reset();
    this.#writer.begin(change);
  }

  async #run<T>(id: string, command: () => T): Promise<CommandResult<T>> {
    if (this.#isRetired) throw new LeadershipLost('this exchange has fallen silent');
    this.#driver.catchUp();
    this.#begun = null;
    const { journal, signIn } = this.#exchange;
    const { seq } = journal;
    const before = this.#report.reading();
    const startedMs = this.#time.now();
    const value = command();
    const clock = this.#report.reading();
    const begun: RunChange | null = this.#begun;
    const isSteered = begun !== null || !isSameReading(before, clock);
    const hasChanged = isSteered || this.#exchange.journal.seq > seq;
    const events = this.#publisher.privateEvents();
    this.#snapshots.commandRan(this.#time.now() - startedMs);
    const archiving = begun ? this.#archiveRun({ ...logOf(journal, before.nowMs), signIn, trail: this.#left }) : null;
    await this.#writer.save(hasChanged && id !== '' ? { reply: { id, value } } : {});
    // The run that was replaced must be archived before the answer, because the page may be closed right after it.
    await archiving;
    if (this.#isRetired) throw new LeadershipLost('this exchange has fallen silent');
    const { persistence } = this.#writer;
    this.#publisher.commandStored({
      before: { journal, seq, nowMs: before.nowMs },
      events,
      begun,
      isSteered,
      persistence,
    });
    return { value, hasChanged };
  }

  /** Archives the replaced run before the new run is stored in its place, so that a crash loses neither. */
  #archiveRun(left: ReplacedRun): Promise<void> {
    const archiving = this.#archive.put(left, logOf(this.#exchange.journal, this.#exchange.nowMs));
    this.#writer.after(archiving);
    return archiving;
  }

  #beat(realMs: number): void {
    void settled(this.#writer.save({ spareMs: SPARE_MS, withReads: true }));
    this.#publisher.beat(realMs);
    this.#snapshots.timePassed();
  }
}

/** For writes that no command waits for. A LeadershipLost error is handled elsewhere, so it is ignored here. */
const settled = (writing: Promise<void>): Promise<void> => writing.catch(() => {});

const isSameReading = (a: ClockReading, b: ClockReading): boolean =>
  a.nowMs === b.nowMs && a.rate === b.rate && a.paused === b.paused;

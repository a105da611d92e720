import type { ClockReading } from '@/lib/clock-port';
import { createSignal } from '@/lib/signal';
import type { FaultReading } from '../faults/settings';
import type { ExchangePort, Notice, Push, RunChange, WireReply, WireRequest } from '../port';
import { Hub } from '../realtime/hub';
import { wordsOf } from '../words/load';
import { ClockBound } from './clock-bound';
import { ClockReport } from './clock-report';
import { Driver, type RealTime, realTime } from './driver';
import { hostAction } from './host-actions';
import type { HostedExchange } from './hosted-exchange';
import type { Standing } from './port-messages';
import { type Ran, ReplyCache } from './reply-cache';
import type { ResumedRun } from './resume-run';
import { RunKeeper } from './run-keeper';
import { futureOf, type LeftRun, type Log, logOf, picturesOf, RunShelf } from './run-shelf';
import { Deposed, REPLIES_KEPT, type RunStore } from './run-store';
import { SnapshotRule } from './snapshot-rule';

interface LocalPortOptions {
  readonly time?: RealTime;
  /**
   * Called when another exchange has taken over the stored run. True: this exchange must stop. False, the default: it
   * goes on in memory.
   */
  readonly isOver?: () => Promise<boolean>;
  /** Loads what a control action needs; null when nothing has to be loaded. */
  readonly prepare?: (action: string) => Promise<void> | null;
  /** How many answers are kept for repeated commands. */
  readonly repliesKept?: number;
  /** True: a socket that sends only a user id gets that user's private events, as on servers of this family. */
  readonly trustsIds?: boolean;
}

/** A run (./resume-run.ts) whose exchange may be a smaller object in tests. */
export type PortedRun = Omit<ResumedRun, 'exchange'> & { readonly exchange: HostedExchange };

/** Real milliseconds. Two beats, since one beat may come late. */
const SPARE_MS = 500;

/**
 * An exchange in this thread. It drives the exchange's time, stores its run and sends its events to the sockets they
 * concern. A command is answered only after it has been stored together with its answer. A repeated command gets the
 * stored answer and is not run again, even when another exchange had stored it.
 */
export class LocalPort implements ExchangePort {
  readonly #exchange: HostedExchange;
  readonly #store: RunStore | null;
  readonly #hub: Hub;
  readonly #driver: Driver;
  readonly #keeper: RunKeeper;
  readonly #report: ClockReport;
  readonly #bound = new ClockBound();
  readonly #time: RealTime;
  readonly #prepare: (action: string) => Promise<void> | null;
  readonly #replies: ReplyCache;
  readonly #snapshots: SnapshotRule;
  readonly #isNew: boolean;
  readonly #shelf: RunShelf;
  readonly #pushes = createSignal<readonly Push[]>();
  readonly #notices = createSignal<Notice>();
  #faultsTold: FaultReading;
  #isRetired = false;
  /**
   * Whether commands may lie ahead of the current moment, which the next command would branch off from. Checked at that
   * command.
   */
  #mayBranch = true;
  /** How the current command has replaced the run; null when it has not. */
  #begun: RunChange | null = null;

  constructor(
    resumed: PortedRun,
    {
      time = realTime,
      isOver = async () => false,
      prepare = () => null,
      repliesKept = REPLIES_KEPT,
      trustsIds = false,
    }: LocalPortOptions = {},
  ) {
    const { exchange, store, run, isNew, replies, persistence } = resumed;
    this.#exchange = exchange;
    this.#store = store;
    this.#isNew = isNew;
    this.#shelf = new RunShelf(store);
    this.#faultsTold = exchange.faults;
    this.#time = time;
    this.#prepare = prepare;
    this.#hub = new Hub(exchange, { trustsIds });
    exchange.recorder?.timeWith(() => time.now());
    this.#report = new ClockReport(exchange);
    this.#replies = new ReplyCache(replies, repliesKept);
    this.#keeper = new RunKeeper(exchange, store, {
      run,
      persistence,
      onChange: (next) => this.#notices.emit({ kind: 'persistence', persistence: next }),
      isOver,
    });
    this.#driver = new Driver(exchange, (realMs) => this.#beat(realMs), time);
    this.#snapshots = new SnapshotRule(exchange, time, (snapshot) => this.#keeper.keepSnapshot(snapshot));
    // Resuming replays commands whose events were already sent when they first happened.
    exchange.takePushes();
    exchange.onStart((change) => this.#beginAnew(change));
  }

  /** The state of the exchange for the client it was opened for. Clients that join later must not use its `isNew`. */
  get standing(): Standing {
    const { faults, journal } = this.#exchange;
    const { persistence } = this.#keeper;
    const beginsWith = journal.seq === 0 ? (this.#exchange.session?.() ?? '') : null;
    const reading = this.#report.reading();
    return { header: journal.header, reading, persistence, faults, beginsWith, isNew: this.#isNew };
  }

  /** Name of the run, by which tabs compare whether they mean the same run. */
  get run(): string {
    return this.#keeper.run;
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
    void this.#keep(this.#clockDue());
  }

  /** Stops time. Resolves when everything that happened has been stored. */
  async stop(): Promise<void> {
    this.#driver.stop();
    this.#bound.startAnew();
    await this.#keep({ clock: this.#report.reading() });
  }

  /** Stops sending and storing at once, because another exchange continues the run. */
  retire(): void {
    this.#isRetired = true;
    this.#driver.stop();
    this.#snapshots.stop();
  }

  call(request: WireRequest): Promise<WireReply> {
    const run = () => this.#run(request.id, () => this.#exchange.call(request));
    const learning = wordsOf(request.fields.lang);
    return this.#replies.answer(request.id, learning ? () => learning.then(run) : run);
  }

  /** Returns a function that checks whether the picture of an address was uploaded in this run or in a kept run. */
  async pictures(): Promise<(address: string) => boolean> {
    const kept = await this.#shelf.read();
    return picturesOf([...kept, { entries: this.#exchange.journal.entries() }]);
  }

  /** The user id of a token's live session; null for a visitor. */
  customerOf(token: string): number | null {
    return this.#exchange.customerOf?.(token) ?? null;
  }

  control(action: string, input: unknown, id = ''): Promise<unknown> {
    let hasChanged = false;
    const asked = hostAction(action, input, {
      persistence: this.#keeper.persistence,
      store: this.#store,
      shelf: this.#shelf,
      exchange: this.#exchange,
      carry: async (command) => {
        await this.#ready(action, input);
        const ran = await this.#run(id, command);
        hasChanged = ran.hasChanged;
        return ran.value;
      },
    });
    if (asked) return this.#replies.answer(id, async () => ({ value: await asked(), hasChanged }));
    const run = async () => {
      const { seq } = this.#exchange.journal;
      const ran = await this.#run(id, () => this.#exchange.control(action, input));
      if (this.#exchange.journal.seq > seq) this.#notices.emit({ kind: 'steered', action });
      return ran;
    };
    const preparing = this.#ready(action, input);
    // Without a promise when nothing has to be loaded, so that commands run in the order in which they arrive.
    return this.#replies.answer(id, preparing ? () => preparing.then(run) : run);
  }

  /** Resolves when everything an action needs is loaded, its language included; null when nothing has to be loaded. */
  #ready(action: string, input: unknown): Promise<void> | null {
    const lang = (input as { readonly lang?: unknown } | undefined)?.lang;
    const learning = typeof lang === 'string' ? wordsOf(lang) : null;
    const preparing = this.#prepare(action);
    return learning && preparing ? preparing.then(() => learning) : (learning ?? preparing);
  }

  socketOpened(socketId: string): void {
    this.#hub.opened(socketId);
  }

  socketSaid(socketId: string, event: string, ...args: readonly unknown[]): void {
    const answers = this.#hub.said(socketId, event, ...args);
    this.#exchange.recorder?.told(answers, this.#exchange.nowMs);
    this.#deliver(answers);
  }

  socketClosed(socketId: string): void {
    this.#hub.closed(socketId);
  }

  onPush(listener: (pushes: readonly Push[]) => void): () => void {
    return this.#pushes.on(listener);
  }

  onNotice(listener: (notice: Notice) => void): () => void {
    return this.#notices.on(listener);
  }

  #beginAnew(change: RunChange): void {
    this.#begun = change;
    this.#mayBranch = true;
    this.#replies.clear();
    this.#driver.startAnew();
    this.#snapshots.startAnew();
    this.#bound.startAnew();
    this.#keeper.begin(change);
  }

  async #run<T>(id: string, command: () => T): Promise<Ran<T>> {
    if (this.#isRetired) throw new Deposed('this exchange has fallen silent');
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
    const events = this.#hub.addressed(this.#exchange.takePushes());
    this.#snapshots.commandRan(this.#time.now() - startedMs);
    const shelving = begun ? this.#shelve({ ...logOf(journal, before.nowMs), signIn }) : null;
    await this.#keeper.keep({
      ...this.#clockDue(),
      ...(hasChanged && id !== '' ? { reply: { id, value } } : {}),
    });
    // The run that was replaced must be on the shelf before the answer, because the page may be closed right after it.
    await shelving;
    if (this.#isRetired) throw new Deposed('this exchange has fallen silent');
    if (begun) this.#tellRun(begun);
    else if (this.#mayBranch && this.#exchange.journal.seq > seq)
      void this.#tellBranch(logOf(journal, before.nowMs, seq));
    this.#tellFaults();
    this.#deliver(events);
    // After a change of the clock or the run the client shows prices next, and the next beat may be a quarter of a
    // second away.
    if (isSteered) this.#deliver(this.#news(this.#time.now()));
    this.#tellClock(this.#time.now());
    return { value, hasChanged };
  }

  /** Puts the replaced run on the shelf before the new run is stored in its place, so that a crash loses neither. */
  #shelve(left: LeftRun): Promise<void> {
    const shelving = this.#shelf.put(left, logOf(this.#exchange.journal, this.#exchange.nowMs));
    this.#keeper.after(shelving);
    return shelving;
  }

  #tellRun(change: RunChange): void {
    this.#notices.emit({ kind: 'run', change, header: this.#exchange.journal.header });
    this.#notices.emit({ kind: 'persistence', persistence: this.#keeper.persistence });
  }

  /**
   * `left` is the run before the command. When it had commands ahead and the current run has none, the command has
   * started a branch.
   */
  async #tellBranch(left: Log): Promise<void> {
    const { journal, nowMs } = this.#exchange;
    const now = logOf(journal, nowMs);
    const kept = await this.#shelf.read();
    const hadFuture = futureOf(kept, left) !== null;
    const hasFuture = futureOf(kept, now) !== null;
    if (this.#exchange.journal !== journal) return;
    this.#mayBranch = hasFuture;
    if (hadFuture && !hasFuture) this.#notices.emit({ kind: 'branched' });
  }

  #beat(realMs: number): void {
    const due = this.#clockDue(SPARE_MS);
    if (due.clock) void this.#keep(due);
    this.#tellFaults();
    const told = this.#news(realMs);
    this.#deliver([...this.#hub.addressed(this.#exchange.takePushes()), ...told]);
    this.#tellClock(realMs);
    this.#snapshots.timePassed();
  }

  /**
   * The clock bound is stored with a command and before its answer, so that a reload right after a jump does not go
   * back behind the jump.
   */
  #clockDue(spareMs = 0): { readonly clock?: ClockReading } {
    const clock = this.#bound.due(this.#report.reading(), spareMs);
    return clock ? { clock } : {};
  }

  /** The market events of this beat for the sockets that watch the markets. `realMs`: real milliseconds. */
  #news(realMs: number): readonly Push[] {
    const told = this.#hub.beat(realMs);
    this.#exchange.recorder?.told(told, this.#exchange.nowMs);
    return told;
  }

  /** For writes that no command waits for. A Deposed error is handled elsewhere, so it is ignored here. */
  #keep(more: { readonly clock?: ClockReading }): Promise<void> {
    return this.#keeper.keep(more).catch(() => {});
  }

  #tellClock(realMs: number): void {
    const reading = this.#report.due(realMs);
    if (reading) this.#notices.emit({ kind: 'clock', reading });
  }

  #tellFaults(): void {
    const { faults } = this.#exchange;
    if (faults === this.#faultsTold) return;
    this.#faultsTold = faults;
    this.#notices.emit({ kind: 'faults', reading: faults });
  }

  #deliver(pushes: readonly Push[]): void {
    if (pushes.length > 0) this.#pushes.emit(pushes);
  }
}

const isSameReading = (a: ClockReading, b: ClockReading): boolean =>
  a.nowMs === b.nowMs && a.rate === b.rate && a.paused === b.paused;

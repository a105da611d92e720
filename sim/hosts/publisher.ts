import { createSignal } from '@/lib/stores/signal';
import type { FaultReading } from '../faults/settings';
import type { Notice, Persistence, Push, RunChange } from '../port';
import type { Hub } from '../realtime/hub';
import type { ClockReport } from './clock-report';
import type { RealTime } from './driver';
import type { HostedExchange } from './hosted-exchange';
import { continuationOf, type Log, logOf, type RunArchive } from './run-archive';

interface Sources {
  readonly exchange: HostedExchange;
  readonly hub: Hub;
  readonly report: ClockReport;
  readonly archive: RunArchive;
  readonly time: RealTime;
}

/** A command that has been stored, and what followed from it. */
interface StoredCommand {
  /** The run before the command. */
  readonly before: { readonly journal: HostedExchange['journal']; readonly seq: number; readonly nowMs: number };
  /** Its private events (`privateEvents`). */
  readonly events: readonly Push[];
  /** How it has replaced the run; null when it has not. */
  readonly begun: RunChange | null;
  /** Whether it has changed the clock or the run. */
  readonly isSteered: boolean;
  readonly persistence: Persistence;
}

/**
 * Publishes an exchange to the subscribers of its port: events for sockets, and notices about the exchange itself. What
 * follows from one command, or from one beat, is published in one order, notices about the run and the faults first.
 */
export class Publisher {
  readonly #sources: Sources;
  readonly #pushes = createSignal<readonly Push[]>();
  readonly #notices = createSignal<Notice>();
  #sentFaults: FaultReading;
  /**
   * Whether commands may lie ahead of the current moment, which the next command would branch off from. Checked at that
   * command.
   */
  #mayBranch = true;

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#sentFaults = sources.exchange.faults;
  }

  onPush(listener: (pushes: readonly Push[]) => void): () => void {
    return this.#pushes.on(listener);
  }

  onNotice(listener: (notice: Notice) => void): () => void {
    return this.#notices.on(listener);
  }

  notify(notice: Notice): void {
    this.#notices.emit(notice);
  }

  /** Call this when another run has begun in the exchange. */
  runBegan(): void {
    this.#mayBranch = true;
  }

  /** What a client's socket gets in answer to an event that it sent. */
  answerSocket(socketId: string, event: string, args: readonly unknown[]): void {
    this.#deliver(this.#recorded(this.#sources.hub.receive(socketId, event, ...args)));
  }

  /** The private events since the last call, addressed to the sockets that are connected now. */
  privateEvents(): readonly Push[] {
    const { exchange, hub } = this.#sources;
    return hub.addressed(exchange.drainPrivateEvents());
  }

  commandStored({ before, events, begun, isSteered, persistence }: StoredCommand): void {
    const { exchange, time } = this.#sources;
    const { journal, seq, nowMs } = before;
    if (begun) {
      this.notify({ kind: 'run', change: begun, header: exchange.journal.header });
      this.notify({ kind: 'persistence', persistence });
    } else if (this.#mayBranch && exchange.journal.seq > seq) void this.#notifyBranch(logOf(journal, nowMs, seq));
    this.#notifyFaults();
    this.#deliver(events);
    // After a change of the clock or the run the client shows prices next, and the next beat may be a quarter of a
    // second away.
    if (isSteered) this.#deliver(this.#marketEvents(time.now()));
    this.#notifyClock(time.now());
  }

  /** `realMs`: real milliseconds. */
  beat(realMs: number): void {
    this.#notifyFaults();
    const events = this.#marketEvents(realMs);
    this.#deliver([...this.privateEvents(), ...events]);
    this.#notifyClock(realMs);
  }

  /**
   * `left` is the run before the command. When it had commands ahead and the current run has none, the command has
   * started a branch.
   */
  async #notifyBranch(left: Log): Promise<void> {
    const { exchange, archive } = this.#sources;
    const { journal, nowMs } = exchange;
    const now = logOf(journal, nowMs);
    const archived = await archive.read();
    const hadFuture = continuationOf(archived, left) !== null;
    const hasFuture = continuationOf(archived, now) !== null;
    if (exchange.journal !== journal) return;
    this.#mayBranch = hasFuture;
    if (hadFuture && !hasFuture) this.notify({ kind: 'branched' });
  }

  #notifyFaults(): void {
    const { faults } = this.#sources.exchange;
    if (faults === this.#sentFaults) return;
    this.#sentFaults = faults;
    this.notify({ kind: 'faults', reading: faults });
  }

  #notifyClock(realMs: number): void {
    const reading = this.#sources.report.due(realMs);
    if (reading) this.notify({ kind: 'clock', reading });
  }

  /** The market events for the sockets that watch the markets. `realMs`: real milliseconds. */
  #marketEvents(realMs: number): readonly Push[] {
    return this.#recorded(this.#sources.hub.beat(realMs));
  }

  #recorded(events: readonly Push[]): readonly Push[] {
    const { recorder, nowMs } = this.#sources.exchange;
    recorder?.recordPublicEvents(events, nowMs);
    return events;
  }

  #deliver(pushes: readonly Push[]): void {
    if (pushes.length > 0) this.#pushes.emit(pushes);
  }
}

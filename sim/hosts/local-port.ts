import { createSignal } from '@/lib/signal';
import type { FaultReading } from '../faults/settings';
import type { ExchangePort, Notice, Push, RunChange, WireReply, WireRequest } from '../port';
import { Hub } from '../realtime/hub';
import { type ClockReading, ClockReport } from './clock-report';
import { Driver, type RealTime, realTime } from './driver';
import type { HostedExchange } from './hosted-exchange';
import { ReplyCache } from './reply-cache';
import { RunKeeper, type RunStore } from './run-keeper';

interface LocalPortOptions {
  /** Where the run is kept; null keeps it in memory only. */
  readonly store?: RunStore | null;
  readonly time?: RealTime;
}

const KEEP_CLOCK_EVERY_MS = 1_000;

/**
 * An exchange in this thread: its time is driven, its run kept, its events told to who they concern. A command is
 * answered when it has been stored, and a repeated request is answered without being run again.
 */
export class LocalPort implements ExchangePort {
  readonly #exchange: HostedExchange;
  readonly #hub: Hub;
  readonly #driver: Driver;
  readonly #keeper: RunKeeper;
  readonly #report: ClockReport;
  readonly #time: RealTime;
  readonly #replies = new ReplyCache();
  readonly #pushes = createSignal<readonly Push[]>();
  readonly #notices = createSignal<Notice>();
  #faultsTold: FaultReading;
  #clockKeptAtMs = Number.NEGATIVE_INFINITY;

  constructor(exchange: HostedExchange, { store = null, time = realTime }: LocalPortOptions = {}) {
    this.#exchange = exchange;
    this.#faultsTold = exchange.faults;
    this.#time = time;
    this.#hub = new Hub(exchange);
    exchange.recorder?.timeWith(() => time.now());
    this.#report = new ClockReport(exchange);
    this.#keeper = new RunKeeper(exchange, store);
    this.#driver = new Driver(exchange, (realMs) => this.#beat(realMs), time);
    exchange.onStart((change) => this.#beginAnew(change));
  }

  get persistence() {
    return this.#keeper.persistence;
  }

  /** Lets time run. */
  start(): void {
    this.#driver.start();
  }

  /** Time stands still; resolves when what happened has been stored. */
  async stop(): Promise<void> {
    this.#driver.stop();
    await this.#keeper.keepCommands();
    await this.#keeper.keepClock(this.#report.reading());
  }

  clockReading(): ClockReading {
    return this.#report.reading();
  }

  call(request: WireRequest): Promise<WireReply> {
    return this.#replies.answer(request.id, () => this.#run(() => this.#exchange.call(request)));
  }

  /** What moves the clock is stored with it: a reload right after a jump goes on from where the jump led. */
  async control(action: string, input: unknown): Promise<unknown> {
    const result = await this.#run(() => this.#exchange.control(action, input));
    await this.#keeper.keepClock(this.#report.reading());
    return result;
  }

  socketOpened(socketId: string): void {
    this.#hub.opened(socketId);
  }

  socketSaid(socketId: string, event: string, argument: unknown): void {
    const answers = this.#hub.said(socketId, event, argument);
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
    const { header } = this.#exchange.journal;
    this.#replies.clear();
    this.#driver.startAnew();
    void this.#keeper.begin(header);
    this.#notices.emit({ kind: 'run', change, header });
  }

  async #run<T>(command: () => T): Promise<T> {
    this.#driver.catchUp();
    const result = command();
    const events = this.#hub.addressed(this.#exchange.takePushes());
    await this.#keeper.keepCommands();
    this.#tellFaults();
    this.#deliver(events);
    this.#tellClock(this.#time.now());
    return result;
  }

  #beat(realMs: number): void {
    this.#tellFaults();
    const told = this.#hub.beat(realMs);
    this.#exchange.recorder?.told(told, this.#exchange.nowMs);
    this.#deliver([...this.#hub.addressed(this.#exchange.takePushes()), ...told]);
    this.#tellClock(realMs);
    if (realMs - this.#clockKeptAtMs < KEEP_CLOCK_EVERY_MS) return;
    this.#clockKeptAtMs = realMs;
    void this.#keeper.keepClock(this.#report.reading());
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

import type { RealTime } from '../driver';
import type { LocalPort } from '../local-port';
import type { FromExchange, ToExchange } from '../port-messages';
import { Leadership } from './leadership';
import type { TabChannel, TabLocks, TabMessage } from './tab-messages';

/** What a tab knows of the exchange it follows, in case it has to take over. */
export interface KnownLeader {
  /** The highest leadership number received so far. */
  readonly epoch: number;
  /**
   * The leader's run (StoredRun.run in sim/hosts/run-store.ts), its virtual time, and when the sign arrived in real
   * milliseconds; null before the first sign.
   */
  readonly last: { readonly run: string; readonly nowMs: number; readonly atMs: number } | null;
  readonly scenario: { readonly scenario: string; readonly seed: number } | null;
}

export interface TabSessionOptions {
  /** Unique name of this tab. */
  readonly name: string;
  readonly channel: TabChannel;
  readonly locks: TabLocks;
  readonly time: RealTime;
  /** Sends messages of the exchange to this tab's own page. */
  readonly toPage: (message: FromExchange) => void;
  /**
   * Opens the exchange in order to lead. `isTakenOver` tells whether another tab of this build leads by now. It is
   * called before the stored run is read. It is also called when another exchange has taken over the run: true means
   * that this exchange was replaced by such a tab and ends. Rejects when the exchange cannot be opened.
   */
  readonly open: (
    knownLeader: KnownLeader,
    isTakenOver: () => Promise<boolean>,
  ) => Promise<{ port: LocalPort; epoch: number }>;
  /** Called when the exchange could not be opened at the first start, where no other tab has led before. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * The real time (milliseconds) from which a new leader has to catch up: the moment of the last known sign, corrected by
 * the difference between the sign's virtual time and the restored one. The clock must not stand still while no tab
 * leads. Returns `now` when the last sign belongs to another run.
 */
function runningSince({ last }: KnownLeader, port: LocalPort, now: number): number {
  if (last?.run !== port.run) return now;
  const { nowMs, rate } = port.state.reading;
  return Math.min(now, last.atMs + Math.max(0, nowMs - last.nowMs) / rate);
}

const CHECK_EVERY_MS = 250;
/** Real milliseconds. A living leader sends eight signs in this time. */
const SILENT_AFTER_MS = 2_000;
/** Real milliseconds. A starting tab may meet a leader that is also just starting and has sent no sign yet. */
const START_GRACE_MS = 3_000;
/** Real milliseconds between two tries to open the exchange in order to take over. */
const RETRY_AFTER_MS = 2_000;
/** Real milliseconds. A jump over many orders takes seconds on a phone, and so may opening a long run. */
const BUSY_AT_MOST_MS = 30_000;
/**
 * Real milliseconds. The next tab in the queue takes over from a frozen leader. Each tab behind it waits this much
 * longer, in case the tabs before it are frozen too.
 */
const STEP_MS = 300;

/**
 * A tab's part in the exchange that all tabs share. One tab leads: it runs the exchange and answers. The others forward
 * their pages' requests and wait in a queue for the lock. When the leader's thread ends, the lock passes to the next
 * tab by itself. When the leader is frozen or its process suspended, the next tab steals the lock. Unanswered requests
 * are sent again by the page (../remote-port.ts).
 */
export class TabSession {
  readonly #options: TabSessionOptions;
  #leadership: Leadership | null = null;
  /** Counts each start and end of leading, so that asynchronous work of an earlier term is recognised. */
  #terms = 0;
  #opening = false;
  #hasFailed = false;
  #leader: { readonly name: string; readonly epoch: number } | null = null;
  #knownLeader: KnownLeader = { epoch: 0, last: null, scenario: null };
  #lastSignAtMs: number;
  #isBusy = false;
  #checkedAtMs: number;
  #leave: () => void = () => {};
  #isStealing = false;

  constructor(options: TabSessionOptions) {
    this.#options = options;
    const { channel, time } = options;
    this.#checkedAtMs = time.now();
    this.#lastSignAtMs = time.now() + START_GRACE_MS;
    channel.listen((message) => this.#receive(message));
  }

  join(): void {
    this.#queue('wait');
    this.#sayHello();
    this.#watch();
  }

  /**
   * Takes a message from this tab's page. Without a leader it is dropped; the page sends it again when there is one.
   */
  fromPage(message: ToExchange): void {
    const { name, channel } = this.#options;
    if (this.#leadership) this.#leadership.receive(name, message);
    else if (this.#leader) channel.post({ kind: 'to-leader', from: name, epoch: this.#leader.epoch, message });
  }

  #sayHello(): void {
    this.#options.channel.post({ kind: 'hello', from: this.#options.name });
  }

  #queue(how: 'wait' | 'steal'): void {
    const { locks } = this.#options;
    this.#leave();
    this.#leave = locks.lead(
      how,
      () => void this.#lead(),
      () => this.#stepDown(),
    );
  }

  async #lead(): Promise<void> {
    const { channel, name, open, onFailure, time } = this.#options;
    const knownLeader = this.#knownLeader;
    this.#terms += 1;
    const term = this.#terms;
    this.#opening = true;
    channel.post({ kind: 'sign', from: name, epoch: knownLeader.epoch + 1, busy: true, run: '', nowMs: 0 });
    try {
      const { port, epoch } = await open(knownLeader, () => this.#isTakenOver(term));
      if (term !== this.#terms) return port.retire();
      this.#knownLeader = { ...knownLeader, epoch };
      this.#leader = null;
      this.#leadership = new Leadership({ ...this.#options, port, epoch });
      port.start(runningSince(knownLeader, port, time.now()));
      this.#opening = false;
    } catch (error) {
      if (term !== this.#terms) return;
      this.#leave();
      if (knownLeader.scenario !== null) return this.#queueLater(term);
      this.#hasFailed = true;
      onFailure(error);
    }
  }

  /**
   * This tab could not take over from the leader that it followed, perhaps because a file did not load. Its page still
   * waits for answers, so the next tab gets the lock, and this one tries again.
   */
  #queueLater(term: number): void {
    const { time } = this.#options;
    this.#opening = false;
    this.#lastSignAtMs = time.now();
    time.after(RETRY_AFTER_MS, () => {
      if (term === this.#terms) this.#queue('wait');
    });
  }

  /** Tabs of another build use another lock. They may take over the store, but do not continue this run. */
  async #isTakenOver(term: number): Promise<boolean> {
    // When this query is answered, the loss of this tab's lock has been reported as well.
    await this.#options.locks.queuePosition();
    return term !== this.#terms;
  }

  /** Another tab leads: this exchange ends and the tab queues again. */
  #stepDown(): void {
    this.#terms += 1;
    this.#opening = false;
    this.#leadership?.end();
    this.#leadership = null;
    this.#lastSignAtMs = this.#options.time.now();
    this.#queue('wait');
    this.#sayHello();
  }

  #receive(message: TabMessage): void {
    const { name, toPage, time } = this.#options;
    if (message.kind === 'hello') this.#leadership?.addTab(message.from);
    else if (message.kind === 'to-leader') {
      if (message.epoch === this.#leadership?.epoch) this.#leadership.receive(message.from, message.message);
    } else if (message.kind === 'to-tab') {
      if (message.to === name && message.epoch === this.#leader?.epoch) toPage(message.message);
    } else if (message.kind === 'frozen') {
      if (message.from === this.#leader?.name) void this.#stealLeadership();
    } else if (message.epoch >= this.#knownLeader.epoch) {
      this.#lastSignAtMs = time.now();
      this.#isBusy = message.kind === 'sign' && message.busy;
      if (message.kind === 'leads') this.#follow(message);
      else if (!message.busy) {
        const { run, nowMs } = message;
        this.#knownLeader = { ...this.#knownLeader, last: { run, nowMs, atMs: this.#lastSignAtMs } };
      }
    }
  }

  #follow({ from, epoch, state }: Extract<TabMessage, { kind: 'leads' }>): void {
    const { scenario, seed } = state.header;
    this.#knownLeader = { ...this.#knownLeader, epoch, scenario: { scenario, seed } };
    if (this.#leadership && epoch > this.#leadership.epoch) this.#stepDown();
    if (this.#leadership || this.#leader?.epoch === epoch) return;
    this.#leader = { name: from, epoch };
    // The leader must know this tab even when its page sends no request.
    this.#sayHello();
    this.#options.toPage({ kind: 'leads', state });
  }

  #watch(): void {
    if (this.#hasFailed) return;
    const { time } = this.#options;
    const now = time.now();
    // A tab that was suspended has received no signs, whether or not the leader sent them.
    if (now - this.#checkedAtMs > CHECK_EVERY_MS * 3) this.#lastSignAtMs = Math.max(this.#lastSignAtMs, now);
    this.#checkedAtMs = now;
    const isSilent = now - this.#lastSignAtMs > (this.#isBusy ? BUSY_AT_MOST_MS : SILENT_AFTER_MS);
    if (!this.#leadership && !this.#opening && isSilent) void this.#stealLeadership();
    time.after(CHECK_EVERY_MS, () => this.#watch());
  }

  /** The leader is frozen: the first living tab in the queue steals its lock. */
  async #stealLeadership(): Promise<void> {
    if (this.#isStealing) return;
    this.#isStealing = true;
    const { locks, time } = this.#options;
    this.#isBusy = false;
    const { epoch } = this.#knownLeader;
    const queuePosition = await locks.queuePosition();
    time.after(queuePosition * STEP_MS, () => {
      this.#isStealing = false;
      const isLed = this.#leadership !== null || this.#opening || this.#knownLeader.epoch > epoch || this.#isBusy;
      if (!isLed) this.#queue('steal');
    });
  }
}

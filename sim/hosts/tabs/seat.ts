import type { RealTime } from '../driver';
import type { LocalPort } from '../local-port';
import type { FromExchange, ToExchange } from '../port-messages';
import { Leadership } from './leadership';
import type { TabChannel, TabLocks, TabMessage } from './tab-messages';

/** What a tab knows of the exchange it followed, for the moment when it has to go on with it. */
export interface Heard {
  /** The highest leadership heard of. */
  readonly epoch: number;
  /** The run the leader had (./../run-store.ts), its time, and when in real milliseconds that was; null before the first sign. */
  readonly last: { readonly run: string; readonly nowMs: number; readonly atMs: number } | null;
  readonly scenario: { readonly scenario: string; readonly seed: number } | null;
}

export interface SeatOptions {
  /** This tab, different from every other. */
  readonly name: string;
  readonly channel: TabChannel;
  readonly locks: TabLocks;
  readonly time: RealTime;
  /** Carries what the exchange tells to this tab's own page. */
  readonly toPage: (message: FromExchange) => void;
  /**
   * Opens the exchange, to lead with it. `isOver` is asked when somebody else turns out to keep its run: whether it is
   * another tab of ours, which goes on with it. Rejects when there is none to open.
   */
  readonly open: (heard: Heard, isOver: () => Promise<boolean>) => Promise<{ port: LocalPort; epoch: number }>;
  /** The exchange could not be opened. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Time ran on while nobody led: the market has not stood still for those who look at it. The real milliseconds from
 * which on the exchange has to catch up, given when its time was told last, and what it is.
 */
function runningSince({ last }: Heard, port: LocalPort, now: number): number {
  if (last?.run !== port.run) return now;
  const { nowMs, rate } = port.standing.reading;
  return Math.min(now, last.atMs + Math.max(0, nowMs - last.nowMs) / rate);
}

const CHECK_EVERY_MS = 250;
/** A leader that lives is heard eight times in this time. */
const SILENT_AFTER_MS = 2_000;
/** Who starts may find a leader that is just being born, and has not been heard yet. */
const PATIENCE_AT_START_MS = 3_000;
/** Jumps over many orders take seconds on a phone, and opening a long run may. */
const BUSY_AT_MOST_MS = 30_000;
/** The next in the queue takes over from a leader that stands still; if that one stands still as well, the one after. */
const STEP_MS = 300;

/**
 * A tab's place at the exchange that all tabs share. One leads: it runs the exchange and answers. The others pass on
 * what their pages ask, and wait in a queue. When the leader's thread ends, the lock passes to the next by itself;
 * when it stands still (frozen tab, suspended process), the next one takes it. What a page has asked and nobody
 * answered, the page asks again (../remote-port.ts).
 */
export class Seat {
  readonly #options: SeatOptions;
  #leadership: Leadership | null = null;
  /** Counts the times this tab has led or stopped leading, so that what began in one does not end in another. */
  #terms = 0;
  #opening = false;
  #hasFailed = false;
  #leader: { readonly name: string; readonly epoch: number } | null = null;
  #heard: Heard = { epoch: 0, last: null, scenario: null };
  #heardAtMs: number;
  #isBusy = false;
  #checkedAtMs: number;
  #leave: () => void = () => {};
  #isDeposing = false;

  constructor(options: SeatOptions) {
    this.#options = options;
    const { channel, time } = options;
    this.#checkedAtMs = time.now();
    this.#heardAtMs = time.now() + PATIENCE_AT_START_MS;
    channel.listen((message) => this.#receive(message));
  }

  take(): void {
    this.#queue('wait');
    this.#sayHello();
    this.#watch();
  }

  /** From this tab's page. Without a leader it is dropped: the page asks again when there is one. */
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
    const heard = this.#heard;
    this.#terms += 1;
    const term = this.#terms;
    this.#opening = true;
    channel.post({ kind: 'sign', from: name, epoch: heard.epoch + 1, busy: true, run: '', nowMs: 0 });
    try {
      const { port, epoch } = await open(heard, () => this.#isOver(term));
      if (term !== this.#terms) return port.retire();
      this.#heard = { ...heard, epoch };
      this.#leader = null;
      this.#leadership = new Leadership({ ...this.#options, port, epoch });
      port.start(runningSince(heard, port, time.now()));
      this.#opening = false;
    } catch (error) {
      if (term !== this.#terms) return;
      this.#hasFailed = true;
      this.#leave();
      onFailure(error);
    }
  }

  /** Tabs of another build have another lock: they may write to our store, but do not go on for us. */
  async #isOver(term: number): Promise<boolean> {
    // Once this is answered, we have heard of the loss of our lock as well.
    await this.#options.locks.place();
    return term !== this.#terms;
  }

  /** Somebody else leads: our exchange falls silent, and we queue again. */
  #stepDown(): void {
    this.#terms += 1;
    this.#opening = false;
    this.#leadership?.end();
    this.#leadership = null;
    this.#heardAtMs = this.#options.time.now();
    this.#queue('wait');
    this.#sayHello();
  }

  #receive(message: TabMessage): void {
    const { name, toPage, time } = this.#options;
    if (message.kind === 'hello') this.#leadership?.welcome(message.from);
    else if (message.kind === 'to-leader') {
      if (message.epoch === this.#leadership?.epoch) this.#leadership.receive(message.from, message.message);
    } else if (message.kind === 'to-tab') {
      if (message.to === name && message.epoch === this.#leader?.epoch) toPage(message.message);
    } else if (message.kind === 'frozen') {
      if (message.from === this.#leader?.name) void this.#depose();
    } else if (message.epoch >= this.#heard.epoch) {
      this.#heardAtMs = time.now();
      this.#isBusy = message.kind === 'sign' && message.busy;
      if (message.kind === 'leads') this.#follow(message);
      else if (!message.busy) {
        const { run, nowMs } = message;
        this.#heard = { ...this.#heard, last: { run, nowMs, atMs: this.#heardAtMs } };
      }
    }
  }

  #follow({ from, epoch, standing }: Extract<TabMessage, { kind: 'leads' }>): void {
    const { scenario, seed } = standing.header;
    this.#heard = { ...this.#heard, epoch, scenario: { scenario, seed } };
    if (this.#leadership && epoch > this.#leadership.epoch) this.#stepDown();
    if (this.#leadership || this.#leader?.epoch === epoch) return;
    this.#leader = { name: from, epoch };
    // The leader is to know us, also when our page has nothing to ask.
    this.#sayHello();
    this.#options.toPage({ kind: 'leads', standing });
  }

  #watch(): void {
    if (this.#hasFailed) return;
    const { time } = this.#options;
    const now = time.now();
    // Who has slept has heard nothing, whoever spoke.
    if (now - this.#checkedAtMs > CHECK_EVERY_MS * 3) this.#heardAtMs = Math.max(this.#heardAtMs, now);
    this.#checkedAtMs = now;
    const isSilent = now - this.#heardAtMs > (this.#isBusy ? BUSY_AT_MOST_MS : SILENT_AFTER_MS);
    if (!this.#leadership && !this.#opening && isSilent) void this.#depose();
    time.after(CHECK_EVERY_MS, () => this.#watch());
  }

  /** The leader stands still: whoever is first in the queue and lives takes its lock. */
  async #depose(): Promise<void> {
    if (this.#isDeposing) return;
    this.#isDeposing = true;
    const { locks, time } = this.#options;
    this.#isBusy = false;
    const { epoch } = this.#heard;
    const place = await locks.place();
    time.after(place * STEP_MS, () => {
      this.#isDeposing = false;
      const isLed = this.#leadership !== null || this.#opening || this.#heard.epoch > epoch || this.#isBusy;
      if (!isLed) this.#queue('steal');
    });
  }
}

import { LocalPort } from '../local-port';
import { ManualTime } from '../manual-time';
import { emptyDisk, MemoryRunStore } from '../memory-run-store';
import { type RemotePort, remotePort } from '../remote-port';
import { resumeRun } from '../resume-run';
import { readAsLeader } from './read-as-leader';
import type { TabChannel, TabLocks, TabMessage } from './tab-messages';
import { TabSession } from './tab-session';

const WANTED = { scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 };

interface Request {
  readonly tab: FakeTab;
  readonly held: () => void;
  readonly lost: () => void;
}

/**
 * Several tabs in one thread with manual time, for tests. They share a disk, a lock and a channel, and can be killed or
 * frozen.
 */
export class FakeBrowser {
  readonly time = new ManualTime();
  readonly disk = emptyDisk();
  readonly tabs: FakeTab[] = [];
  holder: Request | null = null;
  queue: Request[] = [];
  /** Selects messages to lose, such as the last ones of a leader that ends. */
  loses: (message: TabMessage) => boolean = () => false;

  open(): FakeTab {
    const tab = new FakeTab(this, `tab-${this.tabs.length + 1}`);
    this.tabs.push(tab);
    tab.session.join();
    return tab;
  }

  /** Runs everything that needs no time, then lets time pass in steps of 50 real milliseconds. */
  async pass(durationMs = 0): Promise<void> {
    const stepMs = 50;
    await this.settle();
    for (let left = durationMs; left > 0; left -= stepMs) {
      this.time.pass(Math.min(left, stepMs));
      await this.settle();
    }
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  grantLock(): void {
    if (this.holder) return;
    const next = this.queue.shift();
    if (!next) return;
    this.holder = next;
    next.tab.later(next.held);
  }
}

/** One tab: its page, its worker and whether they are alive, frozen or dead. */
export class FakeTab {
  readonly name: string;
  readonly page: RemotePort;
  readonly session: TabSession;
  /** The port of the exchange that this tab runs, or ran last. */
  port: LocalPort | null = null;
  store: MemoryRunStore | null = null;
  readonly failures: unknown[] = [];
  /** True makes opening fail. */
  refusesToOpen = false;
  /** What opening waits for before it reads the store, such as a file that is still loading. */
  loading: Promise<void> = Promise.resolve();
  #state: 'alive' | 'frozen' | 'dead' = 'alive';
  #postponed: (() => void)[] = [];
  readonly #browser: FakeBrowser;
  readonly #heard: ((message: TabMessage) => void)[] = [];
  readonly #mourners: (() => void)[] = [];

  constructor(browser: FakeBrowser, name: string) {
    this.#browser = browser;
    this.name = name;
    this.page = remotePort((message) => {
      const copy = structuredClone(message);
      this.later(() => this.session.fromPage(copy));
    });
    this.session = new TabSession({
      name,
      channel: this.#channel(),
      locks: this.#locks(),
      time: {
        now: () => browser.time.now(),
        after: (delayMs, callback) => browser.time.after(delayMs, () => this.later(callback)),
      },
      toPage: (message) => {
        const copy = structuredClone(message);
        this.later(() => this.page.receive(copy));
      },
      open: async (knownLeader, isTakenOver) => {
        if (this.refusesToOpen) throw new Error('it does not open');
        const store = new MemoryRunStore(browser.disk);
        this.store = store;
        await this.loading;
        const resumed = await resumeRun({ ...WANTED, seen: knownLeader.last }, readAsLeader(store, isTakenOver));
        const time = {
          now: () => browser.time.now(),
          after: (delayMs: number, callback: () => void) => browser.time.after(delayMs, () => this.later(callback)),
        };
        this.port = new LocalPort(resumed, { time, isTakenOver });
        return { port: this.port, epoch: store.epoch };
      },
      onFailure: (error) => this.failures.push(error),
    });
  }

  get leads(): boolean {
    return this.#browser.holder?.tab === this;
  }

  /** Runs `work` in this tab in a later turn: after the thaw when it is frozen, never when it is dead. */
  later(work: () => void): void {
    setImmediate(() => {
      if (this.#state === 'frozen') this.#postponed.push(work);
      else if (this.#state === 'alive') work();
    });
  }

  kill(): void {
    const browser = this.#browser;
    this.#state = 'dead';
    this.port?.retire();
    browser.queue = browser.queue.filter(({ tab }) => tab !== this);
    if (this.leads) browser.holder = null;
    browser.grantLock();
    for (const onEnd of this.#mourners) onEnd();
  }

  /** With `announced` the page announces the freeze, as pages can. A suspended process cannot. */
  freeze(announced = true): void {
    this.#state = 'frozen';
    if (announced) this.#post({ kind: 'frozen', from: this.name });
  }

  thaw(): void {
    this.#state = 'alive';
    for (const work of this.#postponed.splice(0)) this.later(work);
  }

  #post(message: TabMessage): void {
    if (this.#browser.loses(message)) return;
    const copy = structuredClone(message);
    for (const tab of this.#browser.tabs) {
      if (tab !== this) tab.later(() => tab.#hear(copy));
    }
  }

  #hear(message: TabMessage): void {
    for (const listener of this.#heard) listener(message);
  }

  #channel(): TabChannel {
    return {
      post: (message) => {
        // A frozen or dead tab does not run, so work it had begun sends nothing any more.
        if (this.#state === 'alive') this.#post(message);
      },
      listen: (listener) => void this.#heard.push(listener),
    };
  }

  #locks(): TabLocks {
    const browser = this.#browser;
    return {
      lead: (how, held, lost) => {
        let hasLeft = false;
        const request: Request = {
          tab: this,
          held: () => void (hasLeft || held()),
          lost: () => void (hasLeft || lost()),
        };
        if (how === 'steal') {
          const robbed = browser.holder;
          browser.holder = null;
          browser.queue.unshift(request);
          robbed?.tab.later(robbed.lost);
        } else browser.queue.push(request);
        browser.grantLock();
        return () => {
          hasLeft = true;
          browser.queue = browser.queue.filter((one) => one !== request);
          if (browser.holder !== request) return;
          browser.holder = null;
          browser.grantLock();
        };
      },
      queuePosition: () =>
        new Promise((resolve) => {
          // The answer reaches the tab after everything that was reported to it before, such as the loss of its lock.
          this.later(() =>
            resolve(
              Math.max(
                0,
                browser.queue.findIndex(({ tab }) => tab === this),
              ),
            ),
          );
        }),
      ended: (name) =>
        new Promise((resolve) => {
          const tab = browser.tabs.find((one) => one.name === name);
          if (tab) tab.#mourners.push(() => this.later(resolve));
        }),
    };
  }
}

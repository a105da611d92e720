import type { RealTime } from '../driver';
import type { LocalPort } from '../local-port';
import type { FromExchange, ToExchange } from '../port-messages';
import { servePort } from '../serve-port';
import type { TabChannel, TabLocks } from './tab-messages';

interface LeadershipOptions {
  readonly name: string;
  readonly channel: TabChannel;
  readonly locks: TabLocks;
  readonly time: RealTime;
  readonly toPage: (message: FromExchange) => void;
  readonly port: LocalPort;
  readonly epoch: number;
}

/** Real milliseconds between two signs of life of the leader, while there are other tabs. */
const SIGN_EVERY_MS = 250;

/** The time during which one tab leads: it serves its own page and the other tabs until `end`. */
export class Leadership {
  readonly epoch: number;
  readonly #options: LeadershipOptions;
  readonly #clients = new Map<string, ReturnType<typeof servePort>>();
  #ended = false;

  constructor(options: LeadershipOptions) {
    this.#options = options;
    this.epoch = options.epoch;
    const { name, port, toPage } = options;
    this.#clients.set(name, servePort(port, toPage));
    toPage({ kind: 'leads', state: port.state });
    this.#announce();
    this.#sign();
  }

  /** Called when a tab has said hello. */
  addTab(tab: string): void {
    this.#client(tab);
    this.#announce();
  }

  receive(tab: string, message: ToExchange): void {
    const isAction = message.kind === 'ask' && message.body.kind === 'control';
    // An action may jump over a month and block this thread. Other tabs must not take the silence for a frozen leader.
    if (isAction && this.#clients.size > 1) this.#sendSign(true);
    this.#client(tab).receive(message);
  }

  end(): void {
    this.#ended = true;
    this.#options.port.retire();
    for (const client of this.#clients.values()) client.stop();
    this.#clients.clear();
  }

  #client(tab: string): ReturnType<typeof servePort> {
    const known = this.#clients.get(tab);
    if (known) return known;
    const { port, channel, locks } = this.#options;
    const client = servePort(port, (message) => {
      if (!this.#ended) channel.post({ kind: 'to-tab', to: tab, epoch: this.epoch, message });
    });
    this.#clients.set(tab, client);
    void locks.ended(tab).then(() => {
      client.stop();
      this.#clients.delete(tab);
    });
    return client;
  }

  #announce(): void {
    const { channel, name, port } = this.#options;
    channel.post({ kind: 'leads', from: name, epoch: this.epoch, state: { ...port.state, isNew: false } });
  }

  #sign(): void {
    if (this.#ended) return;
    if (this.#clients.size > 1) this.#sendSign(false);
    this.#options.time.after(SIGN_EVERY_MS, () => this.#sign());
  }

  #sendSign(busy: boolean): void {
    const { channel, name, port } = this.#options;
    channel.post({ kind: 'sign', from: name, epoch: this.epoch, busy, run: port.run, nowMs: port.readTime() });
  }
}

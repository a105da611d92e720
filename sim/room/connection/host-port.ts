import type { ClockReading } from '@/lib/clock/clock-port';
import { createSignal } from '@/lib/stores/signal';
import { createValueStore, type ReadableStore } from '@/lib/stores/value-store';
import { ControlError } from '../../control-error';
import type { FaultReading } from '../../faults/settings';
import type { JournalHeader } from '../../journal/journal';
import type { ExchangePort, Notice, Persistence } from '../../port';

/** What `GET /__sandbox/state` of a Node host answers. */
export interface HostState {
  /** Name of the run; another one after a start, a rewind or an import. */
  readonly run: string;
  readonly header: JournalHeader;
  readonly reading: ClockReading;
  readonly persistence: Persistence;
  readonly faults: FaultReading;
  /** Addresses with which another device is paired; null without `--pair`, and for devices that are paired themselves. */
  readonly pairing: readonly string[] | null;
}

/** `refused`: this device is not paired. `lost`: the host does not answer. */
export type HostContact = 'there' | 'refused' | 'lost';

export interface HostPort extends ExchangePort {
  /** The state when this page has connected. @throws an Error when the host refuses or does not answer */
  readonly state: Promise<HostState>;
  readonly contact: ReadableStore<HostContact>;
  stop(): void;
}

/** The actions after which a notice is due. */
const STEERS =
  /^(clock\.(set|advance|jump|next)|scenario\.(start|reset)|run\.(rewind|forward|takeUp|import|goTo)|faults\.(set|adjust|clear|drop))$/;

/** Real milliseconds between two readings of the host's state. */
const READ_EVERY_MS = 1_000;

/**
 * A Node host (`npm run sim`) as the control room steers it, by HTTP on the address the page came from. Notices are
 * derived from readings of its state. Calls and sockets are the app's own business, so there are none here.
 */
export function hostPort(origin: string, token: string, everyMs: number = READ_EVERY_MS): HostPort {
  const notices = createSignal<Notice>();
  const contact = createValueStore<HostContact>('there');
  const authorization: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` };
  let last: HostState | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const ask = async (path: string, input?: unknown): Promise<unknown> => {
    const sent =
      input === undefined
        ? { headers: authorization }
        : {
            method: 'POST',
            headers: { ...authorization, 'content-type': 'application/json' },
            body: JSON.stringify(input),
          };
    let response: Response;
    try {
      response = await fetch(new URL(`/__sandbox/${path}`, origin), sent);
    } catch (error) {
      contact.set('lost');
      throw error;
    }
    contact.set(response.status === 403 ? 'refused' : 'there');
    const body = (await response.json()) as { readonly error?: string } | null;
    if (response.status === 400) throw new ControlError(body?.error ?? path);
    if (!response.ok) throw new Error(body?.error ?? `${path}: HTTP ${response.status}`);
    return body;
  };
  const read = async (): Promise<HostState> => {
    const state = (await ask('state')) as HostState;
    const before = last;
    last = state;
    if (!before) return state;
    if (state.run !== before.run) notices.emit({ kind: 'run', change: 'started', header: state.header });
    notices.emit({ kind: 'clock', reading: state.reading });
    if (!isSame(state.persistence, before.persistence))
      notices.emit({ kind: 'persistence', persistence: state.persistence });
    if (!isSame(state.faults, before.faults)) notices.emit({ kind: 'faults', reading: state.faults });
    return state;
  };
  const follow = () => {
    if (isStopped) return;
    timer = setTimeout(
      () =>
        void read()
          .catch(() => {})
          .then(follow),
      everyMs,
    );
  };
  const state = read();
  void state.then(follow, follow);

  return {
    state,
    contact,
    control: async (action, input) => {
      const result = await ask(action.replace('.', '/'), input ?? {});
      // The room shows its effect on clock, run and faults at once.
      if (STEERS.test(action)) await read().catch(() => {});
      return result;
    },
    call: () => Promise.reject(new Error('the control room of a host makes no calls of its own')),
    socketOpened() {},
    socketEvent() {},
    socketClosed() {},
    onPush: () => () => {},
    onNotice: (listener) => notices.on(listener),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

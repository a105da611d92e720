import * as v from 'valibot';
import { createSignal, type Signal } from '@/lib/signal';
import { ControlError } from '../control/action';
import type { ExchangePort } from '../port';

/**
 * Everything that can be wrong with the way to the exchange. Another fault is another line here and in CALM, and the
 * adapter that brings it about.
 */
const faults = v.strictObject({
  /** WebSockets are refused, as by a proxy that does not know them: clients have to poll. */
  websocketBlocked: v.boolean(),
});

export type FaultSettings = Readonly<v.InferOutput<typeof faults>>;

const CALM: FaultSettings = { websocketBlocked: false };
const changed = v.partial(faults);

/** The faults of one host. Its adapters look here; the exchange itself knows of none. */
export class FaultBoard {
  readonly dropped: Signal<void> = createSignal<void>();
  #settings: FaultSettings = CALM;

  get settings(): FaultSettings {
    return this.#settings;
  }

  /** Runs a control action named `faults.…`. Throws ControlError on wrong input. */
  control(action: string, input: unknown): FaultSettings {
    if (action === 'faults.set') {
      const parsed = v.safeParse(changed, input);
      if (!parsed.success) {
        const [issue] = parsed.issues;
        const names = Object.keys(CALM).join(', ');
        throw new ControlError(`faults.set: ${v.getDotPath(issue) ?? 'input'}: ${issue.message}; faults are: ${names}`);
      }
      const wasBlocked = this.#settings.websocketBlocked;
      this.#settings = { ...this.#settings, ...parsed.output } as FaultSettings;
      // An open WebSocket is no exception to a proxy that refuses them.
      if (this.#settings.websocketBlocked && !wasBlocked) this.dropped.emit();
    } else if (action === 'faults.clear') this.#settings = CALM;
    else if (action === 'faults.drop') this.dropped.emit();
    else if (action !== 'faults.get') {
      throw new ControlError(
        `no control action "${action}"; there are: faults.get, faults.set, faults.clear, faults.drop`,
      );
    }
    return this.#settings;
  }
}

/** The port with the faults' actions in front of it. */
export function withFaults(port: ExchangePort, faults: FaultBoard): ExchangePort {
  return {
    call: (request) => port.call(request),
    control: (action, input) =>
      action.startsWith('faults.')
        ? Promise.resolve().then(() => faults.control(action, input))
        : port.control(action, input),
    socketOpened: (socketId) => port.socketOpened(socketId),
    socketSaid: (socketId, event, argument) => port.socketSaid(socketId, event, argument),
    socketClosed: (socketId) => port.socketClosed(socketId),
    onPush: (listener) => port.onPush(listener),
    onNotice: (listener) => port.onNotice(listener),
  };
}

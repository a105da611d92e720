import { randomId } from '@/lib/random-id';
import { createSignal } from '@/lib/stores/signal';
import { ControlError } from '../control-error';
import type { ExchangePort, Notice, Push, WireReply } from '../port';
import type { ExchangeState, FromExchange, PortRequest, ToExchange } from './port-messages';

interface PendingRequest {
  readonly body: PortRequest;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface RemotePort extends ExchangePort {
  /** Takes a message from the other end. */
  receive(message: FromExchange): void;
  /** Resolves when an exchange or its preview answers. */
  readonly state: Promise<ExchangeState>;
}

/**
 * An exchange at the other end of a channel. Another exchange may replace it: when the tab that runs it is closed,
 * another tab takes over. The port then sends every unanswered request again under its first id and opens the open
 * sockets again.
 */
export function remotePort(post: (message: ToExchange) => void): RemotePort {
  const pushes = createSignal<readonly Push[]>();
  const notices = createSignal<Notice>();
  const waiting = new Map<number, PendingRequest>();
  /** Open sockets, each with the last arguments of every event it has sent. */
  const sockets = new Map<string, Map<string, readonly unknown[]>>();
  const name = randomId();
  let requestCount = 0;
  let known: ExchangeState | null = null;
  let isPreview = false;
  let resolveState: (state: ExchangeState) => void = () => {};
  const state = new Promise<ExchangeState>((resolve) => {
    resolveState = resolve;
  });

  const ask = (body: PortRequest): Promise<unknown> =>
    new Promise((resolve, reject) => {
      requestCount += 1;
      waiting.set(requestCount, { body, resolve, reject });
      post({ kind: 'ask', number: requestCount, body });
    });
  const settle = (message: Extract<FromExchange, { number: number }>) => {
    const pending = waiting.get(message.number);
    waiting.delete(message.number);
    if (message.kind === 'answer') pending?.resolve(message.value);
    else pending?.reject(message.isInput ? new ControlError(message.message) : new Error(message.message));
  };
  const moveTo = (next: ExchangeState, last: ExchangeState) => {
    notices.emit({ kind: 'clock', reading: next.reading });
    notices.emit({ kind: 'persistence', persistence: next.persistence });
    for (const [socketId, lastArguments] of sockets) {
      post({ kind: 'opened', socketId });
      for (const [event, args] of lastArguments) post({ kind: 'said', socketId, event, args });
    }
    for (const [number, { body }] of waiting) post({ kind: 'ask', number, body });
    const isSame = (part: 'header' | 'faults') => JSON.stringify(next[part]) === JSON.stringify(last[part]);
    if (!isSame('faults')) notices.emit({ kind: 'faults', reading: next.faults });
    if (!isSame('header')) notices.emit({ kind: 'run', change: 'started', header: next.header });
    // After a preview no event can have been missed, so clients need not read again.
    else if (!isPreview) notices.emit({ kind: 'moved' });
  };
  const emitNotice = (notice: Notice) => {
    if (known && notice.kind === 'run') known = { ...known, header: notice.header };
    if (known && notice.kind === 'faults') known = { ...known, faults: notice.reading };
    notices.emit(notice);
  };
  return {
    state,
    receive(message) {
      if (message.kind === 'pushes') pushes.emit(message.pushes);
      else if (message.kind === 'notice') emitNotice(message.notice);
      else if (message.kind === 'leads' || message.kind === 'begins') {
        const last = known;
        known = message.state;
        if (last) moveTo(message.state, last);
        else resolveState(message.state);
        isPreview = message.kind === 'begins';
      } else settle(message);
    },
    call: (request) => ask({ kind: 'call', request }) as Promise<WireReply>,
    control: (action, input, id = `${name}-${requestCount + 1}`) => ask({ kind: 'control', id, action, input }),
    socketOpened(socketId) {
      sockets.set(socketId, new Map());
      post({ kind: 'opened', socketId });
    },
    socketEvent(socketId, event, ...args) {
      sockets.get(socketId)?.set(event, args);
      post({ kind: 'said', socketId, event, args });
    },
    socketClosed(socketId) {
      sockets.delete(socketId);
      post({ kind: 'closed', socketId });
    },
    onPush: pushes.on,
    onNotice: notices.on,
  };
}

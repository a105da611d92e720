import { createSignal } from '@/lib/signal';
import { uniqueName } from '@/lib/unique-name';
import { ControlError } from '../control/control-error';
import type { ExchangePort, Notice, Push, WireReply } from '../port';
import type { FromExchange, Question, Standing, ToExchange } from './port-messages';

interface Asker {
  readonly question: Question;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface RemotePort extends ExchangePort {
  /** Takes a message from the other end. */
  receive(message: FromExchange): void;
  /** Resolves when an exchange or its preview answers. */
  readonly standing: Promise<Standing>;
}

/**
 * An exchange at the other end of a channel. Another exchange may replace it: when the tab that runs it is closed,
 * another tab takes over. The port then sends every unanswered request again under its first id and opens the open
 * sockets again.
 */
export function remotePort(post: (message: ToExchange) => void): RemotePort {
  const pushes = createSignal<readonly Push[]>();
  const notices = createSignal<Notice>();
  const waiting = new Map<number, Asker>();
  /** Open sockets, each with the last arguments of every event it has sent. */
  const sockets = new Map<string, Map<string, readonly unknown[]>>();
  const name = uniqueName();
  let asked = 0;
  let known: Standing | null = null;
  let isPreview = false;
  let tellStanding: (standing: Standing) => void = () => {};
  const standing = new Promise<Standing>((resolve) => {
    tellStanding = resolve;
  });

  const ask = (question: Question): Promise<unknown> =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { question, resolve, reject });
      post({ kind: 'ask', number: asked, question });
    });
  const settle = (message: Extract<FromExchange, { number: number }>) => {
    const asker = waiting.get(message.number);
    waiting.delete(message.number);
    if (message.kind === 'answer') asker?.resolve(message.value);
    else asker?.reject(message.isInput ? new ControlError(message.message) : new Error(message.message));
  };
  const moveTo = (next: Standing, last: Standing) => {
    notices.emit({ kind: 'clock', reading: next.reading });
    notices.emit({ kind: 'persistence', persistence: next.persistence });
    for (const [socketId, said] of sockets) {
      post({ kind: 'opened', socketId });
      for (const [event, args] of said) post({ kind: 'said', socketId, event, args });
    }
    for (const [number, { question }] of waiting) post({ kind: 'ask', number, question });
    const isSame = (part: 'header' | 'faults') => JSON.stringify(next[part]) === JSON.stringify(last[part]);
    if (!isSame('faults')) notices.emit({ kind: 'faults', reading: next.faults });
    if (!isSame('header')) notices.emit({ kind: 'run', change: 'started', header: next.header });
    // After a preview no event can have been missed, so clients need not read again.
    else if (!isPreview) notices.emit({ kind: 'moved' });
  };
  const tell = (notice: Notice) => {
    if (known && notice.kind === 'run') known = { ...known, header: notice.header };
    if (known && notice.kind === 'faults') known = { ...known, faults: notice.reading };
    notices.emit(notice);
  };
  return {
    standing,
    receive(message) {
      if (message.kind === 'pushes') pushes.emit(message.pushes);
      else if (message.kind === 'notice') tell(message.notice);
      else if (message.kind === 'leads' || message.kind === 'begins') {
        const last = known;
        known = message.standing;
        if (last) moveTo(message.standing, last);
        else tellStanding(message.standing);
        isPreview = message.kind === 'begins';
      } else settle(message);
    },
    call: (request) => ask({ kind: 'call', request }) as Promise<WireReply>,
    control: (action, input, id = `${name}-${asked + 1}`) => ask({ kind: 'control', id, action, input }),
    socketOpened(socketId) {
      sockets.set(socketId, new Map());
      post({ kind: 'opened', socketId });
    },
    socketSaid(socketId, event, ...args) {
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

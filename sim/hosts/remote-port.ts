import { createSignal } from '@/lib/signal';
import { ControlError } from '../control/control-error';
import type { ExchangePort, Notice, Push, WireReply, WireRequest } from '../port';

/** What asks for an answer; the rest is told. */
type Question =
  | { readonly kind: 'call'; readonly request: WireRequest }
  | { readonly kind: 'control'; readonly action: string; readonly input: unknown };

export type ToExchange =
  | { readonly kind: 'ask'; readonly number: number; readonly question: Question }
  | { readonly kind: 'opened'; readonly socketId: string }
  | { readonly kind: 'said'; readonly socketId: string; readonly event: string; readonly argument: unknown }
  | { readonly kind: 'closed'; readonly socketId: string };

export type FromExchange =
  | { readonly kind: 'answer'; readonly number: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly number: number; readonly message: string; readonly isInput: boolean }
  | { readonly kind: 'pushes'; readonly pushes: readonly Push[] }
  | { readonly kind: 'notice'; readonly notice: Notice };

/** One end of a message channel: a worker, its scope, or a pair of functions in a test. */
export interface Channel<Out, In> {
  post(message: Out): void;
  listen(listener: (message: In) => void): void;
}

/** Offers a port to the other end of a channel. */
export function servePort(port: ExchangePort, channel: Channel<FromExchange, ToExchange>): void {
  const answer = async (number: number, question: Question) => {
    try {
      const { kind } = question;
      const value = await (kind === 'call'
        ? port.call(question.request)
        : port.control(question.action, question.input));
      channel.post({ kind: 'answer', number, value });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      channel.post({ kind: 'failure', number, message, isInput: error instanceof ControlError });
    }
  };
  port.onPush((pushes) => channel.post({ kind: 'pushes', pushes }));
  port.onNotice((notice) => channel.post({ kind: 'notice', notice }));
  channel.listen((message) => {
    if (message.kind === 'ask') void answer(message.number, message.question);
    else if (message.kind === 'opened') port.socketOpened(message.socketId);
    else if (message.kind === 'said') port.socketSaid(message.socketId, message.event, message.argument);
    else port.socketClosed(message.socketId);
  });
}

/** The port at the other end of a channel. */
export function remotePort(channel: Channel<ToExchange, FromExchange>): ExchangePort {
  const pushes = createSignal<readonly Push[]>();
  const notices = createSignal<Notice>();
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let asked = 0;

  const ask = (question: Question): Promise<unknown> =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      channel.post({ kind: 'ask', number: asked, question });
    });
  const settle = (message: Extract<FromExchange, { number: number }>) => {
    const asker = waiting.get(message.number);
    waiting.delete(message.number);
    if (message.kind === 'answer') asker?.resolve(message.value);
    else asker?.reject(message.isInput ? new ControlError(message.message) : new Error(message.message));
  };
  channel.listen((message) => {
    if (message.kind === 'pushes') pushes.emit(message.pushes);
    else if (message.kind === 'notice') notices.emit(message.notice);
    else settle(message);
  });
  return {
    call: (request) => ask({ kind: 'call', request }) as Promise<WireReply>,
    control: (action, input) => ask({ kind: 'control', action, input }),
    socketOpened: (socketId) => channel.post({ kind: 'opened', socketId }),
    socketSaid: (socketId, event, argument) => channel.post({ kind: 'said', socketId, event, argument }),
    socketClosed: (socketId) => channel.post({ kind: 'closed', socketId }),
    onPush: pushes.on,
    onNotice: notices.on,
  };
}

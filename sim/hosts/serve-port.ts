import { ControlError } from '../control-error';
import { errorText } from '../error-text';
import type { ExchangePort } from '../port';
import type { FromExchange, PortRequest, ToExchange } from './port-messages';
import { LeadershipLost } from './run-store';

/** One client of an exchange, as its host sees it. */
interface Client {
  receive(message: ToExchange): void;
  /** Ends the connection to the client and closes its sockets. */
  stop(): void;
}

/**
 * Serves a port to one client: a page or another tab. The client gets the events of its own sockets and events for all.
 */
export function servePort(port: ExchangePort, post: (message: FromExchange) => void): Client {
  const sockets = new Set<string>();
  const ask = (body: PortRequest) =>
    body.kind === 'call' ? port.call(body.request) : port.control(body.action, body.input, body.id);
  const answer = async (number: number, body: PortRequest) => {
    try {
      post({ kind: 'answer', number, value: await ask(body) });
    } catch (error) {
      // The client sends the request again to the exchange that has taken over.
      if (error instanceof LeadershipLost) return;
      const message = errorText(error);
      post({ kind: 'failure', number, message, isInput: error instanceof ControlError });
    }
  };
  const stopPushes = port.onPush((pushes) => {
    const own = pushes.flatMap((push) => {
      const concerned = push.sockets?.filter((id) => sockets.has(id)) ?? null;
      return concerned?.length === 0 ? [] : [{ ...push, sockets: concerned }];
    });
    if (own.length > 0) post({ kind: 'pushes', pushes: own });
  });
  const stopNotices = port.onNotice((notice) => post({ kind: 'notice', notice }));
  return {
    receive(message) {
      if (message.kind === 'ask') void answer(message.number, message.body);
      else if (message.kind === 'said') port.socketEvent(message.socketId, message.event, ...message.args);
      else if (message.kind === 'opened') {
        sockets.add(message.socketId);
        port.socketOpened(message.socketId);
      } else {
        sockets.delete(message.socketId);
        port.socketClosed(message.socketId);
      }
    },
    stop() {
      stopPushes();
      stopNotices();
      for (const id of sockets) port.socketClosed(id);
    },
  };
}

import { randomId } from '@/lib/random-id';
import type { FaultMonitor } from '../../faults/fault-monitor';
import { deliverEvents } from '../../faults/faulty-events';
import type { ExchangePort } from '../../port';
import { serveMockSocket } from '../../realtime/mock-socket-server';
import { EngineServer } from '../../realtime/session-server';
import { sandboxTransports } from '../../realtime/transports';
import { networkIsLost } from './network';

/** The realtime server of this page. */
export interface Sockets {
  readonly engine: EngineServer;
  /** Transports for the real socket.io-client. */
  readonly transports: unknown[];
  stop(): void;
}

/** Serves this page's sockets from the exchange. A separate file, because no price of the first screen waits for it. */
export default function openSockets(port: ExchangePort, faults: FaultMonitor): Sockets {
  const engine = new EngineServer(
    {
      opened: (id) => port.socketOpened(id),
      onEvent: (id, event, args) => port.socketEvent(id, event, ...args),
      closed: (id) => port.socketClosed(id),
    },
    // The sockets of all tabs share one exchange, so their ids need a prefix for each tab.
    { idPrefix: `${randomId()}-` },
  );
  deliverEvents(port, faults, (pushes) => {
    for (const { sockets, event, payload } of pushes) engine.emit(sockets, event, payload);
  });
  faults.dropped.on(() => engine.dropAll());
  return {
    engine,
    transports: sandboxTransports(() => faults.refusesWebSockets || networkIsLost()),
    stop: serveMockSocket(engine),
  };
}

import { uniqueName } from '@/lib/unique-name';
import type { FaultBoard } from '../../faults/fault-board';
import { carryEvents } from '../../faults/faulty-events';
import type { ExchangePort } from '../../port';
import { serveMockSocket } from '../../realtime/mock-socket-server';
import { EngineServer } from '../../realtime/session-server';
import { sandboxTransports } from '../../realtime/transports';
import { networkIsLost } from './network';

/** What realtime clients of this page meet. */
export interface Sockets {
  readonly engine: EngineServer;
  /** For the real socket.io-client. */
  readonly transports: unknown[];
  stop(): void;
}

/** Serves this page's sockets from the exchange. A file of its own, because no price on screen waits for it. */
export default function openSockets(port: ExchangePort, faults: FaultBoard): Sockets {
  const engine = new EngineServer(
    {
      opened: (id) => port.socketOpened(id),
      said: (id, event, args) => port.socketSaid(id, event, ...args),
      closed: (id) => port.socketClosed(id),
    },
    // Sockets of all tabs meet in one exchange.
    { idPrefix: `${uniqueName()}-` },
  );
  carryEvents(port, faults, (pushes) => {
    for (const { sockets, event, payload } of pushes) engine.emit(sockets, event, payload);
  });
  faults.dropped.on(() => engine.dropAll());
  return {
    engine,
    transports: sandboxTransports(() => faults.refusesWebSockets || networkIsLost()),
    stop: serveMockSocket(engine),
  };
}
